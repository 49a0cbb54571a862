import type { Story } from '../board.ts';

const HEADINGS = ['placed', 'recalled', 'ended', 'won'];
const FILLER =
  /^(?:drew(?:Hidden)?|discarded|expeditionsDrawn|rerolled|\w+Reshuffled|dropped|markerMoved|museumReset)$/;

export const story: Story = {
  role({ type }) {
    if (HEADINGS.includes(type)) return 'heading';
    return FILLER.test(type) ? 'filler' : 'line';
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
