import { readFileSync } from 'node:fs';
import { gameIds, loadGame, manifestOf } from '@bonebed/games';
import {
  fastRng,
  type Language,
  makeHeader,
  openEdition,
  pick,
  type Seat,
  seedFrom,
  Table,
  type Terms,
} from '@bonebed/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Explanation } from '../boards/board.ts';
import { hasExplanations, loadExplain } from './find.ts';

/** Every thing that a board may draw, as its own file lists them. */
const lists = import.meta.glob<(box: object, seats: number) => readonly string[]>('../boards/*/things.ts', {
  import: 'things',
});

/** The words of the boards themselves, which come in the language of the screen. */
const words = import.meta.glob<{ arrived(language: Language): Promise<unknown> }>('../boards/*/words.ts', {
  import: 'words',
});

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
});

describe.each(gameIds.filter(hasExplanations))('%s', id => {
  test('every thing of a game is explained in both languages, with a rule that there is', async () => {
    const { game, components } = await loadGame(id);
    const edition = openEdition(game, components);
    const rules = readFileSync(new URL(`../../games/${id}/RULES.md`, import.meta.url), 'utf8');
    const isRule = (rule: string) => new RegExp(`\\*\\*${rule.replaceAll('.', '\\.')}[ *.]`).test(rules);
    const faults = new Set<string>();
    for (const seats of [Math.max(2, Math.min(...game.seats)), Math.max(...game.seats)]) {
      const rng = fastRng(`explain ${seats}`);
      const table = new Table(
        game,
        edition.box,
        makeHeader(game, edition, { seats, seed: seedFrom(`things ${seats}`) }),
      );
      for (let answers = 0; table.pending !== null && answers < 400; answers++) {
        const [seat] = table.pending.waiting;
        if (answers % 100 === 50)
          for (const eyes of [seat, null]) {
            for (const language of ['en', 'fr'] as const) {
              for (const [thing, told] of await allOf(id, table, language, eyes))
                for (const fault of faultsOf(told, isRule)) faults.add(`${language} ${thing}: ${fault}`);
            }
          }
        table.answer(seat, pick(rng, table.choices(seat)).text);
      }
    }
    expect([...faults]).toEqual([]);
  });

  test('what there is not is not explained', async () => {
    const { game, components } = await loadGame(id);
    const { box } = openEdition(game, components);
    const table = dealt(game, components);
    const reader = { game, box, texts: {}, language: 'en' as const, players: [] };
    const at = { view: table.view(0), box, components, reader, eyes: 0 };
    expect((await loadExplain(id))(at, 'volcano.3')).toBeNull();
  });

  // `npx vitest run web/explain -u` writes it anew.
  test('the list of all that its board explains is up to date', async () => {
    const { game, components } = await loadGame(id);
    const table = dealt(game, components);
    const [en, fr] = [await allOf(id, table, 'en', 0), await allOf(id, table, 'fr', 0)];
    const rows = new Map<string, { readonly en: Set<string>; readonly fr: Set<string>; readonly rest: string }>();
    for (const [thing, told] of en) {
      const [kind] = thing.split('.');
      const rest = `${cell(told?.words ?? '')} | ${told?.rule ?? ''} |`;
      const row = rows.get(`${kind} ${rest}`) ?? { en: new Set(), fr: new Set(), rest };
      row.en.add(cell(told?.name ?? ''));
      row.fr.add(cell(fr.get(thing)?.name ?? ''));
      rows.set(`${kind} ${rest}`, row);
    }
    const lines = [...rows.values()].map(
      row => `| ${[...row.en].join(', ')} | ${[...row.fr].join(', ')} | ${row.rest}`,
    );
    const text = [
      `# ${manifestOf(id).title.en}: what explains itself`,
      '',
      `Every thing of its board, as pointer, finger and Tab explain it at the start of a game of two: ${en.size} things in ${lines.length} rows.`,
      'Written by the test that checks it, `web/explain/things.test.ts`.',
      '',
      '| English | French | What it says | Rule |',
      '| --- | --- | --- | --- |',
      ...lines,
      '',
    ];
    await expect(text.join('\n')).toMatchFileSnapshot(`../../docs/things/${id}.md`);
  });
});

function dealt(game: Table<Terms>['game'], components: unknown): Table<Terms> {
  const edition = openEdition(game, components);
  return new Table(game, edition.box, makeHeader(game, edition, { seats: 2, seed: seedFrom('things') }));
}

/** What each thing of a board says at a table, in a language. */
async function allOf(
  id: string,
  table: Table<Terms>,
  language: Language,
  eyes: Seat | null,
): Promise<ReadonlyMap<string, Explanation | null>> {
  const { speak } = await import('../words.ts');
  await speak(language);
  await (await words[`../boards/${id}/words.ts`]()).arrived(language);
  const { game, components, texts } = await loadGame(id);
  const { box } = openEdition(game, components);
  const players = Array.from({ length: table.header.seats }, (_, seat) => `Player ${seat + 1}`);
  const reader = { game, box, texts: texts[language], language, players };
  const at = { view: table.view(eyes), box, components, reader, eyes };
  const explain = await loadExplain(id);
  const things = await lists[`../boards/${id}/things.ts`]();
  return new Map(things(box, players.length).map(thing => [thing, explain(at, thing)]));
}

function faultsOf(told: Explanation | null, isRule: (rule: string) => boolean): string[] {
  if (told === null || told.name === '' || told.words === '') return ['no words'];
  const { name, words, now = '', rule } = told;
  const said = `${name} ${words} ${now}`;
  return [
    ...(/undefined|NaN|null|[{}]/.test(said) ? [said] : []),
    ...(rule !== null && !isRule(rule) ? [`no rule ${rule}`] : []),
  ];
}

/** Text that stands in a cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
