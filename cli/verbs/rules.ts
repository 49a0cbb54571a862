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
    const { host, say } = call;
    const { game, edition, texts } = await openGame(call, call.operands[0]);
    const games = countFlag(call, 'games', 1) ?? DEFAULT_GAMES;
    const exercise = { game, box: edition.box, seed: textFlag(call, 'seed') ?? '1', games };
    // The games are played twice.
    const bar = progressBar(host.stderr, games * tableaux(game).length);
    const report = await reportRules(host.games.folder(game.id), exercise, bar.reach);
    bar.end();
    if (hasFlag(call, 'json')) printJson(call, report);
    else for (const line of summary(call, report)) printLine(call, line);
    if (!hasFlag(call, 'write')) return OK;
    const faults = [
      ...report.unjustified.map(id => say('rules.unjustified', { id })),
      ...report.stale.map(id => say('rules.stale', { id })),
    ];
    for (const fault of faults) host.stderr.write(`bonebed: games/${game.id}/unreached.json: ${fault}\n`);
    if (faults.length > 0) return FAILED;
    const folder = join(host.root, 'docs', 'rules');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${game.id}.md`), rulesPage(texts.en['game.title'], report));
    return OK;
  },
};

function summary({ say }: Call, { game, total, tested, reached, rules, unjustified }: RulesReport): string[] {
  const untested = rules.filter(rule => rule.tests.length === 0).map(rule => rule.id);
  const facts = columns([
    [say('rules.total'), `${total}`],
    [say('rules.tested'), `${tested}`],
    [say('rules.reached'), `${reached}`],
  ]);
  const lines = [say('rules.title', { game }), '', ...facts];
  if (untested.length > 0) lines.push('', say('rules.untested', { ids: untested.join(', ') }));
  if (unjustified.length > 0) lines.push('', say('rules.unreached', { ids: unjustified.join(', ') }));
  return lines;
}
