import type { Story } from '../board.ts';

const HEADINGS = ['turn', 'phase', 'ended'];
const FILLER = /^(?:passed|shuffled|(?:drew|kept|discarded)(?:These)?)$/;

export const story: Story = {
  role(event) {
    if (HEADINGS.includes(event.type)) return 'heading';
    // What a card was played for is no filler.
    const isPlayed = 'card' in event && event.card !== null;
    return FILLER.test(event.type) && !isPlayed ? 'filler' : 'line';
  },
  items: { cards: 'card', bones: 'bone', paleontologists: 'paleontologist' },
};
