import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after, CLARA } from './course.ts';

export const blow: Chapter<BoneWars> = {
  ...after(1),
  title: words('Blow for blow', 'Coup pour coup'),
  canPlayOn: true,
  steps: [
    step({
      say: words(
        'Clara took your small paper: two equal bones were enough. Papers of value 4 are safer. Your answer is in your crates.',
        'Clara a pris votre petit article : deux os pareils ont suffi. Valeur 4, c’est plus sûr. Votre réponse est dans vos caisses.',
      ),
      task: words('Play Reed, and choose “Debunk papers”.', 'Jouez Reed et choisissez « Discréditer des articles ».'),
      wait: { kind: 'all', texts: ['paleontologist reed-1', 'debunk'] },
      nudges: [
        {
          to: ['award'],
          say: words('Soon. First pay Clara back.', 'Bientôt. D’abord, rendez la pareille à Clara.'),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'The number of bones must be the paper’s value exactly. Two bones give 1 loyalty, three give 2, four give 4.',
        'Le nombre d’os doit être exactement la valeur de l’article. Deux os donnent 1 de loyauté, trois 2, quatre 4.',
      ),
      task: words('Use all three torsos.', 'Employez les trois torses.'),
      wait: { kind: 'answer', texts: ['debunk torso 3'] },
      nudges: [
        {
          to: ['debunk torso 2'],
          say: words(
            'A single torso would be left over, and one loyalty less.',
            'Un torse resterait seul, et une loyauté de moins.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'Reed adds one loyalty to one paper of at most three bones. This is the one.',
        'Reed ajoute une loyauté à un article d’au plus trois os. C’est celui-ci.',
      ),
      task: words('Use Reed’s bonus.', 'Utilisez le bonus de Reed.'),
      wait: { kind: 'answer', texts: ['use'] },
      nudges: [
        {
          to: ['keep'],
          say: words('You have no other paper for him today.', 'Vous n’avez pas d’autre article pour lui aujourd’hui.'),
        },
      ],
      others: CLARA.digs,
      recap: words(
        'A red 3 turns blue; 3 loyalty. Clara digs in Dakota.',
        'Un 3 rouge devient bleu ; 3 de loyauté. Clara creuse dans le Dakota.',
      ),
    }),
  ],
  won: words(
    'Cope is back at credibility 3; your loyalty is ×6.',
    'Cope revient à 3 de crédibilité ; votre loyauté est à ×6.',
  ),
  known: words(
    'Debunking needs equal bones, as many as the paper’s value.',
    'Pour discréditer, il faut des os identiques, autant que la valeur de l’article.',
  ),
};
