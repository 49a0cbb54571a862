import type { Card } from '../ids.ts';
import type { Play } from '../state.ts';

/** Every step of Theodore, with the rule that makes him take it. It is told before what comes of it. */
export const STEPS = {
  // The opening
  firstProfession: 'BW-17.4',
  firstUniversity: 'BW-17.4',
  // His turn
  rebuild: 'BW-17.25',
  rivalLoyalty: 'BW-17.20',
  takeBack: 'BW-17.20',
  before: 'BW-17.21',
  // Team actions
  leave: 'BW-R60',
  dig: 'BW-17.26',
  discover: 'BW-17.26',
  baseCamp: 'BW-17.26',
  digDeeper: 'BW-17.19',
  clockwise: 'BW-17.27',
  counterclockwise: 'BW-17.27',
  idle: 'BW-R65',
  // Paleontologist actions
  act: 'BW-17.19',
  actAgain: 'BW-R66',
  publish: 'BW-17.31',
  archive: 'BW-R80',
  paper: 'BW-17.31',
  debunk: 'BW-17.32',
  onlyAward: 'BW-17.33',
  richestAward: 'BW-17.33',
  firstAward: 'BW-17.33',
  findTile: 'BW-17.34',
  columnBonus: 'BW-17.34',
  roundInstead: 'BW-17.15',
  // Bonuses
  makeRoom: 'BW-17.6',
  swapBone: 'BW-R63',
  coverMoney: 'BW-17.8',
  coverReputation: 'BW-17.8',
  topCard: 'BW-17.9',
  rareBone: 'BW-17.10',
  rareInstead: 'BW-R75',
  noUpgrade: 'BW-R68',
  reclassify: 'BW-17.12',
  noReclassify: 'BW-R71',
  coverSlot: 'BW-17.13',
  extraSlot: 'BW-17.13',
  loyaltyBonus: 'BW-17.15',
  exchange: 'BW-R70',
  discardLast: 'BW-R70',
  // Passing
  noSlot: 'BW-17.22',
  noMoney: 'BW-17.22',
  noCard: 'BW-17.22',
  profession: 'BW-17.23',
  usefulProfession: 'BW-17.23',
  passSpecies: 'BW-17.23',
  neutralTeam: 'BW-R72',
  onlyCampus: 'BW-17.24',
  campusOfPapers: 'BW-17.24',
  campusOfPatron: 'BW-17.24',
  campusOfNumber: 'BW-17.24',
  passBonuses: 'BW-R72',
  ending: 'BW-R72',
} as const;
export type Step = keyof typeof STEPS;

/** Says what Theodore is about to do, and why. */
export function explain({ tell }: Pick<Play, 'tell'>, step: Step): void {
  tell({ type: 'theodoreDoes', rule: STEPS[step], step });
}

/** Why he takes one card and no other: the line of the list that decided. */
export type Preference = 'only' | 'neededA' | 'neededB' | 'neededC' | 'rightmost' | 'alphabet' | 'spare';

export function explainChoice({ tell }: Pick<Play, 'tell'>, rule: string, card: Card, preference: Preference): void {
  tell({ type: 'theodoreChooses', rule, card, preference });
}

/** Why he skips an action. */
export type Obstacle =
  | 'tooFewPoints'
  | 'noBone'
  | 'cratesFull'
  | 'noSpecies'
  | 'noSiteAction'
  | 'noCampLeft'
  | 'noCampSpace'
  | 'ownCamp'
  | 'stoodThere'
  | 'noPaper'
  | 'noDebunk'
  | 'noAward'
  | 'noFind';

/** Where the action points and the depth of a team half come from, with its rule. */
export const SOURCES = { back: 'BW-17.18', prize: 'BW-17.18', fallBack: 'BW-17.29', noNext: 'BW-R67' } as const;
export type Source = keyof typeof SOURCES;
