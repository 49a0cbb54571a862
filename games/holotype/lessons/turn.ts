import { type Chapter, step, words } from '@bonebed/kernel';
import type { Holotype } from '../rules/state.ts';
import { laid } from './positions.ts';

export const turn: Chapter<Holotype> = {
  title: words('A turn', 'Un tour'),
  settings: { elementary: true },
  chance: [1, 1, 1, 1],
  opening: [],
  canPlayOn: true,
  arrange(state, box) {
    laid(state, box, {
      museum: 'T:1 J:2 K:3',
      marker: 1,
      nextSpecimens: 'Ornitholestes Supersaurus',
      next: 'Morrison',
      red: { at: 'P:journal', hand: 'Coelophysis Archelon', holotypes: 'Dryosaurus' },
      yellow: { cubes: 'R:3', hand: 'Edmontosaurus Ceratosaurus Stegosaurus' },
    });
  },
  steps: [
    step({
      say: words(
        'A turn is one worker: place it, do what the location offers. Coelophysis asks for Research, and you have none.',
        'Un tour, c’est un ouvrier : placez-le et faites ce que l’emplacement propose. Coelophysis demande de la Recherche, et vous n’en avez pas.',
      ),
      task: words(
        'Place your Field Assistant at the University Library.',
        'Placez votre Assistant terrain à la Bibliothèque universitaire.',
      ),
      wait: { kind: 'answer', texts: ['place fieldAssistant universityLibrary'] },
      nudges: [
        {
          to: ['recall'],
          say: words(
            'Not yet: your Assistant is free and eager.',
            'Pas encore : votre Assistant terrain est libre et plein d’ardeur.',
          ),
        },
        {
          to: [],
          say: words(
            'Soon! White cubes come from the Library.',
            'Bientôt ! Les cubes blancs viennent de la Bibliothèque.',
          ),
        },
      ],
      others: ['1 place paleontologist universityLibrary'],
      recap: words(
        '2 Research for you. Then Othniel ejected your Assistant and took 3.',
        '2 cubes Recherche pour vous. Puis Othniel éjecte votre Assistant terrain et en prend 3.',
      ),
    }),
    step({
      say: words(
        'Ejected! No harm: your Assistant is home and you keep your Research. But your Paleontologist still stands at the Journal.',
        'Éjecté ! Rien de grave : il est rentré et vous gardez votre Recherche. Mais votre Paléontologue, lui, est toujours au Journal.',
      ),
      task: words('Recall all your workers.', 'Ramenez tous vos ouvriers.'),
      wait: { kind: 'answer', texts: ['recall'] },
      nudges: [
        {
          to: ['place fieldAssistant universityLibrary'],
          say: words(
            'An Assistant ejects only Assistants. Bring your Paleontologist home first.',
            'Un Assistant terrain n’éjecte que d’autres Assistants terrain. Ramenez d’abord votre Paléontologue.',
          ),
        },
        {
          to: [],
          say: words(
            'That works too, but we need the Paleontologist back.',
            'C’est possible aussi, mais il nous faut le Paléontologue.',
          ),
        },
      ],
      others: ['1 place fieldAssistant fieldExpeditions'],
      recap: words(
        'All home, and 1 Research. With an empty Lounge the table recalls for you.',
        'Tous rentrés, et 1 cube Recherche. Quand le Lounge est vide, la table les ramène pour vous.',
      ),
    }),
    step({
      say: words(
        'The Library is full. When no space is free, a Paleontologist may eject anyone, even another Paleontologist.',
        'La Bibliothèque est complète. Quand aucune case n’est libre, un Paléontologue peut éjecter n’importe qui, même un autre Paléontologue.',
      ),
      task: words(
        'Place your Paleontologist at the University Library.',
        'Placez votre Paléontologue à la Bibliothèque universitaire.',
      ),
      wait: { kind: 'answer', texts: ['place paleontologist universityLibrary'] },
      nudges: [
        {
          to: ['place fieldAssistant universityLibrary'],
          say: words(
            'Too small for that. Take your Paleontologist.',
            'Trop petit pour cela. Prenez votre Paléontologue.',
          ),
        },
        { to: ['recall'], say: words('Everybody is home already.', 'Tout le monde est déjà rentré.') },
      ],
      others: ['1 place paleontologist universityLibrary'],
      recap: words(
        '3 Research. And Othniel ejected you right back: your Paleontologist is home for free.',
        '3 cubes Recherche. Othniel vous éjecte à son tour : votre Paléontologue rentre sans frais.',
      ),
    }),
    step({
      say: words(
        'Tit for tat. Your hand is thin, though: two species. New ones come from the Lab.',
        'Un prêté pour un rendu. Mais votre main est maigre : deux espèces. Le Laboratoire en fournit d’autres.',
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
            'It would draw three, but keep it free. Let the Assistant go.',
            'Il piocherait trois cartes, mais gardez-le. Envoyez l’Assistant terrain.',
          ),
        },
      ],
      recap: words('Your Assistant is at the Lab.', 'Votre Assistant terrain est au Laboratoire.'),
    }),
    step({
      say: words(
        'The Lab offers three things. You want cards: an Assistant draws two, then discards one.',
        'Le Laboratoire offre trois possibilités. Vous voulez des cartes : un Assistant terrain en pioche deux, puis se défausse d’une.',
      ),
      task: words(
        'Choose “Draw and discard Specimen cards”.',
        'Choisissez « Piocher et se défausser de cartes Spécimen ».',
      ),
      wait: { kind: 'answer', texts: ['draw'] },
      nudges: [
        {
          to: ['discard'],
          say: words('That only throws cards away. Draw first.', 'Cela ne fait que jeter des cartes. Piochez d’abord.'),
        },
        {
          to: ['take'],
          say: words('Nobody has discarded anything yet. Draw.', 'Personne ne s’est encore défaussé. Piochez.'),
        },
      ],
      recap: words('Two new species in your hand.', 'Deux espèces nouvelles dans votre main.'),
    }),
    step({
      say: words(
        'One card must go, old or new. Keep what you can pay soon: giants like these two can wait. You decide.',
        'Une carte doit partir, ancienne ou nouvelle. Gardez ce que vous pourrez bientôt payer : ces deux géants attendront. À vous de voir.',
      ),
      task: words('Discard Supersaurus or Archelon.', 'Défaussez-vous de Supersaurus ou d’Archelon.'),
      wait: { kind: 'answer', texts: ['SP27', 'SP60'] },
      nudges: [
        {
          to: [],
          say: words('Keep that one: we shall publish it soon.', 'Gardez-la : nous allons bientôt la publier.'),
        },
      ],
      recap: words(
        'It lies face up on the discard pile; anyone at the Lab may take the top card.',
        'Elle est face visible sur la défausse ; au Laboratoire, chacun peut en prendre la première carte.',
      ),
    }),
  ],
  won: words('Six Research and a new species.', 'Six cubes Recherche et une espèce nouvelle.'),
  known: words(
    'One turn is one worker placed, or all recalled; where all is full, equals and smaller ones can be ejected.',
    'Un tour, c’est placer un ouvrier ou tous les ramener ; si c’est complet, on éjecte son égal ou plus petit que soi.',
  ),
};
