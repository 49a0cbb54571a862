import type { Eyes, Option, Play, Position, Seat, Terms } from '../game.ts';
import { differences } from '../json.ts';
import { learned } from '../knowledge.ts';
import { allows, legalOptions, optionText, refusal } from '../offer.ts';
import { imagine } from '../playout.ts';
import { cloneRng, fork } from '../rng.ts';
import { sheetFor } from '../sheet.ts';
import { changedSince, heard, type ReachedAsk, type Rerun, rerun } from './run.ts';

/** Something that must hold at every ask of every game. `check` says what is wrong, or null. */
export interface Property {
  readonly name: string;
  /** Properties that take long run at one ask in this number, picked at random. */
  readonly every: number;
  check<T extends Terms>(moment: ReachedAsk<T>): string | null;
}

const declared: Property = {
  name: 'every ask is declared with its rule',
  every: 1,
  check: ({ game, what }) => (Object.hasOwn(game.asks, what) ? null : `'${what}' is not among the game's asks`),
};

const notEmpty: Property = {
  name: 'no ask is left without options',
  every: 1,
  check: ({ play, seat, offer }) =>
    offer.candidates.some(candidate => allows(play, seat, offer.guards, candidate)) ? null : 'no candidate is legal',
};

const distinct: Property = {
  name: 'options differ in their text',
  every: 1,
  check: ({ game, play, what, offer }) => {
    const texts = offer.candidates.map(candidate => optionText(game, play.box, what, candidate));
    const odd = texts.find((text, index) => texts.indexOf(text) !== index || /\n|^\s|\s$|^$/.test(text));
    return odd === undefined ? null : `'${odd}' stands for two options, or can't stand in a record`;
  },
};

const conserved: Property = {
  name: 'every component is accounted for',
  every: 1,
  check: ({ game, play }) => {
    const [first] = game.faults(play);
    return first === undefined ? null : `${first.path}: ${first.fault}`;
  },
};

const plainJson: Property = {
  name: 'the state is plain JSON',
  every: 3,
  check: ({ play }) => differ(play.state, JSON.parse(JSON.stringify(play.state))),
};

const cloned: Property = {
  name: 'a clone is equal and shares nothing',
  every: 3,
  check: ({ game, play }) => {
    const clone = game.clone(play.state);
    const wrongOrder = JSON.stringify(clone) === JSON.stringify(play.state) ? null : 'its fields are in another order';
    return differ(play.state, clone) ?? wrongOrder ?? shared(play.state, clone, 'state');
  },
};

export const unchanged: Property = {
  name: 'an event stays as it was told',
  every: 1,
  check: ({ told }) => {
    const changed = changedSince(told);
    return changed === null ? null : `'${changed.type}' changed with the state`;
  },
};

const scored: Property = {
  name: 'the score sheet is whole numbers for every seat',
  every: 3,
  check: ({ game, play }) => {
    for (const row of game.score(play)) {
      const odd = row.lines.find(line => !Number.isInteger(line.points));
      if (odd !== undefined) return `${odd.what} of seat ${row.seat} is ${odd.points}`;
    }
    return null;
  },
};

const playable: Property = {
  name: 'every listed option can be played',
  every: 7,
  check: moment => {
    const { game, play, seat, what, offer } = moment;
    for (const option of legalOptions(play, seat, offer)) {
      const text = `after '${optionText(game, play.box, what, option)}'`;
      try {
        const [fault] = game.faults(rerun(moment, option).play);
        if (fault !== undefined) return `${text}: ${fault.path}: ${fault.fault}`;
      } catch (error) {
        return `${text}: ${error instanceof Error ? error.message : error}`;
      }
    }
    return null;
  },
};

/** The position with everything re-dealt that these eyes can't see. */
function imagined<T extends Terms>(moment: ReachedAsk<T>, eyes: Eyes, chance = moment.rng): Position<T> {
  const { game, play } = moment;
  const world = { state: game.clone(play.state), box: play.box };
  imagine(game, world, eyes, fork(chance));
  return world;
}

/** All seats, and the spectators. */
function onlookers<T extends Terms>({ game, play }: ReachedAsk<T>): (Seat | null)[] {
  return [null, ...game.score(play).flatMap(row => (row.seat === null ? [] : [row.seat]))];
}

const viewTight: Property = {
  name: 'a view shows nothing hidden',
  every: 2,
  check: moment => {
    for (const seat of onlookers(moment)) {
      const leak = seenApart(moment, imagined(moment, seat), seat);
      if (leak !== null) return `seat ${seat ?? 'spectator'} sees a difference in re-dealt worlds: ${leak}`;
    }
    return null;
  },
};

const unknownToAll: Property = {
  name: 'what nobody knows can be re-dealt before everybody',
  every: 1,
  check: moment => {
    const { game, play } = moment;
    // At some asks only; the choice and the worlds take nothing from the chance of the other properties.
    const chance = cloneRng(moment.rng);
    if (chance.used % 6 !== 0) return null;
    const world = imagined(moment, 'anyone', cloneRng(chance));
    for (const seat of onlookers(moment)) {
      const leak = seenApart(moment, world, seat);
      if (leak !== null) return `seat ${seat ?? 'spectator'} sees a difference: ${leak}`;
    }
    const [fault] = game.faults(world);
    if (fault !== undefined) return `${fault.path}: ${fault.fault}`;
    const other = imagined(moment, 'anyone', fork(cloneRng(chance)));
    return differ(world.state, imagined({ ...moment, play: { ...play, ...other } }, 'anyone', chance).state);
  },
};

/** What a seat sees otherwise in another world. */
function seenApart<T extends Terms>(
  { game, play }: ReachedAsk<T>,
  world: Position<T>,
  seat: Seat | null,
): string | null {
  return (
    differ(game.view(play, seat), game.view(world, seat)) ??
    differ(sheetFor(game.score(play), seat), sheetFor(game.score(world), seat))
  );
}

const optionsTight: Property = {
  name: 'options and refusals tell nothing hidden',
  every: 2,
  check: moment => {
    const { seat, offer, play } = moment;
    const world = imagined(moment, seat);
    for (const candidate of offer.candidates) {
      const here = refusal(play, seat, offer.guards, candidate);
      const there = refusal(world, seat, offer.guards, candidate);
      const leak = differ(here, there);
      if (leak !== null) return `${JSON.stringify(candidate)} is judged otherwise in a re-dealt world: ${leak}`;
    }
    return null;
  },
};

const promptsTight: Property = {
  name: 'the next prompt tells nothing hidden',
  every: 3,
  check: moment => {
    const { game, play, seat, offer, rng } = moment;
    const legal = legalOptions(play, seat, offer);
    const option = legal[moment.script.length % legal.length];
    const here = rerun(moment, option);
    if (!sameKnowledge(play, here.play)) return null;
    const chance = fork(rng);
    const there = rerunRedealt(moment, option, at => game.redeal(at, seat, chance));
    if (there === null) return null;
    return (
      differ(heard(here.told, seat), heard(there.told, seat)) ??
      differ(
        { asked: here.next?.seat ?? null, what: here.next?.what ?? null },
        { asked: there.next?.seat ?? null, what: there.next?.what ?? null },
      ) ??
      (here.next?.seat === seat ? differ(offered(here.next, moment), offered(there.next, moment)) : null)
    );
  },
};

/** The rerun in a re-dealt world; null if it crashed there, which is what 'play goes on after a re-deal' looks for. */
function rerunRedealt<T extends Terms>(
  moment: ReachedAsk<T>,
  option: Option,
  redeal: (play: Play<T>) => void,
): Rerun<T> | null {
  try {
    return rerun(moment, option, redeal);
  } catch {
    return null;
  }
}

function offered<T extends Terms>(
  next: Pick<ReachedAsk<T>, 'offer' | 'what'> | null,
  { game, play }: ReachedAsk<T>,
): string[] {
  return next === null ? [] : next.offer.candidates.map(option => optionText(game, play.box, next.what, option));
}

function sameKnowledge<T extends Terms>(before: Position<T>, after: Position<T>): boolean {
  return before.state.rng.used === after.state.rng.used && !learned(before.state.seen, after.state.seen);
}

const forgets: Property = {
  name: 'a re-deal depends only on what the seat knows',
  every: 2,
  check: moment => {
    const { game, play, rng } = moment;
    for (const seat of onlookers(moment)) {
      const twice = imagined(moment, seat);
      const once = { state: game.clone(play.state), box: play.box };
      const chance = fork(rng);
      imagine(game, twice, seat, cloneRng(chance));
      imagine(game, once, seat, chance);
      const leak = differ(once.state, twice.state);
      if (leak !== null) return `seat ${seat ?? 'spectator'}: ${leak}`;
    }
    return null;
  },
};

const redealSound: Property = {
  name: 'a re-deal keeps the game sound',
  every: 2,
  check: moment => {
    for (const seat of onlookers(moment)) {
      const [fault] = moment.game.faults(imagined(moment, seat));
      if (fault !== undefined) return `for seat ${seat ?? 'spectator'}: ${fault.path}: ${fault.fault}`;
    }
    return null;
  },
};

export const properties: readonly Property[] = [
  declared,
  notEmpty,
  distinct,
  conserved,
  plainJson,
  cloned,
  unchanged,
  scored,
  viewTight,
  optionsTight,
  redealSound,
  forgets,
  promptsTight,
  playable,
  unknownToAll,
];

/** The first differences of two JSON values in words, or null. */
export function differ(here: unknown, there: unknown): string | null {
  const found = differences(here, there, 3);
  if (found.length === 0) return null;
  return found
    .map(({ path, expected, found: other }) => `${path}: ${JSON.stringify(expected)} and ${JSON.stringify(other)}`)
    .join('; ');
}

/** Where two states hold the very same object, so that changing one would change the other. */
function shared(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null;
  if (a === b) return `${path} is one and the same in both`;
  for (const key of Object.keys(a)) {
    const found = shared(Reflect.get(a, key), Reflect.get(b, key), `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
