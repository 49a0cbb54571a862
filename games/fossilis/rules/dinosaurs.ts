import { EVERYBODY, impossible, offer, repeated, type Seat } from '@bonebed/kernel';
import type { Dinosaur, Find } from './ids.ts';
import type { DinosaurAct } from './options.ts';
import { most, sum } from './skills.ts';
import { type At, bonesStored, type Guard, type LabPlace, type Offer, type Play, refill, stored } from './state.ts';

export function isDinosaurAct(act: string | { readonly do: string }): act is DinosaurAct {
  if (typeof act === 'string') return false;
  return act.do === 'assign' || act.do === 'scorePerfect' || act.do === 'scorePartial' || act.do === 'scoreDisplay';
}

/** FO-9.3: how many Dinosaurs the seat's lab holds. */
export function labSize(at: At, seat: Seat): number {
  return most(at, seat, 'labSize', at.box.labSlots);
}

function inLab({ state }: At, seat: Seat, dinosaur: Dinosaur): LabPlace {
  for (const place of state.players[seat].lab) if (place.dinosaur === dinosaur) return place;
  return impossible('a Dinosaur of the lab', dinosaur);
}

/** How many more bones of a kind a Dinosaur of the lab needs. */
export function missing({ box }: At, place: LabPlace, bone: Find): number {
  return box.dinosaurs[place.dinosaur].needs[bone] - place.bones[bone] - place.donated[bone];
}

function isComplete(at: At, place: LabPlace): boolean {
  for (const bone of at.box.bones) if (missing(at, place, bone) > 0) return false;
  return true;
}

/** A bone goes only to a Dinosaur that needs one more of its kind. */
const uselessBone: Guard<string | { readonly do: string }> = {
  rule: 'FO-9.2',
  text: 'enoughOfIt',
  about: ['assign'],
  bars: (at, seat, act) =>
    isDinosaurAct(act) && act.do === 'assign' && missing(at, inLab(at, seat, act.dinosaur), act.bone) <= 0,
  values: ({ box }, _seat, act) => {
    if (!isDinosaurAct(act) || act.do !== 'assign') return {};
    return { dinosaur: act.dinosaur, n: box.dinosaurs[act.dinosaur].needs[act.bone] };
  },
};

/** FO-R33: every bone must be in storage; those in the lab are committed. */
const bonesLacking: Guard<string | { readonly do: string }> = {
  rule: 'FO-14.3',
  text: 'bonesLacking',
  about: ['scoreDisplay'],
  bars: (at, seat, act) =>
    isDinosaurAct(act) && act.do === 'scoreDisplay' && lackingFor(at, seat, act.dinosaur).lacking > 0,
  values: (at, seat, act) => {
    if (!isDinosaurAct(act)) return {};
    const { lacking, needed } = lackingFor(at, seat, act.dinosaur);
    return { dinosaur: act.dinosaur, n: lacking, needed };
  },
};

/** How many bones the Dinosaur needs, and how many of them are not in storage. */
function lackingFor(at: At, seat: Seat, dinosaur: Dinosaur): { readonly lacking: number; readonly needed: number } {
  const { needs } = at.box.dinosaurs[dinosaur];
  let lacking = 0;
  let needed = 0;
  for (const bone of at.box.bones) {
    needed += needs[bone];
    lacking += Math.max(0, needs[bone] - stored(at, seat, bone));
  }
  return { lacking, needed };
}

export const dinosaurGuards = [uselessBone, bonesLacking] as const;

/** FO-4.5, FO-14.5, FO-R32, FO-R34: adds what the seat might want to assign or score now. */
export function addDinosaurActs<C>(at: At, seat: Seat, acts: (C | DinosaurAct)[]): void {
  const { state, box } = at;
  const { assign, scorePerfect, scorePartial, scoreDisplay } = box.options;
  for (const place of state.players[seat].lab) {
    for (const bone of box.bones) if (stored(at, seat, bone) > 0) acts.push(assign[place.dinosaur][bone]);
    acts.push((isComplete(at, place) ? scorePerfect : scorePartial)[place.dinosaur]);
  }
  // With nothing in storage there is nothing to score from the display.
  if (bonesStored(at, seat) === 0) return;
  for (const dinosaur of state.dinosaurs) if (dinosaur !== null) acts.push(scoreDisplay[dinosaur]);
}

export function doDinosaurAct(play: Play, seat: Seat, act: DinosaurAct): void {
  if (act.do === 'assign') assign(play, seat, act.bone, act.dinosaur);
  else if (act.do === 'scoreDisplay') scoreDisplay(play, seat, act.dinosaur);
  else scoreLab(play, seat, act.dinosaur);
}

/** FO-9.2: puts a bone of storage on a Dinosaur of the lab for good. */
export function assign(play: Play, seat: Seat, bone: Find, dinosaur: Dinosaur): void {
  putBone(play, seat, bone, dinosaur);
  play.tell({ type: 'assigned', seat, bone, dinosaur });
}

/** FO-R31: donated bones are used first. */
function putBone(at: At, seat: Seat, bone: Find, dinosaur: Dinosaur): void {
  const player = at.state.players[seat];
  const place = inLab(at, seat, dinosaur);
  if (player.donated[bone] > 0) {
    player.donated[bone] -= 1;
    place.donated[bone] += 1;
  } else {
    player.storage[bone] -= 1;
    place.bones[bone] += 1;
  }
}

/** Whether the Dinosaur needs none of the bones in storage. */
export function needsNone(at: At, seat: Seat, dinosaur: Dinosaur): boolean {
  const { needs } = at.box.dinosaurs[dinosaur];
  for (const bone of at.box.bones) if (needs[bone] > 0 && stored(at, seat, bone) > 0) return false;
  return true;
}

/** FO-13.1: takes a Dinosaur of the display into the lab and assigns a bone to it at once. */
export function claim(play: Play, seat: Seat, dinosaur: Dinosaur): void {
  const { state, box, ask, tell } = play;
  const bone = ask.open(seat, 'firstBone', firstBoneOffer(play, seat, dinosaur));
  state.turn.claims += 1;
  state.players[seat].lab.push({
    dinosaur,
    bones: repeated(0, box.bones.length),
    donated: repeated(0, box.bones.length),
  });
  putBone(play, seat, bone, dinosaur);
  tell({ type: 'claimedWith', seat, dinosaur, bone });
  takeFromDisplay(play, dinosaur);
}

/** FO-13.2: the bone assigned at once is one that the Dinosaur needs. */
const notNeededBy = (dinosaur: Dinosaur): Guard<Find> => ({
  rule: 'FO-13.2',
  text: 'notNeeded',
  bars: ({ box }, _seat, bone) => box.dinosaurs[dinosaur].needs[bone] === 0,
  values: (_at, _seat, bone) => ({ dinosaur, bone }),
});

function firstBoneOffer(at: At, seat: Seat, dinosaur: Dinosaur): Offer<Find> {
  return offer(
    at.box.bones.filter(bone => stored(at, seat, bone) > 0),
    notNeededBy(dinosaur),
  );
}

/** FO-13.3: the display is refilled at once. */
function takeFromDisplay(play: Play, dinosaur: Dinosaur): void {
  const { state, box, tell } = play;
  const place = state.dinosaurs.indexOf(dinosaur);
  const shown = refill(play, state.dinosaurs, place, state.dinosaurDeck, box.firstThing.dinosaur);
  if (shown !== null) tell({ type: 'shownDinosaur', dinosaur: shown });
}

/** FO-14.2: the sum of the values of the bones assigned. */
export function partialScore({ box }: At, { dinosaur, bones, donated }: LabPlace): number {
  const { values } = box.dinosaurs[dinosaur];
  let total = 0;
  for (const bone of box.bones) total += values[bone] * (bones[bone] + donated[bone]);
  return total;
}

/** Scores a Dinosaur of the lab, perfectly if it is complete, else partially. */
export function scoreLab(play: Play, seat: Seat, dinosaur: Dinosaur): void {
  const { state, box } = play;
  const { lab } = state.players[seat];
  const place = inLab(play, seat, dinosaur);
  lab.splice(lab.indexOf(place), 1);
  // FO-9.4
  for (const bone of box.bones) state.boneDiscard[bone] += place.bones[bone];
  if (isComplete(play, place)) collectPerfect(play, seat, dinosaur);
  else collectPartial(play, seat, dinosaur, partialScore(play, place));
}

/** FO-14.3: scores a Dinosaur of the display with bones from storage, whatever is in the lab. */
export function scoreDisplay(play: Play, seat: Seat, dinosaur: Dinosaur): void {
  const { state, box } = play;
  const player = state.players[seat];
  const { needs } = box.dinosaurs[dinosaur];
  for (const bone of box.bones) {
    const donated = Math.min(needs[bone], player.donated[bone]);
    player.donated[bone] -= donated;
    player.storage[bone] -= needs[bone] - donated;
    state.boneDiscard[bone] += needs[bone] - donated;
  }
  collectPerfect(play, seat, dinosaur, 'scoredFromDisplay');
  takeFromDisplay(play, dinosaur);
}

/** FO-14.1, FO-14.4: the perfect score, and what skills add to it. */
function collectPerfect(
  play: Play,
  seat: Seat,
  dinosaur: Dinosaur,
  type: 'scoredPerfect' | 'scoredFromDisplay' = 'scoredPerfect',
): void {
  const { state, box, tell } = play;
  const n = box.dinosaurs[dinosaur].perfect;
  state.players[seat].collection.push(dinosaur);
  state.players[seat].score += n;
  tell({ type, seat, dinosaur, n });
  gainVP(play, seat, sum(play, seat, 'vpPerPerfect'), 'skills');
  drawTools(play, seat, sum(play, seat, 'toolsPerPerfect'));
}

/** FO-14.6: the partial score, and what skills add to it; the card counts as any other. */
function collectPartial(play: Play, seat: Seat, dinosaur: Dinosaur, n: number): void {
  const { state, tell } = play;
  state.players[seat].collection.push(dinosaur);
  state.players[seat].score += n;
  tell({ type: 'scoredPartial', seat, dinosaur, n });
  gainVP(play, seat, sum(play, seat, 'vpPerPartial'), 'skills');
  drawTools(play, seat, sum(play, seat, 'toolsPerPartial'));
}

export function gainVP({ state, tell }: Play, seat: Seat, n: number, by: 'skills' | 'event'): void {
  if (n === 0) return;
  state.players[seat].score += n;
  tell({ type: 'gainedVP', seat, n, by });
}

/** FO-R35: Tools from the top of the deck, unspent; from an empty deck comes nothing. */
function drawTools({ state, box, tell }: Play, seat: Seat, count: number): void {
  for (let n = 0; n < count; n++) {
    const tool = state.toolDeck.pop();
    if (tool === undefined) return;
    state.seen[box.firstThing.tool + tool] = EVERYBODY;
    state.players[seat].tools.push(tool);
    tell({ type: 'drewTool', seat, tool });
  }
}
