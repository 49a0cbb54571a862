import {
  BadInput,
  checkSettings,
  closed,
  type Game,
  integer,
  list,
  optional,
  read,
  type Settings,
  type Shape,
  type Terms,
  table,
  text,
  type ValueOf,
  word,
} from '@bonebed/kernel';

/** How much a source is worth; `design` is what we ask of a good game ourselves. */
const certainties = ['sure', 'good', 'weak', 'inference', 'design'] as const;

/**
 * What can be measured. What `of` names: for `winners`, `players` and `ratio` numbers of a seat (`points`, `score.<line>`, or what the game
 * notes); for `game` and `games` numbers of a game (`turns`, `decisions`, `margin`, or noted); for `roles` a noted role; for `taken` and `unused` a
 * group (`options.<ask>`, `things.<ask>.<collection>`, or noted); for `endings` the reasons, with commas between.
 */
export const measures = [
  'winners',
  'players',
  'game',
  'games',
  'ratio',
  'endings',
  'seats',
  'roles',
  'taken',
  'unused',
] as const;
export type Measure = (typeof measures)[number];

const end: Shape<number | null> = { type: ['number', 'null'], minimum: -1_000_000, maximum: 1_000_000 };
const setting: Shape<string | number | boolean> = { type: ['string', 'number', 'boolean'] };

const constraintShape = closed({
  id: text(60),
  /** What is wanted, in a sentence. */
  words: text(),
  /** Who says so. */
  source: text(),
  sure: word(...certainties),
  /** At which numbers of seats; at all where it is missing. */
  seats: optional(list(integer(1, 9), 1, 9)),
  /** With which settings, those that are not at their default; at the default table where it is missing. */
  settings: optional(list(table(setting, 12), 1, 20)),
  measure: word(...measures),
  of: optional(text()),
  /** From and to; null where there is no end. */
  range: list(end, 2, 2),
  /** Pieces of `components.json` whose reconstructed values were set so that it is kept. */
  shapes: optional(list(text(60), 1, 20)),
  /** Of a broken one: what was tried, and why it stays so. */
  tried: optional(text(2000)),
});

const playShape = closed({
  /** Who plays where nobody says: good ones that take minutes for 200 games. */
  bots: optional(text(60)),
  constraints: list(constraintShape, 1, 200),
});

export type Constraint = ValueOf<typeof constraintShape>;
export type PlayConstraints = ValueOf<typeof playShape>;

/** A table that games are played at: how many sit there and the settings that are not at their default. */
export interface TablePlan {
  readonly seats: number;
  readonly settings: Settings;
}

/** Reads a `play.json`. Throws `BadInput` with the place of what is wrong. */
export function readPlay(game: Game<Terms>, play: unknown): PlayConstraints {
  const parsed = read(playShape, play);
  const ids = new Set<string>();
  for (const [index, constraint] of parsed.constraints.entries()) {
    const fault = faultOf(game, constraint, ids);
    if (fault !== null) throw new BadInput('play', `constraints.${index}.${fault.path}`, fault.fault);
    ids.add(constraint.id);
  }
  return parsed;
}

function faultOf(game: Game<Terms>, constraint: Constraint, ids: ReadonlySet<string>) {
  const { id, measure, of, range, seats = game.seats, settings = [{}] } = constraint;
  const [low, high] = range;
  if (ids.has(id)) return { path: 'id', fault: `'${id}' is there twice` };
  if (low === null && high === null) return { path: 'range', fault: 'has no end at all' };
  if (low !== null && high !== null && low > high) return { path: 'range', fault: `${low} is more than ${high}` };
  if ((of === undefined) !== (measure === 'seats')) {
    return { path: 'of', fault: measure === 'seats' ? "'seats' is of nothing" : `missing: what is '${measure}' of?` };
  }
  if (measure === 'ratio' && of?.split('/').length !== 2) {
    return { path: 'of', fault: `expected 'part / whole', found '${of}'` };
  }
  const stranger = seats.find(count => !game.seats.includes(count));
  if (stranger !== undefined) {
    return { path: 'seats', fault: `${stranger} is not one of ${game.seats.join(', ')}` };
  }
  return settingsFault(game, seats, settings);
}

function settingsFault(game: Game<Terms>, seats: readonly number[], settings: readonly Settings[]) {
  try {
    for (const count of seats) for (const given of settings) checkSettings(game, count, given);
    const usual = settings.flatMap(Object.entries).find(([id, value]) => isDefault(game, id, value));
    return usual === undefined ? null : { path: 'settings', fault: `${usual[0]} is ${usual[1]} anyway: leave it out` };
  } catch (error) {
    if (error instanceof BadInput) return { path: 'settings', fault: error.message };
    throw error;
  }
}

function isDefault(game: Game<Terms>, id: string, value: unknown): boolean {
  return game.settings.some(spec => spec.id === id && spec.default === value);
}

/** The settings that are not at their default. */
export function changedSettings(game: Game<Terms>, settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([id, value]) => !isDefault(game, id, value)));
}

/** Whether a constraint speaks of games at this table. */
export function isAbout({ seats, settings = [{}] }: Constraint, plan: TablePlan): boolean {
  return (seats?.includes(plan.seats) ?? true) && settings.some(given => isSame(given, plan.settings));
}

/** All tables that constraints speak of, at these numbers of seats; the default one always is among them. */
export function tablesOf({ constraints }: PlayConstraints, seats: readonly number[]): TablePlan[] {
  return seats.flatMap(count => {
    const asked = constraints
      .filter(constraint => constraint.seats?.includes(count) ?? true)
      .flatMap(constraint => constraint.settings ?? [{}]);
    const all = [{}, ...asked];
    const different = all.filter((given, index) => all.findIndex(other => isSame(given, other)) === index);
    return different.map(settings => ({ seats: count, settings }));
  });
}

export function isSame(a: Settings, b: Settings): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => a[key] === b[key]);
}
