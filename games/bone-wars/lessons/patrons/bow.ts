import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after } from './course.ts';

export const bow: Chapter<BoneWars> = {
  ...after(3),
  title: words('The last bow', 'Le dernier salut'),
  canPlayOn: false,
  steps: [
    step({
      say: words(
        'You could pay for one more card. But in round 4 passing gives loyalty, and the first to pass takes the best space.',
        'Vous pourriez payer une carte de plus. Mais à la manche 4, passer donne de la loyauté, et le premier prend la meilleure case.',
      ),
      task: words('Pass.', 'Passez.'),
      wait: { kind: 'answer', texts: ['pass'] },
      nudges: [
        {
          to: ['team *', 'paleontologist *'],
          say: words(
            'What for? Only loyalty, papers and points count now.',
            'Pour quoi faire ? Seuls loyauté, articles et points comptent encore.',
          ),
        },
      ],
    }),
    step({
      say: words(
        'No profession this time, no university: only loyalty, for the man you serve. Then the last count, as before: both men pay.',
        'Plus de profession, plus d’université : rien que de la loyauté, pour celui que vous servez. Puis le dernier compte, comme avant : les deux hommes paient.',
      ),
      task: words('Take the space with the most loyalty.', 'Prenez la case qui donne le plus de loyauté.'),
      wait: { kind: 'answer', texts: ['end-1'] },
      nudges: [{ to: ['end-2'], say: words('The other one gives more.', 'L’autre donne davantage.') }, ANOTHER_TIME],
      recap: words(
        'Cope pays you 18, Marsh 12. Clara climbed one ladder and left you half of the other.',
        'Cope vous paie 18, Marsh 12. Clara a gravi une échelle et vous a laissé la moitié de l’autre.',
      ),
    }),
  ],
  won: words('The game, 36 to 30.', 'La partie, 36 à 30.'),
  known: words(
    'Both ladders pay; near the top of one, look at the other.',
    'Les deux échelles paient ; près du sommet de l’une, regardez l’autre.',
  ),
};
