import { decide, parsePlayer, rootOf, startBudget } from '@bonebed/bots';
import type { Patterns } from '@bonebed/games/patterns.ts';
import {
  allows,
  type Edition,
  fastRng,
  type Game,
  makeHeader,
  type Offer,
  type Option,
  type Position,
  policyPlay,
  refusal,
  type Seat,
  type Settings,
  type State,
  seedFrom,
  Table,
  type Tell,
  type Terms,
  type Values,
} from '@bonebed/kernel';
import { mustEnd, randomPlayers } from '../players.ts';
import { type Books, type GameLedger, openLedger } from './ledger.ts';

/** What is played: the game, the box it is played from, and what it notes itself of how it went. */
export interface GameToPlay {
  readonly game: Game<Terms>;
  readonly edition: Edition<Terms>;
  readonly patterns: Patterns | null;
}

/** Games to play and to keep books of. */
export interface Season {
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  /** One a seat; they move on by one seat from game to game. */
  readonly bots: readonly string[];
}

/** Plays game number `index` of the season and writes it into the books. */
export function playForBooks(
  { game, edition, patterns }: GameToPlay,
  season: Season,
  index: number,
  books: Books,
): void {
  const { bots } = season;
  const seated = bots.map((_, seat) => bots[(seat + index) % bots.length]);
  const ledger = openLedger(game, edition.box, books, patterns);
  const label = `report/${season.seed}/${index}`;
  if (seated.every(name => name === 'random')) playAtRandom(game, edition, season, label, ledger, seated);
  else playAtTable(game, edition, season, label, ledger, seated);
}

/** Between random bots a game is one run of the rules at their own speed. */
function playAtRandom(
  game: Game<Terms>,
  { box }: Edition<Terms>,
  { seats, settings }: Season,
  label: string,
  ledger: GameLedger,
  bots: readonly string[],
): void {
  const players = randomPlayers(label, bots.length);
  const choose = <C extends Option>(
    at: Position<Terms>,
    seat: Seat,
    what: string,
    offer: Offer<Terms, C>,
    values?: Values,
  ): C => {
    const legal = offer.candidates.filter(candidate => allows(at, seat, offer.guards, candidate));
    if (legal.length < offer.candidates.length) noteRefusals(at, seat, offer, ledger);
    const chosen = players.choose(at, seat, what, offer, values);
    ledger.decided(seat, what, legal, chosen);
    return chosen;
  };
  const tell: Tell<Terms> = Object.assign(ledger.told, {
    only: (_seats: readonly Seat[], event: Terms['event']) => ledger.told(event),
  });
  const state = game.setup(box, { seats, settings, rng: fastRng(label) });
  const play = policyPlay<Terms>(box, state, choose, tell);
  let outcome = game.outcome(play);
  while (outcome === null) {
    game.step(play);
    ledger.turned(game.score(play));
    outcome = game.outcome(play);
  }
  ledger.ended(outcome, play, bots);
}

function noteRefusals<C extends Option>(
  at: Position<Terms>,
  seat: Seat,
  { candidates, guards }: Offer<Terms, C>,
  ledger: GameLedger,
): void {
  for (const candidate of candidates) {
    const why = refusal(at, seat, guards, candidate);
    if (why !== null) ledger.refused(why.text);
  }
}

/** Other bots need to know what led to a decision, which is a Table's business. */
function playAtTable(
  game: Game<Terms>,
  edition: Edition<Terms>,
  { seats, settings }: Season,
  label: string,
  ledger: GameLedger,
  bots: readonly string[],
): void {
  const now = () => performance.now();
  const chance = bots.map((_, seat) => fastRng(`${label}/bots/${seat}`));
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, settings, seed: seedFrom(label) }));
  let told = 0;
  let turn: State | null = null;
  while (table.pending !== null) {
    const { what, waiting } = table.pending;
    const [seat] = waiting;
    const root = rootOf(table, seat);
    if (turn !== null && root.start !== turn) {
      // The sheet at the start of this turn is that of the end of the last one.
      ledger.turned(game.score({ state: root.start, box: edition.box }));
    }
    turn = root.start;
    const choices = table.choices(seat);
    for (const { refusal } of table.barred(seat)) ledger.refused(refusal.text);
    const { bot, budget } = parsePlayer(bots[seat], game.id);
    const { text } = decide(bot, root, chance[seat], startBudget(budget, now));
    const chosen = choices.find(choice => choice.text === text);
    const answered = table.answer(seat, text);
    if (!answered.ok || chosen === undefined) throw new Error(`${bots[seat]} answered '${text}' at '${what}'`);
    ledger.decided(
      seat,
      what,
      choices.map(({ option }) => option),
      chosen.option,
    );
    mustEnd(label, table.length);
  }
  // A seat sees the events that were meant for it; each is written once, as the first who saw it whole was told.
  const logs = bots.map((_, seat) => table.events(seat));
  for (; told < table.eventCount; told++) {
    const seen = logs.map(log => log[told]).filter(event => event !== null);
    const own = seen.find((event, index) => 'seat' in event && event.seat === index);
    const event = own ?? seen[0];
    if (event !== undefined) ledger.told(event);
  }
  const { outcome, position } = table;
  if (outcome === null) throw new Error(`${label} stopped before its end`);
  ledger.turned(game.score(position));
  ledger.ended(outcome, position, bots);
}
