import type { Chapter, Nudge } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { Ruthless } from '../rules/state.ts';
import { lay, SETTINGS } from './positions.ts';

const EGGS_LATER: Nudge = {
  to: ['bone fo-eggs', 'fossil fo-eggs'],
  say: words(
    'Charming, and in a minute. Give us a dinosaur first.',
    'Charmant, dans un instant. D’abord un dinosaure.',
  ),
};

export const makeAName: Chapter<Ruthless> = {
  title: words('Make a name', 'Se faire un nom'),
  settings: SETTINGS,
  chance: [],
  opening: [],
  canPlayOn: false,
  arrange(state, box) {
    lay(
      state,
      box,
      {
        // No other Event, so that nobody asks the learner to doubt.
        cards: ['allosaurus'],
        bones: [
          'th-head-massive',
          'th-vert-powerful',
          'or-limb-sprinter',
          'th-limb-grappler',
          'sa-head-spoontooth',
          'fo-eggs',
        ],
      },
      { cards: ['camarasaurus', 'train-robbers', 'unpaid-wages'], bones: ['ar-head-plated', 'sa-vert-tower'] },
      { stage: 'museum' },
    );
  },
  steps: [
    step({
      say: words(
        'You want to be famous. Prestige, twelve of it, at the end of a turn! The quickest way into my paper: put bones under a Name and call it a discovery. Start with the Name.',
        'Vous voulez être célèbre. Du Prestige, douze points, à la fin d’un tour ! Le plus court chemin vers ma une : des os sous un Nom, et voilà une découverte. Le Nom d’abord.',
      ),
      task: words('Describe Allosaurus.', 'Décrivez Allosaurus.'),
      wait: { kind: 'answer', texts: ['describe allosaurus'] },
      nudges: [
        EGGS_LATER,
        {
          to: [],
          say: words('With a Name in your hand? Describe Allosaurus.', 'Avec un Nom en main ? Décrivez Allosaurus.'),
        },
      ],
    }),
    step({
      say: words(
        'Head, vertebrae, limbs: two of them will do, three are better, never two of a kind. This skull has the right color. A good beginning.',
        'Tête, vertèbres, membres : deux suffisent, trois valent mieux, jamais deux de la même partie. Ce crâne a la bonne couleur. C’est un bon début.',
      ),
      task: words('Add the Massive meat-eater skull.', 'Ajoutez le Crâne de carnivore massif.'),
      wait: { kind: 'answer', texts: ['bone th-head-massive'] },
      nudges: [
        {
          to: ['bone sa-head-spoontooth'],
          say: words('Keep that one. Edward will be sorry you did.', 'Gardez celui-là. Edward le regrettera.'),
        },
        EGGS_LATER,
        { to: [], say: words('In a moment. First the red skull.', 'Dans un instant. D’abord le crâne rouge.') },
      ],
    }),
    step({
      say: words('One Prestige for each bone. So, another.', 'Un point de Prestige par os. Donc, encore un.'),
      task: words('Add the Powerful hollow backbone.', 'Ajoutez la Colonne creuse et puissante.'),
      wait: { kind: 'answer', texts: ['bone th-vert-powerful'] },
      nudges: [
        {
          to: ['present'],
          say: words(
            'One bone is a souvenir. Two are science.',
            'Un os, c’est un souvenir. Deux, c’est de la science.',
          ),
        },
        EGGS_LATER,
        { to: [], say: words('In a moment. First the backbone.', 'Dans un instant. D’abord la colonne.') },
      ],
    }),
    step({
      say: words(
        'Green limbs on a red beast? In Museum Work nobody checks: any color, any bone. Use these, and keep the red ones. Trust an old newspaperman.',
        'Des membres verts sur une bête rouge ? Au musée, personne ne vérifie : toute couleur, tout os. Posez-les et gardez les rouges. Croyez-en un vieux journaliste.',
      ),
      task: words('Add the Sprinter’s limbs.', 'Ajoutez les Membres de sprinteur.'),
      wait: { kind: 'answer', texts: ['bone or-limb-sprinter'] },
      nudges: [
        {
          to: ['bone th-limb-grappler'],
          say: words(
            'They will earn a point of their own in a minute. The green ones.',
            'Ils rapporteront leur propre point dans un instant. Les verts.',
          ),
        },
        {
          to: ['present'],
          say: words(
            'Two would do. But you have limbs to spare.',
            'Deux suffiraient. Mais vous avez des membres de trop.',
          ),
        },
        EGGS_LATER,
        { to: [], say: words('Limbs are missing: the green ones.', 'Il manque les membres : les verts.') },
      ],
    }),
    step({
      say: words(
        'Three bones, three Prestige, unless your rival objects. Lift the curtain!',
        'Trois os, trois points de Prestige, sauf si votre rival proteste. Levez le rideau !',
      ),
      task: words('Present it.', 'Présentez-le.'),
      wait: { kind: 'answer', texts: ['present'] },
      nudges: [
        {
          to: ['bone fo-eggs'],
          say: words(
            'They may go along, yes. But let us keep them for your next action.',
            'Ils pourraient l’accompagner. Mais gardons-les pour votre prochaine action.',
          ),
        },
        {
          to: [],
          say: words(
            'It looks dreadful, yes. It still counts: present it.',
            'C’est affreux, oui. Mais cela compte : présentez.',
          ),
        },
      ],
      others: ['1 pass', '1 describe camarasaurus', '1 bone ar-head-plated', '1 bone sa-vert-tower', '1 present'],
      recap: words(
        'Nobody objects: 3 Prestige for you. Edward describes Camarasaurus with 2 bones.',
        'Personne ne proteste : 3 points de Prestige pour vous. Edward décrit Camarasaurus avec 2 os.',
      ),
    }),
    step({
      say: words(
        'One action each, around and around. Your turn again: a fossil needs no Name. It can go along with a new skeleton, or alone.',
        'Une action chacun, encore et encore. À vous de nouveau : un fossile n’a pas besoin de Nom. Il accompagne un nouveau squelette, ou va seul.',
      ),
      task: words('Present the Clutch of Eggs.', 'Présentez la Ponte d’œufs.'),
      wait: { kind: 'answer', texts: ['fossil fo-eggs'] },
      nudges: [
        { to: ['pass'], say: words('With an egg in your hand? Show it.', 'Avec un œuf en main ? Montrez-le.') },
        { to: [], say: words('Later, perhaps. The eggs first.', 'Plus tard, peut-être. D’abord les œufs.') },
      ],
    }),
    step({
      say: words(
        'One Prestige, and nobody can ever correct an egg.',
        'Un point de Prestige, et personne ne pourra jamais corriger un œuf.',
      ),
      task: words('Present it.', 'Présentez-le.'),
      wait: { kind: 'answer', texts: ['present'] },
      nudges: [{ to: [], say: words('The eggs go alone. Present them.', 'Les œufs vont seuls. Présentez-les.') }],
      others: ['1 pass', '1 pass'],
      recap: words('1 Prestige for you. Edward passes.', '1 point de Prestige pour vous. Edward passe.'),
    }),
    step({
      say: words(
        'No Name left, so pass. When everybody has passed in a row, the phase is over. Passing does not put you out: had Edward acted, I would ask you again.',
        'Plus de Nom : passez. Quand tous ont passé à la suite, la phase est finie. Passer ne vous met pas hors jeu : si Edward avait agi, je vous redemanderais.',
      ),
      task: words('Pass.', 'Passez.'),
      wait: { kind: 'answer', texts: ['pass'] },
      nudges: [{ to: [], say: words('Not here. One phase later!', 'Pas ici. Une phase plus tard !') }],
      recap: words('Everybody has passed: Museum Work is over.', 'Tous ont passé : le Travail au musée est fini.'),
    }),
  ],
  won: words('A skeleton, a fossil, 4 Prestige.', 'Un squelette, un fossile, 4 points de Prestige.'),
  known: words(
    'A Name with two or three bones, or a fossil: one Prestige a piece.',
    'Un Nom avec deux ou trois os, ou un fossile : un point de Prestige pièce.',
  ),
};
