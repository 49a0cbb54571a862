import { type Features, type Position, placesOf, type ScoreRow, type Seat } from '@bonebed/kernel';
import type { Fossilis } from '../rules/state.ts';

const NAMES = [
  'played',
  'lab',
  'cards',
  'skillVP',
  'sets',
  'variety',
  'plaster',
  'plasterLeft',
  'tiles',
  'tilesLeft',
  'bones',
  'bonesLeft',
  'needed',
  'perfect',
  'claimable',
  'claimableLeft',
  'skills',
  'skillsLeft',
  'tools',
  'toolsLeft',
  'collection',
  'reach',
  'reachBones',
  'offSite',
] as const;

const AT = placesOf(NAMES);

type At = Position<Fossilis>;

/** Fossilis: the sheet, what lies in storage and lab, what it could become, and what the pawn can reach. */
export const fossilisFeatures: Features<Fossilis> = {
  names: NAMES,
  read: (at, seat, score, row) => {
    const { state, box } = at;
    const player = state.players[seat];
    const left = leftOf(at);
    const lab = labOf(at, seat);
    const claimable = claimableOf(at, seat);
    const reach = reachOf(at, seat);
    let bones = 0;
    for (const bone of box.bones) bones += player.storage[bone] + player.donated[bone];
    row[AT.played] = line(score, 'played') + line(score, 'slots');
    row[AT.lab] = line(score, 'lab');
    row[AT.cards] = line(score, 'cards');
    row[AT.skillVP] = line(score, 'skills');
    row[AT.sets] = line(score, 'sets');
    row[AT.variety] = line(score, 'variety');
    row[AT.plaster] = player.plaster;
    row[AT.plasterLeft] = player.plaster * left;
    row[AT.tiles] = player.tiles.length;
    row[AT.tilesLeft] = player.tiles.length * left;
    row[AT.bones] = bones;
    row[AT.bonesLeft] = bones * left;
    row[AT.needed] = lab.needed;
    row[AT.perfect] = lab.perfect;
    row[AT.claimable] = claimable;
    row[AT.claimableLeft] = claimable * left;
    row[AT.skills] = player.skills.length;
    row[AT.skillsLeft] = player.skills.length * left;
    row[AT.tools] = player.tools.length;
    row[AT.toolsLeft] = player.tools.length * left;
    row[AT.collection] = player.collection.length;
    row[AT.reach] = reach.finds;
    row[AT.reachBones] = reach.bones;
    row[AT.offSite] = state.site.pawns[seat] === null ? 1 : 0;
  },
};

function line({ lines }: ScoreRow, what: string): number {
  for (const entry of lines) if (entry.what === what) return entry.points;
  return 0;
}

/** How much of the game is left, from 1 to 0: the pool of Plaster runs dry once for each Event, and then the game ends. */
function leftOf({ state, box }: At): number {
  if (state.lastRound !== null) return 0;
  const full = box.plaster.poolPerPlayer * state.players.length;
  const rounds = state.events.length + state.pastEvents.length + 1;
  return (state.events.length + state.pool / full) / rounds;
}

/** How near the Dinosaurs of the lab are to being perfect: bones still needed, and the points that lie in the finished part. */
function labOf({ state, box }: At, seat: Seat): { readonly needed: number; readonly perfect: number } {
  let needed = 0;
  let perfect = 0;
  for (const { dinosaur, bones, donated } of state.players[seat].lab) {
    const { needs, perfect: most } = box.dinosaurs[dinosaur];
    let all = 0;
    let open = 0;
    for (const bone of box.bones) {
      all += needs[bone];
      open += needs[bone] - bones[bone] - donated[bone];
    }
    needed += open;
    perfect += (most * (all - open)) / all;
  }
  return { needed, perfect };
}

/** The best that the bones in storage could do for a Dinosaur on display, in points. */
function claimableOf({ state, box }: At, seat: Seat): number {
  const { storage, donated } = state.players[seat];
  let best = 0;
  for (const dinosaur of state.dinosaurs) {
    if (dinosaur === null) continue;
    const { needs, perfect } = box.dinosaurs[dinosaur];
    let all = 0;
    let there = 0;
    for (const bone of box.bones) {
      all += needs[bone];
      there += Math.min(needs[bone], storage[bone] + donated[bone]);
    }
    best = Math.max(best, (perfect * there) / all);
  }
  return best;
}

/** Finds in open pits beside the pawn. */
function reachOf({ state, box }: At, seat: Seat): { readonly finds: number; readonly bones: number } {
  const pawn = state.site.pawns[seat];
  let finds = 0;
  let bones = 0;
  if (pawn === null) return { finds, bones };
  for (const cell of box.ground.orthogonal[pawn]) {
    if (state.site.bottom[cell] !== null) continue;
    for (const { find } of box.extractions[cell]) {
      const count = state.finds[cell * box.finds.length + find];
      finds += count;
      if (find !== box.hammer) bones += count * box.finds[find].plaster;
    }
  }
  return { finds, bones };
}
