import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after, CLARA } from './course.ts';

export const sides: Chapter<BoneWars> = {
  ...after(2),
  title: words('Change sides', 'Changer de camp'),
  canPlayOn: true,
  steps: [
    step({
      say: words(
        'You are near the top with Cope; beyond it, each loyalty is only 1 point. Marsh has credibility 3 as well, and pays you nothing yet.',
        'Chez Cope, le sommet est proche ; au-delà, chaque loyauté ne vaut que 1 point. Marsh a aussi 3 de crédibilité, et ne vous paie encore rien.',
      ),
      task: words('Touch Marsh’s name, above his shelves.', 'Touchez le nom de Marsh, au-dessus de ses étagères.'),
      wait: { kind: 'explain', thing: 'patron.0' },
    }),
    step({
      say: words(
        'Your camp in Colorado lets you use its tile from anywhere in the field. You need one action point for it.',
        'Votre camp dans le Colorado vous laisse user de sa tuile où que soit l’équipe sur le terrain. Il vous faut un point d’action.',
      ),
      task: words('Play Basic team 1.', 'Jouez l’Équipe de base 1.'),
      wait: { kind: 'answer', texts: ['team T1'] },
      nudges: [ANOTHER_TIME],
    }),
    step({
      say: words(
        'Your team is in Kansas, your camp in Colorado, and its tile turns your coat.',
        'Votre équipe est dans le Kansas, votre camp dans le Colorado, et sa tuile retourne votre veste.',
      ),
      task: words('Use the tile of Colorado.', 'Utilisez la tuile du Colorado.'),
      wait: { kind: 'answer', texts: ['digSiteAction colorado'] },
      nudges: [
        {
          to: ['dig *'],
          say: words(
            'The last round: bones you can’t use are dead weight.',
            'Dernière manche : un os inutile n’est qu’un poids.',
          ),
        },
        ANOTHER_TIME,
      ],
      recap: words('You serve Marsh. Your steps with Cope stay.', 'Vous servez Marsh. Vos pas chez Cope restent.'),
    }),
    step({
      say: words(
        'The team still has its free step and nothing to do with it. A free step may be left.',
        'L’équipe a encore son pas gratuit, et rien à en faire. On peut y renoncer.',
      ),
      task: words('End the turn.', 'Terminez le tour.'),
      wait: { kind: 'answer', texts: ['end'] },
      nudges: [ANOTHER_TIME],
      others: CLARA.camps,
      recap: words('Clara digs and sets up a camp.', 'Clara creuse et établit un camp.'),
    }),
    step({
      say: words(
        'Your archive deserves an award. Its loyalty goes to the man you serve now: Marsh. The round bonus follows.',
        'Vos archives méritent un trophée. Sa loyauté va à celui que vous servez maintenant : Marsh. Le bonus de la manche suit.',
      ),
      task: words('Play Diplodocus for a paleontologist action.', 'Jouez Diplodocus pour une action de paléontologue.'),
      wait: { kind: 'answer', texts: ['paleontologist diplodocus'] },
      nudges: [
        {
          to: ['team *'],
          say: words('Awards are for your paleontologist.', 'Les trophées sont pour votre paléontologue.'),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'An award asks for species in your archive; the lower the space, the more it asks and the more it gives.',
        'Un trophée demande des espèces dans vos archives ; plus l’emplacement est bas, plus il demande et plus il donne.',
      ),
      task: words('Choose “Claim an award”.', 'Choisissez « Revendiquer un trophée ».'),
      wait: { kind: 'answer', texts: ['award'] },
      nudges: [ANOTHER_TIME],
    }),
    step({
      say: words(
        'You meet two rows of two awards. Only one marker of yours may lie on each award, so choose well.',
        'Vous remplissez deux lignes de deux trophées. Un seul de vos marqueurs par trophée : choisissez bien.',
      ),
      task: words('Take a space of the second row.', 'Prenez un emplacement de la deuxième ligne.'),
      wait: { kind: 'answer', texts: ['A1-r2a', 'B5-r2a'] },
      nudges: [
        {
          to: ['*-r1a'],
          say: words(
            'Yours as well, but you get one marker per award. Take the better space.',
            'À vous aussi, mais un seul marqueur par trophée. Prenez le meilleur emplacement.',
          ),
        },
        ANOTHER_TIME,
      ],
      others: CLARA.looksAround,
      recap: words(
        '3 loyalty with Marsh. Clara looks around in Dakota.',
        '3 de loyauté chez Marsh. Clara fait un tour dans le Dakota.',
      ),
    }),
  ],
  won: words('From ×0 to ×3 with Marsh: 9 points in sight.', 'De ×0 à ×3 chez Marsh : 9 points en vue.'),
  known: words(
    'Changing sides costs nothing you have; new loyalty goes to the new patron.',
    'Changer de camp n’ôte rien ; la nouvelle loyauté va au nouveau patron.',
  ),
};
