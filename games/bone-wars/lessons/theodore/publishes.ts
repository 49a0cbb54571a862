import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after } from './course.ts';
import { FIRST_THE_HALF, TOUCH, WATCH, whichHalf } from './watching.ts';

export const publishes: Chapter<BoneWars> = {
  ...after(1),
  title: words('He publishes, too', 'Lui aussi publie'),
  canPlayOn: true,
  steps: [
    step({
      say: words(
        'Write before he does. You know how: a species, and two bones of different parts.',
        'Écrivez avant lui. Vous savez faire : une espèce, et deux os de parties différentes.',
      ),
      task: words(
        'Play Williston and publish Archaeotherium with a torso and the tail.',
        'Jouez Williston et publiez Archaeotherium avec un torse et la queue.',
      ),
      wait: { kind: 'all', texts: ['paleontologist williston-1', 'publish', 'archaeotherium', 'bone *'] },
      nudges: [
        {
          to: ['paleontologist reed-1'],
          say: words('Reed waits for a paper of Theodore’s.', 'Reed attend un article de Théodore.'),
        },
        {
          to: ['minorFind'],
          say: words(
            'It would work. But a paper gives loyalty.',
            'Cela marcherait. Mais un article donne de la loyauté.',
          ),
        },
        ANOTHER_TIME,
      ],
      recap: words('A paper for Marsh and 2 loyalty. His turn.', 'Un article pour Marsh et 2 de loyauté. À lui.'),
    }),
    step({
      say: words(
        'Another card, another back. Which half now?',
        'Une autre carte, un autre dos. Quelle moitié, cette fois ?',
      ),
      task: TOUCH,
      wait: whichHalf('paleontologist'),
      nudges: [
        {
          to: ['soloHalf.team'],
          say: words(
            'The back shows a paleontologist: the top half.',
            'Le dos montre un paléontologue : la moitié haute.',
          ),
        },
        FIRST_THE_HALF,
      ],
    }),
    step({
      say: words(
        'Of this half he does one action, the first that he can. See what he builds Laornis from: to Theodore all limbs are alike, and all skulls.',
        'De cette moitié il fait une action, la première possible. Voyez de quoi il bâtit Laornis : pour Théodore, tous les membres se valent, tous les crânes aussi.',
      ),
      task: WATCH,
      wait: { kind: 'watch' },
      recap: words('A flipper on a bird: a paper for Cope.', 'Une nageoire à un oiseau : un article pour Cope.'),
    }),
    step({
      say: words(
        'He doesn’t read his colleagues’ cards: one that fits his action he discards for 1 loyalty. Next time he must do another action, like you.',
        'Il ne lit pas ses cartes paléontologue : celle qui convient à son action, il la défausse pour 1 de loyauté. Ensuite, il devra changer d’action, comme vous.',
      ),
      task: words('Touch Cope’s name: what he would pay.', 'Touchez le nom de Cope : ce qu’il paierait.'),
      wait: { kind: 'explain', thing: 'patron.1' },
    }),
  ],
  won: words('One paper each, and you know what he loves.', 'Un article chacun, et vous savez ce qu’il aime.'),
  known: words('Theodore publishes whenever his cards let him.', 'Théodore publie dès que ses cartes le permettent.'),
};
