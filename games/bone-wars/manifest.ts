import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  title: { en: 'Bone Wars', fr: 'Bone Wars' },
  short: { en: 'Bone Wars', fr: 'Bone Wars' },
  line: {
    en: 'Side with Marsh or Cope and dig through the West. Bet your name on the winner.',
    fr: 'Prenez parti pour Marsh ou Cope et fouillez l’Ouest. Misez votre nom sur le vainqueur.',
  },
  credit: { en: 'Design: Wim Goossens. Publisher: Game Brewer.', fr: 'Auteur : Wim Goossens. Éditeur : Game Brewer.' },
  seats: [1, 2, 3, 4],
  minutes: [90, 150],
  weight: 4,
};
