import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after } from './course.ts';

export const count: Chapter<BoneWars> = {
  ...after(5),
  title: words('Home, and the count', 'Le retour, et le compte'),
  canPlayOn: true,
  steps: [
    step({
      say: words(
        'Slots full: you pass. Passing is pay-day. Change row and column, take the bonuses. The higher you stand, the earlier you play next round.',
        'Emplacements pleins : vous passez, et c’est jour de paie. Changez de rangée et de colonne, prenez les bonus. Plus haut, c’est jouer plus tôt.',
      ),
      task: words('Take the top profession.', 'Prenez la profession du haut.'),
      wait: { kind: 'answer', texts: ['prof-1L'] },
      nudges: [
        {
          to: [],
          say: words(
            'Look at the top row. From there you start the next round.',
            'Voyez la rangée du haut. De là, vous commencez la prochaine manche.',
          ),
        },
      ],
      recap: words('The top row: $5 and a card.', 'La rangée du haut : 5 $ et une carte.'),
    }),
    step({
      say: words(
        'The row also brings a colleague. Each one is good at one of the four actions; his card says how. All are welcome.',
        'La rangée offre aussi un paléontologue. Chacun est doué pour l’une des quatre actions ; sa carte dit comment. Tous sont les bienvenus.',
      ),
      task: words('Take any paleontologist card.', 'Prenez la carte paléontologue de votre choix.'),
      wait: { kind: 'answer', texts: ['lucas-2', 'foulke-2', 'peabody-1'] },
      nudges: [
        {
          to: ['decline'],
          say: words('He costs nothing. Take one along.', 'Il ne coûte rien. Emmenez-en un.'),
        },
      ],
    }),
    step({
      say: words(
        'Now choose whom to serve. On a new patron’s track you take what still lies above your marker: with Marsh 1 loyalty and $1. And this space of his makes discoveries cheaper.',
        'Choisissez qui servir. Sur la piste d’un nouveau patron, vous prenez ce qui est encore au-dessus de vous : chez Marsh, 1 de loyauté et 1 $. Et cette case rend Découvrir moins cher.',
      ),
      task: words('Move to Yale College, space 2.', 'Allez à l’Université Yale, case 2.'),
      wait: { kind: 'answer', texts: ['2'] },
      nudges: [
        {
          to: ['4'],
          say: words(
            'Staying faithful is allowed. But try betrayal once; it pays.',
            'La fidélité est permise. Mais trahissez une fois : cela rapporte.',
          ),
        },
        ANOTHER_TIME,
      ],
      recap: words(
        'You serve Marsh: 1 loyalty and $1. The round is over.',
        'Vous servez Marsh : 1 de loyauté et 1 $. La manche est finie.',
      ),
    }),
    step({
      say: words(
        'Two rounds are over: the count. Both men pay, whoever you serve now. Marsh: 1 × 1. Cope: 2 × 3. Clara had one friend, you had two.',
        'Deux manches jouées : on compte. Les deux hommes paient, qui que vous serviez. Marsh : 1 × 1. Cope : 2 × 3. Clara avait un ami, vous deux.',
      ),
      task: words('Touch Cope’s name: what he pays each of you.', 'Touchez le nom de Cope : ce qu’il paie à chacun.'),
      wait: { kind: 'explain', thing: 'patron.1' },
      recap: words(
        'You 7, Clara 5. The points beside your names add what the last count would bring, as things stand.',
        'Vous 7, Clara 5. Les points près de vos noms ajoutent le dernier compte, tel qu’il serait maintenant.',
      ),
    }),
    step({
      say: words(
        'The same count comes once more after round 4. My one tip: loyalty earned now is counted then, too. With Marsh you have just begun.',
        'Le même compte revient après la manche 4. Mon seul conseil : la loyauté gagnée maintenant y comptera encore. Chez Marsh, vous débutez à peine.',
      ),
      task: words('Touch Marsh’s name.', 'Touchez le nom de Marsh.'),
      wait: { kind: 'explain', thing: 'patron.0' },
      recap: words('Go on; you lead.', 'Continuez, vous menez.'),
    }),
  ],
  won: words('The mid-game scoring, 7 to 5.', 'Le compte de mi-partie, 7 à 5.'),
  known: words(
    'Passing chooses your next patron; twice a game both patrons pay.',
    'En passant, vous choisissez votre prochain patron ; deux fois par partie, les deux patrons paient.',
  ),
};
