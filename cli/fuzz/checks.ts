import type { GameModule } from '@bonebed/games';
import {
  answersTo,
  BadInput,
  below,
  chooseAtRandom,
  continuedPlay,
  type Edition,
  eventWords,
  fastRng,
  type Game,
  imagine,
  openEdition,
  optionWords,
  PASS,
  pick,
  promptWords,
  type Rng,
  readPosition,
  readRecord,
  refusalWords,
  replay,
  type Seat,
  stateHash,
  Table,
  type Terms,
  writePosition,
  writeRecord,
} from '@bonebed/kernel';
import { differ, momentAt, properties } from '@bonebed/kernel/kit';
import { spoil } from './spoil.ts';

/** A game that asks nobody for this number of steps would never come back: it has gone wrong. */
const MOST_STEPS = 5000;

/** The same game, which fails where it would go on for ever. */
export function bounded(game: Game<Terms>): Game<Terms> {
  let steps = 0;
  return {
    ...game,
    step: play => {
      // A step that stops at a question of the table's does not come back from here, and the count begins anew.
      const before = steps;
      steps = 0;
      game.step(play);
      steps = before + 1;
      if (steps > MOST_STEPS) throw new Error(`no end, and no question in ${MOST_STEPS} steps`);
    },
  };
}

/** The game under test, with its words and the source of its box where they are known. */
export interface Subject {
  readonly game: Game<Terms>;
  readonly edition: Edition<Terms>;
  readonly texts: GameModule['texts'] | null;
  readonly components: unknown;
}

/** Something that must hold whenever a table waits for an answer. `run` says what is wrong, or null, and leaves the table as it was. */
export interface Check {
  readonly name: string;
  /** Runs at one answer in this number, picked at random. */
  readonly every: number;
  /** Whether it is for a game that goes on, for one that is over, or for both. */
  readonly at: 'ask' | 'end' | 'both';
  run(subject: Subject, table: Table<Terms>, rng: Rng): string | null;
}

// The kit thinks of a handful of games; here there are thousands, and each property comes round often enough.
const SPARING = 6;

/** What the kernel's kit asks of every game. */
const ofTheKit: readonly Check[] = properties.map(({ name, every, check }) => ({
  name,
  every: every * SPARING,
  at: 'ask',
  run: (_subject, table, rng) => check(momentAt(table, pick(rng, waitingAt(table)), rng)),
}));

function waitingAt({ pending }: Table<Terms>): readonly Seat[] {
  return pending === null ? [] : pending.waiting;
}

function onlookers({ header }: Table<Terms>): (Seat | null)[] {
  return [null, ...Array.from({ length: header.seats }, (_, seat) => seat)];
}

/** How many events back the log is read where the whole of it would take too long. */
const RECENT = 20;

/** All that anybody may see of a table; of its log, what was told since event number `since`. */
function seenBy(table: Table<Terms>, since: number) {
  return onlookers(table).map(seat => ({
    view: table.view(seat),
    score: table.score(seat),
    events: table.events(seat, since),
    choices: seat === null ? [] : table.choices(seat),
    barred: seat === null ? [] : table.barred(seat),
  }));
}

/** Where two tables that should be equal are not. */
function tablesDiffer(here: Table<Terms>, there: Table<Terms>): string | null {
  if (here.hash !== there.hash) return differ(here.position.state, there.position.state) ?? 'the hashes differ';
  return differ(here.pending, there.pending) ?? differ(seenBy(here, 0), seenBy(there, 0));
}

/** A second table at the same decision. It remembers nothing from before the step. */
function copyOf({ game, edition }: Subject, table: Table<Terms>): Table<Terms> {
  const { start, given } = table.situation();
  const copy = new Table(game, edition.box, table.header, game.clone(start));
  for (const { seat, text } of given) mustTake(copy, seat, text);
  const open = answersTo(table.pending);
  if (open > 0) for (const { seat, text } of table.record().answers.slice(-open)) mustTake(copy, seat, text);
  return copy;
}

function mustTake(table: Table<Terms>, seat: Seat, text: string): void {
  const answered = table.answer(seat, text);
  if (!answered.ok) throw new Error(`'${text}' of seat ${seat} is not taken again: ${answered.fault.code}`);
}

/** One answer at random of somebody who is waited for; null when the game is over. */
function anyAnswer(table: Table<Terms>, rng: Rng): { readonly seat: Seat; readonly text: string } | null {
  if (table.pending === null) return null;
  const seat = pick(rng, table.pending.waiting);
  return { seat, text: pick(rng, table.choices(seat)).text };
}

const looking: Check = {
  name: 'looking changes nothing and shows plain JSON',
  every: 12,
  at: 'both',
  run: (_subject, table) => {
    const before = stateHash(table.position.state);
    const seen = seenBy(table, Math.max(0, table.eventCount - RECENT));
    const odd = differ(seen, JSON.parse(JSON.stringify(seen)));
    return odd ?? (stateHash(table.position.state) === before ? null : 'the state is another after a look');
  },
};

const refusing: Check = {
  name: 'what is not listed is refused',
  every: 12,
  at: 'ask',
  run: (_subject, table, rng) => {
    const before = stateHash(table.position.state);
    const seat = pick(rng, waitingAt(table));
    const legal = new Set(table.choices(seat).map(choice => choice.text));
    const barred = table.barred(seat).map(choice => choice.text);
    const both = barred.find(text => legal.has(text));
    if (both !== undefined) return `'${both}' of seat ${seat} is listed and barred`;
    const [some = ''] = legal;
    const odd = ['', ' ', 'no such option', `${some} `, some.toUpperCase(), `${some}\n`, PASS, '-1', '{}'];
    for (const text of [...odd.filter(word => !legal.has(word)), ...barred]) {
      if (table.answer(seat, text).ok) return `'${text}' of seat ${seat} was taken`;
    }
    const strangers = [...onlookers(table).filter(other => other !== null), -1, 99, Number.NaN];
    for (const other of strangers) {
      if (!waitingAt(table).includes(other) && table.answer(other, some).ok) return `seat ${other} answered '${some}'`;
    }
    return stateHash(table.position.state) === before ? null : 'a refused answer changed the state';
  },
};

const undoing: Check = {
  name: 'undo restores the position',
  every: 12,
  at: 'ask',
  run: (subject, table, rng) => {
    const copy = copyOf(subject, table);
    const before = copyOf(subject, table);
    const answer = anyAnswer(copy, rng);
    if (answer === null) return null;
    mustTake(copy, answer.seat, answer.text);
    const after = copy.hash;
    if (!copy.undo(answer.seat).ok) return null;
    const left = tablesDiffer(before, copy);
    if (left !== null) return `after '${answer.text}' was taken back: ${left}`;
    mustTake(copy, answer.seat, answer.text);
    return copy.hash === after ? null : `'${answer.text}' taken back and given again leads elsewhere`;
  },
};

const answering: Check = {
  name: 'every answer that is offered is taken',
  every: 40,
  at: 'ask',
  run: (subject, table) => {
    for (const seat of waitingAt(table)) {
      for (const { text } of table.choices(seat)) {
        const copy = copyOf(subject, table);
        try {
          mustTake(copy, seat, text);
          const [fault] = subject.game.faults(copy.position);
          if (fault !== undefined) return `'${text}' of seat ${seat}: ${fault.path}: ${fault.fault}`;
        } catch (error) {
          return `'${text}' of seat ${seat}: ${error instanceof Error ? error.message : error}`;
        }
      }
    }
    return null;
  },
};

const reloading: Check = {
  name: 'a position reads as it was written',
  every: 30,
  at: 'ask',
  run: (subject, table) => {
    const { game, edition } = subject;
    const { start, given } = table.situation();
    const text = writePosition(table.header, { state: start, box: edition.box });
    const { state, header } = readPosition(game, edition, text);
    if (writePosition(header, { state, box: edition.box }) !== text) return 'written again it is another text';
    const again = new Table(game, edition.box, table.header, state);
    const { pending } = table;
    if (pending !== null && pending.asked.length > pending.waiting.length) return null;
    for (const { seat, text: answer } of given) mustTake(again, seat, answer);
    return again.hash === table.hash ? null : differ(table.position.state, again.position.state);
  },
};

/** How many answers a copy goes on for. */
const ONWARD = 12;

const copying: Check = {
  name: 'a copy goes on like the original',
  every: 40,
  at: 'ask',
  run: (subject, table, rng) => {
    const before = stateHash(table.position.state);
    const one = copyOf(subject, table);
    const other = copyOf(subject, table);
    for (let i = 0; i < ONWARD; i++) {
      const answer = anyAnswer(one, rng);
      if (answer === null) break;
      for (const copy of [one, other]) mustTake(copy, answer.seat, answer.text);
      const apart = one.hash === other.hash ? null : differ(one.position.state, other.position.state);
      if (apart !== null) return `after '${answer.text}': ${apart}`;
    }
    return stateHash(table.position.state) === before ? null : 'playing on with a copy changed the original';
  },
};

const redealing: Check = {
  name: 'play goes on after a re-deal',
  every: 20,
  at: 'ask',
  run: ({ game, edition }, table, rng) => {
    const { start, given } = table.situation();
    const seat = pick(rng, waitingAt(table));
    let isReal = true;
    const play = continuedPlay<Terms>(game, edition.box, game.clone(start), given, chooseAtRandom(rng), seats => {
      if (isReal || below(rng, 4) === 0) imagine(game, play, isReal ? seat : seats[0], rng);
      isReal = false;
    });
    for (let step = 0; step < ONWARD && game.outcome(play) === null; step++) game.step(play);
    const [fault] = game.faults(play);
    return fault === undefined ? null : `${fault.path}: ${fault.fault}`;
  },
};

const replaying: Check = {
  name: 'a record replays to the same table',
  every: 300,
  at: 'both',
  run: ({ game, edition }, table, rng) => {
    const text = writeRecord(table.record());
    const record = readRecord(text);
    if (writeRecord(record) !== text) return 'written again the record is another text';
    const again = replay(game, edition, record);
    const apart = tablesDiffer(table, again);
    if (apart !== null) return apart;
    // Back to some moment and forward again, as a table does when all agree to it.
    again.rewind(below(rng, record.answers.length + 1));
    for (const { seat, text: answer } of record.answers.slice(again.length)) mustTake(again, seat, answer);
    const rewound = again.hash === table.hash ? null : differ(table.position.state, again.position.state);
    return rewound === null ? null : `rewound and played again: ${rewound}`;
  },
};

const standing: Check = {
  name: 'a standing pass is a pass',
  every: 3,
  at: 'ask',
  run: (subject, table, rng) => {
    if (table.pending === null || table.pending.scope === null) return null;
    const seat = pick(rng, table.pending.waiting);
    const [stood, passed] = [copyOf(subject, table), copyOf(subject, table)];
    stood.stand(seat, table.pending.scope);
    mustTake(passed, seat, PASS);
    // The one who left it standing goes on passing; the other must do so by hand.
    while (passed.pending?.scope === table.pending.scope && passed.pending.waiting.includes(seat)) {
      mustTake(passed, seat, PASS);
    }
    return tablesDiffer(stood, passed);
  },
};

const speaking: Check = {
  name: 'everything can be said in both languages',
  every: 12,
  at: 'both',
  run: ({ game, edition, texts }, table) => {
    if (texts === null) return null;
    const players = Array.from({ length: table.header.seats }, (_, seat) => `P${seat}`);
    for (const language of ['en', 'fr'] as const) {
      const reader = { game, box: edition.box, texts: texts[language], language, players };
      const { pending } = table;
      if (pending !== null) promptWords(reader, pending.what, pending.values);
      for (const seat of waitingAt(table)) {
        for (const { option } of table.choices(seat)) optionWords(reader, pending?.what ?? '', option);
        for (const { refusal } of table.barred(seat)) refusalWords(reader, refusal);
      }
      for (const seat of onlookers(table)) {
        for (const event of table.events(seat, Math.max(0, table.eventCount - RECENT))) {
          if (event !== null) eventWords(reader, event);
        }
      }
    }
    return null;
  },
};

const ending: Check = {
  name: 'the outcome places every seat',
  every: 1,
  at: 'end',
  run: ({ game }, table) => {
    const places = table.outcome?.places ?? [];
    const odd = places.length !== table.header.seats || places.some(place => !Number.isInteger(place) || place < 1);
    const [fault] = game.faults(table.position);
    return odd ? JSON.stringify(places) : (fault?.fault ?? null);
  },
};

const editing: Check = {
  name: 'a spoiled edition is refused with its place',
  every: 400,
  at: 'ask',
  run: ({ game, components }, _table, rng) => {
    const { spoiled, what } = spoil(components, rng);
    try {
      openEdition(game, spoiled);
    } catch (error) {
      if (!(error instanceof BadInput)) return `${what}: ${error instanceof Error ? error.message : error}`;
    }
    return null;
  },
};

export const checks: readonly Check[] = [
  ...ofTheKit,
  looking,
  refusing,
  undoing,
  answering,
  reloading,
  copying,
  redealing,
  replaying,
  standing,
  speaking,
  ending,
  editing,
];

/** What is checked while a game is set up and played, rather than at a moment of it. */
export const SETS_UP = 'a game can be set up';
export const ENDS = 'every game ends';
export const TAKES = answering.name;

/** Whether a check is for the table as it is now. */
export function applies({ at }: Check, { pending }: Table<Terms>): boolean {
  return at === 'both' || (at === 'end') === (pending === null);
}

/** Runs a check at a table; whatever it throws is a failure too. */
export function faultOf(check: Check, subject: Subject, table: Table<Terms>, chance: string): string | null {
  if (!applies(check, table)) return null;
  try {
    return check.run(subject, table, fastRng(chance));
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
