import { loadGame } from '@bonebed/games';
import type { TableView } from '@bonebed/games/ruthless/rules/view.ts';
import { choicesOf, fastRng, openEdition, pick } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { newLocalTable } from '../../host/local-table.ts';
import type { BoardAt } from '../board.ts';
import { effect, left, parts } from './parts.ts';
import { en } from './texts/en.ts';
import { words } from './words.ts';

await words.arrived();

const module = await loadGame('ruthless');
const { box } = openEdition(module.game, module.components);

/** The spots that the board draws for a view: all cards that lie open before these eyes, people, skeletons, the desk. */
function spotsOf(view: TableView): Set<string> {
  const spots = new Set<string>();
  const add = (kind: string, ids: readonly (number | null)[]) => {
    for (const id of ids) if (id !== null) spots.add(`${kind}.${id}`);
  };
  for (const [seat, player] of view.players.entries()) {
    add('seat', [seat]);
    add('bone', [...player.bones.known, ...player.fossils]);
    add('card', player.cards.known);
    add('crew', player.crew);
    add(
      'skeleton',
      player.skeletons.map(({ name }) => name),
    );
    for (const { slots } of player.skeletons) add('bone', slots);
  }
  add('bone', view.presentation?.bones ?? []);
  add('bone', view.revision?.bones ?? []);
  if (view.stage === 'setup') add('paleontologist', [0, 1, 2, 3]);
  if (view.draft.name !== null || view.draft.bones.length > 0) spots.add('draft');
  return spots;
}

/** Options that are about nothing on the table: they are only in the list. */
const PLAIN = new Set(['pass', 'done']);

describe.each([2, 3, 4])('with %i seats', count => {
  test('every option and refusal is about things that lie on the table, and every ask has a note of the helper', () => {
    const seats = Array.from({ length: count }, (_, seat) => ({
      name: `P${seat}`,
      kind: 'person' as const,
      bot: null,
    }));
    const settings = { paleontologists: 'choose' };
    const rng = fastRng(`parts ${count}`);
    const asked = new Set<string>();
    for (const digit of ['1', '2', '3']) {
      const table = newLocalTable(module, { seats, settings, seed: digit.repeat(64) });
      for (;;) {
        const { ask } = table.frame(null);
        if (ask === null) break;
        const seat = pick(rng, table.waiting());
        const { view, ask: own } = table.frame(seat);
        const choices = choicesOf(own);
        const barred = table.barred(seat);
        const reader = { game: module.game, box, texts: module.texts.en, language: 'en' as const, players: ['A', 'B'] };
        const at: BoardAt = { view, box, components: module.components, reader, eyes: seat };
        const spots = spotsOf(view as TableView);
        asked.add(ask.what);
        for (const { option, text } of [...choices, ...barred]) {
          const keys = parts(at, ask.what, option).map(({ key }) => key);
          const missing = keys.filter(key => !spots.has(key));
          expect({ what: ask.what, text, missing }).toEqual({ what: ask.what, text, missing: [] });
          if (keys.length === 0) expect(PLAIN).toContain(text);
        }
        table.answer(seat, pick(rng, choices).text);
      }
    }
    expect(asked.size).toBeGreaterThan(6);
    for (const what of Object.keys(module.game.asks)) expect(Object.keys(en)).toContain(`helper.${what}`);
  });
});

test('a card comes before what it is played on, a skeleton before the bone for it', () => {
  const reader = {
    game: module.game,
    box,
    texts: module.texts.en,
    language: 'en' as const,
    players: ['Ada', 'Bo'],
  };
  const at: BoardAt = { view: null, box, components: module.components, reader, eyes: 0 };
  const keys = (what: string, option: Parameters<typeof parts>[2]) => parts(at, what, option).map(({ key }) => key);
  expect(keys('field', { do: 'playOn', card: 30, rival: 1 })).toEqual(['card.30', 'seat.1']);
  expect(keys('controversy', { do: 'revise', skeleton: 4, bone: 2 })).toEqual(['skeleton.4', 'bone.2']);
  expect(keys('doubt', { do: 'doubtBone', card: 50, bone: 2 })).toEqual(['card.50', 'bone.2']);
  expect(keys('field', { do: 'cycle', crew: 20, bone: 2 })).toEqual(['crew.20', 'bone.2']);
  expect(keys('museum', 'present')).toEqual(['draft']);
  expect(keys('museum', 'pass')).toEqual([]);
});

test('an option that plays a card, or a person, says what it does', () => {
  const reader = { game: module.game, box, texts: module.texts.en, language: 'en', players: ['Ada', 'Ben'] } as const;
  const at: BoardAt = { view: {}, box, components: module.components, reader, eyes: 0 };
  const cards: readonly { readonly id: string }[] = Reflect.get(box, 'cards');
  const card = (id: string) => cards.findIndex(one => one.id === id);
  const explosives = card('explosives#1');
  expect(effect(at, 'field', { do: 'playOn', card: explosives, rival: 1 })).toContain('2 random Bone cards');
  expect(effect(at, 'discard', explosives)).toContain('2 random Bone cards');
  expect(effect(at, 'paleontologist', 0)).toContain('3 Prestige');
  expect(effect(at, 'museum', { do: 'describe', name: card('allosaurus') })).toBe('');
  expect(effect(at, 'museum', 'pass')).toBe('');
});

test('a pass says what could still be played, and an end of the turn what goes back; who answers a rival loses nothing', () => {
  const reader = { game: module.game, box, texts: module.texts.en, language: 'en', players: ['Ada', 'Ben'] } as const;
  const at: BoardAt = { view: {}, box, components: module.components, reader, eyes: 0 };
  const plays = [
    { do: 'playOn', card: 30, rival: 1 },
    { do: 'playOn', card: 30, rival: 2 },
    { do: 'hire', card: 20 },
  ];
  expect(left(at, 'field', plays)).toBe('2 actions still open');
  expect(left(at, 'field', [])).toBe('');
  expect(left(at, 'keep', [3, 4])).toBe('2 bones go back');
  expect(left(at, 'doubt', [{ do: 'doubt', card: 50 }])).toBe('');
});
