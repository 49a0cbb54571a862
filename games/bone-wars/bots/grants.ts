import type { GrantAbility } from '../box/components.ts';

/** Each grant is a feature of its own. */
export const GRANT_NAMES = [
  'grantDiscover1',
  'grantAnyMinorFind',
  'grantRareInsteadOfBag',
  'grantDebunkAnyBone',
  'grantPublishAnyBone',
  'grantFreeSlots',
  'grantReclassifyFull',
  'grantMinorToRound',
  'grantPublish4AnyRound',
  'grantDebunkTradeLoyalty',
  'grantStayPaleontologist',
  'grantRoundToMinor',
  'grantMeetMoney1',
  'grantFreeMoves2',
] as const;
type GrantName = (typeof GRANT_NAMES)[number];

const NAME_OF: Readonly<Record<GrantAbility, GrantName>> = {
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
};

export function grantName(ability: GrantAbility): GrantName {
  return NAME_OF[ability];
}
