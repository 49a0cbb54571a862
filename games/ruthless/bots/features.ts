import { type Features, type Position, placesOf, type Seat } from '@bonebed/kernel';
import { type Card, type Passives, TAGS } from '../box/box.ts';
import { mostPrestige, type Ruthless } from '../rules/state.ts';

const NAMES = [
  'prestige',
  'atGoal',
  'describable',
  'fossils',
  'addable',
  'revisable',
  'bones',
  'names',
  'boosts',
  'doubts',
  'digs',
  'raids',
  'delays',
  'crewCards',
  'crewEvents',
  'keepsakes',
  'slanders',
  'fieldDefences',
  'museumDefences',
  'revisionDefences',
  'drawnEvents',
  'drawnBones',
  'keptBones',
  'handLimit',
  'immunities',
  'savedBones',
  'crew',
  'openSlots',
  'weakness',
  'skips',
] as const;

const AT = placesOf(NAMES);

type At = Position<Ruthless>;

/** Ruthless: Prestige, what the people at work bring turn after turn, and what the cards in hand and the skeletons on show will still give or cost. */
export const ruthlessFeatures: Features<Ruthless> = {
  names: NAMES,
  read: (at, seat, _score, row) => {
    const { state } = at;
    const player = state.players[seat];
    const isMuseumAhead = state.stage === 'draw' || state.stage === 'field' || state.stage === 'museum';
    row.fill(0);
    const slots = readBones(at, seat);
    readCards(at, seat, row);
    readPeople(at, seat, row);
    readMuseum(at, seat, row);
    const mayDescribe = isMuseumAhead && !player.skips[1];
    const revisions = state.stage === 'end' ? { own: 0, rival: 0 } : revisionsOf(at, seat);
    row[AT.prestige] = player.prestige;
    row[AT.atGoal] = player.prestige >= state.goal ? 1 : 0;
    row[AT.describable] = mayDescribe ? describable(slots.elements, row[AT.names]) : 0;
    row[AT.fossils] = mayDescribe ? slots.fossils : 0;
    row[AT.addable] = revisions.own;
    row[AT.revisable] = revisions.rival;
    row[AT.bones] = state.stage === 'end' ? 0 : player.bones.length;
    row[AT.skips] = isMuseumAhead && player.skips[1] ? 1 : 0;
  },
};

/** A turn of all seats is over, and the next has not begun. */
export function isTurnOver({ state }: At): boolean {
  return state.stage === 'draw';
}

/** How much of the game is left, from 1 to 0: it ends when somebody has come to the goal. */
export function leftOf({ state }: At): number {
  return Math.max(0, 1 - mostPrestige(state) / state.goal);
}

/** What a turn brings to the one who leads, about. */
const PRESTIGE_A_TURN = 3;

/** How many turns are left, about. */
function turnsLeft({ state }: At): number {
  return Math.max(0, state.goal - mostPrestige(state)) / PRESTIGE_A_TURN;
}

/** The bone hand: how many for each part of a skeleton, and how many fossils. */
function readBones({ state, box }: At, seat: Seat): { readonly elements: number[]; readonly fossils: number } {
  const elements = [0, 0, 0];
  let fossils = 0;
  for (const bone of state.players[seat].bones) {
    const { slot } = box.bones[bone];
    if (slot === null) fossils += 1;
    else elements[slot] += 1;
  }
  return { elements, fossils };
}

/** The event hand, by what cards are good for. */
function readCards({ state, box }: At, seat: Seat, row: number[]): void {
  for (const card of state.players[seat].cards) row[useOf(box.cards[card])] += 1;
}

function useOf(card: Card): number {
  switch (card.timing) {
    case 'withDescription':
      return AT.names;
    case 'withPresentation':
    case 'withRevision':
      return AT.boosts;
    case 'doubt':
      return AT.doubts;
    case 'defence':
      if (card.answersRevision) return AT.revisionDefences;
      return (card.answers & DOUBT) === 0 ? AT.fieldDefences : AT.museumDefences;
    case 'action':
      return card.kind === 'crew' ? AT.crewCards : eventUse(card);
  }
}

const DOUBT = 1 << TAGS.indexOf('doubt');

function eventUse({ effects, phase }: Card): number {
  switch (effects[0]?.effect) {
    case 'draw':
      return AT.digs;
    case 'steal':
    case 'destroy':
      return AT.raids;
    case 'skipPhase':
      return AT.delays;
    case 'takeCrew':
    case 'removeCrew':
      return AT.crewEvents;
    case 'keepBones':
      return AT.keepsakes;
    default:
      return phase === 'controversy' ? AT.slanders : AT.raids;
  }
}

/** What the Paleontologist and the crew do for their player turn after turn: worth less the fewer turns are left. */
function readPeople(at: At, seat: Seat, row: number[]): void {
  const { paleontologist, crew } = at.state.players[seat];
  const turns = turnsLeft(at);
  if (paleontologist !== null) addPassives(at.box.paleontologists[paleontologist].passives, turns, row);
  for (const card of crew) addPassives(at.box.cards[card].passives, turns, row);
  row[AT.crew] = crew.length;
}

function addPassives(passives: Passives, turns: number, row: number[]): void {
  row[AT.drawnEvents] += passives.drawEvents * turns;
  row[AT.drawnBones] += passives.drawBones * turns;
  row[AT.keptBones] += passives.keepBones * turns;
  row[AT.handLimit] += passives.handLimit * turns;
  if (passives.immuneTo !== 0) row[AT.immunities] += turns;
  row[AT.savedBones] += passives.saveBones * turns;
}

/** How many bones the Names in hand can bring into the museum: two parts at least for each. */
function describable(slots: readonly number[], names: number): number {
  let placed = 0;
  for (let name = 1; name <= names; name++) {
    let used = 0;
    for (const count of slots) if (count >= name) used += 1;
    if (used < 2) break;
    placed += used;
  }
  return placed;
}

/** How many bones in hand could go into a skeleton on show, the own ones and the rivals'. */
function revisionsOf({ state, box }: At, seat: Seat): { readonly own: number; readonly rival: number } {
  let own = 0;
  let rival = 0;
  for (const bone of state.players[seat].bones) {
    const { slot, family } = box.bones[bone];
    if (slot === null) continue;
    let best: 'own' | 'rival' | null = null;
    for (const [owner, { skeletons }] of state.players.entries()) {
      for (const { name, slots } of skeletons) {
        if (box.cards[name].family !== family) continue;
        const old = slots[slot];
        if (old !== null && box.match[bone][name] <= box.match[old][name]) continue;
        if (owner !== seat) best = 'rival';
        else best ??= 'own';
      }
    }
    if (best === 'own') own += 1;
    else if (best === 'rival') rival += 1;
  }
  return { own, rival };
}

/** Where the own skeletons can be revised: empty slots, and how far bones are from a perfect match. */
function readMuseum({ state, box }: At, seat: Seat, row: number[]): void {
  for (const { name, slots } of state.players[seat].skeletons) {
    for (const bone of slots) {
      if (bone === null) row[AT.openSlots] += 1;
      else row[AT.weakness] += box.constants.perfectScore - box.match[bone][name];
    }
  }
}
