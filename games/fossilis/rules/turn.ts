import { guards, hasLegal, impossible, type Seat } from '@bonebed/kernel';
import {
  canPlaceSand,
  climb,
  climbEnergy,
  climbOffer,
  gainPlasterAction,
  hasSand,
  move,
  moveOffer,
  moveSpaces,
  placeSand,
} from './actions.ts';
import { canDig, dig } from './dig.ts';
import {
  addDinosaurActs,
  claim,
  dinosaurGuards,
  doDinosaurAct,
  isDinosaurAct,
  labSize,
  needsNone,
} from './dinosaurs.ts';
import { endTurn, resolveEvent } from './end.ts';
import { allowance, canExtract, cheapestInReach, extract, extractionEnergy } from './extraction.ts';
import { market } from './market.ts';
import type { Claim, DinosaurAct, UseTool } from './options.ts';
import { supplyLeft } from './plaster.ts';
import { placePawns } from './setup.ts';
import { digEnergy, most } from './skills.ts';
import { type At, bonesStored, type Fossilis, type Guard, type Offer, type Play } from './state.ts';
import { isUsable, useTool } from './tools.ts';

/** FO-4.1: a turn has three steps in a fixed order; what is left is not reopened. */
export function step(play: Play): void {
  switch (play.state.phase) {
    case 'placing':
      placePawns(play);
      break;
    case 'actions':
      actions(play);
      break;
    case 'market':
      market(play);
      break;
    case 'claim':
      claims(play);
      break;
    case 'event':
      resolveEvent(play);
      break;
    case 'over':
      impossible('a game in progress', 'one that is over');
  }
}

/** Rounds go round the table; the steps of a turn belong to it. */
export function turnName({ state }: At): string {
  return `${state.round} ${state.active}`;
}

type Verb = 'plaster' | 'move' | 'freeMove' | 'climb' | 'sand' | 'dig' | 'extract';
type Act = 'done' | Verb | UseTool | DinosaurAct;

const VERBS: readonly Act[] = ['done', 'plaster', 'move', 'climb', 'sand', 'dig', 'extract'];

const isOff = ({ state }: At, seat: Seat): boolean => state.site.pawns[seat] === null;

/** FO-R15, FO-R16: whoever is beside the site can't move, dig or extract. */
const offSite: Guard<Act> = {
  rule: 'FO-R15',
  about: ['move', 'freeMove', 'dig', 'extract'],
  bars: (at, seat) => isOff(at, seat),
};

/** Only a pawn beside the site climbs. */
const onSite: Guard<Act> = {
  rule: 'FO-5.4',
  text: 'onSite',
  about: ['climb'],
  bars: (at, seat) => !isOff(at, seat),
};

/** The Energy an action costs before its details are known. */
function energyOf(at: At, seat: Seat, act: Act): number {
  const { gainPlasterEnergy, moveEnergy, placeSandEnergy } = at.box.constants;
  if (act === 'plaster') return gainPlasterEnergy;
  if (act === 'move') return moveEnergy;
  if (act === 'sand') return placeSandEnergy;
  if (act === 'climb') return climbEnergy(at, seat);
  const by = act === 'extract' ? allowance(at, seat) : null;
  return by === null ? 0 : extractionEnergy(at, seat, by);
}

/** The Energy that each action costs a seat now; of what it digs, the least and the most. */
export type Costs = Readonly<Record<'plaster' | 'move' | 'freeMove' | 'climb' | 'sand' | 'extract', number>> & {
  readonly dig: readonly [least: number, most: number];
};

export function costsOf(at: At, seat: Seat): Costs {
  const digs = at.box.allMaterials.map(material => digEnergy(at, seat, material));
  return {
    plaster: energyOf(at, seat, 'plaster'),
    move: energyOf(at, seat, 'move'),
    freeMove: energyOf(at, seat, 'freeMove'),
    climb: energyOf(at, seat, 'climb'),
    sand: energyOf(at, seat, 'sand'),
    extract: extractionEnergy(at, seat, allowance(at, seat) ?? 'usual'),
    dig: [Math.min(...digs), Math.max(...digs)],
  };
}

/** An action needs its Energy. */
const tired: Guard<Act> = {
  rule: 'FO-4.2',
  text: 'tired',
  about: ['plaster', 'move', 'climb', 'sand', 'extract'],
  bars: (at, seat, act) => energyOf(at, seat, act) > at.state.turn.energy,
  values: (at, seat, act) => ({ n: energyOf(at, seat, act), energy: at.state.turn.energy }),
};

/** FO-R25: Plaster that nobody has left over can't be taken. */
const noPlaster: Guard<Act> = {
  rule: 'FO-R25',
  about: ['plaster'],
  bars: at => at.state.pool === 0 && supplyLeft(at) === 0,
  values: ({ box }) => ({ n: box.plaster.count }),
};

/** A free Move is made once a turn. */
const freeMoveUsed: Guard<Act> = {
  rule: 'FO-R38',
  about: ['freeMove'],
  bars: (at, seat) => at.state.turn.freeMoves >= most(at, seat, 'freeMovesPerTurn'),
};

/** There must be somewhere to go. */
const shutIn: Guard<Act> = {
  rule: 'FO-5.2',
  text: 'shutIn',
  about: ['move', 'freeMove'],
  bars: (at, seat, act) => {
    const spaces = act === 'move' ? moveSpaces(at, seat) : most(at, seat, 'freeMoveSpaces');
    return !hasLegal(at, seat, moveOffer(at, seat, spaces));
  },
};

/** FO-5.5: without a tile on one's side, Sand must be placed first. */
const nowhereToClimb: Guard<Act> = {
  rule: 'FO-5.5',
  about: ['climb'],
  bars: (at, seat) => !hasLegal(at, seat, climbOffer(at, { anySide: false })),
};

/** No Sand in the discard pile, nothing to place. */
const noSand: Guard<Act> = {
  rule: 'FO-5.9',
  text: 'noSand',
  about: ['sand'],
  bars: at => !hasSand(at),
};

/** There must be room for the Sand. */
const noRoomForSand: Guard<Act> = {
  rule: 'FO-5.6',
  text: 'noRoomForSand',
  about: ['sand'],
  bars: (at, seat) => !canPlaceSand(at, seat),
};

/** FO-6.15, FO-R7: a dig that can't be made is no dig: it costs nothing and is not offered. */
const nothingToDig: Guard<Act> = {
  rule: 'FO-6.15',
  text: 'nothingToDig',
  about: ['dig'],
  bars: (at, seat) => !canDig(at, seat),
  values: ({ state }) => ({ n: state.turn.energy }),
};

/** One extraction a turn, more with Tools and skills. */
const extracted: Guard<Act> = {
  rule: 'FO-8.1',
  text: 'extracted',
  about: ['extract'],
  bars: (at, seat) => allowance(at, seat) === null,
};

/** There must be a find within reach that can be paid. */
const nothingToExtract: Guard<Act> = {
  rule: 'FO-8.1',
  text: 'noFindInReach',
  about: ['extract'],
  bars: (at, seat) => !canExtract(at, seat),
  values: (at, seat) => ({ price: cheapestInReach(at, seat) ?? 'none', plaster: at.state.players[seat].plaster }),
};

/** A Tool is used only if its effect can be carried out. */
const uselessTool: Guard<Act> = {
  rule: 'FO-11.6',
  text: 'uselessTool',
  about: ['use'],
  bars: (at, seat, act) => typeof act === 'object' && act.do === 'use' && !isUsable(at, seat, act.tool),
  values: ({ box }, _seat, act) =>
    typeof act === 'object' && act.do === 'use' ? { tool: act.tool, op: box.tools[act.tool].effect.op } : {},
};

const actGuards = guards<Fossilis, Act>(
  offSite,
  onSite,
  tired,
  noPlaster,
  freeMoveUsed,
  shutIn,
  nowhereToClimb,
  noSand,
  noRoomForSand,
  nothingToDig,
  extracted,
  nothingToExtract,
  uselessTool,
  ...dinosaurGuards,
);

function actOffer(at: At, seat: Seat): Offer<Act> {
  const list: Act[] = [];
  for (const verb of VERBS) list.push(verb);
  if (most(at, seat, 'freeMovesPerTurn') > 0) list.push('freeMove');
  for (const tool of at.state.players[seat].tools) list.push(at.box.options.use[tool]);
  addDinosaurActs(at, seat, list);
  return { candidates: list, guards: actGuards };
}

/** FO-4.2, FO-4.3, FO-R48: step 1: actions, an extraction and Tools, in any order, for as long as one likes. */
function actions(play: Play): void {
  const { state, ask } = play;
  const seat = state.active;
  for (;;) {
    const act = ask.open(seat, 'act', actOffer(play, seat), { n: state.turn.energy });
    if (act === 'done') break;
    doAct(play, seat, act);
  }
  state.phase = 'market';
}

function doAct(play: Play, seat: Seat, act: Exclude<Act, 'done'>): void {
  const { state, box } = play;
  if (typeof act === 'object') {
    if (isDinosaurAct(act)) doDinosaurAct(play, seat, act);
    else useTool(play, seat, act.tool);
    return;
  }
  switch (act) {
    case 'plaster':
      gainPlasterAction(play, seat);
      break;
    case 'move':
      state.turn.energy -= box.constants.moveEnergy;
      move(play, seat, moveSpaces(play, seat));
      break;
    case 'freeMove':
      state.turn.freeMoves += 1;
      move(play, seat, most(play, seat, 'freeMoveSpaces'));
      break;
    case 'climb':
      state.turn.energy -= climbEnergy(play, seat);
      climb(play, seat, { anySide: false });
      break;
    case 'sand':
      state.turn.energy -= box.constants.placeSandEnergy;
      placeSand(play, seat);
      break;
    case 'dig':
      dig(play, seat);
      break;
    case 'extract':
      extract(play, seat);
      break;
  }
}

type ClaimAct = 'done' | Claim | DinosaurAct;

const isClaim = (act: ClaimAct): act is Claim => act !== 'done' && act.do === 'claim';

/** One claim a turn. */
const claimed: Guard<ClaimAct> = {
  rule: 'FO-4.4',
  text: 'claimed',
  about: ['claim'],
  bars: ({ state, box }) => state.turn.claims >= box.constants.claimsPerTurn,
  values: ({ box }) => ({ n: box.constants.claimsPerTurn }),
};

/** FO-13.4: with a full lab, a Dinosaur of the lab must be scored first. */
const labFull: Guard<ClaimAct> = {
  rule: 'FO-13.4',
  text: 'labFull',
  about: ['claim'],
  bars: (at, seat) => at.state.players[seat].lab.length >= labSize(at, seat),
  values: (at, seat) => ({ n: labSize(at, seat), dinosaur: at.state.players[seat].lab[0].dinosaur }),
};

/** At least one bone in storage that the Dinosaur needs. */
const noBoneForIt: Guard<ClaimAct> = {
  rule: 'FO-13.1',
  text: 'noBoneForIt',
  about: ['claim'],
  bars: (at, seat, act) => isClaim(act) && needsNone(at, seat, act.dinosaur),
  values: (at, seat, act) => (isClaim(act) ? { dinosaur: act.dinosaur, n: bonesStored(at, seat) } : {}),
};

/** FO-4.4: step 3: at most one claim; then the turn is over. */
function claims(play: Play): void {
  const { state, ask } = play;
  const seat = state.active;
  for (;;) {
    const act = ask.open(seat, 'claim', claimOffer(play, seat));
    if (act === 'done') break;
    if (isDinosaurAct(act)) doDinosaurAct(play, seat, act);
    else claim(play, seat, act.dinosaur);
  }
  endTurn(play);
}

const claimGuards = guards<Fossilis, ClaimAct>(claimed, labFull, noBoneForIt, ...dinosaurGuards);

function claimOffer(at: At, seat: Seat): Offer<ClaimAct> {
  const list: ClaimAct[] = ['done'];
  for (const dinosaur of at.state.dinosaurs) if (dinosaur !== null) list.push(at.box.options.claim[dinosaur]);
  addDinosaurActs(at, seat, list);
  return { candidates: list, guards: claimGuards };
}
