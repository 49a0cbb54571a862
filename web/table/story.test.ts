import { loadGame } from '@bonebed/games';
import {
  component,
  componentName,
  type Event,
  eventWords,
  fastRng,
  openEdition,
  pick,
  type Reader,
  type Terms,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import type { BoardAt, Story } from '../boards/board.ts';
import { loadExplain } from '../explain/find.ts';
import { newLocalTable } from '../host/local-table.ts';
import { byRival, entriesOf, mentionsIn, mostTelling, sinceTurnOf, turnsOf, withBeginnings } from './story.ts';

const stories = import.meta.glob<Story>('../boards/*/story.ts', { import: 'story', eager: true });
const words = import.meta.glob<{ arrived(language: 'en'): Promise<unknown> }>('../boards/*/words.ts', {
  import: 'words',
  eager: true,
});

test('the log says where chance began anew: after all that was told before that answer', () => {
  const lines = [{ after: 1 }, { after: 1 }, { after: 4 }];
  expect(withBeginnings(lines, [])).toEqual(lines);
  expect(withBeginnings(lines, [0])).toEqual([0, ...lines]);
  expect(withBeginnings(lines, [1, 3, 4])).toEqual([lines[0], lines[1], 1, 3, lines[2], 4]);
});

test('an event was told after the answer that brought it', () => {
  const events = [{ type: 'a' }, { type: 'b' }, { type: 'c' }];
  expect(entriesOf(events, [1, 1, 3]).map(({ after }) => after)).toEqual([0, 2, 2]);
});

describe('what the others did', () => {
  const story: Story = { role: ({ type }) => (type === 'turn' ? 'heading' : 'line'), items: {} };
  /** Who acted since the turn of seat 0, and what was told: `turn1 dig` is a turn of seat 1 and something in it. */
  const since = (types: string) => {
    const events: Event[] = types.split(' ').map(word => {
      const [, seat] = /^turn(\d)$/.exec(word) ?? [];
      return seat === undefined ? { type: word } : { type: 'turn', seat: Number(seat) };
    });
    const marks = events.map((_, index) => index + 1);
    const recalled = sinceTurnOf(turnsOf(entriesOf(events, marks), story), 0, story);
    return recalled.map(({ seat, lines }) => [seat, ...lines.map(({ event }) => event.type)]);
  };

  test('while they act: since my turn', () => {
    expect(since('turn0 dig turn1 dig turn2 sell')).toEqual([
      [1, 'turn', 'dig'],
      [2, 'turn', 'sell'],
    ]);
  });

  test('while I act: between my last turn and this one', () => {
    expect(since('turn0 dig turn1 sell turn0 dig')).toEqual([[1, 'turn', 'sell']]);
  });

  test('where turns are nobody’s: since I did something', () => {
    const events: Event[] = [0, 1, 1, null].map(seat => (seat === null ? { type: 'season' } : { type: 'dig', seat }));
    const lines = entriesOf(events, [1, 2, 3, 4]);
    const recalled = sinceTurnOf(turnsOf(lines, story), 0, story);
    expect(recalled.map(({ seat, lines: told }) => [seat, told.length])).toEqual([[1, 3]]);
  });

  test('what matters little is told where there is nothing else', () => {
    const told: Story = { ...story, role: ({ type }) => (type === 'turn' ? 'heading' : 'filler') };
    const events = [{ type: 'turn', seat: 1 }, { type: 'walk' }];
    const [{ lines }] = sinceTurnOf(turnsOf(entriesOf(events, [2]), told), 0, told);
    expect(lines.map(({ event }) => event.type)).toEqual(['turn', 'walk']);
  });

  test('each of them as one, with the line that tells most', () => {
    const events: Event[] = 'turn1 dig turn2 turn1 sell dig'.split(' ').map(word => {
      const [, seat] = /^turn(\d)$/.exec(word) ?? [];
      return seat === undefined ? { type: word } : Object.assign({ type: 'turn' }, { seat: Number(seat) });
    });
    const rivals = byRival(sinceTurnOf(turnsOf(entriesOf(events, [6]), story), 0, story));
    expect(rivals.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [1, 5],
      [2, 1],
    ]);
    const best = (telling: readonly string[]) => mostTelling(rivals[0].lines, { ...story, telling }).index;
    expect(best(['sell', 'dig'])).toBe(4);
    expect(best(['dig'])).toBe(1);
    expect(best([])).toBe(0);
  });

  test('before my first turn: all there was', () => {
    expect(since('deal turn1 sell')).toEqual([[1, 'turn', 'sell']]);
    expect(since('deal turn0 sell')).toEqual([]);
  });
});

describe('turn by turn', () => {
  const story: Story = {
    role({ type }) {
      if (type === 'turn') return 'heading';
      return type === 'draw' ? 'filler' : 'line';
    },
    items: {},
  };
  /** The turns as their types: a heading with what follows, runs in lists. */
  const told = (types: string, own: Story | null = story, anew: readonly number[] = []) => {
    const events = types.split(' ').map(type => ({ type }));
    const lines = withBeginnings(
      entriesOf(
        events,
        events.map((_, index) => index + 1),
      ),
      anew,
    );
    return turnsOf(lines, own ?? undefined).map(({ heading, told: parts }) => [
      heading?.event.type ?? null,
      ...parts.map(part => {
        if (typeof part === 'number') return part;
        return 'length' in part ? part.map(({ event }) => event.type) : part.event.type;
      }),
    ]);
  };

  test('what comes before the first turn has no heading', () =>
    expect(told('deal turn play')).toEqual([
      [null, 'deal'],
      ['turn', 'play'],
    ]));
  test('filler is gathered as far as nothing else is told between', () =>
    expect(told('turn draw draw play draw')).toEqual([[null], ['turn', ['draw', 'draw'], 'play', ['draw']]]));
  test('a new beginning of chance parts a run', () =>
    expect(told('turn draw draw', story, [1])).toEqual([[null], ['turn', ['draw'], 1, ['draw']]]));
  test('without a story all are lines', () => expect(told('turn draw', null)).toEqual([[null, 'turn', 'draw']]));
});

describe.each(Object.entries(stories).map(([path, story]) => [path.split('/')[2], story] as const))(
  '%s',
  (id, story) => {
    test('the log of a game has turns, and folds; nothing is lost, in either language', async () => {
      const { readers, events, at } = await randomGame(id);
      const turns = turnsOf(entriesOf(events, [events.length]), story);
      expect(turns.length).toBeGreaterThan(3);
      const entries = turns.flatMap(({ heading, told }) => [heading ?? [], ...told]).flat();
      expect(entries).toEqual(entriesOf(events, [events.length]));
      expect(turns.some(({ told }) => told.some(part => Array.isArray(part) && part.length > 1))).toBe(true);
      const named = new Set<string>();
      const unexplained = new Set<string>();
      await words[`../boards/${id}/words.ts`].arrived('en');
      const explain = await loadExplain(id);
      for (const reader of readers) {
        for (const event of events) {
          const sentence = eventWords(reader, event);
          const parts = mentionsIn(reader, event, sentence, story);
          expect(parts.map(part => (typeof part === 'string' ? part : part.name)).join('')).toBe(sentence);
          for (const part of parts) if (typeof part !== 'string') named.add(part.thing);
          const plain = parts.filter(part => typeof part === 'string').join('|');
          for (const name of namesIn(reader, event)) if (plain.includes(name)) unexplained.add(`${name}: ${sentence}`);
        }
      }
      expect([...unexplained]).toEqual([]);
      expect(new Set([...named].map(thing => thing.split('.')[0])).size).toBeGreaterThan(1);
      expect([...named].filter(thing => explain(at, thing) === null)).toEqual([]);
    });
  },
);

test('names of cards lead to them, each to its own', async () => {
  const {
    readers: [reader],
  } = await randomGame('holotype');
  const event: Event & object = Object.assign({ type: 'drew' }, { seat: 0, specimens: [3, 0] });
  const words = eventWords(reader, event);
  const parts = mentionsIn(reader, event, words, stories['../boards/holotype/story.ts']);
  const mentioned = parts.flatMap(part => (typeof part === 'string' ? [] : [part]));
  expect(mentioned.map(({ thing }) => thing)).toEqual(['specimen.3', 'specimen.0']);
  expect(words).toBe(`Ada draws ${mentioned[0].name} and ${mentioned[1].name}`);
});

/** What a box has words for that are no things. */
const NO_THINGS = ['directions', 'eventTexts'];

/** The names of all components that an event speaks of, but not of people. */
function namesIn(reader: Reader<Terms>, fields: object): string[] {
  const { game, box } = reader;
  return Object.entries(fields).flatMap(([field, value]) =>
    [value].flat().flatMap((entry: unknown) => {
      if (typeof entry === 'object' && entry !== null) return namesIn(reader, entry);
      if (typeof entry !== 'number' || NO_THINGS.includes(game.nouns[field])) return [];
      return component(game, box, field, entry) === undefined ? [] : [componentName(reader, field, entry)];
    }),
  );
}

/** What the first seat hears of a game between two who take anything. */
async function randomGame(id: string): Promise<{ readers: Reader<Terms>[]; events: readonly Event[]; at: BoardAt }> {
  const module = await loadGame(id);
  const { game, components, texts } = module;
  const { box } = openEdition(game, components);
  const rng = fastRng(`story ${id}`);
  const players = ['Ada', 'Bo'];
  const table = newLocalTable(module, {
    seats: players.map(name => ({ name, kind: 'person', bot: null })),
    settings: {},
    seed: '1'.padEnd(64, '0'),
  });
  for (let answers = 0; answers < 200; answers++) {
    const seat = table.waiting().at(0);
    if (seat === undefined) break;
    table.answer(seat, pick(rng, table.frame(seat).ask?.texts ?? []));
  }
  const readers = (['en', 'fr'] as const).map(language => ({ game, box, texts: texts[language], language, players }));
  const { events, view } = table.frame(0);
  return { readers, events, at: { view, box, components, reader: readers[0], eyes: 0 } };
}
