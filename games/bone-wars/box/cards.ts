import { type Effect, effectsOf } from '../rules/effects.ts';
import { type Award, type AwardSpace, type Find, idOf } from '../rules/ids.ts';
import type { BoneSpec } from './box.ts';
import type {
  AwardData,
  Components,
  Label,
  PaleontologistAbility,
  PaleontologistAction,
  SoloLevel,
  TeamAction,
} from './components.ts';

/** A card of any of the three kinds; the part of its own kind is set, the two others are null. */
export interface CardSpec {
  readonly id: string;
  readonly name: string | Label;
  readonly kind: 'species' | 'paleontologist' | 'solo' | 'team';
  readonly species: SpeciesSpec | null;
  readonly paleontologist: PaleontologistSpec | null;
  readonly solo: SoloSpec | null;
  readonly team: TeamSpec | null;
}

export interface SpeciesSpec {
  readonly category: string;
  readonly discoverer: string;
  readonly find: Find;
  readonly prize: readonly Effect[];
  /** For each kind of bone whether it fits this skeleton. */
  readonly fits: readonly boolean[];
}

export interface PaleontologistSpec {
  readonly character: string;
  readonly action: PaleontologistAction;
  readonly ability: PaleontologistAbility;
  /** What it does, in words. */
  readonly text: Label;
  readonly bones: number;
  readonly maxBones: number;
  readonly loyalty: number;
}

export interface TeamSpec {
  readonly level: 'basic' | 'advanced';
  readonly cost: number;
  readonly ap: number;
  readonly depth: number;
  readonly torn: boolean;
}

/** A card of Theodore: what its front tells him to do, and what its back says while it is the next card. */
export interface SoloSpec {
  readonly level: SoloLevel;
  /** How often he goes through the paleontologist actions. */
  readonly loops: number;
  readonly actions: readonly PaleontologistAction[];
  readonly before: readonly Effect[];
  readonly direction: 'clockwise' | 'counterclockwise';
  readonly teamActions: readonly TeamAction[];
  readonly back: {
    readonly kind: 'team' | 'paleontologist';
    readonly ap: number;
    readonly depth: number;
    readonly takeBack: boolean;
    readonly rivalLoyalty: number;
  };
}

export interface AwardSpec {
  readonly id: string;
  readonly name: Label;
  readonly type: AwardData['type'];
  readonly spaces: readonly AwardSpace[];
}

export interface AwardSpaceSpec {
  readonly id: string;
  readonly name: Label;
  readonly award: Award;
  readonly row: number;
  readonly loyalty: number;
  readonly minPlayers: number;
  readonly requirement: readonly Requirement[];
}

/** So many archived cards of a discoverer, of a category, in one envelope, or together in any envelope. */
export interface Requirement {
  readonly counts: 'discoverer' | 'category' | 'envelope' | 'anyEnvelope';
  readonly key: string;
  /** The envelope, where one is named. */
  readonly find: Find | null;
  readonly n: number;
}

export function makeCards(
  data: Components,
  bones: readonly BoneSpec[],
  findOf: (icon: string) => Find,
): readonly CardSpec[] {
  return [...speciesCards(data, bones, findOf), ...paleontologistCards(data), ...soloCards(data), ...teamCards(data)];
}

/** BW-1.6, BW-11.1: species cards with what they need, and their prizes. */
function speciesCards(data: Components, bones: readonly BoneSpec[], findOf: (icon: string) => Find): CardSpec[] {
  return data.species.cards.map(({ id, name, category, discoverer, minorFind, prize, skull, limb }) => ({
    id,
    name,
    kind: 'species',
    species: {
      category,
      discoverer,
      find: findOf(minorFind),
      prize: effectsOf(data.prizeBonuses.list.find(one => one.id === prize)?.effects ?? []),
      fits: bones.map(bone => {
        if (bone.category === 'skull') return fitsNeed(bone, skull);
        return bone.category === 'limb' ? fitsNeed(bone, limb) : true;
      }),
    },
    paleontologist: null,
    solo: null,
    team: null,
  }));
}

/** A card asks for "carnivore" where the bone is a "skullCarnivore", for "paw" where it is a "paw", or for "any". */
export function fitsNeed({ id, category }: { id: string; category: string }, need: string): boolean {
  return need === 'any' || id === need || id.toLowerCase() === `${category}${need}`.toLowerCase();
}

/** BW-1.5: several copies of each paleontologist. */
function paleontologistCards(data: Components): CardSpec[] {
  const { cards, copiesEach } = data.paleontologistCards;
  const copies = Array.from({ length: copiesEach }, (_, copy) => copy + 1);
  return cards.flatMap(({ id, name, action, ability, text, bones = 0, maxBones = 0, loyalty = 0 }) =>
    copies.map(
      (copy): CardSpec => ({
        id: `${id}-${copy}`,
        name,
        kind: 'paleontologist',
        species: null,
        paleontologist: { character: id, action, ability, text, bones, maxBones, loyalty },
        solo: null,
        team: null,
      }),
    ),
  );
}

function soloCards({ solo }: Components): CardSpec[] {
  return solo.cards.map(({ id, name, level, front, back }) => ({
    id,
    name,
    kind: 'solo',
    species: null,
    paleontologist: null,
    solo: {
      level,
      loops: front.top.icons.includes('loopTwice') ? 2 : 1,
      actions: front.top.sequence,
      before: effectsOf(front.bottom.icons.map(icon => ({ do: icon }))),
      direction: front.bottom.direction,
      teamActions: front.bottom.sequence,
      back: {
        kind: back.kind,
        ap: back.ap ?? 0,
        depth: back.depth ?? 0,
        takeBack: back.icons.some(({ icon }) => icon === 'takeBackPaleontologist'),
        rivalLoyalty: back.icons.find(({ icon }) => icon === 'rivalLoyalty')?.n ?? 0,
      },
    },
    team: null,
  }));
}

function teamCards(data: Components): CardSpec[] {
  return data.teamCards.cards.map(({ id, name, level, cost, ap, depth, torn }) => ({
    id,
    name,
    kind: 'team',
    species: null,
    paleontologist: null,
    solo: null,
    team: { level, cost, ap, depth, torn },
  }));
}

/** BW-2.4, BW-1.7: award tiles; their spaces are numbered in one row. */
export function makeAwards(data: Components): { awards: AwardSpec[]; awardSpaces: AwardSpaceSpec[] } {
  const awardSpaces: AwardSpaceSpec[] = [];
  const awards = data.awardTiles.tiles.map(({ id, name, type, rows }, index) => {
    const spaces: AwardSpace[] = [];
    for (const { row, requirement, loyalty, spaces: own } of rows) {
      for (const { id: space, minPlayers } of own) {
        spaces.push(idOf<AwardSpace>(awardSpaces.length));
        awardSpaces.push({
          id: space,
          name: spaceName(name, requirement),
          award: idOf<Award>(index),
          row,
          loyalty,
          minPlayers,
          requirement: requirement.map(({ key, n }) => makeRequirement(data, key, n)),
        });
      }
    }
    return { id, name, type, spaces };
  });
  return { awards, awardSpaces };
}

/** "Marsh and Cope 2 + 1" in either language; two spaces of a row are as good as each other. */
function spaceName({ en, fr }: Label, requirement: readonly { readonly n: number }[]): Label {
  const needs = requirement.map(({ n }) => n).join(' + ');
  return { en: `${en} ${needs}`, fr: `${fr} ${needs}` };
}

function makeRequirement(data: Components, key: string, n: number): Requirement {
  const counts = countedBy(data, key);
  const envelope = data.playerBoard.envelopes.findIndex(({ id }) => `envelope${id}` === key);
  return { counts, key, find: counts === 'envelope' ? idOf<Find>(envelope) : null, n };
}

export function countedBy(data: Components, key: string): Requirement['counts'] {
  if (data.enums.discoverers.includes(key)) return 'discoverer';
  if (data.enums.speciesCategories.includes(key)) return 'category';
  return key === 'anyEnvelope' ? 'anyEnvelope' : 'envelope';
}
