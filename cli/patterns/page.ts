import type { Constraint } from './constraints.ts';
import { type CheckedConstraint, type Findings, type Study, strays } from './findings.ts';
import type { Verdict } from './measure.ts';
import { picturesOf } from './pictures.ts';
import { foundWords, valueWords, wantedWords } from './words.ts';

const SIGNS: Readonly<Record<Verdict, string>> = { kept: '✓', unsure: '?', broken: '✗' };

/** How many of those that stray are named. */
const MOST_STRAYS = 20;

/** `docs/play/<id>.md`. */
export function playPage(study: Study): string {
  const { game, title, version, edition, tables } = study;
  return `${[
    `# How ${title.en} plays`,
    '',
    `What people who own the box say of their games, what a good game asks for, and what our bots make of ours. The constraints are in \`games/${game}/box/play.json\`; ` +
      `this page is written by \`npx bonebed patterns ${game} --write\`, the intervals are those of 95 %. ` +
      '✓ is kept; ✗ is broken beyond doubt, with the whole interval; ? lies outside, and only more games can tell.',
    '',
    `Rules version ${version}, edition \`${edition.slice(0, 12)}\`. What was played:`,
    '',
    ...tables.map(playedWords),
    '',
    '## Constraints',
    '',
    ...constraintTable(tables),
    '',
    ...shapedValues(tables),
    ...openOnes(tables),
    ...tables.flatMap(table => tableSection(game, table)),
  ].join('\n')}`;
}

const playedWords = (table: Findings): string =>
  `- ${tableName(table)}: ${table.games} games of \`${table.bots}\`, seed ${table.seed}`;

function tableName({ seats, settings }: Findings): string {
  const set = Object.entries(settings).map(([id, value]) => `, ${id} ${value}`);
  return `${seats} ${seats === 1 ? 'seat' : 'seats'}${set.join('')}`;
}

function constraintsOf(tables: readonly Findings[]): Constraint[] {
  const constraints = new Map<string, Constraint>();
  for (const { checked } of tables) for (const { constraint } of checked) constraints.set(constraint.id, constraint);
  return [...constraints.values()];
}

/** A row a constraint, a column a table. */
function constraintTable(tables: readonly Findings[]): string[] {
  const head = ['what is wanted', 'who says so', 'range', ...tables.map(tableName)];
  const rows = constraintsOf(tables).map(constraint => [
    cell(constraint.words),
    cell(constraint.source === constraint.sure ? constraint.sure : `${constraint.source} (${constraint.sure})`),
    wantedWords(constraint),
    ...tables.map(table => foundCell(table.checked.find(one => one.constraint.id === constraint.id))),
  ]);
  return [row(head), row(head.map((_, column) => (column < 2 ? '---' : '---:'))), ...rows.map(row)];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const cell = (text: string): string => text.replaceAll('|', '\\|');

function foundCell(checked: CheckedConstraint | undefined): string {
  if (checked === undefined) return '';
  const { constraint, verdict, found } = checked;
  const [first] = found;
  if (first === undefined) return SIGNS[verdict];
  const value = `${SIGNS[verdict]} ${valueWords(constraint.measure, first.value)}`;
  if (constraint.measure === 'unused') return value;
  const name = first.name === null ? '' : `${cell(first.name)} `;
  return `${value} (${name}${valueWords(constraint.measure, first.low)} – ${valueWords(constraint.measure, first.high)})`;
}

/** Which reconstructed values owe what they are to which constraints. */
function shapedValues(tables: readonly Findings[]): string[] {
  const constraints = constraintsOf(tables);
  const pieces = [...new Set(constraints.flatMap(({ shapes = [] }) => shapes))].sort();
  if (pieces.length === 0) return [];
  const items = pieces.map(piece => {
    const by = constraints.filter(({ shapes = [] }) => shapes.includes(piece)).map(({ id }) => id);
    return `- \`${piece}\`: ${by.join(', ')}`;
  });
  const words = 'Values of `components.json` that no source prints were set so that these are kept:';
  return ['### What shaped the values', '', words, '', ...items, ''];
}

/** What is not kept, constraint by constraint: at which tables, by how much, and what was tried. */
function openOnes(tables: readonly Findings[]): string[] {
  const sections = constraintsOf(tables).flatMap(constraint => {
    const places = tables.flatMap(table => {
      const checked = table.checked.find(one => one.constraint.id === constraint.id);
      return checked === undefined || checked.verdict === 'kept' ? [] : [`- ${openWords(table, checked)}`];
    });
    if (places.length === 0) return [];
    const tried = constraint.tried === undefined ? [] : [constraint.tried, ''];
    return [`**${constraint.words}** (\`${constraint.id}\`)`, '', ...places, '', ...tried];
  });
  return sections.length === 0 ? ['Every constraint is kept.', ''] : ['### What is not kept', '', ...sections];
}

function openWords(table: Findings, checked: CheckedConstraint): string {
  const { constraint, verdict, found } = checked;
  const far = strays(checked).slice(0, MOST_STRAYS);
  const shown = constraint.measure === 'unused' ? found : far;
  const words = shown.map(one => `${one.name === null ? '' : `${one.name} `}${foundWords(constraint, one)}`);
  return `${SIGNS[verdict]} ${tableName(table)}: ${words.join('; ')}`;
}

function tableSection(game: string, table: Findings): string[] {
  const { numbers, endings, games } = table;
  const facts = Object.entries(numbers).map(([name, { value, low, high }]) => {
    return `| ${name} | ${value.toFixed(1)} | ${low.toFixed(1)} – ${high.toFixed(1)} |`;
  });
  const ends = Object.entries(endings).map(([reason, count]) => `${reason} ${valueWords('games', count / games)}`);
  return [
    `## ${tableName(table)}`,
    '',
    `How games end: ${ends.join(', ')}.`,
    '',
    '| a game has | mean | 95 % interval |',
    '| --- | ---: | ---: |',
    ...facts,
    '',
    ...picturesOf(table).map(({ file, title }) => `![${title}](${game}/${file})`),
    '',
  ];
}
