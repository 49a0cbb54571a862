import { type Nudge, type Wait, words } from '@bonebed/kernel';

/** What is to be done while Theodore plays. */
export const TOUCH = words('Touch the half that he will follow.', 'Touchez la moitié qu’il suivra.');
export const WATCH = words('Go through his turn, step by step.', 'Suivez son tour, pas à pas.');

/** To whoever wants him to go on before they have said what he will do. */
export const FIRST_THE_HALF: Nudge = {
  to: [],
  say: words('One moment: first touch a half of his card.', 'Un instant : touchez d’abord une moitié de sa carte.'),
};

/** The learner is to find out which half of his card he will do. */
export function whichHalf(half: 'paleontologist' | 'team'): Wait {
  return { kind: 'which', thing: `soloHalf.${half}`, among: ['soloHalf.paleontologist', 'soloHalf.team'] };
}
