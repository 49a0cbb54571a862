import { type Chapter, step, words } from '@bonebed/kernel';
import type { Holotype } from '../rules/state.ts';
import { costOf, laid, OBJECTIVES } from './positions.ts';

export const objectives: Chapter<Holotype> = {
  title: words('Objectives', 'Objectifs'),
  settings: {},
  chance: [],
  opening: ['1 place paleontologist publishingJournal', '1 publish SP12', '1 MS2'],
  canPlayOn: true,
  arrange(state, box) {
    laid(state, box, {
      museum: 'T:1 J:2 K:3',
      marker: 2,
      turn: 'yellow',
      objectives: OBJECTIVES,
      red: {
        cubes: 'K:2 R:5',
        hand: 'Brachiosaurus Deinonychus',
        holotypes: 'Ornitholestes Dilophosaurus',
        kept: 'PO01',
      },
      yellow: { cubes: costOf(box, 'Ceratosaurus'), hand: 'Edmontosaurus Ceratosaurus Stegosaurus', kept: 'PO07' },
    });
  },
  steps: [
    step({
      say: words(
        'Othniel published and the marker reached a Milestone. Then everybody takes a tile, you too: a gift for the rest of the game. None is wrong.',
        'Othniel publie et le marqueur atteint un Jalon. Chacun prend alors une tuile, vous aussi : un avantage pour toute la partie. Toutes sont bonnes.',
      ),
      task: words('Choose one milestone.', 'Choisissez un Jalon.'),
      wait: { kind: 'answer', texts: ['MS1', 'MS2', 'MS3', 'MS4', 'MS5', 'MS6'] },
      nudges: [
        { to: [], say: words('First your tile: the table waits for it.', 'D’abord votre tuile : la table l’attend.') },
      ],
      recap: words(
        'Your tile works from now on. Othniel took Extra Storage.',
        'Votre tuile agit dès maintenant. Othniel prend l’Entrepôt agrandi.',
      ),
    }),
    step({
      say: words(
        'These goals are for everyone. This slot asks for two Jurassic Theropods, and you have published two. First come, first served.',
        'Ces objectifs sont à tous. Cette case demande deux Théropodes du Jurassique, et vous en avez publié deux. Premier arrivé, premier servi.',
      ),
      task: words(
        'Place your Paleontologist at the Publishing Journal.',
        'Placez votre Paléontologue au Journal de publication.',
      ),
      wait: { kind: 'answer', texts: ['place paleontologist publishingJournal'] },
      nudges: [
        {
          to: [],
          say: words(
            'Contributing is writing too: send the Paleontologist.',
            'Contribuer, c’est aussi écrire : envoyez le Paléontologue.',
          ),
        },
      ],
      recap: words('At the Journal you publish, or you contribute.', 'Au Journal, on publie ou on contribue.'),
    }),
    step({
      say: words(
        'Two slots are open to you. With your own cards: free. With even one card of Othniel’s: 5 Research.',
        'Deux cases vous sont ouvertes. Avec vos propres cartes : gratuit. Avec une seule carte d’Othniel : 5 cubes Recherche.',
      ),
      task: words('Contribute to the 2 Jurassic Theropods.', 'Contribuez aux 2 Théropodes du Jurassique.'),
      wait: { kind: 'answer', texts: ['contribute GO01 0'] },
      nudges: [
        {
          to: ['contribute *'],
          say: words(
            'That one references Ceratosaurus: 5 Research. Take the free one.',
            'Celle-ci référence Ceratosaurus : 5 cubes Recherche. Prenez la case gratuite.',
          ),
        },
        {
          to: [],
          say: words('Deinonychus can wait. The slot is ripe.', 'Deinonychus peut attendre. La case est mûre.'),
        },
      ],
      recap: words('The slot is yours for the rest of the game.', 'La case est à vous jusqu’à la fin de la partie.'),
    }),
    step({
      say: words(
        'Where your disc lay, a number shows. The next disc uncovers a higher one. At the end the right-most open number counts.',
        'Là où était le disque paraît un nombre. Le disque suivant en découvre un plus grand. À la fin, seul compte le plus à droite.',
      ),
      task: words('Touch your contribution circles.', 'Touchez vos cercles de contribution.'),
      wait: { kind: 'explain', thing: 'contributions' },
      nudges: [
        {
          to: [],
          say: words(
            'Look at your own board: five circles in a row.',
            'Regardez votre plateau : cinq cercles alignés.',
          ),
        },
      ],
      recap: words(
        'More discs, a higher number: only the last one counts.',
        'Plus de disques, plus grand nombre : seul le dernier compte.',
      ),
    }),
  ],
  won: words('Your first disc and a milestone.', 'Votre premier disque et un Jalon.'),
  known: words(
    'Objectives are a second road to points, and milestones make every road shorter.',
    'Les objectifs sont un autre chemin vers les points, et les Jalons raccourcissent la route.',
  ),
};
