import type { Box } from '../box/box.ts';
import type { CampKind, PaleontologistAction } from '../box/components.ts';
import type { Bone, Card, Site, Specialist } from './ids.ts';
import { idsOf } from './ids.ts';

/** What asks are answered with, and the lists of those that are the same all game long, made once with the box. */
export type TurnOption = { readonly do: 'team' | 'paleontologist'; readonly card: Card } | { readonly do: 'pass' };

export type TeamOption =
  | { readonly do: 'move'; readonly site: Site }
  | { readonly do: 'dig'; readonly depth: number }
  | { readonly do: 'discover' }
  | { readonly do: 'digSiteAction'; readonly site: Site }
  | { readonly do: 'baseCamp'; readonly camp: CampKind }
  | { readonly do: 'digDeeper' }
  | { readonly do: 'end' };

export type DebunkOption = { readonly do: 'debunk'; readonly bone: Bone; readonly n: number } | { readonly do: 'done' };

/** A bone for a skeleton: as what it is, or as a wild bone for one part. */
export type PaperBone =
  | { readonly do: 'bone'; readonly bone: Bone }
  | { readonly do: 'wild'; readonly bone: Bone; readonly part: string }
  | { readonly do: 'done' };

export type UpgradeOption =
  | { readonly do: 'replace'; readonly card: Card; readonly by: Card }
  | { readonly do: 'hire'; readonly specialist: Specialist }
  | { readonly do: 'decline' };

export type SlotOption =
  | { readonly do: 'cover'; readonly slot: number }
  | { readonly do: 'extend' }
  | { readonly do: 'decline' };

export interface Options {
  /** For each card its ways to be played. */
  readonly plays: readonly (readonly TurnOption[])[];
  readonly pass: TurnOption;
  readonly team: readonly TeamOption[];
  readonly paperBones: readonly PaperBone[];
  readonly paperBonesNoWild: readonly PaperBone[];
  readonly parts: readonly string[];
  readonly debunk: readonly DebunkOption[];
  readonly upgradeTeam: readonly UpgradeOption[];
  readonly bonesOrDecline: readonly (Bone | 'decline')[];
  readonly sitesOrDone: readonly (Site | 'done')[];
  readonly actions: readonly (PaleontologistAction | 'none')[];
  readonly heads: readonly (number | 'unmeasured')[];
}

const DONE: { readonly do: 'done' } = { do: 'done' };
export const DECLINE: { readonly do: 'decline' } = { do: 'decline' };

export function makeOptions(box: Omit<Box, 'options'>): Options {
  const natural = box.boneIds.map((bone): PaperBone => ({ do: 'bone', bone }));
  const parts = [...new Set(box.bones.map(bone => bone.category))];
  const wild = box.boneIds.flatMap(bone => parts.map((part): PaperBone => ({ do: 'wild', bone, part })));
  return {
    plays: box.cards.map((_, index) => playsOf(box, index)),
    pass: { do: 'pass' },
    team: teamOptions(box),
    paperBones: [...natural, ...wild, DONE],
    paperBonesNoWild: [...natural, DONE],
    parts,
    debunk: [
      ...box.boneIds.flatMap(bone => box.debunk.map(({ bones: n }): DebunkOption => ({ do: 'debunk', bone, n }))),
      DONE,
    ],
    upgradeTeam: upgradeOptions(box),
    bonesOrDecline: [...box.boneIds, 'decline'],
    sitesOrDone: [...box.siteIds, 'done'],
    actions: [...box.actions, 'none'],
    heads: ['unmeasured', ...numbersFrom(box.heads.min, box.heads.max)],
  };
}

function playsOf(box: Omit<Box, 'options'>, index: number): TurnOption[] {
  const card = idsOf<Card>(box.cards)[index];
  switch (box.cards[card].kind) {
    case 'team':
      return [{ do: 'team', card }];
    case 'paleontologist':
      return [{ do: 'paleontologist', card }];
    case 'solo':
      return [];
    case 'species':
      return [
        { do: 'team', card },
        { do: 'paleontologist', card },
      ];
  }
}

function teamOptions(box: Omit<Box, 'options'>): TeamOption[] {
  const slots = Math.max(...box.sites.map(site => site.boneSlots));
  const camps: CampKind[] = ['movement', 'archive'];
  return [
    ...box.siteIds.map((site): TeamOption => ({ do: 'move', site })),
    ...numbersFrom(1, slots).map((depth): TeamOption => ({ do: 'dig', depth })),
    { do: 'discover' },
    ...box.siteIds.map((site): TeamOption => ({ do: 'digSiteAction', site })),
    ...camps.map((camp): TeamOption => ({ do: 'baseCamp', camp })),
    { do: 'digDeeper' },
    { do: 'end' },
  ];
}

function upgradeOptions(box: Omit<Box, 'options'>): UpgradeOption[] {
  return [
    ...box.basicTeam.flatMap(card => box.advancedTeam.map((by): UpgradeOption => ({ do: 'replace', card, by }))),
    ...idsOf<Specialist>(box.specialists).map((specialist): UpgradeOption => ({ do: 'hire', specialist })),
    DECLINE,
  ];
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
