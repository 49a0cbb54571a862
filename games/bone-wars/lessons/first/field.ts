import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after, CLARA } from './course.ts';

export const field: Chapter<BoneWars> = {
  ...after(2),
  title: words('In the field', 'Sur le terrain'),
  canPlayOn: true,
  steps: [
    step({
      say: words(
        'Clara has made camp. We do better: a new animal and a camp. That takes three points, so it needs your biggest team.',
        'Clara a planté son camp. Faisons mieux : une nouvelle bête et un camp. Il faut trois points, donc votre plus grosse équipe.',
      ),
      task: words('Play Basic team 3.', 'Jouez l’Équipe de base 3.'),
      wait: { kind: 'answer', texts: ['team T3'] },
      nudges: [
        {
          to: ['* ornithomimus'],
          say: words(
            'It can act as a team, too. But it is worth more in a moment.',
            'Elle pourrait servir d’équipe. Mais elle vaudra plus tout à l’heure.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'The free step is back every turn. In Colorado somebody has seen a Stegosaurus.',
        'Le pas gratuit revient à chaque tour. Dans le Colorado, on a vu un Stegosaurus.',
      ),
      task: words('Move to Colorado.', 'Allez dans le Colorado.'),
      wait: { kind: 'answer', texts: ['move colorado'] },
      nudges: [
        {
          to: ['discover'],
          say: words(
            'Also a species. But the Stegosaurus goes well with the one you have archived.',
            'Une espèce aussi. Mais le Stegosaurus va bien avec celle que vous avez archivée.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'Discover costs two points and puts the species in your hand. No species, no paper. Its place stays empty, so be there first.',
        'Découvrir coûte deux points et met l’espèce dans votre main. Sans espèce, pas d’article. Sa place reste vide : mieux vaut y être avant les autres.',
      ),
      task: words('Discover the Stegosaurus.', 'Découvrez le Stegosaurus.'),
      wait: { kind: 'answer', texts: ['discover'] },
      nudges: [
        {
          to: ['digDeeper'],
          say: words(
            'That would sweep the Stegosaurus away. Take it first.',
            'Cela emporterait le Stegosaurus. Prenez-le d’abord.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'A camp leaves your board for good, and what lay under it is yours. Archive limit: every envelope of your archive now holds two cards. Movement: one more free step.',
        'Un camp quitte votre plateau pour de bon, et ce qu’il cachait est à vous. Limite des archives : deux cartes par enveloppe de vos archives. Mouvement : un pas gratuit de plus.',
      ),
      task: words('Establish a base camp (archive limit).', 'Établissez un camp de base (limite des archives).'),
      wait: { kind: 'answer', texts: ['baseCamp archive'] },
      nudges: [
        {
          to: ['baseCamp movement'],
          say: words(
            'One day, yes. Today we need room in an envelope.',
            'Un jour, oui. Aujourd’hui, il nous faut de la place dans une enveloppe.',
          ),
        },
        ANOTHER_TIME,
      ],
      others: CLARA.isAwarded,
      recap: words(
        'Your camp stands. Clara’s archive earns an award: loyalty for Marsh and the round bonus.',
        'Votre camp est posé. Les archives de Clara valent un trophée : loyauté pour Marsh et bonus de la manche.',
      ),
    }),
  ],
  won: words('A Stegosaurus, and a camp that works all game.', 'Un Stegosaurus, et un camp utile toute la partie.'),
  known: words(
    'In the field you dig, discover and camp; Dig Deeper and extra steps cost one point each.',
    'Sur le terrain, on creuse, on découvre, on campe ; creuser plus profondément ou faire un pas de plus coûte un point.',
  ),
};
