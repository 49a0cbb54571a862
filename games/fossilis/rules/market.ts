import { guards, type Seat } from '@bonebed/kernel';
import { addDinosaurActs, dinosaurGuards, doDinosaurAct, isDinosaurAct } from './dinosaurs.ts';
import type { Find, Supply, Tool } from './ids.ts';
import type { DinosaurAct, Purchase } from './options.ts';
import { affordable, type Cost, discounted, pay, payable, total, waivers } from './payment.ts';
import { gainPlaster } from './plaster.ts';
import { most } from './skills.ts';
import { type At, type Fossilis, type Guard, type Offer, type Play, refill } from './state.ts';

type MarketAct = 'done' | Purchase | DinosaurAct;

const isPurchase = (act: MarketAct): act is Purchase =>
  act !== 'done' && (act.do === 'buyTool' || act.do === 'buySupply');

function costOf({ box }: At, purchase: Purchase): Cost {
  return purchase.do === 'buyTool' ? box.tools[purchase.tool].cost : box.supplies[purchase.supply].cost;
}

/** The buyer's tiles must cover the cost. */
const cannotPay: Guard<MarketAct> = {
  rule: 'FO-12.2',
  text: 'cannotPay',
  about: ['buyTool', 'buySupply'],
  bars: (at, seat, act) => {
    if (!isPurchase(act)) return false;
    const cost = costOf(at, act);
    return !affordable(at, seat, cost, waivers(at, seat, cost));
  },
  values: (at, seat, act) => {
    if (!isPurchase(act)) return {};
    const cost = costOf(at, act);
    return { n: total(cost) - waivers(at, seat, cost), paid: payable(at, seat, cost) };
  },
};

/** FO-12.1: how many cards the seat may buy in a turn. */
function buyLimit(at: At, seat: Seat): number {
  return most(at, seat, 'buysPerTurn', at.box.market.buysPerTurn);
}

/** Step 2 of a turn: at most one purchase, more with a skill. */
export function market(play: Play): void {
  const { state, ask } = play;
  const seat = state.active;
  while (state.turn.buys < buyLimit(play, seat)) {
    const act = ask.open(seat, 'market', marketOffer(play, seat));
    if (act === 'done') break;
    if (isDinosaurAct(act)) doDinosaurAct(play, seat, act);
    else if (act.do === 'buyTool') buyTool(play, seat, act.tool);
    else buySupply(play, seat, act.supply);
  }
  state.phase = 'claim';
}

const marketGuards = guards<Fossilis, MarketAct>(cannotPay, ...dinosaurGuards);

function marketOffer(at: At, seat: Seat): Offer<MarketAct> {
  const { tools, supplies } = at.state;
  const { buyTool, buySupply } = at.box.options;
  const acts: MarketAct[] = ['done'];
  for (const tool of tools) if (tool !== null) acts.push(buyTool[tool]);
  for (const supply of supplies) if (supply !== null) acts.push(buySupply[supply]);
  addDinosaurActs(at, seat, acts);
  return { candidates: acts, guards: marketGuards };
}

/** FO-12.6: a Tool lies face up in front of its buyer, for a later turn (FO-11.1). */
function buyTool(play: Play, seat: Seat, tool: Tool): void {
  const { state, box, tell } = play;
  const tiles = pay(play, seat, discounted(play, seat, box.tools[tool].cost));
  state.turn.buys += 1;
  state.players[seat].tools.push(tool);
  tell({ type: 'boughtTool', seat, tool, tiles });
  // FO-12.5
  const shown = refill(play, state.tools, state.tools.indexOf(tool), state.toolDeck, box.firstThing.tool);
  if (shown !== null) tell({ type: 'shownTool', tool: shown });
}

/** FO-12.7: the effects of Supplies happen at once, in the order printed; FO-12.9: the card is kept. */
function buySupply(play: Play, seat: Seat, supply: Supply): void {
  const { state, box, tell } = play;
  const tiles = pay(play, seat, discounted(play, seat, box.supplies[supply].cost));
  state.turn.buys += 1;
  state.players[seat].supplies.push(supply);
  tell({ type: 'boughtSupply', seat, supply, tiles });
  for (const effect of box.supplies[supply].effects) {
    if (effect.op === 'plaster') gainPlaster(play, seat, effect.amount);
    else gainBone(play, seat, effect.kind);
  }
  const shown = refill(play, state.supplies, state.supplies.indexOf(supply), state.supplyDeck, box.firstThing.supply);
  if (shown !== null) tell({ type: 'shownSupply', supply: shown });
}

/** FO-12.8: a bone of the discard pile if it has one of that kind; if not, the card stands for it. */
function gainBone({ state, tell }: Play, seat: Seat, bone: Find): void {
  const player = state.players[seat];
  if (state.boneDiscard[bone] > 0) {
    state.boneDiscard[bone] -= 1;
    player.storage[bone] += 1;
  } else {
    player.donated[bone] += 1;
  }
  tell({ type: 'gotBone', seat, bone });
}
