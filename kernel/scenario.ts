import type { Game, Seat, Settings, Terms } from './game.ts';
import { makeHeader } from './header.ts';
import { scriptedRng, seedFrom } from './rng.ts';
import type { Edition } from './settings.ts';
import { Table } from './table.ts';

/** Makes a position for a test: a fresh deal, changed as the test needs, with chance foretold. */
export function scenario<T extends Terms>(
  game: Game<T>,
  edition: Edition<T>,
  { seats, settings = {}, seed = 'scenario' }: { seats: number; settings?: Settings; seed?: string },
  arrange: (state: T['state'], box: T['box']) => void = () => {},
  chance: readonly number[] = [],
): Table<T> {
  const header = makeHeader(game, edition, { seats, settings, seed: seedFrom(seed) });
  const state = new Table(game, edition.box, header).situation().start;
  arrange(state, edition.box);
  state.rng = scriptedRng(...chance);
  return new Table(game, edition.box, header, state);
}

/** Gives answers written as in a record, without the name of the ask: `give(table, '0 place paleontologist museum')`. */
export function give<T extends Terms>(table: Table<T>, ...lines: readonly string[]): Table<T> {
  for (const line of lines) {
    const [, seat, text] = /^(\d+) (.+)$/.exec(line) ?? [];
    const answered = table.answer(Number(seat), text ?? '');
    if (answered.ok) continue;
    const { fault } = answered;
    const reason = fault.code === 'barred' ? `barred by ${fault.refusal.rule}` : JSON.stringify(fault);
    const asked = table.pending === null ? 'nothing' : `${table.pending.what} of ${table.pending.waiting.join(', ')}`;
    const choices = table.choices(Number(seat)).map(choice => choice.text);
    throw new Error(`'${line}' was refused: ${reason}\nasked: ${asked}\nchoices: ${choices.join(' | ')}`);
  }
  return table;
}

/** The texts of what a seat can choose now. */
export function choiceTexts<T extends Terms>(table: Table<T>, seat: Seat): string[] {
  return table.choices(seat).map(choice => choice.text);
}

/** The rule that forbids this answer now; 'legal' or 'not offered' where there is none. */
export function barredBy<T extends Terms>(table: Table<T>, seat: Seat, text: string): string {
  if (choiceTexts(table, seat).includes(text)) return 'legal';
  return table.barred(seat).find(barred => barred.text === text)?.refusal.rule ?? 'not offered';
}
