import { type Chapter, step, words } from '@bonebed/kernel';
import type { Fossilis } from '../rules/state.ts';
import { spacesOf } from '../testing/arrange.ts';
import { lay, perfectOf } from './site.ts';

export const lastPool: Chapter<Fossilis> = {
  title: words('The last pool', 'Le dernier bac'),
  settings: {},
  chance: [],
  opening: [],
  canPlayOn: false,
  arrange(state, box) {
    const mine = ['microraptor', 'stegosaurus', 'compsognathus'];
    const theirs = ['tyrannosaurus', 'triceratops', 'edmontosaurus'];
    lay(state, box, {
      round: 11,
      pool: 1,
      events: [],
      pastEvents: ['press_day', 'museum_gala', 'damp_stores'],
      spaces: spacesOf(`
        ..    C.    S.    S.    ..
        S.    X.    C.    X.    C.
        ..    S.    S.1   ..    C.
        ..    X.    ..    X.    C.2
        S.    S.    ..    C.    ..
      `),
      discard: [],
      pits: { D3: 'skull', C4: 'limb', A1: '', E1: '', A3: '', A4: '', C5: '', E5: '' },
      dinosaurs: ['pterodactylus', 'diplodocus', 'ankylosaurus', 'mosasaurus'],
      nextDinosaurs: ['velociraptor'],
      tools: ['ground_radar-1', 'chisel-1'],
      nextTools: [],
      supplies: ['donated_hip-1', 'museum_grant-2'],
      skills: [],
      players: [
        {
          // The Brachiosaurus lacks a Hip that nobody will find in time.
          score: perfectOf(box, mine),
          plaster: 4,
          storage: { tooth: 1, limb: 1 },
          lab: { brachiosaurus: { limb: 1, rib: 1 } },
          skills: ['plasterer'],
          spentTools: ['shovel-1'],
          supplies: ['museum_grant-1'],
          collection: mine,
        },
        {
          score: perfectOf(box, theirs),
          plaster: 1,
          storage: { limb: 1 },
          skills: ['scout', 'thrifty'],
          supplies: ['plaster_sack-1'],
          collection: theirs,
        },
      ],
    });
  },
  steps: [
    step({
      say: words(
        'Some rounds later. Othniel leads, the fourth pool holds one Plaster, and no Event is left. Take it, and the end begins: this round, then one last turn each.',
        'Quelques manches plus tard. Othniel mène, le quatrième bac n’a plus qu’un plâtre, et il ne reste aucun évènement. Prenez-le, et la fin commence : cette manche, puis un dernier tour chacun.',
      ),
      task: words('Gain Plaster.', 'Prenez du plâtre.'),
      wait: { kind: 'answer', texts: ['plaster'] },
      nudges: [
        {
          to: ['scorePartial *'],
          say: words(
            'It will be scored at the end by itself. Patience.',
            'Il sera validé tout seul à la fin. Patience.',
          ),
        },
        { to: [], say: words('Soon. First the last Plaster.', 'Bientôt. D’abord le dernier plâtre.') },
      ],
      recap: words(
        'One Plaster from the pool, one from the supply: your Skill again.',
        'Un plâtre du bac, un de la réserve : encore votre compétence.',
      ),
    }),
    step({
      say: words(
        'No Dinosaur card asks for a Skull, and it is dear. But touch it and see: kept to the end, no bone is worth more.',
        'Aucune carte dinosaure ne demande de crâne, et il est cher. Mais touchez-le pour voir : gardé jusqu’à la fin, aucun os ne vaut plus.',
      ),
      task: words('Extract the Skull from D3.', 'Extrayez le crâne de la fosse D3.'),
      wait: { kind: 'all', texts: ['extract', 'D3 skull'] },
      nudges: [
        {
          to: ['C4 limb'],
          say: words(
            'Next turn. The Skull first, while you can pay.',
            'Au prochain tour. Le crâne d’abord, puisque vous pouvez payer.',
          ),
        },
        { to: [], say: words('First the Skull, while you can pay.', 'D’abord le crâne, puisque vous pouvez payer.') },
      ],
      recap: words('The Skull is in your storage.', 'Le crâne est dans votre stock.'),
    }),
    step({
      say: words(
        'Your lab is full, and it does not matter. When all bones of a Dinosaur are in your storage, score it where it hangs. Do it before Othniel does.',
        'Votre laboratoire est plein, et c’est sans importance. Si tous les os d’un dinosaure sont dans votre stock, validez-le là où il est exposé. Avant qu’Othniel le fasse.',
      ),
      task: words(
        'Score Pterodactylus straight from the display.',
        'Validez le Ptérodactyle sans passer par le laboratoire.',
      ),
      wait: { kind: 'answer', texts: ['scoreDisplay pterodactylus'] },
      nudges: [
        {
          to: ['assign *'],
          say: words(
            'Then it is stuck there. Pterodactylus needs it more.',
            'Il y resterait. Le Ptérodactyle en a plus besoin.',
          ),
        },
        {
          to: [],
          say: words(
            'Pterodactylus first: all its bones are yours.',
            'D’abord le Ptérodactyle : vous avez tous ses os.',
          ),
        },
      ],
      recap: words('Pterodactylus is in your collection.', 'Le Ptérodactyle est dans votre collection.'),
    }),
    step({
      say: words(
        'More Plaster, or enough for now? Two of them left over are worth a point at the end. Then let Othniel play.',
        'Encore du plâtre, ou cela suffit ? Deux plâtres restants valent un point à la fin. Puis laissez jouer Othniel.',
      ),
      task: words('Finish your turn, step by step.', 'Finissez votre tour, étape par étape.'),
      wait: { kind: 'turn', texts: ['plaster', 'done'] },
      nudges: [
        {
          to: ['scorePartial *'],
          say: words('One more bone may still come. Wait.', 'Un os peut encore arriver. Attendez.'),
        },
        {
          to: [],
          say: words('You stand well here. Let Othniel play.', 'Votre place est bonne. Laissez jouer Othniel.'),
        },
      ],
      others: ['1 plaster', '1 done', '1 done'],
      recap: words('Othniel gains 1 Plaster. Last round!', 'Othniel prend 1 plâtre. Dernière manche !'),
    }),
    step({
      say: words(
        'Your very last turn. Brachiosaurus still wants a Limb, and there is one beside you.',
        'Votre tout dernier tour. Le Brachiosaure attend encore un membre, et il y en a un à côté de vous.',
      ),
      task: words('Gain Plaster.', 'Prenez du plâtre.'),
      wait: { kind: 'answer', texts: ['plaster'] },
      nudges: [
        {
          to: ['dig', 'sand'],
          say: words(
            'A new pit is a gamble. The Limb is certain.',
            'Une nouvelle fosse, c’est un pari. Le membre, c’est sûr.',
          ),
        },
        { to: [], say: words('First Plaster, for the Limb.', 'D’abord du plâtre, pour le membre.') },
      ],
      recap: words('Enough for the Limb.', 'De quoi payer le membre.'),
    }),
    step({
      say: words(
        'The Limb, please. At the count the table puts it on the card for you, if it is worth more there.',
        'Le membre, je vous prie. Au décompte, la table l’affecte pour vous s’il vaut plus sur la carte.',
      ),
      task: words('Extract the Limb from C4.', 'Extrayez le membre de la fosse C4.'),
      wait: { kind: 'answer', texts: ['extract'] },
      nudges: [
        {
          to: [],
          say: words(
            'A new pit is a gamble. The Limb is certain.',
            'Une nouvelle fosse, c’est un pari. Le membre, c’est sûr.',
          ),
        },
      ],
      recap: words('The Limb is in your storage.', 'Le membre est dans votre stock.'),
    }),
    step({
      say: words(
        'On the score track Othniel is ahead. Now count the rest: your lab, two empty slots, a Skull, your cards, and three or more Dinosaurs that share a sign. That is how one wins.',
        'Sur la piste de score, Othniel est devant. Comptez le reste : laboratoire, deux emplacements vides, un crâne, vos cartes, et trois dinosaures ou plus qui partagent un signe. Voilà comment on gagne.',
      ),
      task: words('Finish your turn, step by step.', 'Finissez votre tour, étape par étape.'),
      wait: { kind: 'turn', texts: ['plaster', 'done'] },
      nudges: [
        {
          to: ['assign *', 'scorePartial *'],
          say: words('The count does that for you, at its best.', 'Le décompte s’en charge, et au mieux.'),
        },
        { to: [], say: words('Nothing is left to hide. Let them count.', 'Plus rien à cacher. Laissez compter.') },
      ],
      others: ['1 done', '1 done'],
      recap: words('Othniel has nothing left to do.', 'Othniel n’a plus rien à faire.'),
    }),
  ],
  won: words('The game.', 'La partie.'),
  known: words(
    'The pool is the clock, and many of your points are counted only at the end. One tip: open a pit only if you can take something from it soon. Others have Plaster too.',
    'Le bac est l’horloge, et beaucoup de vos points ne se comptent qu’à la fin. Un conseil : n’ouvrez une fosse que si vous pouvez bientôt y prendre quelque chose. Les autres aussi ont du plâtre.',
  ),
};
