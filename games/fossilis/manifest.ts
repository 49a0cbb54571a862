import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  title: { en: 'Fossilis', fr: 'Fossilis' },
  short: { en: 'Fossilis', fr: 'Fossilis' },
  line: {
    en: 'Slide the layers of the dig and lift what lies below. Complete skeletons.',
    fr: 'Faites glisser les couches et dégagez ce qui dort dessous. Complétez des squelettes.',
  },
  credit: {
    en: 'Design: David Diaz. Publisher: Kids Table Board Gaming (preview rules).',
    fr: 'Auteur : David Diaz. Éditeur : Kids Table Board Gaming (règles provisoires).',
  },
  seats: [2, 3, 4, 5],
  minutes: [40, 75],
  weight: 2,
};
