import type { JudgedChoice, Outlook } from '@bonebed/bots/accounts';
import type { Advice } from '@bonebed/bots/advice';
import type { Ahead } from '@bonebed/bots/ahead';
import { ANY_BRAIN, botsWith, decide, type Player, playerWith, rootOf, startBudget } from '@bonebed/bots/browser';
import type { GameRules } from '@bonebed/games';
import {
  type Answered,
  type BarredChoice,
  type Brain,
  barrierFor,
  continuedFrame,
  copyOf,
  type Frame,
  fastRng,
  foreseen,
  fork,
  frameOf,
  type GameRecord,
  type Json,
  makeHeader,
  openEdition,
  pastFrameOf,
  type Rng,
  replay,
  type Seat,
  type Settings,
  type Sheet,
  secureRng,
  Table,
  type Terms,
  totalOf,
  type Undone,
} from '@bonebed/kernel';
import type { LineStep } from './calls.ts';
import type { Analysis, Occupant, Preview, ScorePoint } from './host.ts';
import { momentsOf } from './told-views.ts';

/** How many continuations an analysis looks at, and how many options it tells. */
const ANALYSED = 1500;
const LINES_SHOWN = 5;
/** How far a line of bots is shown, and how many continuations they look at for each of its answers. */
const LINE_LENGTH = 6;
const FORESEEN = 150;
/** How many a coach looks at: somebody waits for the hint. */
const ADVISED = 400;
/** How many continuations bots look at in a person's time, at most: phones have batteries. Who needs fewer for an answer is quick enough without. */
const MOST_AHEAD = 20_000;
const LEAST_AHEAD = 500;

export interface LocalSetup {
  readonly seats: readonly Occupant[];
  readonly settings: Settings;
  readonly seed: string;
}

/** A table of this device: the kernel's Table, its bots, and what each pair of eyes sees. */
export interface LocalTable {
  frame(seat: Seat | null): Frame;
  /** What a seat might want to do now and can't. */
  barred(seat: Seat): readonly BarredChoice[];
  /** The seats that have not answered what is asked. */
  waiting(): readonly Seat[];
  isOver(): boolean;
  answer(seat: Seat, text: string): Answered;
  undo(seat: Seat): Undone;
  stand(seat: Seat, scope: string | null): void;
  past(seat: Seat | null, length: number): Frame;
  /** The view at each event that the seat heard because of answer `length`, as it was when the event was told. */
  moments(seat: Seat | null, length: number): Json[];
  preview(seat: Seat, text: string): Preview | null;
  scores(): ScorePoint[];
  record(): GameRecord;
  chances(): Promise<readonly Outlook[]>;
  decision(length: number): Promise<JudgedChoice | null>;
  analyse(length: number): Analysis | null;
  /** How bots would have gone on from before answer `length` with another one, as these eyes would have seen it. */
  line(seat: Seat | null, length: number, text: string): LineStep[];
  /** What a bot would do in place of a seat that is asked now, and why. */
  advise(seat: Seat): Promise<Advice | null>;
  /** The seat of a bot that is asked now, if there is one. */
  botAsked(): Seat | null;
  /** Lets that bot answer. */
  botAnswers(seat: Seat): void;
  /** Lets bots think for about this time about what a person may answer; false if there is no more to think about. */
  thinkAhead(milliseconds: number): Promise<boolean>;
}

export function newLocalTable(module: GameRules, setup: LocalSetup, brain: Brain = ANY_BRAIN): LocalTable {
  const { game, components } = module;
  const edition = openEdition(game, components);
  const header = makeHeader(game, edition, {
    seats: setup.seats.length,
    settings: setup.settings,
    seed: setup.seed,
  });
  return localTable(module, new Table(game, edition.box, header), setup.seats, brain);
}

/** Goes on with a record, from before answer `upTo`. */
export function continueLocalTable(
  module: GameRules,
  seats: readonly Occupant[],
  record: GameRecord,
  upTo = record.answers.length,
  brain: Brain = ANY_BRAIN,
): LocalTable {
  const edition = openEdition(module.game, module.components);
  return localTable(module, replay(module.game, edition, record, upTo), seats, brain);
}

function localTable(module: GameRules, table: Table<Terms>, seats: readonly Occupant[], brain: Brain): LocalTable {
  const { game } = module;
  const bots = botsWith(brain);
  const players = seats.map(({ bot }) => (bot === null ? null : playerWith(brain, bot)));
  // What is thought in milliseconds would be another thought at another time.
  const isSlow = (player: Player | null): player is Player =>
    player !== null && 'iterations' in player.budget && player.budget.iterations >= LEAST_AHEAD;
  const begin = (at: Table<Terms>, seat: Seat, length: number) => {
    const player = players[seat];
    if (!isSlow(player)) return null;
    const thinking = player.bot.begin(rootOf(at, seat), botChance(table.header.seed, seat, length));
    return { thinking, budget: startBudget(player.budget, () => performance.now()) };
  };
  let ahead: (Ahead & { readonly length: number; left: number }) | null = null;
  const foundAhead = (): string | null => {
    if (ahead === null || table.length <= ahead.length) return null;
    return ahead.find(
      table
        .record()
        .answers.slice(ahead.length)
        .map(({ text }) => text),
    );
  };
  return {
    frame: seat => frameOf(table, seat),
    barred: seat => table.barred(seat),
    waiting: () => table.pending?.waiting ?? [],
    isOver: () => table.outcome !== null,
    answer: (seat, text) => table.answer(seat, text),
    undo(seat) {
      // The same number of answers may soon mean another moment.
      ahead = null;
      const barrier = barrierFor(table, seat);
      return barrier === null ? table.undo(seat) : { ok: false, barrier };
    },
    stand: (seat, scope) => table.stand(seat, scope),
    past: (seat, length) => pastFrameOf(table, seat, length),
    moments: (seat, length) => momentsOf(game, table, seat, length),
    preview(seat, text) {
      return table.check(seat, text).ok ? foreseen(table, seat, text) : null;
    },
    scores() {
      const points: ScorePoint[] = [];
      replayed(table, ({ length, position }) => points.push({ length, totals: totalsOf(game.score(position)) }));
      return points;
    },
    record: () => table.record(),
    chances: async () => (await import('@bonebed/bots/look-back')).outlooksOf(table, brain),
    decision: async length => (await import('@bonebed/bots/look-back')).decisionOf(table, length, brain),
    analyse(length) {
      const then = table.past(length).table;
      const { pending } = then;
      if (pending === null) return null;
      const given = table.record().answers[length] ?? null;
      const [seat] = given === null ? pending.waiting : [given.seat];
      const choices = then.choices(seat);
      const limit = startBudget({ iterations: ANALYSED }, () => performance.now());
      const rng = fork(secureRng(table.header.seed));
      const { candidates, iterations } = decide(bots.search, rootOf(then, seat), rng, limit);
      const shown = candidates.slice(0, LINES_SHOWN);
      // What was played is shown, however little the bot thinks of it.
      const played = candidates.find(({ text }) => text === given?.text);
      if (played !== undefined && !shown.includes(played)) shown.push(played);
      return {
        length,
        seat,
        what: pending.what,
        iterations,
        lines: shown.flatMap(({ text, value }) => {
          const choice = choices.find(one => one.text === text);
          return choice === undefined ? [] : [{ option: choice.option, text, value, isPlayed: text === given?.text }];
        }),
      };
    },
    line(eyes, length, text) {
      const then = table.past(length);
      const copy = copyOf(then.table, game);
      const past = pastFrameOf(table, eyes, length);
      const from = frameOf(copy, eyes);
      const steps: LineStep[] = [];
      let wanted: string | null = text;
      while (copy.pending !== null && steps.length < LINE_LENGTH) {
        const { what, waiting } = copy.pending;
        const seat: Seat = wanted === null ? waiting[0] : (table.record().answers[length]?.seat ?? waiting[0]);
        const limit = startBudget({ iterations: FORESEEN }, () => performance.now());
        const rng = botChance(table.header.seed, seat, length + steps.length);
        const answer: string = wanted ?? decide(bots.search, rootOf(copy, seat), rng, limit).text;
        const option = copy.choices(seat).find(one => one.text === answer)?.option;
        if (option === undefined) break;
        copy.answer(seat, answer);
        wanted = null;
        steps.push({ seat, what, option, frame: continuedFrame(past, from, frameOf(copy, eyes)) });
      }
      return steps;
    },
    async advise(seat) {
      const { adviceOf } = await import('@bonebed/bots/advice');
      if (!(table.pending?.waiting.includes(seat) ?? false)) return null;
      const limit = startBudget({ iterations: ADVISED }, () => performance.now());
      return adviceOf(bots.search, brain, rootOf(table, seat), fork(secureRng(table.header.seed)), limit);
    },
    botAsked: () => table.pending?.waiting.find(seat => players[seat] !== null) ?? null,
    botAnswers(seat) {
      const player = players[seat];
      if (player === null || table.pending === null) return;
      const limit = startBudget(player.budget, () => performance.now());
      const chance = botChance(table.header.seed, seat, table.length);
      table.answer(seat, foundAhead() ?? decide(player.bot, rootOf(table, seat), chance, limit).text);
    },
    async thinkAhead(milliseconds) {
      if (!players.some(isSlow) || (table.pending?.waiting.some(seat => players[seat] !== null) ?? true)) return false;
      const { thinkAhead } = await import('@bonebed/bots/ahead');
      if (ahead?.length !== table.length)
        ahead = { ...thinkAhead(table, begin), length: table.length, left: MOST_AHEAD };
      const end = performance.now() + milliseconds;
      while (performance.now() < end) {
        if (ahead.left === 0 || !ahead.iterate()) return false;
        ahead.left -= 1;
      }
      return true;
    },
  };
}

/** A bot's own chance. Who plays on from the same moment meets the same bot. */
function botChance(seed: string, seat: Seat, length: number): Rng {
  return fastRng(`bot ${seed} ${seat} ${length}`);
}

/** Goes through a game again, with a look at it before the first answer and after each. */
function replayed(table: Table<Terms>, look: (then: Table<Terms>) => void): void {
  const { answers } = table.record();
  const fresh = table.fresh();
  fresh.follow(() => {
    look(fresh);
    return answers[fresh.length] ?? null;
  });
}

function totalsOf(sheet: Sheet): number[] {
  return sheet.map(totalOf);
}
