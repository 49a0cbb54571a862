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
  'nearly',
  'missing',
  'leftover',
  'leftoverLeft',
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
  'skillPlaster',
  'skillPrice',
  'skillExtract',
  'skillDig',
  'skillMove',
  'skillMarket',
  'skillLab',
  'skillPerfect',
  'skillPartial',
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
    row[AT.nearly] = lab.nearly;
    row[AT.missing] = lab.missing;
    row[AT.leftover] = line(score, 'bones');
    row[AT.leftoverLeft] = line(score, 'bones') * left;
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
    readSkills(at, seat, left, row);
  },
};

/** What the seat's skills will do in the part of the game that is left, each kind by itself: not all are worth the same. */
function readSkills({ state, box }: At, seat: Seat, left: number, row: number[]): void {
  for (let place = AT.skillPlaster; place <= AT.skillPartial; place++) row[place] = 0;
  for (const index of state.players[seat].skills) {
    const skill = box.skills[index];
    row[AT.skillPlaster] += skill.plasterBoostsPerTurn * left;
    row[AT.skillPrice] += skill.extractDiscount * left;
    row[AT.skillExtract] += (skill.extraExtractionsPerTurn + (skill.extractsDiagonally ? 1 : 0)) * left;
    row[AT.skillDig] += ((skill.digsDiagonally ? 1 : 0) + energySaved(box, skill.digEnergy)) * left;
    row[AT.skillMove] +=
      (Math.min(1, skill.moveSpaces) + skill.freeMovesPerTurn + (skill.climbsAnySide ? 1 : 0)) * left;
    row[AT.skillMarket] += (Math.min(1, skill.buysPerTurn) + skill.buyDiscount + (skill.fragmentsWild ? 1 : 0)) * left;
    row[AT.skillLab] += Math.min(1, skill.labSize) * left;
    row[AT.skillPerfect] += (skill.toolsPerPerfect + skill.vpPerPerfect) * left;
    row[AT.skillPartial] += (skill.toolsPerPartial + skill.vpPerPartial) * left;
  }
}

/** How much less Energy a skill lets one dig a tile of each material for. */
function energySaved({ materials }: At['box'], energies: readonly number[]): number {
  let saved = 0;
  for (let material = 0; material < materials.length; material++) {
    saved += Math.max(0, materials[material].digEnergy - energies[material]);
  }
  return saved;
}

function line({ lines }: ScoreRow, what: string): number {
  for (const entry of lines) if (entry.what === what) return entry.points;
  return 0;
}

/** How much of the game is left, from 1 to 0: the pool of Plaster runs dry once for each Event, and then the game ends. */
export function leftOf({ state, box }: At): number {
  if (state.lastRound !== null) return 0;
  const full = box.plaster.poolPerPlayer * state.players.length;
  const rounds = state.events.length + state.pastEvents.length + 1;
  return (state.events.length + state.pool / full) / rounds;
}

interface Lab {
  /** Bones still needed, and what those of them that are not in storage cost in Plaster. */
  readonly needed: number;
  readonly missing: number;
  /** The points that lie in the finished part; and the same where the last bones count more than the first. */
  readonly perfect: number;
  readonly nearly: number;
}

/** How near the Dinosaurs of the lab are to being perfect. */
function labOf({ state, box }: At, seat: Seat): Lab {
  const { storage, donated: given } = state.players[seat];
  let needed = 0;
  let missing = 0;
  let perfect = 0;
  let nearly = 0;
  for (const { dinosaur, bones, donated } of state.players[seat].lab) {
    const { needs, perfect: most } = box.dinosaurs[dinosaur];
    let all = 0;
    let open = 0;
    for (const bone of box.bones) {
      const lacking = needs[bone] - bones[bone] - donated[bone];
      all += needs[bone];
      open += lacking;
      missing += Math.max(0, lacking - storage[bone] - given[bone]) * box.finds[bone].plaster;
    }
    const done = (all - open) / all;
    needed += open;
    perfect += most * done;
    nearly += most * done * done;
  }
  return { needed, missing, perfect, nearly };
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
