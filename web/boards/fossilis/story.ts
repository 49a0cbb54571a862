import type { Story } from '../board.ts';

// `turn`, `eventRevealed` and `finalScore` are the words of version 1.
const HEADINGS = ['plays', 'turn', 'happens', 'eventRevealed', 'finalSheet', 'finalScore', 'won'];
const FILLER =
  /^(?:moved|climbed|carried|pushed|hopped|waitsBeside|took(?:Plaster|FromSupply)|gainedPlaster|shown\w+|placedSand|peekedUnseen|poolRefilled|covered|skipped|passed)$/;

/** What was done, by the icon that stands for it elsewhere on the board. */
const ICONS: Readonly<Record<string, string>> = {
  plays: 'field',
  turn: 'field',
  slid: 'field',
  swept: 'field',
  dug: 'field',
  keptTile: 'field',
  tookSand: 'field',
  fellIn: 'move',
  fellOff: 'move',
  washedOff: 'move',
  tookOut: 'extract',
  extracted: 'extract',
  opened: 'extract',
  gotBone: 'limb',
  taught: 'hammer',
  learned: 'hammer',
  usedTool: 'shovel',
  gainedEnergy: 'thermos',
  peeked: 'ground_radar',
  boughtTool: 'market',
  boughtSupply: 'market',
  drewTool: 'market',
  restocked: 'market',
  claimed: 'lab',
  claimedWith: 'lab',
  assigned: 'lab',
  scoredPerfect: 'museum',
  scoredFromDisplay: 'museum',
  scoredPartial: 'museum',
  exhibited: 'museum',
  gainedVP: 'milestone',
  happens: 'event',
  eventRevealed: 'event',
  poolRanOut: 'plaster',
  lostPlaster: 'plaster',
};

export const story: Story = {
  role({ type }) {
    if (HEADINGS.includes(type)) return 'heading';
    return FILLER.test(type) ? 'filler' : 'line';
  },
  icon: ({ type }) => ICONS[type] ?? null,
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
