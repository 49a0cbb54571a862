import { ANY_BRAIN, botsWith, decide, playerOf, rootOf, startBudget } from '@bonebed/bots/browser';
import type { GameModule } from '@bonebed/games';
import {
  type Answered,
  type Brain,
  foresee,
  fork,
  type Game,
  type GameRecord,
  type Json,
  makeHeader,
  openEdition,
  type Play,
  type Position,
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
import type { Analysis, Frame, Preview, ScorePoint, SeatInfo } from './host.ts';

/** How many continuations an analysis looks at, and how many options it tells. */
const ANALYSED = 1500;
const LINES_SHOWN = 5;

export interface LocalSetup {
  readonly seats: readonly SeatInfo[];
  readonly settings: Settings;
  readonly seed: string;
}

/** A frame without its events, and those events that are new to its reader. */
export interface FrameDelta extends Omit<Frame, 'events'> {
  readonly from: number;
  readonly told: Frame['events'];
}

/** A table of this device: the kernel's Table, its bots, and what each pair of eyes sees. */
export interface LocalTable {
  frame(seat: Seat | null, from: number): FrameDelta;
  /** How many events there are; fewer after an undo. */
  eventCount(): number;
  isOver(): boolean;
  answer(seat: Seat, text: string): Answered;
  undo(seat: Seat): Undone;
  stand(seat: Seat, scope: string | null): void;
  past(seat: Seat | null, length: number): FrameDelta;
  /** The view at each event of answer `length`, as it was when the event was told. */
  moments(seat: Seat | null, length: number): Json[];
  preview(seat: Seat, text: string): Preview | null;
  scores(): ScorePoint[];
  record(): GameRecord;
  analyse(length: number): Analysis | null;
  /** The seat of a bot that is asked now, if there is one. */
  botAsked(): Seat | null;
  /** Lets that bot answer. */
  botAnswers(seat: Seat): void;
}

export function newLocalTable(module: GameModule, setup: LocalSetup, brain: Brain = ANY_BRAIN): LocalTable {
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
  module: GameModule,
  seats: readonly SeatInfo[],
  record: GameRecord,
  upTo = record.answers.length,
  brain: Brain = ANY_BRAIN,
): LocalTable {
  const edition = openEdition(module.game, module.components);
  return localTable(module, replay(module.game, edition, record, upTo), seats, brain);
}

function localTable(module: GameModule, table: Table<Terms>, seats: readonly SeatInfo[], brain: Brain): LocalTable {
  const { game } = module;
  const edition = openEdition(game, module.components);
  const chance = secureRng(table.header.seed);
  const bots = botsWith(brain);
  const players = seats.map(({ bot }) => (bot === null ? null : { ...playerOf(bots, bot), rng: fork(chance) }));
  const marks = marksOf(table);
  const at = (length: number) => replay(game, edition, table.record(), length);
  const note = () => {
    marks.length = Math.min(marks.length, table.length + 1);
    while (marks.length <= table.length) marks.push(table.eventCount);
    marks[table.length] = table.eventCount;
  };
  /** The past is replayed once and kept: stepping through a game asks for every moment of it. */
  function marksOf(whole: Table<Terms>): number[] {
    const counts: number[] = [];
    replayed(whole, fresh => counts.push(fresh.eventCount));
    return counts;
  }
  return {
    frame: (seat, from) => frameOf(table, seat, from, marks),
    eventCount: () => table.eventCount,
    isOver: () => table.outcome !== null,
    answer(seat, text) {
      const answered = table.answer(seat, text);
      note();
      return answered;
    },
    undo(seat) {
      const undone = table.undo(seat);
      note();
      return undone;
    },
    stand(seat, scope) {
      table.stand(seat, scope);
      note();
    },
    past: (seat, length) => frameOf(at(length), seat, 0, marks.slice(0, length + 1)),
    moments(seat, length) {
      const answer = table.record().answers[length - 1];
      if (answer === undefined) return [];
      const views: Json[] = [];
      const copy = copyOf(
        at(length - 1),
        watched(game, position => views.push(game.view(position, seat))),
      );
      const before = copy.eventCount;
      views.length = 0;
      copy.answer(answer.seat, answer.text, answer.anew);
      // A step is run again from its start with every answer, so what was told before comes first.
      return views.slice(views.length - (copy.eventCount - before));
    },
    preview(seat, text) {
      const copy = copyOf(table);
      if (!copy.answer(seat, text).ok) return null;
      return { view: foresee(table, seat, text) };
    },
    scores() {
      const points: ScorePoint[] = [];
      replayed(table, ({ length, position }) => points.push({ length, totals: totalsOf(game.score(position)) }));
      return points;
    },
    record: () => table.record(),
    analyse(length) {
      const then = at(length);
      const { pending } = then;
      if (pending === null) return null;
      const given = table.record().answers[length] ?? null;
      const [seat] = given === null ? pending.waiting : [given.seat];
      const choices = then.choices(seat);
      const limit = startBudget({ iterations: ANALYSED }, () => performance.now());
      const rng = fork(secureRng(table.header.seed));
      const { lines, iterations } = decide(bots.search, rootOf(then, seat), rng, limit);
      const shown = lines.slice(0, LINES_SHOWN);
      // What was played is shown, however little the bot thinks of it.
      const played = lines.find(({ text }) => text === given?.text);
      if (played !== undefined && !shown.includes(played)) shown.push(played);
      return {
        length,
        seat,
        what: pending.what,
        iterations,
        lines: shown.flatMap(({ text, value }) => {
          const choice = choices.find(one => one.text === text);
          return choice === undefined ? [] : [{ option: choice.option, value, isPlayed: text === given?.text }];
        }),
      };
    },
    botAsked: () => table.pending?.waiting.find(seat => players[seat] !== null) ?? null,
    botAnswers(seat) {
      const player = players[seat];
      if (player === null || table.pending === null) return;
      const limit = startBudget(player.budget, () => performance.now());
      table.answer(seat, decide(player.bot, rootOf(table, seat), player.rng, limit).text);
      note();
    },
  };
}

/** Goes through a game again, with a look at it before the first answer and after each. */
function replayed(table: Table<Terms>, look: (then: Table<Terms>) => void): void {
  const { game, box, header } = table;
  const { answers } = table.record();
  const fresh = new Table(game, box, header);
  fresh.follow(() => {
    look(fresh);
    return answers[fresh.length] ?? null;
  });
}

/** A table at the same moment that knows nothing of the steps before: cheap, and what happens to it harms nobody. */
function copyOf(table: Table<Terms>, game: Game<Terms> = table.game): Table<Terms> {
  const { box, header } = table;
  const { start, given } = table.situation();
  const copy = new Table(game, box, header, game.clone(start));
  copy.follow(() => given[copy.length] ?? null);
  return copy;
}

/** The same game, with someone who looks each time it tells something. */
function watched(game: Game<Terms>, look: (position: Position<Terms>) => void): Game<Terms> {
  return {
    ...game,
    step(play) {
      const tell: Play<Terms>['tell'] = Object.assign(
        (event: Terms['event']) => {
          play.tell(event);
          look(play);
        },
        {
          only(seats: readonly Seat[], event: Terms['event'], instead: Terms['event'] | null) {
            play.tell.only(seats, event, instead);
            look(play);
          },
        },
      );
      game.step({ ...play, tell });
    },
  };
}

export function totalsOf(sheet: Sheet): number[] {
  return sheet.map(totalOf);
}

function frameOf(table: Table<Terms>, seat: Seat | null, from: number, marks: readonly number[]): FrameDelta {
  return {
    seat,
    length: table.length,
    view: table.view(seat),
    pending: table.pending,
    choices: seat === null ? [] : table.choices(seat),
    barred: seat === null ? [] : table.barred(seat),
    undo: seat === null ? { kind: 'start', seat: null, event: null } : table.undoBarrier(seat),
    score: table.score(seat),
    outcome: table.outcome,
    from,
    told: table.events(seat, from),
    marks: marks.slice(),
  };
}
