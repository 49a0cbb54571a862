import type { BoneId, CardId } from '../rules/state.ts';
import { checkComponents } from './check.ts';
import type { Components, RawBone, RawEvent, RawName, RawPassive } from './components.ts';

/** RP-3.1: the phases of a turn, in order. */
export const PHASES = ['field', 'museum', 'controversy'] as const;
export type Phase = (typeof PHASES)[number];

/** The parts of a skeleton; a slot is the place of a part in this row. */
export const PARTS = ['head', 'vertebrae', 'limbs'] as const;
export type Part = (typeof PARTS)[number];
export type Slot = number;

export const TAGS = ['theft', 'holdup', 'destroy', 'disaster', 'delay', 'crew', 'doubt', 'slander'] as const;
export type Tag = (typeof TAGS)[number];
/** A set of tags, as bits in the order of `TAGS`. */
export type TagSet = number;

export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** RP-1.6: a family and its color; what shows the color shows the name too. */
export interface Family {
  readonly id: string;
  readonly color: string;
  readonly name: Words;
}

/** RP-1.4: a Bone card. A fossil has no slot and no family. */
export interface Bone {
  readonly id: string;
  readonly name: Words;
  readonly slot: Slot | null;
  readonly family: number | null;
}

export type Deck = 'event' | 'bone';

/** What a card does, in the vocabulary of `components.json`. */
export type Effect =
  | { readonly effect: 'stayInPlay' }
  | { readonly effect: 'withdraw' }
  | { readonly effect: 'draw'; readonly what: Deck; readonly n: number }
  | { readonly effect: 'steal'; readonly n: number; readonly pick: 'random' | 'seen' }
  | { readonly effect: 'destroy'; readonly n: number | 'halfUp' }
  | { readonly effect: 'skipPhase'; readonly phase: Phase }
  | { readonly effect: 'takeCrew' }
  | { readonly effect: 'removeCrew' }
  | { readonly effect: 'boost'; readonly n: number }
  | { readonly effect: 'keepBones'; readonly n: number }
  | { readonly effect: 'gain'; readonly n: number }
  | { readonly effect: 'removeBone'; readonly from: 'presentation' | 'skeleton' }
  | { readonly effect: 'lose'; readonly who: 'target' | 'skeletonOwner'; readonly n: number }
  | { readonly effect: 'cancel' }
  | { readonly effect: 'save'; readonly n: number }
  | { readonly effect: 'blockRevision' };

/** What must be true of a card's target, or of its actor. `n` and `phase` are what follows the colon in the data. */
export interface Filter {
  readonly filter: string;
  readonly n: number;
  readonly phase: Phase;
}

/** What a Paleontologist or crew member lastingly does for its player (section 11). */
export interface Passives {
  /** Null where the Paleontologist starts like everybody else. */
  readonly startPrestige: number | null;
  readonly drawEvents: number;
  readonly drawBones: number;
  readonly immuneTo: TagSet;
  readonly saveBones: number;
  readonly savesFrom: TagSet;
  readonly keepBones: number;
  readonly handLimit: number;
}

/** RP-1.7: the kinds of cards in the Event deck. */
export type CardKind = 'name' | 'crew' | 'event' | 'defence';
export type Timing = 'withDescription' | 'action' | 'withPresentation' | 'withRevision' | 'doubt' | 'defence';
export type Target =
  | 'none'
  | 'rival'
  | 'eachRival'
  | 'rivalCrew'
  | 'rivalSkeleton'
  | 'rivalBone'
  | 'presentation'
  | 'presentedBone'
  | 'revision'
  | 'revisedBone'
  | 'threat';

/** One card of the Event deck: a Name, a crew member, an Event or a Defense. RP-1.5: of a Name only family and ideals matter. */
export interface Card {
  readonly id: string;
  readonly name: string | Words;
  readonly kind: CardKind;
  readonly phase: Phase | 'any';
  readonly timing: Timing;
  /** The family of a Name. */
  readonly family: number | null;
  readonly target: Target;
  readonly filters: readonly Filter[];
  readonly tags: TagSet;
  readonly effects: readonly Effect[];
  readonly passives: Passives;
  /** Whether it has the ability `cycleBone`. */
  readonly cycles: boolean;
  /** RP-4.8: the tags of the threats that this Defense answers, and whether it answers a revision. */
  readonly answers: TagSet;
  readonly answersRevision: boolean;
  /** RP-H1: whether some Defense of this edition can answer this Event. */
  readonly answerable: boolean;
}

/** RP-1.3 */
export interface Paleontologist {
  readonly id: string;
  readonly name: string;
  readonly passives: Passives;
}

/** The contents of the box: what the rules read. */
export interface Box {
  readonly constants: Constants;
  readonly families: readonly Family[];
  readonly paleontologists: readonly Paleontologist[];
  /** RP-1.2: the Bone deck, card by card. */
  readonly bones: readonly Bone[];
  /** RP-1.2, RP-R1: the Event deck, card by card: the Names, then the other Events beside them. */
  readonly cards: readonly Card[];
  /** The Defenses among them. */
  readonly defences: readonly CardId[];
  /** RP-1.10: `match[bone][name]` is how many traits they share; no row for a fossil, no entry for other cards. */
  readonly match: readonly (readonly number[])[];
  /** RP-H1: whether some Defense of this edition can answer a revision. */
  readonly revisionAnswerable: boolean;
}

export interface Constants {
  readonly players: readonly number[];
  readonly startPrestige: number;
  readonly minPrestige: number;
  readonly goalByPlayers: Readonly<Record<string, number>>;
  readonly goalRange: readonly number[];
  readonly fieldDraw: { readonly event: number; readonly bone: number };
  readonly eventHandLimit: number;
  readonly describeBones: { readonly min: number; readonly max: number };
  readonly prestigePerBone: number;
  readonly prestigePerFossil: number;
  readonly prestigePerRevisedBone: number;
  readonly perfectScore: number;
  readonly idleTurnsToEnd: number;
  readonly lastTurn: number;
}

/** Makes the tables the rules read from a `components.json`. Throws `BadInput` with the path of the first fault. */
export function openBox(json: unknown): Box {
  const components = checkComponents(json);
  const { constants, families } = components;
  const defences = components.events.filter(({ kind }) => kind === 'defence');
  const answeredTags = defences.reduce((tags, defence) => tags | answersOf(defence), 0);
  const nameCards = components.names.flatMap(name => copies(name, nameCard(components, name)));
  const eventCards = components.events.flatMap(event => copies(event, eventCard(event, answeredTags)));
  const cards = [...nameCards, ...eventCards];
  return {
    constants,
    families,
    paleontologists: components.paleontologists.map(({ id, name, passives }) => ({
      id,
      name,
      passives: sumPassives(passives),
    })),
    bones: components.bones.flatMap(raw => copies(raw, boneCard(components, raw))),
    cards,
    // The numbers of the cards become ids here.
    defences: cards.flatMap(({ kind }, index) => (kind === 'defence' ? [index as CardId] : [])),
    match: matchRows(components),
    revisionAnswerable: defences.some(answersRevisions),
  };
}

/** Several copies of a card are told apart by a number: `explosives#2`. */
function copies<C extends { readonly id: string }>({ id, count }: { id: string; count: number }, card: C): C[] {
  if (count === 1) return [card];
  return Array.from({ length: count }, (_, index) => ({ ...card, id: `${id}#${index + 1}` }));
}

function boneCard({ families }: Components, { id, name, part, family }: RawBone): Bone {
  return {
    id,
    name,
    slot: part === null ? null : PARTS.indexOf(part),
    family: family === null ? null : families.findIndex(known => known.id === family),
  };
}

function nameCard({ families }: Components, { id, name, family }: RawName): Card {
  return {
    id,
    name,
    kind: 'name',
    phase: 'museum',
    timing: 'withDescription',
    family: families.findIndex(known => known.id === family),
    target: 'none',
    filters: [],
    tags: 0,
    effects: [],
    passives: sumPassives([]),
    cycles: false,
    answers: 0,
    answersRevision: false,
    answerable: false,
  };
}

function eventCard(raw: RawEvent, answeredTags: TagSet): Card {
  const tags = tagSet(raw.tags);
  return {
    id: raw.id,
    name: raw.name,
    kind: raw.kind,
    phase: raw.phase,
    timing: raw.timing,
    family: null,
    target: targetOf(raw),
    filters: raw.kind === 'defence' ? [] : (raw.target.filter ?? []).map(parseFilter),
    tags,
    effects: raw.effects,
    passives: sumPassives(raw.passives ?? []),
    cycles: (raw.abilities ?? []).length > 0,
    answers: answersOf(raw),
    answersRevision: answersRevisions(raw),
    answerable: (tags & answeredTags) !== 0,
  };
}

/** A card that takes a Bone of its player's choice is aimed at that Bone. */
function targetOf({ target, effects }: RawEvent): Target {
  for (const { effect } of effects) {
    if (effect === 'removeBone') return target.kind === 'presentation' ? 'presentedBone' : 'rivalBone';
    if (effect === 'blockRevision') return 'revisedBone';
  }
  return target.kind;
}

function parseFilter(text: string): Filter {
  const [filter, argument = ''] = text.split(':');
  return { filter, n: Number(argument) || 0, phase: PHASES.find(phase => phase === argument) ?? PHASES[0] };
}

function answersOf({ kind, target }: RawEvent): TagSet {
  if (kind !== 'defence') return 0;
  return tagSet(TAGS.filter(tag => target.filter?.includes(`tag:${tag}`)));
}

function answersRevisions({ kind, target }: RawEvent): boolean {
  return kind === 'defence' && target.filter?.includes('revision') === true;
}

function tagSet(tags: readonly Tag[]): TagSet {
  return tags.reduce((set, tag) => set | (1 << TAGS.indexOf(tag)), 0);
}

function sumPassives(raw: readonly RawPassive[]): Passives {
  const of = (passive: RawPassive['passive']) => raw.filter(entry => entry.passive === passive);
  const sum = (passive: RawPassive['passive'], what?: Deck) => {
    const counted = of(passive).filter(entry => what === undefined || ('what' in entry && entry.what === what));
    return counted.reduce((total, entry) => total + ('n' in entry ? entry.n : 0), 0);
  };
  const tags = (passive: RawPassive['passive']) =>
    tagSet(of(passive).flatMap(entry => ('tags' in entry ? entry.tags : [])));
  const [start] = of('startPrestige');
  return {
    startPrestige: start === undefined || !('n' in start) ? null : start.n,
    drawEvents: sum('extraDraw', 'event'),
    drawBones: sum('extraDraw', 'bone'),
    immuneTo: tags('untargetable'),
    saveBones: sum('saveBones'),
    savesFrom: tags('saveBones'),
    keepBones: sum('keepBones'),
    handLimit: sum('handLimit'),
  };
}

function matchRows({ bones, names }: Components): number[][] {
  const columns = names.flatMap(name => copies(name, name));
  return bones
    .flatMap(raw => copies(raw, raw))
    .map(({ part, traits }) => {
      if (part === null) return [];
      return columns.map(({ ideal }) => traits.filter(trait => ideal[part].includes(trait)).length);
    });
}

/** RP-1.10, RP-R29: how many traits of the Bone are in the Name's ideal for that part; color is no part of it. */
export function matchScore({ match }: Box, bone: BoneId, name: CardId): number {
  return match[bone][name];
}
