import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after, CLARA } from './course.ts';

export const goal: Chapter<BoneWars> = {
  ...after(0),
  title: words('The goal', 'Le but'),
  canPlayOn: false,
  steps: [
    step({
      say: words(
        'Marsh and Cope are at war over bones. You serve whoever makes you famous: most reputation points after four rounds wins. Fame begins with a paper.',
        'Marsh et Cope se font la guerre pour des os. Servez celui qui vous rendra célèbre : le plus de points de réputation après quatre manches gagne. D’abord, un article.',
      ),
      task: words('Play Williston, from your hand.', 'Jouez Williston, de votre main.'),
      wait: { kind: 'answer', texts: ['paleontologist williston-1'] },
      nudges: [
        {
          to: ['team *'],
          say: words(
            'The team digs. We write first; you already have the bones.',
            'L’équipe creuse. Nous, nous écrivons d’abord : vous avez déjà les os.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'This card is one action for your paleontologist. Williston is good at publishing, so he adds something if you publish.',
        'Cette carte vaut une action de votre paléontologue. Williston est doué pour publier : si vous publiez, il ajoute quelque chose.',
      ),
      task: words('Choose “Publish papers”.', 'Choisissez « Publier des articles ».'),
      wait: { kind: 'answer', texts: ['publish'] },
      nudges: [
        {
          to: ['minorFind'],
          say: words(
            'Later today. Williston’s bonus is for publishing only.',
            'Plus tard. Le bonus de Williston ne vaut que pour publier.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'A paper needs a species and two to four bones, each another part. A torso and a tail fit every animal.',
        'Un article demande une espèce et deux à quatre os, tous de parties différentes. Torse et queue vont à toutes les bêtes.',
      ),
      task: words(
        'Choose Archaeotherium, then the torso and the tail in your crates.',
        'Choisissez Archaeotherium, puis le torse et la queue dans vos caisses.',
      ),
      wait: { kind: 'all', texts: ['archaeotherium', 'bone torso', 'bone tail'] },
      nudges: [
        {
          to: ['bone paw'],
          say: words(
            'It would fit. But keep the paw: soon you will want a pair.',
            'Elle irait. Mais gardez la patte : il vous en faudra bientôt deux.',
          ),
        },
        {
          to: ['ornithomimus'],
          say: words(
            'It would do. But this one has another task today.',
            'Elle conviendrait. Mais une autre tâche l’attend aujourd’hui.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'The paw would fit too, but keep it: soon you will want a pair. One action can hold several papers; you have the bones for one.',
        'La patte irait aussi, mais gardez-la : il vous en faudra bientôt deux. Une action peut contenir plusieurs articles ; vous avez les os d’un seul.',
      ),
      task: words(
        'Choose “The skeleton is done”, then “No more papers”.',
        'Choisissez « Le squelette est terminé », puis « Plus d’articles ».',
      ),
      wait: { kind: 'turn', texts: ['done'] },
      nudges: [
        {
          to: ['bone paw'],
          say: words('Keep the paw: two of them will be a weapon.', 'Gardez la patte : deux pattes seront une arme.'),
        },
        ANOTHER_TIME,
      ],
      recap: words('Two bones, one paper, 2 loyalty.', 'Deux os, un article, 2 de loyauté.'),
    }),
    step({
      say: words(
        'Look what one paper did. Cope fills one more shelf: credibility 2. Your loyalty rose to ×2. Multiplied, that is what Cope will pay you.',
        'Voyez l’effet d’un article. Cope occupe une étagère de plus : crédibilité 2. Votre loyauté passe à ×2. Multipliées, voilà ce que Cope vous paiera.',
      ),
      task: words('Touch Cope’s name, above his shelves.', 'Touchez le nom de Cope, au-dessus de ses étagères.'),
      wait: { kind: 'explain', thing: 'patron.1' },
      others: CLARA.digs,
      recap: words('Clara digs up two bones in Dakota.', 'Clara déterre deux os dans le Dakota.'),
    }),
  ],
  won: words('Your first paper; the first points in sight.', 'Votre premier article ; les premiers points en vue.'),
  known: words(
    'Points are credibility times loyalty, and papers raise both.',
    'Les points, c’est la crédibilité fois la loyauté, et un article fait monter les deux.',
  ),
};
