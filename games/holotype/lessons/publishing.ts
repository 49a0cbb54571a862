import { type Chapter, step, words } from '@bonebed/kernel';
import type { Holotype } from '../rules/state.ts';
import { laid } from './positions.ts';

export const publishing: Chapter<Holotype> = {
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
