import type { Story } from '../board.ts';

const HEADINGS = ['placed', 'recalled', 'ended', 'won'];
const FILLER =
  /^(?:drew(?:Hidden)?|discarded|expeditionsDrawn|rerolled|\w+Reshuffled|dropped|markerMoved|museumReset)$/;

/** Where a worker may be placed. */
const ROOMS = ['lab', 'field', 'library', 'museum', 'journal'] as const;

/** What was done, by the icon that stands for it elsewhere on the board. */
const ICONS: Readonly<Record<string, string>> = {
  tookFromPile: 'lab',
  explored: 'field',
  drewTrace: 'trace',
  drewTraceHidden: 'trace',
  collected: 'field',
  patronGave: 'museumPatron',
  researched: 'library',
  eroded: 'erosion',
  published: 'journal',
  traceAdded: 'trace',
  milestoneTaken: 'milestone',
  gradUnlocked: 'milestone',
  contributed: 'milestone',
  objectiveCompleted: 'milestone',
  objectiveKept: 'milestone',
  traded: 'museum',
  exchanged: 'museum',
  recalled: 'undo',
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
