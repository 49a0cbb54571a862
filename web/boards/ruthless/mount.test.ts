import { loadGame } from '@bonebed/games';
import type { Components } from '@bonebed/games/ruthless/box/components.ts';
import { expect, test } from 'vitest';
import { PARTS } from './facts.ts';
import { type Look, mountOf, STAND } from './mount.ts';

const { components } = await loadGame('ruthless');
const { names, bones, families } = components as Components;
const familyOf = (id: string | null) => families.findIndex(family => family.id === id);
const idealOf = ({ family, ideal }: (typeof names)[number]): Look[] =>
  PARTS.map(part => ({ family: familyOf(family), traits: ideal[part] }));

const [LEFT, TOP, WIDTH, HEIGHT] = STAND;

test('every skeleton stands on its stand, whatever bones it is made of', () => {
  const odd: string[] = [];
  for (const name of names) {
    for (const [slot, part] of PARTS.entries()) {
      for (const bone of bones.filter(one => one.part === part)) {
        const ideal = idealOf(name);
        const look = { family: familyOf(bone.family), traits: bone.traits };
        const { parts } = mountOf(
          ideal,
          ideal.map((own, at) => (at === slot ? look : own)),
        );
        for (const drawing of parts) {
          const [x, y, width, height] = drawing?.touch ?? [0, 0, 0, 0];
          const inside = x + width > LEFT && x < LEFT + WIDTH && y + height > TOP && y < TOP + HEIGHT;
          if (!inside || /NaN|undefined|Infinity/.test(drawing?.fill ?? 'undefined')) odd.push(`${name.id} ${bone.id}`);
        }
      }
    }
  }
  expect(odd).toEqual([]);
});

test('a part that is missing is wire, and no bone', () => {
  const ideal = idealOf(names[0]);
  const { parts, wires } = mountOf(ideal, [null, ideal[1], ideal[2]]);
  expect(parts.map(part => part === null)).toEqual([true, false, false]);
  expect(wires.map(wire => wire === null)).toEqual([false, true, true]);
});

test('a wrong skull looks wrong: it is drawn by its own family and traits', () => {
  const ideal = idealOf(names[0]);
  const skulls = bones.filter(({ part }) => part === 'head');
  const drawn = skulls.map(({ family, traits }) => {
    const [head] = mountOf(ideal, [{ family: familyOf(family), traits }, ideal[1], ideal[2]]).parts;
    return `${head?.fill}${head?.transform}`;
  });
  expect(new Set(drawn).size).toBe(skulls.length);
});
