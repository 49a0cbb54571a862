import type { GrantAbility } from '../box/components.ts';

/** Each grant is a feature of its own. */
const NAME_OF = {
  discover1: 'grantDiscover1',
  anyMinorFind: 'grantAnyMinorFind',
  rareInsteadOfBag: 'grantRareInsteadOfBag',
  debunkAnyBone: 'grantDebunkAnyBone',
  publishAnyBone: 'grantPublishAnyBone',
  freeSlots: 'grantFreeSlots',
  reclassifyFull: 'grantReclassifyFull',
  minorToRound: 'grantMinorToRound',
  publish4AnyRound: 'grantPublish4AnyRound',
  debunkTradeLoyalty: 'grantDebunkTradeLoyalty',
  stayPaleontologist: 'grantStayPaleontologist',
  roundToMinor: 'grantRoundToMinor',
  meetMoney1: 'grantMeetMoney1',
  freeMoves2: 'grantFreeMoves2',
} as const satisfies Record<GrantAbility, string>;

type GrantName = (typeof NAME_OF)[GrantAbility];

export const GRANT_NAMES: readonly GrantName[] = Object.values(NAME_OF);

export function grantName(ability: GrantAbility): GrantName {
  return NAME_OF[ability];
}
