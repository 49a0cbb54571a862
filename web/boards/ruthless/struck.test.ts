import { loadGame } from '@bonebed/games';
import { type Event, openEdition } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { struckBy } from './struck.ts';
import type { Box, CardId } from './view.ts';

const { game, components } = await loadGame('ruthless');
// The box of this game.
const box = openEdition(game, components).box as unknown as Box;
const boneOf = (id: string) => box.bones.findIndex(bone => bone.id === id);
const cardOf = (id: string) => box.cards.findIndex(card => card.id === id) as CardId;

const stegosaurus = cardOf('stegosaurus');
const described = { type: 'described', seat: 0, name: stegosaurus, bones: [], fossil: null, boosts: [] } as Event;
const thrownOut = (bone: string, skeleton: CardId | null): Event =>
  ({ type: 'thrownOut', bone: boneOf(bone), seat: 1, skeleton }) as Event;

test('a bone struck out of a presentation leaves wax in its slot', () => {
  const struck = struckBy(box, [described, thrownOut('ar-head-small', null)]);
  expect(struck.get(stegosaurus)).toEqual([true, false, false]);
});

test('a bone struck out of a skeleton on view leaves wax there, whatever was described last', () => {
  const triceratops = cardOf('triceratops');
  const struck = struckBy(box, [described, thrownOut('ar-limb-squat', triceratops)]);
  expect(struck.get(triceratops)).toEqual([false, false, true]);
  expect(struck.get(stegosaurus)).toBeUndefined();
});

test('a Name that is described again is whole again, and a fossil has no slot', () => {
  expect(struckBy(box, [described, thrownOut('ar-head-small', null), described]).get(stegosaurus)).toBeUndefined();
  expect(struckBy(box, [described, thrownOut('fo-eggs', null)]).size).toBe(0);
});
