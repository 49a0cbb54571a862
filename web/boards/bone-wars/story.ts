import type { Event } from '@bonebed/kernel';
import type { Story } from '../board.ts';

const HEADINGS = ['roundBegan', 'played', 'passed', 'theodoreFlips', 'standing', 'tallied', 'gameOver'];
const FILLER =
  /^(?:moved|met|money|neutralTeam|siteFilled|offerDiscarded|reshuffled|bones(?:Drawn|Discarded)|looked|acted|theodore(?!Prize|Spends|Upgrades|Reads|FallsBack).*)$/;

/** Whether this is why Theodore passes: his turn begins with it, not with the sentence that he does. */
function isPassing(event: Event | undefined): boolean {
  return event !== undefined && 'step' in event && /^no(?:Slot|Money|Card)$/.test(String(event.step));
}

/** What was done, the most telling first, by the icon that stands for it elsewhere on the board. */
const ICONS: Readonly<Record<string, string>> = {
  committed: 'publish',
  debunked: 'debunk',
  awarded: 'award',
  ending: 'roundBonus',
  reclassified: 'reclassify',
  camped: 'camp',
  dugDeeper: 'deeper',
  discovered: 'speciesDraw',
  passed: 'roundBonus',
  dug: 'digSiteActions',
  found: 'minorFind',
  hired: 'paleoCard',
  teamUpgraded: 'upgradeTeam',
  theodoreUpgrades: 'upgradeTeam',
  theodorePrize: 'prize',
  patronSwapped: 'swapPatron',
  tookPaleontologist: 'paleoCard',
  rareTaken: 'rareBone',
  exchanged: 'exchangeRare',
  slotUpgraded: 'upgradeSlot',
  coverRemoved: 'removeCover',
  paleontologistRemoved: 'removePaleontologist',
  drewSpecies: 'speciesDraw',
  kept: 'speciesLook',
  speciesDiscarded: 'speciesDraw',
  specialistUsed: 'paleontologist',
  archived: 'publish',
  notArchived: 'publish',
  paper: 'publish',
  loyalty: 'loyalty',
  reputation: 'prize',
  bonesDrawn: 'boneFromBag',
  moved: 'footprint',
};

/** He comes after the only seat of a game alone. */
const THEODORE = 1;

export const story: Story = {
  role(event, before) {
    const { type } = event;
    if (isPassing(event) || (HEADINGS.includes(type) && !isPassing(before))) return 'heading';
    return FILLER.test(type) ? 'filler' : 'line';
  },
  icon(event) {
    if ('mode' in event) return event.mode === 'team' ? 'digSiteActions' : 'paleontologist';
    return ICONS[event.type] ?? (event.type.startsWith('theodore') ? 'paleontologist' : null);
  },
  automaton: ({ type }) => (type.startsWith('theodore') ? THEODORE : null),
  telling: Object.keys(ICONS),
  items: {
    cards: 'card',
    grants: 'grant',
    siteTiles: 'siteTile',
    professions: 'profession',
    specialists: 'specialist',
    tiles: 'bonusTile',
    patrons: 'patron',
  },
  things: {
    bones: 'bone',
    sites: 'site',
    finds: 'findIcon',
    envelopes: 'envelope',
    campuses: 'campus',
    awardSpaces: 'awardSpace',
    endings: 'ending',
  },
};
