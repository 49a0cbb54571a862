import type { boneWars } from '@bonebed/games/bone-wars';
import type { Game, Position, ScoreRow } from '@bonebed/kernel';
import type { Features } from '../evaluation.ts';

type BoneWars = typeof boneWars extends Game<infer T> ? T : never;
type At = Position<BoneWars>;
type Player = At['state']['players'][number];

const NAMES = [
  'reputation',
  'midGame',
  'final',
  'finalLeft',
  'loyalty',
  'loyaltyLeft',
  'money',
  'moneyLeft',
  'covers',
  'crates',
  'cratesLeft',
  'species',
  'speciesLeft',
  'paleontologists',
  'paleontologistsLeft',
  'papers',
  'papersLeft',
  'archived',
  'archivedLeft',
  'camps',
  'campsLeft',
  'upgrades',
  'upgradesLeft',
  'hired',
  'hiredLeft',
  'freeSlots',
  'passed',
] as const;

/** Bone Wars: reputation, what the scorings would give now, and all that can still be turned into loyalty and papers. */
export const boneWarsFeatures: Features<BoneWars> = {
  names: NAMES,
  read: ({ state, box }, index, score, row) => {
    const player = state.players[index];
    const left = 1 - state.round / box.rounds.length;
    const final = lines(score, 'final');
    let loyalty = 0;
    for (const step of player.loyalty) loyalty += step;
    let crates = 0;
    for (const count of player.crates) crates += count;
    let archived = 0;
    for (const envelope of player.archive) archived += envelope.length;
    const camps = box.board.camps.movement + box.board.camps.archive - player.camps.movement - player.camps.archive;
    const upgrades = player.slots.filter(slot => slot.upgraded).length;
    const papers = bestPapers({ state, box }, player);
    const values: Record<(typeof NAMES)[number], number> = {
      reputation: player.reputation.bonuses + player.reputation.covers + player.reputation.loyalty,
      midGame: lines(score, 'midGame'),
      final,
      finalLeft: final * left,
      loyalty,
      loyaltyLeft: loyalty * left,
      money: player.money,
      moneyLeft: player.money * left,
      covers: player.covers,
      crates,
      cratesLeft: crates * left,
      species: player.species.length,
      speciesLeft: player.species.length * left,
      paleontologists: player.paleontologists.length,
      paleontologistsLeft: player.paleontologists.length * left,
      papers,
      papersLeft: papers * left,
      archived,
      archivedLeft: archived * left,
      camps,
      campsLeft: camps * left,
      upgrades,
      upgradesLeft: upgrades * left,
      hired: player.hired.length,
      hiredLeft: player.hired.length * left,
      freeSlots: player.slots.filter(slot => slot.card === null).length,
      passed: player.passed ? 1 : 0,
    };
    for (let i = 0; i < NAMES.length; i++) row[i] = values[NAMES[i]];
  },
};

/** The lines of a scoring, past or as it would be now, for all patrons. */
function lines({ lines: all }: ScoreRow, scoring: string): number {
  let points = 0;
  for (const { what, points: own } of all) if (what.startsWith(scoring)) points += own;
  return points;
}

/** The bones that the best paper in hand could have now. */
function bestPapers({ box }: At, { species, crates }: Player): number {
  let best = 0;
  for (const card of species) {
    const info = box.cards[card].species;
    if (info === null || info === undefined) continue;
    let parts = 0;
    for (const part of box.options.parts) {
      if (box.boneIds.some(bone => crates[bone] > 0 && info.fits[bone] && box.bones[bone].category === part))
        parts += 1;
    }
    best = Math.max(best, parts);
  }
  return best;
}
