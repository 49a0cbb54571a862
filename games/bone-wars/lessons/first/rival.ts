import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after, CLARA } from './course.ts';

export const rival: Chapter<BoneWars> = {
  ...after(3),
  title: words('Against the rival', 'Contre la rivale'),
  canPlayOn: true,
  steps: [
    step({
      say: words(
        'A species card can act as well, for the team or the paleontologist. This card and your next slot show the same hammer, so its prize is yours too.',
        'Une carte espèce agit aussi, pour l’équipe ou le paléontologue. Cette carte et votre prochain emplacement montrent le même marteau : son bonus médaille est donc à vous.',
      ),
      task: words(
        'Play Ornithomimus for a paleontologist action.',
        'Jouez Ornithomimus pour une action de paléontologue.',
      ),
      wait: { kind: 'answer', texts: ['paleontologist ornithomimus'] },
      nudges: [
        {
          to: ['team ornithomimus'],
          say: words(
            'The right card. But today it goes to the paleontologist.',
            'C’est la bonne carte. Mais aujourd’hui, elle va au paléontologue.',
          ),
        },
        {
          to: ['paleontologist lucas-1', '* stegosaurus'],
          say: words(
            'That one waits. Only Ornithomimus matches this slot.',
            'Celle-là attendra. Seul Ornithomimus convient à cet emplacement.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'The prize may come before or after your action. Take it now; money in hand is money in hand.',
        'Le bonus médaille peut venir avant ou après l’action. Prenez-le tout de suite : ce qui est pris est pris.',
      ),
      task: words('Choose “Before”.', 'Choisissez « Avant ».'),
      wait: { kind: 'answer', texts: ['before'] },
      nudges: [
        { to: ['after'], say: words('That works as well. Let us be greedy.', 'Cela marche aussi. Soyons gourmands.') },
      ],
      recap: words('The prize: $3.', 'Bonus médaille : 3 $.'),
    }),
    step({
      say: words(
        'Your paleontologist must change actions. Now for mischief: two identical bones, like your paws, debunk a paper of value 2. It leaves Marsh and turns blue.',
        'Votre paléontologue doit changer d’action. Un peu de malice : deux os identiques, comme vos pattes, discréditent un article de valeur 2. Il quitte Marsh et devient bleu.',
      ),
      task: words('Choose “Debunk papers”.', 'Choisissez « Discréditer des articles ».'),
      wait: { kind: 'answer', texts: ['debunk'] },
      nudges: [
        {
          to: ['publish'],
          say: words('He stands there already. He must go somewhere else.', 'Il y est déjà. Il doit aller ailleurs.'),
        },
        ANOTHER_TIME,
      ],
      recap: words(
        'Marsh loses a paper, Cope gains it, you gain 1 loyalty.',
        'Marsh perd un article, Cope le gagne, vous gagnez 1 de loyauté.',
      ),
    }),
    step({
      say: words(
        'Marsh’s upper shelf is empty: his credibility fell to 1. Everything Clara earned with him is worth less. She won’t thank you.',
        'L’étagère du dessus est vide : la crédibilité de Marsh tombe à 1. Tout ce que Clara a gagné chez lui vaut moins. Elle ne vous remerciera pas.',
      ),
      task: words('Touch Marsh’s name, above his shelves.', 'Touchez le nom de Marsh, au-dessus de ses étagères.'),
      wait: { kind: 'explain', thing: 'patron.0' },
      others: CLARA.discovers,
      recap: words('Clara discovers the species of Dakota.', 'Clara découvre l’espèce du Dakota.'),
    }),
  ],
  won: words(
    'A stolen paper. What Marsh would pay Clara drops from 8 points to 4.',
    'Un article volé. Ce que Marsh paierait à Clara tombe de 8 points à 4.',
  ),
  known: words(
    'Different bones publish, identical bones debunk.',
    'Des os différents publient, des os identiques discréditent.',
  ),
};
