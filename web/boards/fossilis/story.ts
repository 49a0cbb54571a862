import type { Story } from '../board.ts';

// `turn`, `eventRevealed` and `finalScore` are the words of version 1.
const HEADINGS = ['plays', 'turn', 'happens', 'eventRevealed', 'finalSheet', 'finalScore', 'won'];
const FILLER =
  /^(?:moved|climbed|carried|pushed|hopped|waitsBeside|took(?:Plaster|FromSupply)|gainedPlaster|shown\w+|placedSand|peekedUnseen|poolRefilled|covered|skipped|passed)$/;

/** What was done, the most telling first, by the icon that stands for it elsewhere on the board. */
const ICONS: Readonly<Record<string, string>> = {
  scoredPerfect: 'museum',
  scoredFromDisplay: 'museum',
  scoredPartial: 'museum',
  claimed: 'lab',
  claimedWith: 'lab',
  tookOut: 'extract',
  extracted: 'extract',
  opened: 'extract',
  gotBone: 'limb',
  boughtTool: 'market',
  boughtSupply: 'market',
  taught: 'hammer',
  learned: 'hammer',
  slid: 'field',
  swept: 'field',
  dug: 'field',
  keptTile: 'field',
  fellIn: 'move',
  fellOff: 'move',
  washedOff: 'move',
  assigned: 'lab',
  usedTool: 'shovel',
  drewTool: 'market',
  tookSand: 'field',
  peeked: 'ground_radar',
  gainedVP: 'milestone',
  happens: 'event',
  eventRevealed: 'event',
  exhibited: 'museum',
  restocked: 'market',
  lostPlaster: 'plaster',
  poolRanOut: 'plaster',
  gainedEnergy: 'thermos',
  tookPlaster: 'plaster',
  tookFromSupply: 'plaster',
  moved: 'move',
  plays: 'field',
  turn: 'field',
};

export const story: Story = {
  role({ type }) {
    if (HEADINGS.includes(type)) return 'heading';
    return FILLER.test(type) ? 'filler' : 'line';
  },
  icon: ({ type }) => ICONS[type] ?? null,
  telling: Object.keys(ICONS),
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
