import {
  type Brain,
  type Edition,
  type Game,
  type Header,
  impossible,
  makeHeader,
  type Seat,
  type State,
  sha256Hex,
  Table,
  type Terms,
  totalOf,
} from '@bonebed/kernel';

/**
 * Finds digs: positions with a few turns left and a score to beat. Two apprentices play a game; a few turns before its end a person takes over the first
 * seat. Bots try it first: there must be room between what anyone makes of it, even by chance, and what a curator makes of it.
 * The same seed gives the same dig.
 */
export interface Dig {
  /** What the game was dealt from; chance goes by the turn. */
  readonly seed: string;
  readonly start: State;
  readonly seat: Seat;
  /** What a curator makes of it, and the most that others made who think less. */
  readonly goal: number;
  readonly plain: number;
  /** How many games were played to find it. */
  readonly attempts: number;
}

/** How a bot of this level answers; `seed` is its own chance. */
export type AnswerAs = (table: Table<Terms>, seat: Seat, level: string, seed: string) => string | Promise<string>;

export interface Digging {
  readonly game: Game<Terms>;
  readonly edition: Edition<Terms>;
  readonly brain: Pick<Brain, 'digTurns'>;
  readonly answer: AnswerAs;
}

export const DIG_SEATS = 2;
/** Who sits opposite: quick, and the same however busy a server is. */
export const DIG_OPPONENT = 'apprentice';
const GOAL_BY = 'curator';
const ME: Seat = 0;
/** How many games are tried; then the one with the most room is taken. */
const ATTEMPTS = 6;
/** How many of one's own turns are left, where the game's brain names no other number. */
const USUAL_TURNS = 4;

export async function findDig(digging: Digging, seed: string): Promise<Dig> {
  let best: Dig | null = null;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const own = sha256Hex(`${seed}/${attempt}`);
    const start = await positionFrom(digging, own);
    const goal = await tryDeal(digging, { seed: own, start }, GOAL_BY);
    const others = [DIG_OPPONENT, 'random'].map(level => tryDeal(digging, { seed: own, start }, level));
    const plain = Math.max(...(await Promise.all(others)));
    const dig: Dig = { seed: own, start, seat: ME, goal, plain, attempts: attempt };
    if (goal > plain) return dig;
    if (best === null || goal - plain > best.goal - best.plain) best = dig;
  }
  return best ?? impossible('an attempt', seed);
}

/** What a bot makes of a deal at the first seat, against apprentices. */
export async function tryDeal(
  digging: Digging,
  { seed, start }: { readonly seed: string; readonly start?: State },
  level: string,
): Promise<number> {
  const header = headerOf(digging, seed);
  const table = new Table(digging.game, digging.edition.box, start === undefined ? header : { ...header, start });
  await playOn(digging, table, seat => (seat === ME ? level : DIG_OPPONENT));
  const row = digging.game.score(table.position).find(({ seat }) => seat === ME);
  return row === undefined ? impossible('a score', ME) : totalOf(row);
}

function headerOf({ game, edition }: Digging, seed: string): Header {
  return makeHeader(game, edition, { seats: DIG_SEATS, seed, chance: 'byTurn' });
}

/** The start of the turn from which the wanted number of one's own turns are left. */
async function positionFrom(digging: Digging, seed: string): Promise<State> {
  const { game, edition, brain } = digging;
  const table = new Table(game, edition.box, headerOf(digging, seed));
  const starts: State[] = [];
  let last = '';
  await playOn(
    digging,
    table,
    () => DIG_OPPONENT,
    seat => {
      const { start, given } = table.situation();
      const turn = game.turn?.({ state: start, box: edition.box }) ?? '';
      if (seat === ME && given.length === 0 && turn !== last) {
        last = turn;
        starts.push(game.clone(start));
      }
    },
  );
  return starts.at(-(brain.digTurns ?? USUAL_TURNS)) ?? starts[0] ?? impossible('a turn', game.id);
}

async function playOn(
  { answer }: Digging,
  table: Table<Terms>,
  levelOf: (seat: Seat) => string,
  before: (seat: Seat) => void = () => {},
): Promise<void> {
  while (table.pending !== null) {
    const [seat] = table.pending.waiting;
    before(seat);
    const text = await answer(table, seat, levelOf(seat), `${table.header.seed}/${seat}/${table.length}`);
    const answered = table.answer(seat, text);
    if (!answered.ok) throw new Error(`a bot answered '${text}': ${answered.fault.code}`);
  }
}
