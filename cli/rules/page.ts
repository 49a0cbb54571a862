import type { ExampleReport, RuleReport, RulesReport } from './report.ts';

/** The page that shows how well a game's rules are proven. In English, as all of `docs/`. */
export function rulesPage(title: string, report: RulesReport): string {
  const { game, total, tested, reached, rules, examples, justified } = report;
  const unreached = rules.filter(rule => rule.reached === 0);
  const proven = examples.filter(example => example.tests.length > 0).length;
  const lines = [
    `# ${title}: its rules and their proof`,
    '',
    `Made by \`npx bonebed rules ${game} --write\` from \`games/${game}/RULES.md\`, the titles of the tests, and seeded random`,
    'play at every number of seats with every setting. _Reached_ counts how often play came through the code that cites the rule,',
    'asked for a decision under it, or was refused by it.',
    '',
    '| | | |',
    '| --- | ---: | ---: |',
    `| Rules, rulings, hidden information, invariants | ${total} | |`,
    `| proven by a test that names them | ${tested} | ${percent(tested, total)} |`,
    `| reached by random play | ${reached} | ${percent(reached, total)} |`,
    `| Worked examples that are tests | ${proven} of ${examples.length} | ${percent(proven, examples.length)} |`,
    '',
    ...chapters(rules).flatMap(chapterTable),
    '## Not reached by random play',
    '',
    ...(unreached.length === 0 ? ['Every rule was reached.'] : ['| Rule | Why |', '| --- | --- |']),
    ...unreached.map(({ id }) => `| ${id} | ${cell(justified[id] ?? '')} |`),
  ];
  if (examples.length > 0) lines.push('', '## Worked examples', '', ...exampleTable(examples));
  return `${lines.join('\n')}\n`;
}

/** Rules that stand under one heading, in the order of the rulebook. */
function chapters(rules: readonly RuleReport[]): RuleReport[][] {
  const groups: RuleReport[][] = [];
  for (const rule of rules) {
    const group = groups.at(-1);
    if (group === undefined || group[0].chapter !== rule.chapter) groups.push([rule]);
    else group.push(rule);
  }
  return groups;
}

function chapterTable(rules: readonly RuleReport[]): string[] {
  const head = ['| Rule | In our words | Tests | Reached |', '| --- | --- | --- | ---: |'];
  return [`## ${rules[0].chapter}`, '', ...head, ...rules.map(ruleRow), ''];
}

function ruleRow({ id, text, tests, reached }: RuleReport): string {
  return `| ${id} | ${cell(text)} | ${testCell(tests)} | ${reached.toLocaleString('en')} |`;
}

function exampleTable(examples: readonly ExampleReport[]): string[] {
  const rows = examples.map(({ id, text, tests }) => `| ${id} | ${cell(text)} | ${testCell(tests)} |`);
  return ['| Example | In our words | Tests |', '| --- | --- | --- |', ...rows];
}

function testCell(tests: readonly string[]): string {
  return tests.length === 0 ? '–' : tests.map(cell).join('<br>');
}

/** Text that can't break out of its cell of a table. */
function cell(text: string): string {
  return text.replaceAll(/[|<>*_`]/g, '\\$&').replaceAll(/\s+/g, ' ');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${Math.floor((100 * part) / whole)} %`;
}
