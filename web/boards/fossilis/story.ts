import type { Story } from '../board.ts';

// `turn`, `eventRevealed` and `finalScore` are the words of version 1.
const HEADINGS = ['plays', 'turn', 'happens', 'eventRevealed', 'finalSheet', 'finalScore', 'won'];
const FILLER =
  /^(?:moved|climbed|carried|pushed|hopped|waitsBeside|took(?:Plaster|FromSupply)|gainedPlaster|shown\w+|placedSand|peekedUnseen|poolRefilled|covered|skipped|passed)$/;

export const story: Story = {
  role({ type }) {
    if (HEADINGS.includes(type)) return 'heading';
    return FILLER.test(type) ? 'filler' : 'line';
  },
  items: {
    dinosaurs: 'dinosaur',
    tools: 'tool',
    supplies: 'supply',
    skills: 'skill',
    events: 'event',
    finds: 'find',
    oneFinds: 'find',
  },
  things: { tiles: 'tile', fragments: 'fragment', cells: 'cell' },
};
