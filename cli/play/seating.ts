import { checkPlayer, decide, type Player, parsePlayer, rootOf, startBudget } from '@bonebed/bots';
import { BadInput, fastRng, type Rng, type Seat, type Table, type Terms } from '@bonebed/kernel';
import { type Call, textFlag } from '../command.ts';
import { seatFlag } from '../loading.ts';

/** Who plays each seat: the name of a bot, or null for someone at this screen. */
export type Seating = readonly (string | null)[];

/** Without `--bots` all seats are played at this screen; with it, one is, and bots sit around. */
export function seatingFrom(call: Call, seats: number): Seating {
  const list = textFlag(call, 'bots');
  const own = seatFlag(call, seats) ?? 0;
  if (list === undefined) return new Array<null>(seats).fill(null);
  const names = list.split(',');
  for (const name of names) checkPlayer(name);
  const rivals = seats - 1;
  if (names.length !== 1 && names.length !== rivals) {
    throw new BadInput('bots', '--bots', `expected 1 bot or ${rivals}, found ${names.length}`);
  }
  const seating: (string | null)[] = names.length === 1 ? new Array<string>(rivals).fill(names[0]) : [...names];
  seating.splice(own, 0, null);
  return seating;
}

/** A bot at a seat, with its own chance. */
export interface BotPlayer {
  readonly player: Player;
  readonly rng: Rng;
}

export type BotPlayers = readonly (BotPlayer | null)[];

export function botPlayers(game: string, seating: Seating, seed: string): BotPlayers {
  return seating.map((name, seat) =>
    name === null ? null : { player: parsePlayer(name, game), rng: fastRng(`play/${seed}/bot/${seat}`) },
  );
}

/** Lets the bots answer until the table waits for people only. */
export function answerForBots(table: Table<Terms>, bots: BotPlayers): void {
  for (;;) {
    const seat = table.pending?.waiting.find(waiting => bots[waiting] !== null);
    if (seat === undefined) return;
    answerForBot(table, seat, bots[seat]);
  }
}

function answerForBot(table: Table<Terms>, seat: Seat, bot: BotPlayer | null): void {
  if (bot === null) return;
  const { player, rng } = bot;
  const { text } = decide(
    player.bot,
    rootOf(table, seat),
    rng,
    startBudget(player.budget, () => performance.now()),
  );
  const answered = table.answer(seat, text);
  if (!answered.ok) throw new Error(`${player.name} at seat ${seat} answered '${text}': ${answered.fault.code}`);
}
