import type { Call } from '../command.ts';
import { columns } from '../output.ts';
import { type CheckedConstraint, type Findings, type Study, strays } from './findings.ts';
import type { Found } from './measure.ts';
import { foundWords, wantedWords } from './words.ts';

const VERDICTS = { kept: 'patterns.kept', unsure: 'patterns.unsure', broken: 'patterns.broken' } as const;

/** How many of those that stray are named. */
const MOST_STRAYS = 12;

/** What was found at each table, for a terminal. */
export function findingLines(call: Call, { game, tables }: Study): string[] {
  return tables.flatMap(table => [titleOf(call, game, table), '', ...tableLines(call, table), '']);
}

function titleOf({ say }: Call, game: string, { seats, settings, games, bots, seed }: Findings): string {
  const set = Object.entries(settings).map(([id, value]) => `, ${id}=${value}`);
  return say('patterns.title', { game, seats, set: set.join(''), games, bots, seed });
}

function tableLines(call: Call, { checked }: Findings): string[] {
  const { say } = call;
  if (checked.length === 0) return [say('patterns.none')];
  const width = Math.max(...Object.values(VERDICTS).map(key => say(key).length));
  const rows = checked.map(({ constraint, verdict, found }) => [
    `${say(VERDICTS[verdict]).padEnd(width)}  ${constraint.id}`,
    constraint.sure,
    wantedWords(constraint),
    foundWords(constraint, found[0]),
  ]);
  const head = [
    `${' '.repeat(width)}  ${say('patterns.constraint')}`,
    say('patterns.sure'),
    say('patterns.wanted'),
    say('patterns.found'),
  ];
  const open = checked.filter(({ verdict }) => verdict !== 'kept');
  return [...columns(rows, head), ...open.flatMap(one => ['', ...explained(call, one)])];
}

/** What is wanted, who says so, and which of its parts are not so. */
function explained({ say }: Call, checked: CheckedConstraint): string[] {
  const { constraint, verdict, found } = checked;
  const head = `${say(VERDICTS[verdict])}: ${constraint.words} (${constraint.source})`;
  const tried = constraint.tried === undefined ? [] : [`  ${constraint.tried}`];
  if (found.length < 2) return [head, ...tried];
  const named = strays(checked);
  const shown = named.slice(0, MOST_STRAYS).map((one: Found) => `  ${one.name}: ${foundWords(constraint, one)}`);
  const rest = named.length - shown.length;
  return [head, ...shown, ...(rest > 0 ? [`  ${say('patterns.more', { n: rest })}`] : []), ...tried];
}
