import { describe, expect, test } from 'vitest';
import { overlap, placeLabels, placeNote } from './place.ts';

const SCREEN = { width: 1280, height: 800 };
const NOTE = { width: 356, height: 240 };

describe('an explanation', () => {
  test('lies at the right of its thing where there is room', () => {
    const thing = { x: 300, y: 300, width: 100, height: 100 };
    expect(placeNote(thing, NOTE, SCREEN, []).side).toBe('right');
  });

  test('goes to the left at the right edge, and never lies on its thing', () => {
    const thing = { x: 1200, y: 300, width: 60, height: 60 };
    const place = placeNote(thing, NOTE, SCREEN, []);
    expect(place.side).toBe('left');
    expect(overlap({ ...place, ...NOTE }, thing)).toBe(0);
  });

  test('leaves free what one needs', () => {
    const thing = { x: 300, y: 300, width: 100, height: 100 };
    const needed = { area: { x: 410, y: 0, width: 870, height: 800 }, weight: 1 };
    expect(placeNote(thing, NOTE, SCREEN, [needed]).side).not.toBe('right');
  });

  test('of a card in hand lies beyond the question, which stays free to be answered', () => {
    const card = { x: 260, y: 654, width: 120, height: 144 };
    const question = { x: 0, y: 590, width: 1070, height: 58 };
    const board = { area: { x: 20, y: 110, width: 1000, height: 300 }, weight: 1 };
    const place = placeNote(card, NOTE, SCREEN, [{ area: question, weight: 3 }, board]);
    expect(place.side).toBe('above');
    expect(overlap({ ...place, ...NOTE }, question)).toBe(0);
  });

  test('stays on the screen in every corner', () => {
    for (const x of [0, 1270])
      for (const y of [0, 790]) {
        const place = placeNote({ x, y, width: 10, height: 10 }, NOTE, SCREEN, []);
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.y).toBeGreaterThanOrEqual(0);
        expect(place.x + NOTE.width).toBeLessThanOrEqual(SCREEN.width);
        expect(place.y + NOTE.height).toBeLessThanOrEqual(SCREEN.height);
      }
  });
});

describe('labels', () => {
  const size = { width: 120, height: 28 };

  test('do not lie on each other or on what is taken', () => {
    const pins = Array.from({ length: 12 }, (_, index) => ({ x: 100 + (index % 4) * 60, y: 200 + index * 12 }));
    const taken = { x: 0, y: 0, width: 1280, height: 190 };
    const laid = placeLabels(
      pins,
      pins.map(() => size),
      SCREEN,
      [taken],
    ).filter(area => area !== null);
    expect(laid.length).toBeGreaterThan(6);
    for (const [index, area] of laid.entries())
      for (const other of [taken, ...laid.slice(0, index)]) expect(overlap(area, other)).toBe(0);
  });

  test('are left out where there is no place for them', () => {
    const pins = Array.from({ length: 40 }, () => ({ x: 60, y: 60 }));
    const laid = placeLabels(
      pins,
      pins.map(() => size),
      { width: 200, height: 120 },
      [],
    );
    expect(laid.filter(area => area === null).length).toBeGreaterThan(30);
  });
});
