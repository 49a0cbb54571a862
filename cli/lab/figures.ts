import { mean, wilson } from '@bonebed/bots';
import type { Manifest } from '@bonebed/games';
import type { Edition, Game, Language, Settings, SettingValue, Terms, Texts } from '@bonebed/kernel';
import { type Both, type Labels, labelsOf } from './labels.ts';
import { type Books, type GameRow, PARTS } from './ledger.ts';

/** A share of something, with its 95 % interval. */
export interface Share {
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** How often something came up, and how those did whose doing it was. */
export interface Occurrence {
  readonly key: string;
  readonly label: Both;
  readonly times: number;
  /** In how many games. */
  readonly games: number;
  /** Of the seats that did it. */
  readonly won: Share;
  /** How often a winner did it in a game, and how often another. */
  readonly byWinner: number;
  readonly byOther: number;
}

export interface Action extends Occurrence {
  readonly what: string;
  /** At how many decisions it was there to choose. */
  readonly offered: number;
}

export interface Thing {
  readonly name: Both;
  readonly games: number;
  /** By the key of the event, in the order of `Collection.events`. */
  readonly by: readonly (Occurrence | null)[];
}

export interface Collection {
  readonly id: string;
  readonly events: readonly { readonly key: string; readonly label: Both }[];
  readonly things: readonly Thing[];
}

export interface Histogram {
  readonly from: number;
  readonly step: number;
  readonly bins: readonly number[];
}

export interface Figures {
  readonly game: string;
  readonly title: Both;
  readonly tagline: Both;
  readonly version: number;
  readonly edition: string;
  readonly seats: number;
  readonly settings: Settings;
  /** The settings that are not at their default. */
  readonly changed: readonly { readonly id: string; readonly value: SettingValue }[];
  readonly seed: string;
  readonly bots: readonly string[];
  readonly games: number;
  /** What a seat wins by chance alone. */
  readonly baseRate: number;
  readonly decisions: Spread;
  readonly turns: Spread;
  readonly bySeat: readonly Showing[];
  readonly byBot: readonly Showing[];
  readonly points: { readonly winners: Histogram; readonly others: Histogram; readonly mean: number };
  readonly margins: Histogram;
  readonly shared: Share;
  readonly sources: readonly { readonly label: Both; readonly winners: number; readonly others: number }[];
  /** Mean points of the later winners and of the others, and how often who leads then wins, at each tenth of the game. */
  readonly course: {
    readonly winners: readonly number[];
    readonly others: readonly number[];
    readonly leads: readonly number[];
  };
  readonly asks: readonly {
    readonly key: string;
    readonly label: Both;
    readonly perGame: number;
    readonly options: number;
  }[];
  readonly optionsPerDecision: readonly (readonly [number, number])[];
  readonly decisionsPerTurn: readonly (readonly [number, number])[];
  readonly actions: readonly Action[];
  readonly endings: readonly { readonly key: string; readonly label: Both; readonly games: Share }[];
  readonly events: readonly Occurrence[];
  readonly collections: readonly Collection[];
  readonly refusals: readonly { readonly key: string; readonly label: Both; readonly perGame: number }[];
  readonly unreached: readonly {
    readonly kind: 'ask' | 'option' | 'event' | 'end' | 'bar' | 'thing';
    readonly labels: readonly Both[];
  }[];
}

export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly histogram: Histogram;
}

export interface Showing {
  readonly name: string;
  readonly won: Share;
  readonly points: number;
  readonly plusMinus: number;
}

/** What the figures are about, beside the books. */
export interface FiguresSubject {
  readonly manifest: Manifest;
  readonly game: Game<Terms>;
  readonly edition: Edition<Terms>;
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly seats: number;
  readonly settings: Settings;
  readonly seed: string;
  readonly bots: readonly string[];
}

/** Turns the books into what a report shows. */
export function figuresOf(subject: FiguresSubject, { games, counts }: Books): Figures {
  const { manifest, game, edition, texts, seats, settings, seed, bots } = subject;
  const labels = labelsOf(game, edition, texts);
  const everyone = games.flatMap(row => row.seats);
  const base = sum(everyone.map(seat => seat.won)) / Math.max(1, everyone.length);
  const pointBins = binsFor(everyone.map(seat => seat.points));
  const entries = Object.entries(counts).map(([key, numbers]) => ({ path: key.split('|'), numbers }));
  const of = (kind: string) => entries.filter(({ path }) => path[0] === kind);
  const winners = sum(everyone.map(seat => seat.won));
  const seated: Seated = { winners, others: everyone.length - winners };
  const actions = actionsOf(labels, of('chosen'), counts, seated);
  return {
    game: game.id,
    title: manifest.title,
    tagline: manifest.line,
    version: game.version,
    edition: edition.edition,
    seats,
    settings,
    changed: game.settings.flatMap(spec =>
      settings[spec.id] === spec.default ? [] : [{ id: spec.id, value: settings[spec.id] }],
    ),
    seed,
    bots,
    games: games.length,
    baseRate: base,
    decisions: spreadOf(games.map(row => row.decisions)),
    turns: spreadOf(games.map(row => row.turns)),
    bySeat: Array.from({ length: seats }, (_, seat) =>
      standing(
        `${seat + 1}`,
        games.map(row => row.seats[seat]),
      ),
    ),
    byBot: [...new Set(bots)].map(name =>
      standing(
        name,
        everyone.filter(seat => seat.bot === name),
      ),
    ),
    points: {
      winners: fill(
        pointBins,
        everyone.filter(seat => seat.place === 1).map(seat => seat.points),
      ),
      others: fill(
        pointBins,
        everyone.filter(seat => seat.place !== 1).map(seat => seat.points),
      ),
      mean: mean(everyone.map(seat => seat.points)).mean,
    },
    margins: histogramOf(games.map(marginOf)),
    shared: share(games.filter(row => row.seats.filter(seat => seat.place === 1).length > 1).length, games.length),
    sources: sourcesOf(labels, games),
    course: courseOf(games),
    asks: of('ask')
      .map(({ path: [, what], numbers: [times, options] }) => ({
        key: what,
        label: labels.sentence(`ask.${what}`),
        perGame: times / games.length,
        options: options / times,
      }))
      .sort((a, b) => b.perGame - a.perGame),
    optionsPerDecision: countsBy(of('options')),
    decisionsPerTurn: countsBy(of('perTurn')),
    actions,
    endings: endingsOf(labels, games),
    events: of('event')
      .map(({ path: [, type], numbers }) => occurrence(type, labels.sentence(`event.${type}`), numbers, seated))
      .sort((a, b) => b.times - a.times),
    collections: collectionsOf(labels, of('thing'), seated),
    refusals: of('bar')
      .map(({ path: [, key], numbers: [times] }) => ({
        key,
        label: labels.sentence(`bar.${key}`),
        perGame: times / games.length,
      }))
      .sort((a, b) => b.perGame - a.perGame),
    unreached: unreachedOf(subject, labels, counts, games),
  };
}

type Entry = { readonly path: readonly string[]; readonly numbers: readonly number[] };

export function share(part: number, of: number): Share {
  const [low, high] = wilson(part, of);
  return { of, rate: of === 0 ? 0 : part / of, low, high };
}

/** How many seats there were in all games, and how many of them won: what an average is taken over. */
interface Seated {
  readonly winners: number;
  readonly others: number;
}

function occurrence(key: string, label: Both, numbers: readonly number[], { winners, others }: Seated): Occurrence {
  const [times, games, seats, wins, own, ofWinners] = numbers;
  return {
    key,
    label,
    times,
    games,
    won: share(wins, seats),
    byWinner: ofWinners / Math.max(1, winners),
    byOther: (own - ofWinners) / Math.max(1, others),
  };
}

function standing(name: string, rows: readonly GameRow['seats'][number][]): Showing {
  const { mean: points, plusMinus } = mean(rows.map(row => row.points));
  return { name, won: share(sum(rows.map(row => row.won)), rows.length), points, plusMinus };
}

/** What is done, in the words of its button: one for each kind of option. */
function actionsOf(labels: Labels, chosen: readonly Entry[], counts: Books['counts'], seated: Seated): Action[] {
  const actions = chosen.map(({ path: [, what, kind], numbers }): Action => {
    const own = `option.${what}${kind === '' ? '' : `.${kind}`}`;
    const label = labels.sentence(own);
    const [offered = 0] = counts[`offered|${what}|${kind}`] ?? [];
    // A number among the options is the name of its component: what it is for is the question.
    const words = label.en === own ? labels.sentence(`ask.${what}`) : label;
    return { ...occurrence(`${what} ${kind}`.trim(), words, numbers, seated), what, offered };
  });
  return actions.sort((a, b) => b.times - a.times);
}

function endingsOf(labels: Labels, games: readonly GameRow[]): Figures['endings'] {
  const reasons = new Map<string, number>();
  for (const { reason } of games) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return [...reasons]
    .map(([key, times]) => ({ key, label: labels.sentence(`end.${key}`), games: share(times, games.length) }))
    .sort((a, b) => b.games.rate - a.games.rate);
}

export function sourcesOf(labels: Labels, games: readonly GameRow[]): Figures['sources'] {
  const kinds = new Set(games.flatMap(row => row.seats.flatMap(seat => Object.keys(seat.lines))));
  const seats = games.flatMap(row => row.seats);
  const winners = seats.filter(seat => seat.place === 1);
  const others = seats.filter(seat => seat.place !== 1);
  return [...kinds].map(what => ({
    label: labels.sentence(`score.${what}`),
    winners: mean(winners.map(seat => seat.lines[what] ?? 0)).mean,
    others: mean(others.map(seat => seat.lines[what] ?? 0)).mean,
  }));
}

function courseOf(games: readonly GameRow[]): Figures['course'] {
  const parts = Array.from({ length: PARTS + 1 }, (_, part) => part);
  const at = (part: number, isWinner: boolean) =>
    mean(games.flatMap(({ course, seats }) => course[part].filter((_, seat) => (seats[seat].place === 1) === isWinner)))
      .mean;
  const leads = parts.map(part => {
    const chances = games.map(({ course, seats }) => {
      const most = Math.max(...course[part]);
      const leaders = seats.filter((_, seat) => course[part][seat] === most);
      return sum(leaders.map(seat => seat.won)) / leaders.length;
    });
    return mean(chances).mean;
  });
  return { winners: parts.map(part => at(part, true)), others: parts.map(part => at(part, false)), leads };
}

/** How many events stand side by side for a collection. */
const MOST_EVENTS = 5;
/** A thing that only a handful of seats had tells nothing. */
const FEWEST_THINGS = 3;

function collectionsOf(labels: Labels, entries: readonly Entry[], seated: Seated): Collection[] {
  const collections = [...new Set(entries.map(({ path }) => path[1]))];
  return collections.flatMap(id => {
    const own = entries.filter(({ path }) => path[1] === id);
    const takers = new Map<string, number>();
    for (const { path, numbers } of own) takers.set(path[3], (takers.get(path[3]) ?? 0) + numbers[2]);
    const events = [...takers]
      .filter(([, seats]) => seats > 0)
      .sort((a, b) => b[1] - a[1])
      .slice(0, MOST_EVENTS)
      .map(([key]) => ({ key, label: labels.sentence(`event.${key}`) }));
    const byName = new Map<string, { readonly name: Both; readonly entries: Entry[] }>();
    for (const entry of own) {
      const name = labels.thing(id, Number(entry.path[2]));
      const known = byName.get(name.en) ?? { name, entries: [] };
      known.entries.push(entry);
      byName.set(name.en, known);
    }
    const things = [...byName.values()].map(({ name, entries: found }): Thing => {
      const by = events.map(({ key, label }) => {
        const same = found.filter(({ path }) => path[3] === key);
        if (same.length === 0) return null;
        return occurrence(
          key,
          label,
          [0, 1, 2, 3, 4, 5].map(index => sum(same.map(({ numbers }) => numbers[index]))),
          seated,
        );
      });
      return { name, games: Math.max(...found.map(({ numbers }) => numbers[1])), by };
    });
    if (events.length === 0 || things.length < FEWEST_THINGS) return [];
    return [{ id, events, things: things.sort((a, b) => weight(b) - weight(a)) }];
  });
}

function weight({ by }: Thing): number {
  return sum(by.map(found => found?.won.of ?? 0));
}

/** What the game has words for and never came up. */
function unreachedOf(
  { game, edition, texts }: FiguresSubject,
  labels: Labels,
  counts: Books['counts'],
  games: readonly GameRow[],
): Figures['unreached'] {
  const keys = Object.keys(texts.en);
  const reasons = new Set(games.map(({ reason }) => reason));
  const missing = (prefix: string, isMet: (rest: string) => boolean): Both[] =>
    keys.filter(key => key.startsWith(`${prefix}.`) && !isMet(key.slice(prefix.length + 1))).map(labels.sentence);
  const isChosen = (rest: string): boolean => {
    const [what, kind = ''] = rest.split('.');
    return counts[`chosen|${what}|${kind}`] !== undefined;
  };
  const things = [
    ...new Set(Object.keys(counts).flatMap(key => (key.startsWith('thing|') ? [key.split('|')[1]] : []))),
  ];
  const unnamed = things.flatMap(collection => {
    const all: unknown = Reflect.get(edition.box, collection);
    const met = new Set(
      Object.keys(counts).flatMap(key => (key.startsWith(`thing|${collection}|`) ? [Number(key.split('|')[2])] : [])),
    );
    if (!Array.isArray(all)) return [];
    return all.flatMap((_, index) => (met.has(index) ? [] : [labels.thing(collection, index)]));
  });
  const groups: Figures['unreached'] = [
    {
      kind: 'ask',
      labels: Object.keys(game.asks).flatMap(what =>
        counts[`ask|${what}`] === undefined ? [labels.sentence(`ask.${what}`)] : [],
      ),
    },
    { kind: 'option', labels: missing('option', isChosen) },
    { kind: 'event', labels: missing('event', type => counts[`event|${type}`] !== undefined) },
    { kind: 'end', labels: missing('end', reason => reasons.has(reason)) },
    { kind: 'bar', labels: missing('bar', key => counts[`bar|${key}`] !== undefined) },
    { kind: 'thing', labels: [...new Map(unnamed.map(name => [name.en, name])).values()] },
  ];
  return groups.filter(group => group.labels.length > 0);
}

function countsBy(entries: readonly Entry[]): (readonly [number, number])[] {
  return entries.map(({ path, numbers }) => [Number(path[1]), numbers[0]] as const).sort((a, b) => a[0] - b[0]);
}

/** How far the first is ahead of the second; what an automaton has is not known here. */
function marginOf({ seats }: GameRow): number {
  const [first = 0, second = first] = seats.map(seat => seat.points).sort((a, b) => b - a);
  return first - second;
}

const STEPS = [1, 2, 5];
const MOST_BINS = 24;

interface Bins {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

/** Bins of a round width (1, 2, 5, 10 …) that hold all values; the outermost hundredth shares the last ones. */
function binsFor(values: readonly number[]): Bins {
  const sorted = [...values].sort((a, b) => a - b);
  const low = quantile(sorted, 0.002);
  const high = quantile(sorted, 0.998);
  for (let power = 1; ; power *= 10) {
    for (const factor of STEPS) {
      const step = factor * power;
      const from = Math.floor(low / step) * step;
      const count = Math.floor((high - from) / step) + 1;
      if (count <= MOST_BINS) return { from, step, count };
    }
  }
}

function fill({ from, step, count }: Bins, values: readonly number[]): Histogram {
  const bins = new Array<number>(count).fill(0);
  for (const value of values) bins[Math.min(count - 1, Math.max(0, Math.floor((value - from) / step)))] += 1;
  return { from, step, bins };
}

function histogramOf(values: readonly number[]): Histogram {
  return fill(binsFor(values), values);
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    mean: mean(values).mean,
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.05),
    high: quantile(sorted, 0.95),
    histogram: histogramOf(values),
  };
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
