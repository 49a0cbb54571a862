import { type Chapter, type Lesson, step, words } from '@bonebed/kernel';
import type { Box } from '../box/box.ts';
import type { Holotype, HolotypeState } from '../rules/state.ts';
import { arrange, cubesText, find, type TableSetup } from '../testing/arrange.ts';

/** The guided first game. Professor Leidy teaches; the learner is red, the rival yellow. */

/** Advancements in Jurassic Systematics, Predators of the Mesozoic, Marine Reptile Paleobiology. */
const OBJECTIVES = 'GO01 GO09 GO07';

function laid(state: HolotypeState, box: Box, setup: TableSetup): void {
  arrange({ state, box }, setup);
}

/** What a species costs to publish, as cubes: a position stays right if a printed value changes. */
function costOf(box: Box, name: string): string {
  const { period, fossils, research } = box.specimens[find(box, box.specimens, name)];
  return cubesText([...box.periods.map((_, index) => (index === period ? fossils : 0)), research]);
}

const goal: Chapter<Holotype> = {
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

const turn: Chapter<Holotype> = {
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

const digging: Chapter<Holotype> = {
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

const publishing: Chapter<Holotype> = {
  title: words('Publishing', 'Publier'),
  settings: { elementary: true },
  chance: [1, 1, 1, 1],
  opening: [],
  canPlayOn: true,
  arrange(state, box) {
    laid(state, box, {
      museum: 'T:1 J:2 K:4',
      marker: 3,
      next: 'Morrison',
      red: {
        cubes: 'T:2 K:6 R:3',
        hand: 'Coelophysis Deinonychus',
        traces: 'Eggs',
        holotypes: 'Dryosaurus Ornitholestes',
      },
      yellow: { cubes: 'R:4', at: 'P:journal', hand: 'Edmontosaurus Stegosaurus', holotypes: 'Ceratosaurus' },
    });
  },
  steps: [
    step({
      say: words(
        'You can pay for Coelophysis. Your Eggs would add points, for one more purple fossil. The Museum has one.',
        'Vous pouvez payer Coelophysis. Vos Œufs ajouteraient des points, pour un fossile violet de plus. Le Musée en a un.',
      ),
      task: words(
        'Place your Field Assistant at the Museum Collections.',
        'Placez votre Assistant terrain aux Collections du Musée.',
      ),
      wait: { kind: 'answer', texts: ['place fieldAssistant museumCollections'] },
      nudges: [
        {
          to: ['place paleontologist museumCollections'],
          say: words(
            'An Assistant can do this. The Paleontologist is for the Journal.',
            'Un Assistant terrain y suffit. Le Paléontologue ira au Journal.',
          ),
        },
        {
          to: [],
          say: words(
            'You could, but without the Eggs. First one more purple.',
            'Ce serait possible, mais sans les Œufs. D’abord un violet de plus.',
          ),
        },
      ],
      recap: words('Your Assistant is at the Museum.', 'Votre Assistant terrain est au Musée.'),
    }),
    step({
      say: words(
        'One purple is worth two blue or three green. You have green to spare.',
        'Un violet vaut deux bleus ou trois verts. Du vert, vous en avez assez.',
      ),
      task: words('Trade 3 Cretaceous for 1 Triassic.', 'Troquez 3 Crétacé contre 1 Trias.'),
      wait: { kind: 'answer', texts: ['trade cretaceous 3 triassic 1'] },
      nudges: [
        {
          to: ['exchange *'],
          say: words(
            'That gives Research, and you have enough. You want purple.',
            'Cela donne de la Recherche, et vous en avez assez. Il vous faut du violet.',
          ),
        },
        {
          to: [],
          say: words('Blue is of no use to Coelophysis. Purple!', 'Le bleu ne sert pas à Coelophysis. Du violet !'),
        },
      ],
      recap: words(
        'Your three green cubes are in the Museum, its purple one is yours.',
        'Vos trois verts sont au Musée, son violet est à vous.',
      ),
    }),
    step({
      say: words(
        'You could go on trading. Only an Assistant must choose: trade or exchange, never both in one visit.',
        'Vous pourriez troquer encore. Mais un Assistant terrain choisit : troquer ou échanger, jamais les deux au cours d’une même visite.',
      ),
      task: words('Choose “Done”.', 'Choisissez « Terminé ».'),
      wait: { kind: 'answer', texts: ['done'] },
      nudges: [
        {
          to: [],
          say: words('You have what you came for. Keep the rest.', 'Vous avez ce que vous vouliez. Gardez le reste.'),
        },
      ],
      others: ['1 place fieldAssistant fieldExpeditions'],
      recap: words('One purple richer. Othniel went digging.', 'Un violet de plus. Othniel part fouiller.'),
    }),
    step({
      say: words(
        'Othniel holds the Journal. You know what to do.',
        'Othniel occupe le Journal. Vous savez comment faire.',
      ),
      task: words(
        'Place your Paleontologist at the Publishing Journal.',
        'Placez votre Paléontologue au Journal de publication.',
      ),
      wait: { kind: 'answer', texts: ['place paleontologist publishingJournal'] },
      nudges: [
        {
          to: [],
          say: words(
            'No need: your Paleontologist is free, and ejects anyone.',
            'Inutile : votre Paléontologue est libre, et il éjecte qui il veut.',
          ),
        },
      ],
      recap: words(
        'Othniel’s Paleontologist is home, yours is at the Journal.',
        'Le Paléontologue d’Othniel est rentré, le vôtre est au Journal.',
      ),
    }),
    step({
      say: words(
        'You know this part. The press is warm, the ink is wet.',
        'Cela, vous connaissez. La presse est chaude, l’encre est fraîche.',
      ),
      task: words('Publish Coelophysis bauri.', 'Publiez Coelophysis bauri.'),
      wait: { kind: 'answer', texts: ['publish SP01'] },
      nudges: [
        {
          to: [],
          say: words('Coelophysis first: it shines.', 'D’abord Coelophysis : c’est lui qui brille.'),
        },
      ],
      recap: words(
        'Now the table asks about your Trace Fossil.',
        'La table vous propose maintenant votre Ichnofossile.',
      ),
    }),
    step({
      say: words(
        'A Trace Fossil is added now or never: one per Holotype, for one more fossil of its colour.',
        'Un Ichnofossile s’ajoute maintenant ou jamais : un seul par Holotype, pour un fossile de plus de sa couleur.',
      ),
      task: words('Add the Eggs.', 'Ajoutez les Œufs.'),
      wait: { kind: 'answer', texts: ['TF07'] },
      nudges: [
        {
          to: [],
          say: words(
            'You may, but you went to the Museum for them!',
            'C’est permis, mais c’est pour eux que vous étiez au Musée !',
          ),
        },
      ],
      recap: words(
        'Third Holotype: your Grad Student joins you, and does all a Paleontologist does, except eject one.',
        'Troisième Holotype : l’Étudiant diplômé vous rejoint. Il fait tout comme un Paléontologue, sauf en éjecter un.',
      ),
    }),
  ],
  won: words('A Holotype with Eggs, and a third worker.', 'Un Holotype avec ses Œufs, et un troisième ouvrier.'),
  known: words(
    'All of the Elementary variant. Play it now, or learn the objectives.',
    'Tout de la Variante élémentaire. Jouez-la maintenant, ou découvrez les objectifs.',
  ),
};

const secretGoal: Chapter<Holotype> = {
  title: words('A secret goal', 'Un objectif secret'),
  settings: {},
  chance: [],
  opening: ['1 PO07'],
  canPlayOn: false,
  arrange(state, box) {
    laid(state, box, {
      museum: 'T:1 J:2 K:3',
      objectives: OBJECTIVES,
      choosing: true,
      red: { hand: 'Ornitholestes Dilophosaurus Brachiosaurus', dealt: 'PO01 PO10' },
      yellow: { hand: 'Edmontosaurus Ceratosaurus Stegosaurus', dealt: 'PO07 PO03' },
    });
  },
  steps: [
    step({
      say: words(
        'The full game adds goals. Of two secret ones you keep one. Two of your three species are Theropods.',
        'Le jeu complet ajoute des objectifs. De ces deux-là, secrets, vous en gardez un. Deux de vos trois espèces sont des Théropodes.',
      ),
      task: words('Keep Theropod Taxonomy.', 'Gardez « Taxonomie des théropodes ».'),
      wait: { kind: 'answer', texts: ['PO01'] },
      nudges: [
        {
          to: [],
          say: words(
            'All or nothing, over three periods: bold! Your hand suits the other.',
            'Tout ou rien, sur trois périodes : audacieux ! Votre main convient mieux à l’autre.',
          ),
        },
      ],
      recap: words(
        'Each Theropod you publish now serves your secret goal too.',
        'Chaque Théropode publié servira aussi votre objectif secret.',
      ),
    }),
  ],
  won: words('Your secret goal.', 'Votre objectif secret.'),
  known: words(
    'Each species of its kind that you publish serves it, and nobody sees it before the end.',
    'Chaque espèce de ce groupe que vous publiez le sert, et personne ne le voit avant la fin.',
  ),
};

const objectives: Chapter<Holotype> = {
  title: words('Objectives', 'Objectifs'),
  settings: {},
  chance: [],
  opening: ['1 place paleontologist publishingJournal', '1 publish SP12', '1 MS2'],
  canPlayOn: true,
  arrange(state, box) {
    laid(state, box, {
      museum: 'T:1 J:2 K:3',
      marker: 2,
      turn: 'yellow',
      objectives: OBJECTIVES,
      red: {
        cubes: 'K:2 R:5',
        hand: 'Brachiosaurus Deinonychus',
        holotypes: 'Ornitholestes Dilophosaurus',
        kept: 'PO01',
      },
      yellow: { cubes: costOf(box, 'Ceratosaurus'), hand: 'Edmontosaurus Ceratosaurus Stegosaurus', kept: 'PO07' },
    });
  },
  steps: [
    step({
      say: words(
        'Othniel published and the marker reached a Milestone. Then everybody takes a tile, you too: a gift for the rest of the game. None is wrong.',
        'Othniel publie et le marqueur atteint un Jalon. Chacun prend alors une tuile, vous aussi : un avantage pour toute la partie. Toutes sont bonnes.',
      ),
      task: words('Choose one milestone.', 'Choisissez un Jalon.'),
      wait: { kind: 'answer', texts: ['MS1', 'MS2', 'MS3', 'MS4', 'MS5', 'MS6'] },
      nudges: [
        { to: [], say: words('First your tile: the table waits for it.', 'D’abord votre tuile : la table l’attend.') },
      ],
      recap: words(
        'Your tile works from now on. Othniel took Extra Storage.',
        'Votre tuile agit dès maintenant. Othniel prend l’Entrepôt agrandi.',
      ),
    }),
    step({
      say: words(
        'These goals are for everyone. This slot asks for two Jurassic Theropods, and you have published two. First come, first served.',
        'Ces objectifs sont à tous. Cette case demande deux Théropodes du Jurassique, et vous en avez publié deux. Premier arrivé, premier servi.',
      ),
      task: words(
        'Place your Paleontologist at the Publishing Journal.',
        'Placez votre Paléontologue au Journal de publication.',
      ),
      wait: { kind: 'answer', texts: ['place paleontologist publishingJournal'] },
      nudges: [
        {
          to: [],
          say: words(
            'Contributing is writing too: send the Paleontologist.',
            'Contribuer, c’est aussi écrire : envoyez le Paléontologue.',
          ),
        },
      ],
      recap: words('At the Journal you publish, or you contribute.', 'Au Journal, on publie ou on contribue.'),
    }),
    step({
      say: words(
        'Two slots are open to you. With your own cards: free. With even one card of Othniel’s: 5 Research.',
        'Deux cases vous sont ouvertes. Avec vos propres cartes : gratuit. Avec une seule carte d’Othniel : 5 cubes Recherche.',
      ),
      task: words('Contribute to the 2 Jurassic Theropods.', 'Contribuez aux 2 Théropodes du Jurassique.'),
      wait: { kind: 'answer', texts: ['contribute GO01 0'] },
      nudges: [
        {
          to: ['contribute *'],
          say: words(
            'That one references Ceratosaurus: 5 Research. Take the free one.',
            'Celle-ci référence Ceratosaurus : 5 cubes Recherche. Prenez la case gratuite.',
          ),
        },
        {
          to: [],
          say: words('Deinonychus can wait. The slot is ripe.', 'Deinonychus peut attendre. La case est mûre.'),
        },
      ],
      recap: words('The slot is yours for the rest of the game.', 'La case est à vous jusqu’à la fin de la partie.'),
    }),
    step({
      say: words(
        'Where your disc lay, a number shows. The next disc uncovers a higher one. At the end the right-most open number counts.',
        'Là où était le disque paraît un nombre. Le disque suivant en découvre un plus grand. À la fin, seul compte le plus à droite.',
      ),
      task: words('Touch your contribution circles.', 'Touchez vos cercles de contribution.'),
      wait: { kind: 'explain', thing: 'contributions' },
      nudges: [
        {
          to: [],
          say: words(
            'Look at your own board: five circles in a row.',
            'Regardez votre plateau : cinq cercles alignés.',
          ),
        },
      ],
      recap: words(
        'More discs, a higher number: only the last one counts.',
        'Plus de disques, plus grand nombre : seul le dernier compte.',
      ),
    }),
  ],
  won: words('Your first disc and a milestone.', 'Votre premier disque et un Jalon.'),
  known: words(
    'Objectives are a second road to points, and milestones make every road shorter.',
    'Les objectifs sont un autre chemin vers les points, et les Jalons raccourcissent la route.',
  ),
};

const end: Chapter<Holotype> = {
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

export const first: Lesson<Holotype> = {
  id: 'first',
  title: words('Your first game', 'Votre première partie'),
  teacher: words('Professor Leidy', 'le professeur Leidy'),
  minutes: 12,
  learner: 0,
  names: ['', 'Othniel'],
  chapters: [goal, turn, digging, publishing, secretGoal, objectives, end],
};
