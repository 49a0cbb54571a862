import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Call, countFlag, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { FAILED, OK } from '../errors.ts';
import { openGame } from '../loading.ts';
import { columns } from '../output.ts';
import { progressBar } from '../progress.ts';
import { tableaux } from '../rules/exercise.ts';
import { rulesPage } from '../rules/page.ts';
import { type RulesReport, reportRules } from '../rules/report.ts';

const DEFAULT_GAMES = 10;

export const rules: Verb = {
  name: 'rules',
  operand: '<game>',
  flags: {
    games: { type: 'string', value: 'N' },
    seed: { type: 'string', value: 'text' },
    write: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: async call => {
    const { system } = call;
    const { game, manifest, edition, components } = await openGame(call, call.operands[0]);
    const games = countFlag(call, 'games', 1) ?? DEFAULT_GAMES;
    const { box } = edition;
    const exercise = { game, box, seed: textFlag(call, 'seed') ?? '1', tableaux: tableaux(game, box), games };
    const bar = progressBar(system.stderr, games * exercise.tableaux.length);
    const report = await reportRules(system.games.folder(game.id), components, exercise, bar.reach);
    bar.end();
    if (hasFlag(call, 'json')) printJson(call, report);
    else for (const line of summary(call, report)) printLine(call, line);
    if (!hasFlag(call, 'write')) return OK;
    const faults = faultsOf(call, report);
    for (const fault of faults) system.stderr.write(`bonebed: games/${game.id}/${fault}\n`);
    if (faults.length > 0) return FAILED;
    const folder = join(system.root, 'docs', 'rules');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${game.id}.md`), rulesPage(manifest.title.en, report));
    return OK;
  },
};

/** What keeps the page from being written. */
function faultsOf({ say }: Call, { unjustified, stale, unknown }: RulesReport): string[] {
  return [
    ...unjustified.map(id => `unreached.json: ${say('rules.unjustified', { id })}`),
    ...stale.map(id => `unreached.json: ${say('rules.stale', { id })}`),
    ...unknown.map(place => `RULES.md: ${say('rules.unknown', { place })}`),
  ];
}

function summary({ say }: Call, { game, total, tested, reached, rules, unjustified, unknown }: RulesReport): string[] {
  const untested = rules.filter(rule => rule.tests.length === 0).map(rule => rule.id);
  const facts = columns([
    [say('rules.total'), `${total}`],
    [say('rules.tested'), `${tested}`],
    [say('rules.reached'), `${reached}`],
  ]);
  const lines = [say('rules.title', { game }), '', ...facts];
  if (untested.length > 0) lines.push('', say('rules.untested', { ids: untested.join(', ') }));
  if (unjustified.length > 0) lines.push('', say('rules.unreached', { ids: unjustified.join(', ') }));
  if (unknown.length > 0) lines.push('', say('rules.strangers', { ids: unknown.join(', ') }));
  return lines;
}
