import { type Chapter, step, words } from '@bonebed/kernel';
import type { Holotype } from '../rules/state.ts';
import { costOf, laid } from './positions.ts';

export const end: Chapter<Holotype> = {
  title: words('The end', 'La fin'),
  settings: {},
  chance: [],
  opening: [],
  canPlayOn: false,
  arrange(state, box) {
    laid(state, box, {
      museum: 'T:1 J:2 K:3',
      marker: 10,
      objectives: 'GO01:red,yellow GO09:-,red GO07',
      red: {
        cubes: costOf(box, 'Deinonychus'),
        at: 'G:library',
        hand: 'Deinonychus Brachiosaurus',
        holotypes: 'Dryosaurus Ornitholestes Dilophosaurus Coelophysis+Eggs Camptosaurus',
        milestones: 'MS1 MS3 MS4',
        kept: 'PO01',
      },
      yellow: {
        cubes: costOf(box, 'Maiasaura'),
        at: 'G:field',
        hand: 'Maiasaura Scutellosaurus',
        holotypes: 'Ceratosaurus+Tracks Stegosaurus Edmontosaurus Archelon Parasaurolophus',
        milestones: 'MS2 MS3 MS6',
        kept: 'PO07',
      },
    });
  },
  steps: [
    step({
      say: words(
        'Two spaces to go. At the end, each Specimen left in your hand costs you its Research. Brachiosaurus will not be ready in time.',
        'Encore deux cases. À la fin, chaque Spécimen resté en main vous coûte sa Recherche. Brachiosaurus ne sera pas prêt à temps.',
      ),
      task: words(
        'Place your Field Assistant at the Specimen Lab.',
        'Placez votre Assistant terrain au Laboratoire de spécimens.',
      ),
      wait: { kind: 'answer', texts: ['place fieldAssistant specimenLab'] },
      nudges: [
        {
          to: [],
          say: words(
            'In a moment! First clear your hand, or it costs you.',
            'Dans un instant ! Allégez d’abord votre main, ou elle vous coûtera.',
          ),
        },
      ],
      recap: words('Your Assistant is at the Lab.', 'Votre Assistant terrain est au Laboratoire.'),
    }),
    step({
      say: words(
        'You know how to draw. This time you only throw away: an Assistant one card, the others up to two.',
        'Piocher, vous connaissez. Cette fois, on ne fait que jeter : un Assistant terrain une carte, les autres jusqu’à deux.',
      ),
      task: words('Choose “Discard Specimen cards”.', 'Choisissez « Se défausser de cartes Spécimen ».'),
      wait: { kind: 'answer', texts: ['discard'] },
      nudges: [
        {
          to: [],
          say: words('More cards now would cost you more points.', 'Plus de cartes vous coûteraient plus de points.'),
        },
      ],
      recap: words('Now choose the card.', 'Maintenant, choisissez la carte.'),
    }),
    step({
      say: words(
        'The number beside the white cube is what it would have cost you.',
        'Le nombre près du cube blanc, c’est ce qu’elle vous aurait coûté.',
      ),
      task: words('Discard Brachiosaurus altithorax.', 'Défaussez-vous de Brachiosaurus altithorax.'),
      wait: { kind: 'answer', texts: ['SP25'] },
      nudges: [{ to: [], say: words('Not that one: you can pay for it!', 'Pas celle-là : vous pouvez la payer !') }],
      others: ['1 place paleontologist publishingJournal', '1 publish SP48'],
      recap: words(
        'Your hand is clean. Othniel published: one space left.',
        'Votre main est allégée. Othniel publie : il reste une case.',
      ),
    }),
    step({
      say: words(
        'On the last space the game ends at once. Nobody plays again. Have the last word.',
        'Sur la dernière case, la partie s’arrête immédiatement. Plus personne ne joue. À vous le mot de la fin.',
      ),
      task: words(
        'Place your Paleontologist at the Publishing Journal.',
        'Placez votre Paléontologue au Journal de publication.',
      ),
      wait: { kind: 'answer', texts: ['place paleontologist publishingJournal'] },
      nudges: [
        {
          to: [],
          say: words('Then Othniel might end it. The Journal!', 'Othniel pourrait finir avant vous. Au Journal !'),
        },
      ],
      recap: words('Yours is the last page.', 'La dernière page est pour vous.'),
    }),
    step({
      say: words(
        'One more Theropod, and your secret goal is glad of it.',
        'Un Théropode de plus, et votre objectif secret s’en réjouit.',
      ),
      task: words('Publish Deinonychus antirrhopus.', 'Publiez Deinonychus antirrhopus.'),
      wait: { kind: 'answer', texts: ['publish SP34'] },
      nudges: [{ to: [], say: words('Deinonychus is ready. Go ahead.', 'Deinonychus est prêt. Allez-y.') }],
      recap: words(
        'The marker is on the last space: the game is over.',
        'Le marqueur est sur la dernière case : la partie est finie.',
      ),
    }),
  ],
  won: words('The game.', 'La partie.'),
  known: words(
    'How it ends and what counts. You can play.',
    'Comment finit la partie et ce qui compte. Vous savez jouer.',
  ),
};
