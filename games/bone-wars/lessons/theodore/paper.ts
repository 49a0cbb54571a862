import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after } from './course.ts';
import { FIRST_THE_HALF, TOUCH, WATCH, whichHalf } from './watching.ts';

export const paper: Chapter<BoneWars> = {
  ...after(0),
  title: words('A colleague of paper', 'Un rival de papier'),
  canPlayOn: false,
  steps: [
    step({
      say: words(
        'This is Theodore. He thinks with cards and never tires; the table moves him. Have more reputation than he has after four rounds, and you win.',
        'Voici Théodore. Il pense avec des cartes et ne se fatigue jamais ; la table joue pour lui. Plus de réputation que lui après quatre manches, et vous gagnez.',
      ),
      task: words('You begin: play Basic team 2.', 'À vous de commencer : jouez l’Équipe de base 2.'),
      wait: { kind: 'answer', texts: ['team T2'] },
      nudges: [
        {
          to: ['paleontologist *'],
          say: words('Soon. First the bones that we will need.', 'Bientôt. D’abord les os qu’il nous faudra.'),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'Nothing changes for you: pay, step, spend your points. Dakota has two torsos, and this team reaches both.',
        'Rien ne change pour vous : payer, faire un pas, dépenser vos points. Le Dakota a deux torses à la portée de cette équipe.',
      ),
      task: words('Move to Dakota and dig up both torsos.', 'Allez dans le Dakota et déterrez les deux torses.'),
      wait: { kind: 'all', texts: ['move dakota', 'dig 1', 'dig 2'] },
      nudges: [
        {
          to: ['move nebraska'],
          say: words(
            'Tempting. But leave Theodore something to show us.',
            'Tentant. Mais laissez à Théodore de quoi nous montrer.',
          ),
        },
        ANOTHER_TIME,
      ],
      recap: words('Two torsos for you. It is his turn.', 'Deux torses pour vous. À lui.'),
    }),
    step({
      say: words(
        'He has flipped a card with two halves. The back of his next card says which one counts. It shows a team, so the bottom half.',
        'Il a retourné une carte à deux moitiés. Le dos de la suivante dit laquelle compte. On y voit une équipe : la moitié basse.',
      ),
      task: TOUCH,
      wait: whichHalf('team'),
      nudges: [
        {
          to: ['soloHalf.paleontologist'],
          say: words(
            'That one needs a paleontologist on the next back. Look again.',
            'Celle-là demande un paléontologue au dos suivant. Regardez encore.',
          ),
        },
        FIRST_THE_HALF,
      ],
    }),
    step({
      say: words(
        'The same back gives his action points. He goes through the list from its first entry and skips what he can’t do. Discover costs him only one point.',
        'Ce même dos donne ses points d’action. Il suit la liste depuis le début et saute ce qu’il ne peut pas faire. Découvrir ne lui coûte qu’un point.',
      ),
      task: WATCH,
      wait: { kind: 'watch' },
      recap: words('Theodore discovers Laornis and sets up camp.', 'Théodore découvre Laornis et établit un camp.'),
    }),
  ],
  won: words('You can read his turn.', 'Vous savez lire son tour.'),
  known: words(
    'The back of his next card chooses the half of his current one.',
    'Le dos de sa carte suivante choisit la moitié de l’actuelle.',
  ),
};
