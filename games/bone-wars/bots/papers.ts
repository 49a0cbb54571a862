import type { Seat } from '@bonebed/kernel';
import { archiveLimit } from '../rules/archive.ts';
import type { At } from '../rules/state.ts';

/** What the bones and species cards of a player are good for. */
export interface Papers {
  /** Loyalty, prizes and round bonuses of what could be published now, all in one action. */
  readonly loyalty: number;
  readonly prizes: number;
  readonly roundBonuses: number;
  /** Bones that fit the species cards in hand, those of papers that are still too small included. */
  readonly fitting: number;
  /** Bones that fit none of them. */
  readonly spareBones: number;
  /** Species cards with room in their envelope: those that have bones, and those that still wait for some. */
  readonly begun: number;
  readonly waiting: number;
  /** Species cards without room. */
  readonly homeless: number;
  /** Loyalty of what could be debunked now, and what sets that are still too small have of it. */
  readonly debunk: number;
  readonly debunkNear: number;
}

type Species = NonNullable<At['box']['cards'][number]['species']>;

/** Gives the bones to the cards, the largest paper first: close to the best that can be done, and quick. */
export function papersOf(at: At, seat: Seat): Papers {
  const { state, box } = at;
  const { species, crates, archive } = state.players[seat];
  const bones = crates.slice();
  const room = archiveLimit(at, seat);
  const free = archive.map(envelope => room - envelope.length);
  const open: Species[] = [];
  let homeless = 0;
  for (const card of species) {
    const info = box.cards[card].species;
    if (info === null) continue;
    if (free[info.find] > 0) open.push(info);
    else homeless += 1;
  }
  let begun = 0;
  let loyalty = 0;
  let prizes = 0;
  let roundBonuses = 0;
  let fitting = 0;
  while (open.length > 0) {
    let best = 0;
    let most = -1;
    for (let i = 0; i < open.length; i++) {
      const parts = free[open[i].find] > 0 ? partsFor(at, open[i], bones) : -1;
      if (parts > most) {
        most = parts;
        best = i;
      }
    }
    if (most <= 0) break;
    const [card] = open.splice(best, 1);
    free[card.find] -= 1;
    begun += 1;
    fitting += most;
    takeBones(at, card, bones);
    for (const reward of box.publish) {
      if (reward.bones !== most) continue;
      loyalty += reward.loyalty;
      prizes += reward.prize ? 1 : 0;
      roundBonuses += reward.roundBonus ? 1 : 0;
    }
  }
  const waiting = open.length;
  let spareBones = 0;
  for (const left of bones) spareBones += left;
  return { loyalty, prizes, roundBonuses, fitting, spareBones, begun, waiting, homeless, ...debunkOf(at, seat) };
}

/** How many parts of the skeleton the bones can fill. */
function partsFor({ box }: At, { fits }: Species, bones: readonly number[]): number {
  let parts = 0;
  for (const part of box.options.parts) {
    for (const bone of box.boneIds) {
      if (bones[bone] === 0 || box.bones[bone].category !== part || !fits[bone]) continue;
      parts += 1;
      break;
    }
  }
  return parts;
}

/** Takes a bone for each part, of the kind of which there are most. */
function takeBones({ box }: At, { fits }: Species, bones: number[]): void {
  for (const part of box.options.parts) {
    let taken = -1;
    for (const bone of box.boneIds) {
      if (bones[bone] === 0 || box.bones[bone].category !== part || !fits[bone]) continue;
      if (taken < 0 || bones[bone] > bones[taken]) taken = bone;
    }
    if (taken >= 0) bones[taken] -= 1;
  }
}

/** Sets of identical bones for papers of the rival patron, the largest first. */
function debunkOf({ state, box }: At, seat: Seat): Pick<Papers, 'debunk' | 'debunkNear'> {
  const { crates, patron } = state.players[seat];
  const papers = state.papers[box.patronIds.length - 1 - patron].slice();
  let debunk = 0;
  let debunkNear = 0;
  for (const count of crates) {
    let isDone = false;
    for (let i = box.debunk.length - 1; i >= 0 && !isDone; i--) {
      const { bones, loyalty, paper } = box.debunk[i];
      if (count + 1 < bones) continue;
      const index = papers.indexOf(paper);
      if (index < 0) continue;
      if (count < bones) {
        debunkNear = Math.max(debunkNear, loyalty);
        continue;
      }
      papers.splice(index, 1);
      debunk += loyalty;
      isDone = true;
    }
  }
  return { debunk, debunkNear };
}
