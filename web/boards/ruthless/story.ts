import type { Story } from '../board.ts';
import { kindOf } from './edition.ts';
import type { Box } from './view.ts';

const HEADINGS = ['turn', 'phase', 'ended'];
const FILLER = /^(?:passed|shuffled|(?:drew|kept|discarded)(?:These)?)$/;

/** What was done, the most telling first, by the icon that stands for it elsewhere on the board. */
const ICONS: Readonly<Record<string, string>> = {
  thrownOut: 'its-a-fake',
  exhibited: 'museum',
  exhibitedFossil: 'museum',
  revisionStands: 'new-evidence',
  revisedOwn: 'new-evidence',
  collapsed: 'controversy',
  withdrawn: 'controversy',
  swayed: 'controversy',
  described: 'museum',
  presented: 'museum',
  revised: 'new-evidence',
  revisionCanceled: 'defence',
  doubted: 'controversy',
  canceled: 'defence',
  refused: 'defence',
  defended: 'defence',
  crewTaken: 'crew',
  crewLeft: 'crew',
  stole: 'bone-rustlers',
  stoleOne: 'bone-rustlers',
  lostThese: 'explosives',
  lost: 'explosives',
  hired: 'crew',
  cycled: 'crew',
  mayKeep: 'plaster-jackets',
  drew: 'field',
  paleontologist: 'crew',
};

export const story: Story = {
  role(event) {
    if (HEADINGS.includes(event.type)) return 'heading';
    // What a card was played for is no filler.
    const isPlayed = 'card' in event && event.card !== null;
    return FILLER.test(event.type) && !isPlayed ? 'filler' : 'line';
  },
  icon(event, box) {
    // What a card was played for has its icon.
    if ('card' in event && typeof event.card === 'number') {
      const { id, kind } = (box as Box).cards[event.card];
      if (kind !== 'name') return kind === 'crew' ? kind : kindOf(id);
    }
    return ICONS[event.type] ?? null;
  },
  telling: Object.keys(ICONS),
  items: { cards: 'card', bones: 'bone', paleontologists: 'paleontologist' },
};
