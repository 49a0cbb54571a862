import { findBot } from '@bonebed/bots';
import { BadInput, type Choose, fastRng, type Game, type Seat, type Table, type Terms } from '@bonebed/kernel';
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
  for (const name of names) findBot(name);
  const rivals = seats - 1;
  if (names.length !== 1 && names.length !== rivals) {
    throw new BadInput('bots', '--bots', `expected 1 bot or ${rivals}, found ${names.length}`);
  }
  const seating: (string | null)[] = names.length === 1 ? new Array<string>(rivals).fill(names[0]) : [...names];
  seating.splice(own, 0, null);
  return seating;
}

export type BotPlayers = readonly (Choose<Terms> | null)[];

export function botPlayers(game: Game<Terms>, seating: Seating, seed: string): BotPlayers {
  return seating.map((name, seat) =>
    name === null ? null : findBot(name).player<Terms>(game, fastRng(`play/${seed}/bot/${seat}`)),
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

function answerForBot(table: Table<Terms>, seat: Seat, choose: Choose<Terms> | null): void {
  const { pending } = table;
  if (pending === null || choose === null) return;
  const choices = table.choices(seat);
  const offer = { candidates: choices.map(choice => choice.option), guards: [] };
  const option = choose(table.position, seat, pending.what, offer, pending.values);
  const chosen = choices.find(choice => choice.option === option);
  if (chosen === undefined) throw new Error(`the bot of seat ${seat} chose ${JSON.stringify(option)}, no option`);
  table.answer(seat, chosen.text);
}
