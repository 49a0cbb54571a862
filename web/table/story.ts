import { component, componentName, type Event, type Reader, type Seat, type Terms } from '@bonebed/kernel';
import type { Story } from '../boards/board.ts';

export interface LogEntry {
  readonly event: Event;
  readonly index: number;
  /** After how many answers it was told. */
  readonly after: number;
}

/** An entry, a run of filler, or the number of an answer before which chance began anew. */
type Told = LogEntry | readonly LogEntry[] | number;

/** A turn as the log tells it: its heading, which what comes before the first turn does not have, and what followed. */
export interface Turn {
  readonly heading: LogEntry | null;
  readonly told: readonly Told[];
}

/** Every event, with the number of answers after which it was told. */
export function entriesOf(events: readonly Event[], marks: readonly number[]): LogEntry[] {
  let after = 0;
  return events.map((event, index) => {
    while (after < marks.length - 1 && marks[after] <= index) after += 1;
    return { event, index, after };
  });
}

/** The lines, and between them the numbers of the answers before which chance began anew. */
export function withBeginnings<L extends Pick<LogEntry, 'after'>>(
  lines: readonly L[],
  anew: readonly number[],
): (L | number)[] {
  const all: (L | number)[] = [...lines];
  for (const answer of anew.toReversed()) {
    const place = lines.findIndex(({ after }) => after > answer);
    all.splice(place === -1 ? lines.length : place, 0, answer);
  }
  return all;
}

/** The log turn by turn. What matters little is gathered to runs; one by itself stays a line. */
export function turnsOf(lines: readonly (LogEntry | number)[], story: Story | undefined): Turn[] {
  let told: (LogEntry | LogEntry[] | number)[] = [];
  const turns: { heading: LogEntry | null; told: typeof told }[] = [{ heading: null, told }];
  let before: Event | undefined;
  for (const line of lines) {
    const role = typeof line === 'number' ? 'line' : (story?.role(line.event, before) ?? 'line');
    if (typeof line === 'number' || role === 'line') told.push(line);
    else if (role === 'heading') {
      told = [];
      turns.push({ heading: line, told });
    } else {
      const run = told.at(-1);
      if (Array.isArray(run)) run.push(line);
      else told.push([line]);
    }
    if (typeof line !== 'number') before = line.event;
  }
  return turns;
}

/** Whose doing an event is, where it says so. */
export function seatOf(event: Event): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** The same, an automaton's doings too. */
export function ownerOf(event: Event, story: Story | undefined): Seat | null {
  return seatOf(event) ?? story?.automaton?.(event) ?? null;
}

/** What one of the others did in a turn. */
export interface Recalled {
  readonly seat: Seat;
  readonly lines: readonly LogEntry[];
}

/** The one line that tells most of it: without anything better its first, which is the heading of the turn. */
export function mostTelling(lines: readonly LogEntry[], { telling = [] }: Story): LogEntry {
  const rank = ({ event }: LogEntry) => {
    const place = telling.indexOf(event.type);
    return place === -1 ? telling.length : place;
  };
  return lines.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Everything of each of the others as one, in the order in which they acted. */
export function byRival(recalled: readonly Recalled[]): Recalled[] {
  const seats = [...new Set(recalled.map(({ seat }) => seat))];
  return seats.map(seat => ({
    seat,
    lines: recalled.filter(one => one.seat === seat).flatMap(({ lines }) => lines),
  }));
}

/** What the others did since the last turn of a seat, or before the one that it is in. */
export function sinceTurnOf(turns: readonly Turn[], eyes: Seat, story: Story): Recalled[] {
  const owner = ({ heading }: Turn) => (heading === null ? null : ownerOf(heading.event, story));
  if (turns.every(turn => owner(turn) === null)) return sinceWordOf(turns, eyes);
  const end = turns.findLastIndex(turn => owner(turn) !== eyes) + 1;
  const start = turns.findLastIndex((turn, index) => index < end && owner(turn) === eyes) + 1;
  return turns.slice(start, end).flatMap(turn => {
    const seat = owner(turn);
    if (seat === null || turn.heading === null) return [];
    // What matters little is left to the log, unless there is nothing else.
    const told = turn.told.filter(one => typeof one === 'object' && 'event' in one);
    const filler = turn.told.flatMap(one => (Array.isArray(one) ? one : []));
    return [{ seat, lines: [turn.heading, ...(told.length > 0 ? told : filler)] }];
  });
}

/** Where turns belong to nobody: what was told of the others since something was told of this seat. */
function sinceWordOf(turns: readonly Turn[], eyes: Seat): Recalled[] {
  const lines = turns.flatMap(({ told }) => told.filter(one => typeof one === 'object' && 'event' in one));
  const last = lines.findLastIndex(({ event }) => seatOf(event) === eyes);
  const recalled: { seat: Seat; lines: LogEntry[] }[] = [];
  for (const line of lines.slice(last + 1)) {
    const seat = seatOf(line.event);
    const run = recalled.at(-1);
    if (seat === null || seat === run?.seat) run?.lines.push(line);
    else recalled.push({ seat, lines: [line] });
  }
  return recalled;
}

/** The name of a component in a sentence, the thing that explains it, and whether it can be shown large. */
export interface Mention {
  readonly name: string;
  readonly thing: string;
  readonly isItem: boolean;
}

/** A sentence in parts: plain words, and the names of things that can be looked at. */
export function mentionsIn(
  reader: Reader<Terms>,
  event: Event,
  words: string,
  story: Story | undefined,
): (string | Mention)[] {
  let parts: (string | Mention)[] = [words];
  // Longer names first: one may be a part of another.
  const found = story === undefined ? [] : mentioned(reader, event, story);
  for (const mention of found.sort((a, b) => b.name.length - a.name.length)) {
    parts = parts.flatMap(part => {
      const at = typeof part === 'string' ? part.indexOf(mention.name) : -1;
      if (typeof part !== 'string' || at === -1) return [part];
      return [part.slice(0, at), mention, part.slice(at + mention.name.length)];
    });
  }
  return parts.filter(part => part !== '');
}

/** The components that the fields of an event name and that can be looked at, those within lists and records too. */
function mentioned(reader: Reader<Terms>, fields: object, story: Story): Mention[] {
  const { game, box } = reader;
  const { items, things = {} } = story;
  return Object.entries(fields).flatMap(([field, value]) =>
    [value].flat().flatMap((entry: unknown) => {
      if (typeof entry === 'object' && entry !== null) return mentioned(reader, entry, story);
      const kind = items[game.nouns[field]] ?? things[game.nouns[field]];
      if (typeof entry !== 'number' || kind === undefined || component(game, box, field, entry) === undefined)
        return [];
      const isItem = items[game.nouns[field]] !== undefined;
      return [{ name: componentName(reader, field, entry), thing: `${kind}.${entry}`, isItem }];
    }),
  );
}
