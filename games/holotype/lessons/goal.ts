import { type Chapter, step, words } from '@bonebed/kernel';
import type { Holotype } from '../rules/state.ts';
import { costOf, laid } from './positions.ts';

export const goal: Chapter<Holotype> = {
  title: words('The goal', 'Le but'),
  settings: { elementary: true },
  chance: [],
  opening: [],
  canPlayOn: false,
  arrange(state, box) {
    laid(state, box, {
      museum: 'T:1 J:2 K:3',
      red: { cubes: costOf(box, 'Dryosaurus'), hand: 'Coelophysis Dryosaurus Archelon' },
      yellow: { cubes: 'R:2', at: 'A:library', hand: 'Edmontosaurus Ceratosaurus Stegosaurus' },
    });
  },
  steps: [
    step({
      say: words(
        'Welcome! You lead a team of fossil hunters. Publish species in the Journal, score their points, and have the most at the end. Your Dryosaurus is ready.',
        'Bienvenue ! Vous dirigez une équipe de paléontologues. Publiez des espèces dans le Journal : à la fin, qui a le plus de points l’emporte. Votre Dryosaurus est prêt.',
      ),
      task: words(
        'Place your Paleontologist at the Publishing Journal.',
        'Placez votre Paléontologue au Journal de publication.',
      ),
      wait: { kind: 'answer', texts: ['place paleontologist publishingJournal'] },
      nudges: [
        {
          to: ['place fieldAssistant publishingJournal'],
          say: words(
            'Take the tall one with the top hat: Paleontologists write, Assistants carry.',
            'Prenez le grand, au haut-de-forme : le Paléontologue écrit, l’Assistant terrain porte.',
          ),
        },
        {
          to: [],
          say: words(
            'A good place for later. First, what scores: the Journal.',
            'Bonne idée, mais pour plus tard. D’abord ce qui rapporte : le Journal.',
          ),
        },
      ],
      recap: words('Your Paleontologist is at the Journal.', 'Votre Paléontologue est au Journal.'),
    }),
    step({
      say: words(
        'Each card shows its cost: fossils in its own colour, and white Research. What shines you can pay.',
        'Chaque carte montre son coût : des fossiles de sa couleur et de la Recherche, en blanc. Ce qui brille, vous pouvez le payer.',
      ),
      task: words('Publish Dryosaurus altus.', 'Publiez Dryosaurus altus.'),
      wait: { kind: 'answer', texts: ['publish SP18'] },
      nudges: [
        {
          to: [],
          say: words('Look for what shines: Dryosaurus does.', 'Cherchez ce qui brille : c’est Dryosaurus.'),
        },
      ],
      recap: words(
        'Dryosaurus is published, its points are yours. The marker moved one space.',
        'Dryosaurus est publié, ses points sont à vous. Le marqueur avance d’une case.',
      ),
    }),
    step({
      say: words(
        'Bravo! A published specimen is called a Holotype. Each one, yours or not, moves this marker. On the last space the game ends.',
        'Bravo ! Un Spécimen publié s’appelle un Holotype. Chacun, de vous ou d’un autre, fait avancer ce marqueur. Sur la dernière case, la partie s’achève.',
      ),
      task: words('Touch the marker: everything here explains itself.', 'Touchez le marqueur : ici, tout s’explique.'),
      wait: { kind: 'explain', thing: 'marker' },
      nudges: [
        {
          to: [],
          say: words(
            'Nearly: the round marker, up on the track.',
            'Presque : le marqueur rond, là-haut sur la piste de score.',
          ),
        },
      ],
      others: ['1 recall'],
      recap: words(
        'Whatever you touch tells you what it is. Othniel calls his worker home.',
        'Tout ce que vous touchez vous dit ce que c’est. Othniel ramène son ouvrier.',
      ),
    }),
  ],
  won: words('Your first Holotype.', 'Votre premier Holotype.'),
  known: words(
    'Publish species, score their points; most points at the end wins.',
    'Publier des espèces rapporte des points ; à la fin, le plus grand total l’emporte.',
  ),
};
