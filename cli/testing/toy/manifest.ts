import type { Manifest } from '@bonebed/games';

export const manifest: Manifest = {
  title: { en: 'Toy', fr: 'Jouet' },
  short: { en: 'Toy', fr: 'Jouet' },
  line: { en: 'A small dig', fr: 'Une petite fouille' },
  credit: { en: 'Nobody', fr: 'Personne' },
  seats: [2, 3],
  minutes: [1, 2],
  weight: 1,
};
