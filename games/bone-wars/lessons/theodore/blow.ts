import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after } from './course.ts';
import { FIRST_THE_HALF, WATCH, whichHalf } from './watching.ts';

export const blow: Chapter<BoneWars> = {
  ...after(2),
  title: words('Debunk the machine', 'Discréditer la machine'),
  canPlayOn: true,
  steps: [
    step({
      say: words(
        'His paper has value 2, and you hold two torsos: enough to debunk it. Reed is the man for that.',
        'Son article vaut 2, et vous tenez deux torses : de quoi le discréditer. Reed est l’homme qu’il faut.',
      ),
      task: words('Play Reed and debunk papers.', 'Jouez Reed et discréditez des articles.'),
      wait: { kind: 'all', texts: ['paleontologist reed-1', 'debunk'] },
      nudges: [
        {
          to: ['team *'],
          say: words('The field can wait. His paper can’t.', 'Le terrain peut attendre. Pas son article.'),
        },
        ANOTHER_TIME,
      ],
      recap: words(
        'His paper is red now, and stands with Marsh.',
        'Son article est rouge désormais, et se range chez Marsh.',
      ),
    }),
    step({
      say: words(
        'Marsh fills one more shelf: credibility 2. And Reed adds 1 loyalty, if you want it.',
        'Marsh occupe une étagère de plus : crédibilité 2. Et Reed ajoute 1 de loyauté, si vous voulez.',
      ),
      task: words('Use Reed’s card.', 'Utilisez la carte de Reed.'),
      wait: { kind: 'answer', texts: ['use'] },
      nudges: [{ to: [], say: words('He asks nothing for it.', 'Il ne demande rien en échange.') }],
      recap: words('2 loyalty with Marsh. His turn.', '2 de loyauté chez Marsh. À lui.'),
    }),
    step({
      say: words(
        'A paleontologist on the back. But he has just published, meets no award and has nothing to debunk with. When none is possible, he does the other half.',
        'Un paléontologue au dos. Mais il vient de publier, ne mérite aucun trophée et n’a pas de quoi discréditer. Si rien n’est possible, il fait l’autre moitié.',
      ),
      task: words('Touch the half that he will end up doing.', 'Touchez la moitié qu’il finira par suivre.'),
      wait: whichHalf('team'),
      nudges: [
        {
          to: ['soloHalf.paleontologist'],
          say: words(
            'He tries that one first, in vain. What is left?',
            'Il l’essaie d’abord, en vain. Que reste-t-il ?',
          ),
        },
        FIRST_THE_HALF,
      ],
    }),
    step({
      say: words(
        'Points and depth now come from his action slot. Watch what he skips, and why.',
        'Points et profondeur viennent alors de son emplacement d’action. Voyez ce qu’il saute, et pourquoi.',
      ),
      task: WATCH,
      wait: { kind: 'watch' },
      recap: words('Theodore digs, and comes to Dakota.', 'Théodore creuse, et vient dans le Dakota.'),
    }),
  ],
  won: words('His only paper stands on your patron’s shelf.', 'Son seul article est sur l’étagère de votre patron.'),
  known: words(
    'If nothing in the top half is possible, he does the bottom half.',
    'Si rien n’est possible en haut, il suit la moitié basse.',
  ),
};
