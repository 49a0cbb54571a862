import { type Choose, legalOptions, type Offer, type Option, PASS, pick, type Rng, type Seat } from '@bonebed/kernel';
import type { At, Ruthless } from './state.ts';

/**
 * RP-R44: what is answered for a player who is away: pass, decline, no defense; a random Bone of those seen; keep as many Bones
 * as allowed, in hand order; discard what was drawn last. Something begun is laid down as it is, or as soon as it can be.
 */
export function chooseForAbsent(rng: Rng): Choose<Ruthless> {
  return <C extends Option>(at: At, seat: Seat, what: string, offer: Offer<Ruthless, C>): C => {
    const legal = legalOptions(at, seat, offer);
    if (what === 'take' || what === 'paleontologist') return pick(rng, legal);
    if (what === 'keep') return legal[0];
    if (what === 'discard') return legal[legal.length - 1];
    return legal.find(isIdle) ?? legal[0];
  };
}

function isIdle(option: Option): boolean {
  return option === PASS || option === 'present' || option === 'publish';
}
