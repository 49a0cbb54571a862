import {
  type Outcome,
  placesBySheet,
  type ScoreLine,
  type ScoreRow,
  type Seat,
  type Sheet,
  totalOf,
} from '@bonebed/kernel';
import { assign, missing, partialScore, scoreLab } from './dinosaurs.ts';
import type { Dinosaur, Find } from './ids.ts';
import { sum } from './skills.ts';
import { type At, type LabPlace, type Play, stored } from './state.ts';

/** FO-17.1, FO-R43: the labs are settled in seat order; all other lines follow from what then lies on the table. */
export function finalScoring(play: Play): void {
  const { state } = play;
  for (const [seat, player] of state.players.entries()) {
    const before = player.score;
    const { added } = bestAdditions(play, seat);
    for (const [place, bones] of added.entries()) {
      const { dinosaur } = player.lab[place];
      for (const bone of play.box.bones) for (let n = 0; n < bones[bone]; n++) assign(play, seat, bone, dinosaur);
    }
    for (const { dinosaur } of player.lab.slice()) scoreLab(play, seat, dinosaur);
    player.labAtEnd = player.score - before;
  }
  const sheet = score(play);
  for (const [seat, { lines }] of sheet.entries()) tellRow(play, seat, lines);
  tellWinners(play, sheet);
}

/** Tells the whole row of a seat in one entry. */
function tellRow(play: Play, seat: Seat, lines: readonly ScoreLine[]): void {
  const points = (what: string): number => lines.find(line => line.what === what)?.points ?? 0;
  play.tell({
    type: 'finalSheet',
    seat,
    n: totalOf({ lines }),
    played: points('played'),
    lab: points('lab'),
    slots: points('slots'),
    skills: points('skills'),
    bones: points('bones'),
    plaster: points('plaster'),
    cards: points('cards'),
    sets: points('sets'),
    variety: points('variety'),
  });
}

function tellWinners(play: Play, sheet: Sheet): void {
  const places = placesBySheet(sheet);
  const winners = [...play.state.players.keys()].filter(seat => places[seat] === 1);
  const n = totalOf(sheet[winners[0]]);
  // FO-18.2: level on points with others, ahead by Dinosaurs.
  const level = sheet.filter(row => totalOf(row) === n).length - winners.length;
  play.tell({ type: 'won', winners, n, level });
}

/** Bones to add to each Dinosaur of the lab, how many of each kind, and what they give. */
export interface Additions {
  readonly added: readonly (readonly number[])[];
  readonly labVP: number;
  /** What it all is worth with the bones left over. */
  readonly worth: number;
}

/** FO-R41: the additions that give the most VP over the lab and the bones left over; at equal VP the most bones. */
export function bestAdditions(at: At, seat: Seat): Additions {
  let best: Additions = { added: [], labVP: 0, worth: Number.NEGATIVE_INFINITY };
  for (const aims of waysToAim(at, seat)) {
    const added = bestFor(at, seat, aims);
    if (added === null) continue;
    const found = additions(at, seat, added);
    if (isBetter(found, best)) best = found;
  }
  return best;
}

/** What becomes of a Dinosaur of the lab: it is completed, or is left to lack a bone of this kind, or whatever comes. */
type Aim = 'complete' | 'open' | Find;

/**
 * Every combination of aims for the lab. Once it is settled what is completed and what must not be, each kind of bone goes its
 * own way, so that there are no more ways to try than these.
 */
function waysToAim(at: At, seat: Seat): Aim[][] {
  let ways: Aim[][] = [[]];
  for (const place of at.state.players[seat].lab) {
    const aims = aimsFor(at, seat, place);
    ways = ways.flatMap(way => aims.map(aim => [...way, aim]));
  }
  return ways;
}

function aimsFor(at: At, seat: Seat, place: LabPlace): Aim[] {
  const lacking = at.box.bones.filter(bone => missing(at, place, bone) > 0);
  const isOutOfReach = lacking.some(bone => stored(at, seat, bone) < missing(at, place, bone));
  return isOutOfReach ? ['open'] : ['complete', ...lacking];
}

/** The best bones to add with these aims, place by place; null if there are too few for them. */
function bestFor(at: At, seat: Seat, aims: readonly Aim[]): number[][] | null {
  const { lab } = at.state.players[seat];
  const added = lab.map(() => new Array<number>(at.box.bones.length).fill(0));
  for (const bone of at.box.bones) {
    let left = stored(at, seat, bone);
    for (let place = 0; place < lab.length; place++) {
      if (aims[place] !== 'complete') continue;
      added[place][bone] = missing(at, lab[place], bone);
      left -= added[place][bone];
    }
    if (left < 0) return null;
    for (const place of inOrderOfWorth(at, lab, bone)) {
      if (aims[place] === 'complete') continue;
      const most = missing(at, lab[place], bone) - (aims[place] === bone ? 1 : 0);
      added[place][bone] = Math.min(left, most);
      left -= added[place][bone];
    }
  }
  return added;
}

/** The places of the lab where a bone is worth no less than left over, the best first; among equals the later one. */
function inOrderOfWorth({ box }: At, lab: readonly LabPlace[], bone: Find): number[] {
  const worth = (place: number): number => box.dinosaurs[lab[place].dinosaur].values[bone];
  const places: number[] = [];
  for (let place = 0; place < lab.length; place++) if (worth(place) >= box.finds[bone].leftoverVP) places.push(place);
  return places.sort((a, b) => worth(b) - worth(a) || b - a);
}

function additions(at: At, seat: Seat, added: readonly (readonly number[])[]): Additions {
  const { lab } = at.state.players[seat];
  const left = at.box.bones.map(bone => stored(at, seat, bone));
  let labVP = 0;
  for (let place = 0; place < lab.length; place++) {
    labVP += valueWith(at, seat, lab[place], added[place]);
    for (const bone of at.box.bones) left[bone] -= added[place][bone];
  }
  return { added, labVP, worth: labVP + bonesVP(at, left) };
}

/** More VP, then more bones; among equals the first Dinosaur gets as few as can be of the first kind, and so on. */
function isBetter(one: Additions, other: Additions): boolean {
  if (one.worth !== other.worth) return one.worth > other.worth;
  const [bones, others] = [one.added.flat(), other.added.flat()];
  const count = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);
  if (count(bones) !== count(others)) return count(bones) > count(others);
  const differs = bones.findIndex((n, index) => n !== others[index]);
  return differs >= 0 && bones[differs] < others[differs];
}

/** What a Dinosaur of the lab scores with so many bones of each kind added, skills included. */
export function valueWith(at: At, seat: Seat, place: LabPlace, bones: readonly number[]): number {
  const { perfect, values } = at.box.dinosaurs[place.dinosaur];
  let isWhole = true;
  let vp = 0;
  for (const bone of at.box.bones) {
    if (bones[bone] < missing(at, place, bone)) isWhole = false;
    vp += bones[bone] * values[bone];
  }
  if (isWhole) return perfect + sum(at, seat, 'vpPerPerfect');
  return vp + partialScore(at, place) + sum(at, seat, 'vpPerPartial');
}

/** FO-17.4: what bones left in storage are worth. */
function bonesVP({ box }: At, left: readonly number[]): number {
  let vp = 0;
  for (const bone of box.bones) vp += left[bone] * box.finds[bone].leftoverVP;
  return vp;
}

/** FO-10.3, FO-17.2: what the empty skill slots are worth. */
function slotsVP({ state, box }: At, seat: Seat): number {
  let vp = 0;
  for (let slot = state.players[seat].skills.length; slot < box.skillSlots.length; slot++) vp += box.skillSlots[slot];
  return vp;
}

/** FO-17.6, FO-11.5: Tools, spent or not, and Supplies. */
function cardsVP({ state, box }: At, seat: Seat): number {
  const { tools, spentTools, supplies } = state.players[seat];
  let vp = 0;
  for (const tool of tools) vp += box.tools[tool].vp;
  for (const tool of spentTools) vp += box.tools[tool].vp;
  for (const supply of supplies) vp += box.supplies[supply].vp;
  return vp;
}

/** How often each characteristic stands on these cards. */
export function symbols({ box }: At, dinosaurs: readonly Dinosaur[]): number[] {
  const counts = box.characteristics.map(() => 0);
  for (const dinosaur of dinosaurs) {
    for (const characteristic of box.dinosaurs[dinosaur].characteristics) counts[characteristic] += 1;
  }
  return counts;
}

/** FO-17.7: a set value for three of a characteristic, and more for each further one. */
export function setsVP({ box }: At, counts: readonly number[]): number {
  const { setSize, extraSymbolVP } = box.sets;
  let vp = 0;
  for (const [index, { setValue }] of box.characteristics.entries()) {
    if (counts[index] >= setSize) vp += setValue + extraSymbolVP * (counts[index] - setSize);
  }
  return vp;
}

/** FO-17.8: a bonus for all characteristics. */
function varietyVP({ box }: At, counts: readonly number[]): number {
  return counts.every(count => count > 0) ? box.sets.varietyBonus : 0;
}

/** The score of one seat if the game ended now (FO-R42: tiles are worth nothing). */
function rowOf(at: At, seat: Seat): ScoreRow {
  const player = at.state.players[seat];
  const { labVP, worth } = bestAdditions(at, seat);
  const collection = [...player.collection, ...player.lab.map(place => place.dinosaur)];
  const counts = symbols(at, collection);
  const line = (what: string, points: number): ScoreLine => ({ what, points, secret: false });
  return {
    seat,
    lines: [
      line('played', player.score - player.labAtEnd),
      line('lab', labVP + player.labAtEnd),
      line('slots', slotsVP(at, seat)),
      // FO-17.3
      line('skills', sum(at, seat, 'endVP') + sum(at, seat, 'endVPPerDinosaur') * collection.length),
      line('bones', worth - labVP),
      // FO-17.5
      line('plaster', Math.floor(player.plaster / at.box.plaster.leftoverPerVP)),
      line('cards', cardsVP(at, seat)),
      line('sets', setsVP(at, counts)),
      line('variety', varietyVP(at, counts)),
    ],
    tieBreaks: [line('collection', collection.length)],
  };
}

/** FO-17: the score sheet, in the order of the rulebook. */
export function score(at: At): Sheet {
  return at.state.players.map((_, seat) => rowOf(at, seat));
}

/** FO-18.1, FO-18.2, FO-18.3: most VP, then most Dinosaurs; still tied, the victory is shared. */
export function outcome(at: At): Outcome | null {
  const { state } = at;
  if (state.phase !== 'over') return null;
  const lastRoundPlayed = state.lastRound !== null && state.round >= state.lastRound;
  return { reason: lastRoundPlayed ? 'lastPool' : 'safetyRounds', places: placesBySheet(score(at)) };
}
