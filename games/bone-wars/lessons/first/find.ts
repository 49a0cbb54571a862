import type { Chapter, Nudge } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after, CLARA } from './course.ts';

const BONES = ['torso', 'tail', 'skullCarnivore', 'skullHerbivore', 'paw', 'flipper', 'claw', 'wing'];

const TAKE_IT: Nudge = {
  to: ['decline'],
  say: words('You may still take one. It is free.', 'Vous pouvez encore en prendre un. C’est gratuit.'),
};

export const find: Chapter<BoneWars> = {
  ...after(4),
  title: words('A small find', 'Une petite découverte'),
  canPlayOn: true,
  steps: [
    step({
      say: words(
        'Your last slot. Lucas is an award man, but any paleontologist card may do any action; only his bonus stays away.',
        'Dernier emplacement. Lucas est l’homme des trophées, mais une carte paléontologue permet n’importe quelle action ; seul son bonus reste de côté.',
      ),
      task: words('Play Lucas.', 'Jouez Lucas.'),
      wait: { kind: 'answer', texts: ['paleontologist lucas-1'] },
      nudges: [
        {
          to: ['* stegosaurus'],
          say: words(
            'If you play it, it is spent. We want it in the archive.',
            'Jouée, elle est dépensée. Nous la voulons aux archives.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'No bones for a paper? Then archive the animal as a minor find. No loyalty, no paper, but two bonuses.',
        'Pas d’os pour un article ? Archivez la bête comme découverte mineure. Ni loyauté ni article, mais deux bonus.',
      ),
      task: words(
        'Choose “Make a minor find”, then the Stegosaurus.',
        'Choisissez « Faire une découverte mineure », puis le Stegosaurus.',
      ),
      wait: { kind: 'all', texts: ['minorFind', 'stegosaurus'] },
      nudges: [
        {
          to: ['none'],
          say: words('The slot is paid. Let us use it.', 'L’emplacement est payé. Profitons-en.'),
        },
        ANOTHER_TIME,
      ],
      recap: words(
        'Two cards in the envelope: its bonus twice, $4.',
        'Deux cartes dans l’enveloppe : deux fois son bonus, 4 $.',
      ),
    }),
    step({
      say: words(
        'Your camp made room for this second card. Now take a tile with the same icon; the bonus of its column is yours.',
        'Votre camp a fait de la place pour cette deuxième carte. Prenez une tuile du même symbole ; le bonus de sa colonne est à vous.',
      ),
      task: words('Take one of the two tiles that are lit.', 'Prenez l’une des deux tuiles éclairées.'),
      wait: { kind: 'answer', texts: ['r1c1', 'r2c1'] },
      nudges: [
        {
          to: [],
          say: words('The icon must be the one on your card.', 'Il faut le symbole de votre carte.'),
        },
      ],
    }),
    step({
      say: words(
        'Two bones of your choice, no digging. Skulls and limbs are hardest to match; take what you like.',
        'Deux os au choix, sans creuser. Crânes et membres sont les plus difficiles à assortir ; prenez ce qui vous plaît.',
      ),
      task: words('Take a rare bone.', 'Prenez un os rare.'),
      wait: { kind: 'answer', texts: BONES },
      nudges: [TAKE_IT],
    }),
    step({
      say: words(
        'And the second one: the same again for a pair, or another part for a paper.',
        'Et le second : le même pour faire la paire, ou une autre partie pour un article.',
      ),
      task: words('Take another rare bone.', 'Prenez un autre os rare.'),
      wait: { kind: 'answer', texts: BONES },
      nudges: [TAKE_IT],
      others: CLARA.passes,
      recap: words(
        'Two bones in your crates. Clara passes and stays with Marsh.',
        'Deux os dans vos caisses. Clara passe et reste chez Marsh.',
      ),
    }),
  ],
  won: words('4 dollars and two bones for the next round.', '4 dollars et deux os pour la prochaine manche.'),
  known: words('Envelopes pay once for every card in them.', 'Une enveloppe paie une fois par carte qu’elle contient.'),
};
