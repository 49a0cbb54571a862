import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@bonebed/kernel';
import { isSame, type PlayConstraints } from './constraints.ts';
import { type Findings, judgedAnew, type Study } from './findings.ts';
import { playPage } from './page.ts';
import { picturesOf } from './pictures.ts';

/**
 * Writes `docs/play/<id>.md` with its pictures. What was found is kept beside it, so that one table can be played again without the
 * others; what was found with other rules or another box is left behind.
 */
export async function writeStudy(root: string, study: Study, play: PlayConstraints): Promise<string> {
  const folder = join(root, 'docs', 'play');
  const pictures = join(folder, study.game);
  const data = join(pictures, 'found.json');
  const whole = withEarlier(lean(study), await earlier(data), play);
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  await writeFile(data, `${JSON.stringify(whole)}\n`);
  for (const table of whole.tables) {
    for (const { file, svg } of picturesOf(table)) await writeFile(join(pictures, file), svg);
  }
  await writeFile(join(folder, `${study.game}.md`), playPage(whole));
  return `docs/play/${study.game}.md`;
}

/** Without the groups that nobody speaks of. */
function lean(study: Study): Study {
  const tables = study.tables.map(table => {
    const named = new Set([...table.own, ...table.checked.map(({ constraint }) => constraint.of)]);
    return { ...table, groups: table.groups.filter(({ name }) => named.has(name)) };
  });
  return { ...study, tables };
}

/** What an earlier run has written; null where there is none. */
async function earlier(file: string): Promise<Study | null> {
  try {
    // Our own file, written by `writeStudy`.
    return parseJson(await readFile(file, 'utf8')) as unknown as Study;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function withEarlier(study: Study, known: Study | null, play: PlayConstraints): Study {
  if (known === null || known.version !== study.version || known.edition !== study.edition) return study;
  const kept = known.tables
    .filter(table => !study.tables.some(other => isSameTable(table, other)))
    .map(table => judgedAnew(table, play));
  const tables = [...kept, ...study.tables].sort(
    (a, b) => a.seats - b.seats || changed(a) - changed(b) || settingsText(a).localeCompare(settingsText(b)),
  );
  return { ...study, tables };
}

function isSameTable(a: Findings, b: Findings): boolean {
  return a.seats === b.seats && isSame(a.settings, b.settings);
}

/** The table as it is played by default comes first. */
const changed = ({ settings }: Findings): number => Object.keys(settings).length;
const settingsText = ({ settings }: Findings): string => JSON.stringify(settings);
