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
  const { state, tell } = play;
  for (const [seat, player] of state.players.entries()) {
    const before = player.score;
    const { added } = bestAdditions(play, seat);
    for (const [place, bones] of added.entries()) {
      const { dinosaur } = player.lab[place];
      for (const bone of bones) assign(play, seat, bone, dinosaur);
    }
    for (const { dinosaur } of player.lab.slice()) scoreLab(play, seat, dinosaur);
    player.labAtEnd = player.score - before;
  }
  for (const { seat, lines } of score(play)) {
    if (seat !== null) tell({ type: 'finalScore', seat, n: totalOf({ lines }) });
  }
}

/** Bones to add to each Dinosaur of the lab, and what they give. */
interface Additions {
  readonly added: readonly (readonly Find[])[];
  readonly labVP: number;
  /** What it all is worth with the bones left over. */
  readonly worth: number;
}

/** FO-R41: the additions that give the most VP over the lab and the bones left over; at equal VP the most bones. */
function bestAdditions(at: At, seat: Seat): Additions {
  const { lab } = at.state.players[seat];
  const left = at.box.bones.map(bone => stored(at, seat, bone));
  let best: Additions | null = null;
  const count = ({ added }: Additions): number => added.flat().length;
  const settle = (place: number, added: readonly (readonly Find[])[], labVP: number): void => {
    if (place < lab.length) {
      for (const bones of waysToAdd(at, lab[place], left)) {
        for (const bone of bones) left[bone] -= 1;
        settle(place + 1, [...added, bones], labVP + valueWith(at, seat, lab[place], bones));
        for (const bone of bones) left[bone] += 1;
      }
      return;
    }
    const found: Additions = { added, labVP, worth: labVP + bonesVP(at, left) };
    if (best === null || found.worth > best.worth || (found.worth === best.worth && count(found) > count(best))) {
      best = found;
    }
  };
  settle(0, [], 0);
  return best ?? { added: [], labVP: 0, worth: 0 };
}

/** Every choice of needed bones among those left. */
function waysToAdd(at: At, place: LabPlace, left: readonly number[]): Find[][] {
  let ways: Find[][] = [[]];
  for (const bone of at.box.bones) {
    const most = Math.min(missing(at, place, bone), left[bone]);
    const longer: Find[][] = [];
    for (const way of ways) for (let n = 0; n <= most; n++) longer.push([...way, ...new Array<Find>(n).fill(bone)]);
    ways = longer;
  }
  return ways;
}

/** What a Dinosaur of the lab scores with these bones added, skills included. */
function valueWith(at: At, seat: Seat, place: LabPlace, bones: readonly Find[]): number {
  const { perfect, values } = at.box.dinosaurs[place.dinosaur];
  let open = 0;
  for (const bone of at.box.bones) open += missing(at, place, bone);
  if (open === bones.length) return perfect + sum(at, seat, 'vpPerPerfect');
  let vp = partialScore(at, place) + sum(at, seat, 'vpPerPartial');
  for (const bone of bones) vp += values[bone];
  return vp;
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
  const lastRoundPlayed = state.lastRound !== null && state.round > state.lastRound;
  return { reason: lastRoundPlayed ? 'lastPool' : 'safetyRounds', places: placesBySheet(score(at)) };
}
