import { type Chapter, step, words } from '@bonebed/kernel';
import type { Holotype } from '../rules/state.ts';
import { laid } from './positions.ts';

export const digging: Chapter<Holotype> = {
  title: words('Digging', 'La fouille'),
  settings: { elementary: true },
  chance: [0, 5, 2],
  opening: [],
  canPlayOn: true,
  arrange(state, box) {
    laid(state, box, {
      museum: 'T:2 J:2 K:3',
      marker: 3,
      next: 'Hosselkus HellCreek',
      nextTraces: 'Eggs',
      red: { cubes: 'K:7 R:3', hand: 'Coelophysis Deinonychus', holotypes: 'Dryosaurus Ornitholestes' },
      yellow: { cubes: 'J:3 R:7', at: 'P:library', hand: 'Edmontosaurus Stegosaurus', holotypes: 'Ceratosaurus' },
    });
  },
  steps: [
    step({
      say: words(
        'Some turns later. You have the Research for Coelophysis; it lacks purple fossils from the Triassic. So we dig.',
        'Quelques tours plus tard. Vous avez la Recherche pour Coelophysis ; il lui manque des fossiles violets, du Trias. Alors, fouillons.',
      ),
      task: words(
        'Place your Paleontologist at Field Expeditions.',
        'Placez votre Paléontologue au Terrain d’expéditions.',
      ),
      wait: { kind: 'answer', texts: ['place paleontologist fieldExpeditions'] },
      nudges: [
        {
          to: [],
          say: words(
            'An Assistant draws one card. Your Paleontologist draws two and picks.',
            'Un Assistant terrain pioche une carte. Votre Paléontologue en pioche deux et choisit.',
          ),
        },
      ],
      recap: words('Two expeditions to choose from.', 'Deux expéditions au choix.'),
    }),
    step({
      say: words(
        'You lead one of them. A card shows its period, its dice, its rerolls. This icon adds a Trace Fossil.',
        'Vous en menez une. La carte montre sa période, ses dés, ses relances. Cette icône y ajoute un Ichnofossile.',
      ),
      task: words('Choose Hosselkus Limestone.', 'Choisissez le Calcaire de Hosselkus.'),
      wait: { kind: 'answer', texts: ['FE04'] },
      nudges: [
        {
          to: [],
          say: words(
            'More dice, but green. Coelophysis wants purple.',
            'Plus de dés, mais verts. Coelophysis veut du violet.',
          ),
        },
      ],
      recap: words(
        'A Trace Fossil for your hand, and the dice are rolled.',
        'Un Ichnofossile pour votre main, et les dés sont lancés.',
      ),
    }),
    step({
      say: words(
        'The Museum face takes a purple fossil from the Museum, which has some. The blank one gives nothing, but you have rerolls.',
        'La face Musée prend un fossile violet au Musée, et il en a. La face vide ne donne rien, mais vous avez des relances.',
      ),
      task: words('Reroll the blank die.', 'Relancez le dé vide.'),
      wait: { kind: 'answer', texts: ['reroll 1 0'] },
      nudges: [
        {
          to: ['reroll *'],
          say: words(
            'That one already brings a fossil. Try the blank.',
            'Celui-là vous donne déjà un fossile. Essayez le vide.',
          ),
        },
        {
          to: ['keep'],
          say: words(
            'A reroll is free, and a blank cannot get worse.',
            'Relancer est gratuit, et une face vide ne peut pas empirer.',
          ),
        },
      ],
      recap: words('The blank became a 1.', 'Le vide devient un 1.'),
    }),
    step({
      say: words(
        'One fossil from the supply, one from the Museum: what Coelophysis needs. You may reroll again, but you never must.',
        'Un fossile de la réserve, un du Musée : ce qu’il faut à Coelophysis. Vous pouvez relancer encore, ce n’est jamais obligatoire.',
      ),
      task: words('Keep the dice.', 'Gardez les dés.'),
      wait: { kind: 'answer', texts: ['keep'] },
      nudges: [{ to: [], say: words('You have all you need. Keep it.', 'Vous avez ce qu’il vous faut. Gardez.') }],
      recap: words('Two purple fossils.', 'Deux fossiles violets.'),
    }),
    step({
      say: words(
        'Your storage holds eight fossils, you have nine. You choose which one goes to the Museum; anyone may trade for it there.',
        'Votre Fossil Storage contient huit fossiles, et vous en avez neuf. Choisissez lequel va au Musée ; tous pourront l’y troquer.',
      ),
      task: words('Put one green cube into the Museum.', 'Placez un cube vert au Musée.'),
      wait: { kind: 'answer', texts: ['cretaceous'] },
      nudges: [
        { to: [], say: words('Not the purple one, we dug for it!', 'Pas le violet, nous avons creusé pour l’avoir !') },
      ],
      recap: words(
        'Eight fossils stay; the green one lies in the Museum.',
        'Huit fossiles restent ; le vert est au Musée.',
      ),
    }),
  ],
  won: words('The fossils for Coelophysis, and a Trace Fossil.', 'Les fossiles de Coelophysis, et un Ichnofossile.'),
  known: words(
    'Draw expeditions, choose one, roll, reroll, store up to eight.',
    'Piocher des expéditions, en choisir une, lancer, relancer, garder jusqu’à huit fossiles.',
  ),
};
