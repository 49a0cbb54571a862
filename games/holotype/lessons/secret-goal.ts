import { type Chapter, step, words } from '@bonebed/kernel';
import type { Holotype } from '../rules/state.ts';
import { laid, OBJECTIVES } from './positions.ts';

export const secretGoal: Chapter<Holotype> = {
  title: words('A secret goal', 'Un objectif secret'),
  settings: {},
  chance: [],
  opening: ['1 PO07'],
  canPlayOn: false,
  arrange(state, box) {
    laid(state, box, {
      museum: 'T:1 J:2 K:3',
      objectives: OBJECTIVES,
      choosing: true,
      red: { hand: 'Ornitholestes Dilophosaurus Brachiosaurus', dealt: 'PO01 PO10' },
      yellow: { hand: 'Edmontosaurus Ceratosaurus Stegosaurus', dealt: 'PO07 PO03' },
    });
  },
  steps: [
    step({
      say: words(
        'The full game adds goals. Of two secret ones you keep one. Two of your three species are Theropods.',
        'Le jeu complet ajoute des objectifs. De ces deux-là, secrets, vous en gardez un. Deux de vos trois espèces sont des Théropodes.',
      ),
      task: words('Keep Theropod Taxonomy.', 'Gardez « Taxonomie des théropodes ».'),
      wait: { kind: 'answer', texts: ['PO01'] },
      nudges: [
        {
          to: [],
          say: words(
            'All or nothing, over three periods: bold! Your hand suits the other.',
            'Tout ou rien, sur trois périodes : audacieux ! Votre main convient mieux à l’autre.',
          ),
        },
      ],
      recap: words(
        'Each Theropod you publish now serves your secret goal too.',
        'Chaque Théropode publié servira aussi votre objectif secret.',
      ),
    }),
  ],
  won: words('Your secret goal.', 'Votre objectif secret.'),
  known: words(
    'Each species of its kind that you publish serves it, and nobody sees it before the end.',
    'Chaque espèce de ce groupe que vous publiez le sert, et personne ne le voit avant la fin.',
  ),
};
