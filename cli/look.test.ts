import { gameIds, loadGame } from '@bonebed/games';
import { loadPrinted, type Printed, piecesOf, printedOn, vocabulary } from '@bonebed/games/printed.ts';
import { describe, expect, test } from 'vitest';
import { processSystem } from './system.ts';
import { run, toyGames, toyModule } from './testing/run.ts';

const printed: Printed = [
  {
    at: 'bones',
    name: { en: 'Bones', fr: 'Os' },
    fields: { points: { en: 'Points', fr: 'Points' }, cost: { en: 'Coins', fr: 'Pièces' } },
  },
];
const games = { ...toyGames(), printed: async () => printed };
const real = processSystem().games;

/** What is said to a line that is typed at a table. */
async function said(line: string, lang = 'en'): Promise<string> {
  const { out, err } = await run(`play toy --seed a --lang ${lang}`, { input: `${line}\n`, games });
  expect(err).toBe('');
  return out.slice(out.indexOf('> ') + 2, out.lastIndexOf('> '));
}

describe('look', () => {
  test('alone lists what there is to look at', async () => {
    expect(await said('look')).toContain('\n  Bones (8)\n');
    expect(await said('regarder', 'fr')).toContain('\n  Os (8)\n');
  });

  test('at a kind lists its things', async () => {
    expect(await said('look bones')).toMatch(/^Bones:\n {2}Tooth\n {2}Claw\n/);
  });

  test.each(['look skull', 'LOOK Crâne', 'look crane', 'look sku'])(
    '%s shows all that is printed on it',
    async line => {
      expect(await said(line)).toBe('\nSkull · Bones\n  Points: 6\n  Coins: 3\n');
    },
  );

  test('in French the name in English stands beside it', async () => {
    expect(await said('voir crâne', 'fr')).toBe('\nCrâne (Skull) · Os\n  Points : 6\n  Pièces : 3\n');
  });

  test('tells what no source shows', async () => {
    const [bone, ...others] = (toyModule.components as { bones: readonly object[] }).bones;
    const bones = [{ ...bone, provenance: 'rulebook', fieldProvenance: { cost: 'reconstructed' } }, ...others];
    const changed = {
      ...toyGames({ components: { ...(toyModule.components as object), bones } }),
      printed: games.printed,
    };
    const { out } = await run('play toy --seed a', { input: 'look tooth\nlook claw\n', games: changed });
    expect(out).toContain('  Coins: 0\n  † Some of these values are ours: no source shows them.\n');
    expect(out).toContain('\nClaw · Bones\n  Points: 2\n  Coins: 1\n> ');
  });

  test('at something that is not there names what is near', async () => {
    expect(await said('look skukl')).toBe('Nothing is called just “skukl”. Did you mean:\n  Skull\n');
    expect(await said('look zzzzz')).toBe('There is nothing called “zzzzz”. “look” alone lists what there is.\n');
  });

  test('at several things with that in their names asks which', async () => {
    expect(await said('look t')).toMatch(/^Nothing is called just “t”. Did you mean:\n {2}Tooth\n/);
  });

  test('is polite where nobody has listed anything', async () => {
    const { out } = await run('play toy --seed a', { input: 'look skull\n' });
    expect(out).toContain('Nobody has listed what can be looked at in this game.');
  });
});

describe.each(gameIds.map(id => [id]))('%s', id => {
  test('every kind can be listed by its name', async () => {
    const kinds = (await loadPrinted(id)) ?? [];
    const { components } = await loadGame(id);
    const several = kinds.filter(kind => piecesOf([kind], components).length > 1).map(({ name }) => name.en);
    const { out } = await run(`play ${id} --seats 2 --seed a`, {
      input: several.map(kind => `look ${kind}\n`).join(''),
      games: real,
    });
    for (const kind of several) expect(out).toContain(`> ${kind}:\n`);
  });

  test('every printed piece can be read in both languages, with words for all its values', async () => {
    const { components, texts } = await loadGame(id);
    const kinds = (await loadPrinted(id)) ?? [];
    expect(kinds.length).toBeGreaterThan(0);
    for (const language of ['en', 'fr'] as const) {
      const words = vocabulary(components, texts[language], language);
      for (const piece of piecesOf(kinds, components)) {
        const lines = printedOn(piece, words);
        expect(lines.length, piece.path).toBeGreaterThan(0);
        for (const { label, value } of lines)
          expect(value, `${piece.path}: ${label}`).not.toMatch(/undefined|\[object|^$/);
      }
    }
  });
});
