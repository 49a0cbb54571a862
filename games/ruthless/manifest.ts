import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  title: { en: 'Bone Wars: The Game of Ruthless Paleontology', fr: 'Bone Wars: The Game of Ruthless Paleontology' },
  short: { en: 'Ruthless', fr: 'Ruthless' },
  line: {
    en: 'Assemble dubious skeletons in public. Doubt those of your rivals.',
    fr: 'Assemblez en public des squelettes douteux. Doutez de ceux de vos rivaux.',
  },
  credit: {
    en: 'Design: James L. Cambias and Diane A. Kelly. Publisher: Zygote Games.',
    fr: 'Auteurs : James L. Cambias et Diane A. Kelly. Éditeur : Zygote Games.',
  },
  seats: [2, 3, 4],
  minutes: [30, 60],
  weight: 1,
  beginner: { goal: 6 },
};
