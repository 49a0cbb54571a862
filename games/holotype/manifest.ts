import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  title: { en: 'Holotype: Mesozoic North America', fr: 'Holotype\u00a0: l’Amérique du Nord à l’ère Mésozoïque' },
  short: { en: 'Holotype', fr: 'Holotype' },
  line: {
    en: 'Place scholars, dig in the field and study. Be the first to publish a new species.',
    fr: 'Placez vos savants, fouillez et étudiez. Publiez le premier une nouvelle espèce.',
  },
  credit: {
    en: 'Design: Brett Harrison and Lex Terenchin. Publisher: Brexwerx Games.',
    fr: 'Auteurs : Brett Harrison et Lex Terenchin. Éditeur : Brexwerx Games.',
  },
  seats: [2, 3, 4, 5],
  minutes: [45, 75],
  weight: 2,
  beginner: { elementary: true, lastSpace: 8 },
};
