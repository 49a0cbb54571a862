import { EVERYBODY, NOBODY, only, type Seat } from '@bonebed/kernel';
import type { Box, ObjectiveId, PersonalId, SpecimenId, TraceId } from '../box/box.ts';
import { type At, LOCKED, LOUNGE, type Player } from '../rules/state.ts';

/** Positions for tests, in the words of the game. Cards are moved, never made: every position is one that can be. */

export const COLOURS = ['red', 'yellow', 'blue', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** The seat of a colour, or -1 for any other word. */
function seatOf(word: string): Seat {
  const colours: readonly string[] = COLOURS;
  return colours.indexOf(word);
}

/** What a test says of a player; what it does not say is as at the start, with an empty hand. */
export interface PlayerSetup {
  /** `'T:1 K:3 R:2'` */
  readonly cubes?: string;
  /** Where workers are: `'P:library A:lab G:lounge'`. */
  readonly at?: string;
  /** Specimens by their first name: `'Camptosaurus Archelon'`. */
  readonly hand?: string;
  readonly traces?: string;
  /** Published cards, with their trace fossil if they have one: `'Allosaurus Stegosaurus+Eggs'`. */
  readonly holotypes?: string;
  readonly milestones?: string;
  /** The Personal Objective: `'PO10'`. */
  readonly kept?: string;
  /** The Personal Objectives to choose from: `'PO01 PO10'`. */
  readonly dealt?: string;
}

export interface TableSetup extends Partial<Record<Colour, PlayerSetup>> {
  readonly turn?: Colour;
  readonly museum?: string;
  readonly marker?: number;
  /** The specimen discard pile from bottom to top, by names or by how many. */
  readonly pile?: string | number;
  /** How many specimens are left in the deck; the others are in the last player's hand. */
  readonly deck?: number;
  /** The expeditions, specimens and trace fossils that come next, the first of them first. */
  readonly next?: string;
  readonly nextSpecimens?: string;
  readonly nextTraces?: string;
  readonly expeditionPile?: number;
  /** How many trace fossils are left in the deck; the others are in the last player's hand. */
  readonly traceDeck?: number;
  /** Revealed Global Objectives and the discs on their slots: `'GO01:red,-,yellow GO02'`. */
  readonly objectives?: string;
  /** Personal Objectives are still to be chosen. */
  readonly choosing?: boolean;
}

export function arrange(at: At, setup: TableSetup): void {
  const { state, box } = at;
  state.firstSeat = COLOURS.indexOf(setup.turn ?? 'red');
  if (setup.museum !== undefined) state.museum = cubes(setup.museum).slice(0, box.periods.length);
  if (setup.marker !== undefined) state.marker = setup.marker;
  if (!setup.choosing) state.active = state.firstSeat;
  for (const player of state.players) {
    if (!setup.choosing) [player.kept = null, ...player.discarded] = player.dealt.splice(0);
    for (const specimen of player.specimens.splice(0)) {
      state.specimenDeck.unshift(specimen);
      state.seen[specimen] = NOBODY;
    }
  }
  for (const seat of state.players.keys()) arrangePlayer(at, seat, setup[COLOURS[seat]] ?? {});
  arrangePiles(at, setup);
  if (setup.objectives !== undefined) reveal(at, words(setup.objectives));
}

function arrangePlayer(at: At, seat: Seat, given: PlayerSetup): void {
  const { state, box } = at;
  const player = state.players[seat];
  const counts = cubes(given.cubes ?? '');
  player.fossils = counts.slice(0, box.periods.length);
  player.research = counts[box.periods.length];
  for (const place of words(given.at)) {
    const [worker, where] = place.split(':');
    player.workers[find(box, box.workers, worker)] = whereabouts(box, where);
  }
  for (const name of words(given.hand)) toHand(at, seat, find(box, box.specimens, name));
  for (const name of words(given.traces)) toTraces(at, seat, find(box, box.traceFossils, name));
  for (const published of words(given.holotypes)) {
    const [name, trace = null] = published.split('+');
    layDown(at, player, find(box, box.specimens, name), trace === null ? null : find(box, box.traceFossils, trace));
  }
  for (const name of words(given.milestones)) player.milestones.push(find(box, box.milestones, name));
  if (given.kept !== undefined && player.kept !== null) {
    swapPersonal(at, player.kept, find(box, box.personalObjectives, given.kept));
  }
  for (const [index, name] of words(given.dealt).entries()) {
    swapPersonal(at, player.dealt[index], find(box, box.personalObjectives, name));
  }
}

function whereabouts(box: Box, where: string): Player['workers'][number] {
  if (where === 'lounge') return LOUNGE;
  return where === 'locked' ? LOCKED : find(box, box.locations, where);
}

function arrangePiles(at: At, setup: TableSetup): void {
  const { state, box } = at;
  const { pile = '', deck, next, nextSpecimens, nextTraces, expeditionPile = 0, traceDeck } = setup;
  const last = state.players.length - 1;
  const piled =
    typeof pile === 'number'
      ? state.specimenDeck.slice(0, pile)
      : words(pile).map(name => find<SpecimenId>(box, box.specimens, name));
  for (const specimen of piled) {
    state.specimenDiscard.push(takeFrom(state.specimenDeck, specimen));
    state.seen[specimen] = EVERYBODY;
  }
  while (deck !== undefined && state.specimenDeck.length > deck) toHand(at, last, state.specimenDeck[0]);
  while (traceDeck !== undefined && state.traceDeck.length > traceDeck) toTraces(at, last, state.traceDeck[0]);
  for (const name of words(next).reverse()) {
    state.expeditionDeck.push(takeFrom(state.expeditionDeck, find(box, box.expeditions, name)));
  }
  for (const name of words(nextSpecimens).reverse()) {
    state.specimenDeck.push(takeFrom(state.specimenDeck, find<SpecimenId>(box, box.specimens, name)));
  }
  for (const name of words(nextTraces).reverse()) {
    state.traceDeck.push(takeFrom(state.traceDeck, find<TraceId>(box, box.traceFossils, name)));
  }
  for (const card of state.expeditionDeck.splice(0, expeditionPile)) {
    state.expeditionDiscard.push(card);
    state.seen[box.first.expeditions + card] = EVERYBODY;
  }
}

function toHand({ state }: At, seat: Seat, specimen: SpecimenId): void {
  state.players[seat].specimens.push(takeFrom(state.specimenDeck, specimen));
  state.seen[specimen] = only(seat);
}

function toTraces({ state, box }: At, seat: Seat, trace: TraceId): void {
  state.players[seat].traces.push(takeFrom(state.traceDeck, trace));
  state.seen[box.first.traces + trace] = only(seat);
}

function layDown({ state, box }: At, player: Player, specimen: SpecimenId, trace: TraceId | null): void {
  player.holotypes.push(takeFrom(state.specimenDeck, specimen));
  player.holotypeTraces.push(trace);
  state.seen[specimen] = EVERYBODY;
  if (trace === null) return;
  takeFrom(state.traceDeck, trace);
  state.seen[box.first.traces + trace] = EVERYBODY;
}

/** Swaps a Personal Objective that was dealt with the wanted one, wherever that lies. */
function swapPersonal({ state, box }: At, dealt: PersonalId, wanted: PersonalId): void {
  const { personals } = box.first;
  const swap = (card: PersonalId): PersonalId => {
    if (card === wanted) return dealt;
    return card === dealt ? wanted : card;
  };
  state.personalDeck = state.personalDeck.map(swap);
  for (const player of state.players) {
    player.kept = player.kept === null ? null : swap(player.kept);
    player.dealt = player.dealt.map(swap);
    player.discarded = player.discarded.map(swap);
  }
  const known = state.seen[personals + wanted];
  state.seen[personals + wanted] = state.seen[personals + dealt];
  state.seen[personals + dealt] = known;
}

function reveal({ state, box }: At, cards: readonly string[]): void {
  for (const { objective } of state.objectives.splice(0)) state.objectiveDeck.push(objective);
  for (const card of cards) {
    const [name, discs = ''] = card.split(':');
    const objective = takeFrom(state.objectiveDeck, find<ObjectiveId>(box, box.globalObjectives, name));
    const owners = discs.split(',').map(seatOf);
    const placed = box.globalObjectives[objective].slots.map((_, place) => owners[place] ?? -1);
    state.objectives.push({ objective, discs: placed.map(owner => (owner < 0 ? null : owner)) });
    for (const owner of placed) if (owner >= 0) state.players[owner].discs -= 1;
  }
}

function takeFrom<X>(pile: X[], item: X): X {
  const index = pile.indexOf(item);
  if (index < 0) throw new Error(`${item} is not there to take`);
  pile.splice(index, 1);
  return item;
}

export function words(text = ''): string[] {
  return text.split(' ').filter(word => word !== '');
}

const CUBES = ['T', 'J', 'K', 'R'];

function cubes(text: string): number[] {
  const counts = CUBES.map(() => 0);
  for (const word of words(text)) {
    const [colour, count] = word.split(':');
    counts[CUBES.indexOf(colour)] = Number(count);
  }
  return counts;
}

export function cubesText(counts: readonly number[]): string {
  return counts.flatMap((count, colour) => (count === 0 ? [] : [`${CUBES[colour]}:${count}`])).join(' ');
}

/** Short names that tests use beside ids. */
const SHORT: Readonly<Record<string, string>> = {
  P: 'paleontologist',
  G: 'gradStudent',
  A: 'fieldAssistant',
  lab: 'specimenLab',
  field: 'fieldExpeditions',
  library: 'universityLibrary',
  journal: 'publishingJournal',
  museum: 'museumCollections',
  T: 'triassic',
  J: 'jurassic',
  K: 'cretaceous',
};

/** The id that a word of a test stands for: a colour, a short name, a specimen's first name, a formation, a milestone. */
export function idOf(box: Box, word: string): string {
  const seat = seatOf(word);
  if (seat >= 0) return String(seat);
  if (Object.hasOwn(SHORT, word)) return SHORT[word];
  const specimen = box.specimens.find(({ name }) => String(name).startsWith(`${word} `));
  const expedition = box.expeditions.find(({ name }) => formation(name) === word);
  const trace = box.traceFossils.find(({ name }) => typeof name === 'object' && name.en === word);
  const milestone = Object.entries(box.milestone).find(([key]) => key === word);
  const found = specimen ?? expedition ?? trace ?? (milestone && box.milestones[milestone[1]]);
  return found?.id ?? word;
}

/** `Hell Creek Formation` is `HellCreek`. */
function formation(name: unknown): string {
  if (typeof name !== 'object' || name === null || !('en' in name)) return '';
  return String(name.en).split(' ').slice(0, -1).join('');
}

/** The name by which a test knows an id. */
export function shortName(id: string): string {
  return Object.keys(SHORT).find(short => SHORT[short] === id) ?? id;
}

export function find<Id extends number>(box: Box, list: readonly { readonly id: string }[], word: string): Id {
  const id = idOf(box, word);
  const index = list.findIndex(entry => entry.id === id);
  if (index < 0) throw new Error(`no '${word}' among ${list.map(entry => entry.id).join(', ')}`);
  return index as Id;
}
