import { EVERYBODY, type Fault } from '@bonebed/kernel';
import type { Find } from './ids.ts';
import { supplyLeft } from './plaster.ts';
import { isOpen, isStack } from './slide.ts';
import { type At, PHASES, type Player } from './state.ts';

/** FO-2.7: what can't be so: a lost component, a number out of range, a pawn in the air. */
export function faults(at: At): Fault[] {
  const found: Fault[] = [];
  siteFaults(at, found);
  tileFaults(at, found);
  findFaults(at, found);
  cardFaults(at, found);
  playerFaults(at, found);
  tableFaults(at, found);
  return found;
}

/** FO-2.3, FO-2.4: no top tile without a bottom one; each pawn alone on a space with a tile, or beside a side. */
function siteFaults({ state, box }: At, found: Fault[]): void {
  const { site } = state;
  for (const cell of box.ground.cells) {
    const path = `site.top.${cell}`;
    if (isStack(site, cell) && isOpen(site, cell)) found.push({ path, fault: 'a top tile with none below it' });
    const knowers = state.seen[box.firstThing.pit + cell];
    if (isOpen(site, cell) && knowers !== EVERYBODY) found.push({ path: `seen.${cell}`, fault: 'an open pit unseen' });
  }
  for (const [seat, cell] of site.pawns.entries()) {
    const path = `site.pawns.${seat}`;
    if (cell === null) {
      if (site.sides[seat] === 0 && state.phase !== 'placing') found.push({ path, fault: 'beside no side' });
      continue;
    }
    if (isOpen(site, cell)) found.push({ path, fault: 'on an open pit' });
    if (site.pawns.indexOf(cell) !== seat) found.push({ path, fault: 'two pawns on a space' });
    if (site.sides[seat] !== 0) found.push({ path, fault: 'on the site and beside it' });
  }
}

/** Each of `total` numbered components must lie in just one place. */
function eachOnce(what: string, total: number, places: readonly (readonly (number | null)[])[], found: Fault[]): void {
  const seen = new Array<number>(total).fill(0);
  for (const place of places) for (const one of place) if (one !== null) seen[one] += 1;
  for (let one = 0; one < seen.length; one++) {
    if (seen[one] !== 1) found.push({ path: `${what}.${one}`, fault: `is in ${seen[one]} places` });
  }
}

/** The tiles on the site, with players, in a payment and in the discard pile are the tiles of the box. */
function tileFaults({ state, box }: At, found: Fault[]): void {
  const { site, tileDiscard, payment, players } = state;
  const places = [site.bottom, site.top, tileDiscard, payment, ...players.map(player => player.tiles)];
  eachOnce('tiles', box.tiles.length, places, found);
}

/** The finds in pits, in storage, labs and the discard pile, and the hammers used, are those of the box. */
function findFaults({ state, box }: At, found: Fault[]): void {
  const kinds = box.finds.length;
  for (const { find } of box.extractions[0]) {
    let count = 0;
    for (const cell of box.ground.cells) {
      const inPit = state.finds[cell * kinds + find];
      if (inPit < 0) found.push({ path: `finds.${cell}`, fault: 'less than nothing in a pit' });
      count += inPit;
    }
    if (find === box.hammer) for (const player of state.players) count += player.skills.length;
    else count += state.boneDiscard[find] + piecesHeld(state.players, find);
    const { id, count: expected } = box.finds[find];
    if (count !== expected) found.push({ path: `finds.${id}`, fault: `${count} in all, expected ${expected}` });
  }
}

function piecesHeld(players: readonly Player[], bone: Find): number {
  let count = 0;
  for (const { storage, lab } of players) {
    count += storage[bone];
    for (const place of lab) count += place.bones[bone];
  }
  return count;
}

/** Every card and token is in one place. */
function cardFaults({ state, box }: At, found: Fault[]): void {
  const { players } = state;
  const labs = players.map(player => player.lab.map(place => place.dinosaur));
  const collections = players.map(player => player.collection);
  const dinosaurs = [state.dinosaurs, state.dinosaurDeck, ...labs, ...collections];
  eachOnce('dinosaurs', box.dinosaurs.length, dinosaurs, found);
  const tools = [state.tools, state.toolDeck, ...players.flatMap(player => [player.tools, player.spentTools])];
  eachOnce('tools', box.tools.length, tools, found);
  const supplies = [state.supplies, state.supplyDeck, ...players.map(player => player.supplies)];
  eachOnce('supplies', box.supplies.length, supplies, found);
  const skills = [state.skills, state.unusedSkills, ...players.map(player => player.skills)];
  eachOnce('skills', box.skills.length, skills, found);
  const events = [state.events, state.heldEvent, state.pastEvents, state.unusedEvents];
  eachOnce('events', box.events.length, events, found);
}

function playerFaults({ state, box }: At, found: Fault[]): void {
  for (const [seat, player] of state.players.entries()) {
    const path = `players.${seat}`;
    if (player.plaster < 0) found.push({ path: `${path}.plaster`, fault: 'less than none' });
    if (player.skills.length > box.skillSlots.length) found.push({ path: `${path}.skills`, fault: 'more than slots' });
    for (const bone of box.bones) {
      if (player.storage[bone] < 0 || player.donated[bone] < 0) {
        found.push({ path: `${path}.storage.${bone}`, fault: 'less than none' });
      }
      for (const place of player.lab) {
        if (place.bones[bone] + place.donated[bone] > box.dinosaurs[place.dinosaur].needs[bone]) {
          found.push({ path: `${path}.lab`, fault: 'more bones than needed' });
        }
      }
    }
  }
}

function tableFaults(at: At, found: Fault[]): void {
  const { state, box } = at;
  const { pool, players, turn, active, round, phase, seen } = state;
  const full = box.plaster.poolPerPlayer * players.length;
  if (pool < 0 || pool > full) found.push({ path: 'pool', fault: `${pool}, expected 0 to ${full}` });
  // FO-R25
  if (supplyLeft(at) < 0) found.push({ path: 'pool', fault: 'more Plaster than the box holds' });
  if (turn.energy < 0) found.push({ path: 'turn.energy', fault: 'less than none' });
  if (active < 0 || active >= players.length) found.push({ path: 'active', fault: 'no such seat' });
  if (round < 1) found.push({ path: 'round', fault: 'rounds are counted from 1' });
  if (!PHASES.includes(phase)) found.push({ path: 'phase', fault: `'${phase}' is no phase` });
  if (seen.length !== box.firstThing.end) found.push({ path: 'seen', fault: `${seen.length} things` });
}
