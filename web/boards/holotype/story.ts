import type { Story } from '../board.ts';

const HEADINGS = ['placed', 'recalled', 'ended', 'won'];
const FILLER =
  /^(?:drew(?:Hidden)?|discarded|expeditionsDrawn|rerolled|\w+Reshuffled|dropped|markerMoved|museumReset)$/;

/** Where a worker may be placed. */
const ROOMS = ['lab', 'field', 'library', 'museum', 'journal'] as const;

/** What was done, the most telling first, by the icon that stands for it elsewhere on the board. */
const ICONS: Readonly<Record<string, string>> = {
  published: 'journal',
  objectiveCompleted: 'milestone',
  contributed: 'milestone',
  milestoneTaken: 'milestone',
  gradUnlocked: 'milestone',
  traceAdded: 'trace',
  collected: 'field',
  traded: 'museum',
  exchanged: 'museum',
  tookFromPile: 'lab',
  drewTrace: 'trace',
  drewTraceHidden: 'trace',
  patronGave: 'museumPatron',
  researched: 'library',
  explored: 'field',
  eroded: 'erosion',
  recalled: 'undo',
  objectiveKept: 'milestone',
};

export const story: Story = {
  role({ type }) {
    if (HEADINGS.includes(type)) return 'heading';
    return FILLER.test(type) ? 'filler' : 'line';
  },
  icon(event, box) {
    if (event.type === 'placed' && 'location' in event)
      return ROOMS.find(room => Reflect.get(box, room) === event.location) ?? null;
    return ICONS[event.type] ?? null;
  },
  telling: Object.keys(ICONS),
  items: {
    specimens: 'specimen',
    traceFossils: 'trace',
    expeditions: 'expedition',
    personalObjectives: 'personal',
    milestones: 'milestone',
    locations: 'location',
  },
  things: { periods: 'cube', workers: 'rank', globalObjectives: 'objective', slots: 'slot' },
};
