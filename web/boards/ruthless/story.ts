import type { Story } from '../board.ts';
import { kindOf } from './edition.ts';
import type { Box } from './view.ts';

const HEADINGS = ['turn', 'phase', 'ended'];
const FILLER = /^(?:passed|shuffled|(?:drew|kept|discarded)(?:These)?)$/;

/** What was done, by the icon that stands for it elsewhere on the board. */
const ICONS: Readonly<Record<string, string>> = {
  paleontologist: 'crew',
  drew: 'field',
  hired: 'crew',
  cycled: 'crew',
  crewTaken: 'crew',
  crewLeft: 'crew',
  stole: 'bone-rustlers',
  stoleOne: 'bone-rustlers',
  lost: 'explosives',
  lostThese: 'explosives',
  described: 'museum',
  presented: 'museum',
  exhibited: 'museum',
  exhibitedFossil: 'museum',
  doubted: 'controversy',
  thrownOut: 'its-a-fake',
  swayed: 'controversy',
  collapsed: 'controversy',
  withdrawn: 'controversy',
  defended: 'defence',
  refused: 'defence',
  canceled: 'defence',
  revisedOwn: 'new-evidence',
  revised: 'new-evidence',
  revisionStands: 'new-evidence',
  revisionCanceled: 'defence',
  mayKeep: 'plaster-jackets',
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
  items: { cards: 'card', bones: 'bone', paleontologists: 'paleontologist' },
};
