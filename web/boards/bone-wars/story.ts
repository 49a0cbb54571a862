import type { Event } from '@bonebed/kernel';
import type { Story } from '../board.ts';

const HEADINGS = ['roundBegan', 'played', 'passed', 'theodoreFlips', 'standing', 'tallied', 'gameOver'];
const FILLER =
  /^(?:moved|met|money|neutralTeam|siteFilled|offerDiscarded|reshuffled|bones(?:Drawn|Discarded)|looked|acted|theodore(?!Prize|Spends|Upgrades|Reads|FallsBack).*)$/;

/** Whether this is why Theodore passes: his turn begins with it, not with the sentence that he does. */
function isPassing(event: Event | undefined): boolean {
  return event !== undefined && 'step' in event && /^no(?:Slot|Money|Card)$/.test(String(event.step));
}

/** He comes after the only seat of a game alone. */
const THEODORE = 1;

export const story: Story = {
  role(event, before) {
    const { type } = event;
    if (isPassing(event) || (HEADINGS.includes(type) && !isPassing(before))) return 'heading';
    return FILLER.test(type) ? 'filler' : 'line';
  },
  automaton: ({ type }) => (type.startsWith('theodore') ? THEODORE : null),
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
