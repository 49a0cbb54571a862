import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { Ruthless } from '../rules/state.ts';
import { ALLOSAURUS, EARNED, EDWARD_EARNED, EDWARDS_MUSEUM, lay, SETTINGS } from './positions.ts';

export const doubt: Chapter<Ruthless> = {
  title: words('Doubt', 'La mise en doute'),
  settings: SETTINGS,
  chance: [],
  opening: [],
  canPlayOn: false,
  arrange(state, box) {
    lay(
      state,
      box,
      {
        earned: EARNED,
        crew: ['crew-williston', 'crew-lakes'],
        cards: ['triceratops', 'significant-find', 'rebuttal', 'its-a-fake'],
        bones: [
          'ar-head-frilled',
          'ar-vert-locked',
          'or-head-duckbill',
          'sa-limb-columns',
          'th-limb-runner',
          'ar-limb-spreading',
        ],
        museum: { allosaurus: ALLOSAURUS },
        fossils: ['fo-eggs'],
      },
      {
        earned: EDWARD_EARNED,
        cards: ['its-a-fake', 'brachiosaurus', 'head-on-the-wrong-end', 'unpaid-wages', 'discredited'],
        bones: ['th-head-crested', 'sa-vert-whip', 'fo-trackway'],
        museum: EDWARDS_MUSEUM,
        fossils: ['fo-coprolite'],
      },
      { turn: 5, stage: 'museum' },
    );
  },
  steps: [
    step({
      say: words(
        'Describe Triceratops, all three parts in gold. Every mark is full: nobody will ever replace a bone of that.',
        'Décrivez Triceratops, les trois parties en or. La correspondance est parfaite partout : personne n’y remplacera jamais un os.',
      ),
      task: words('Describe Triceratops with the three gold bones.', 'Décrivez Triceratops avec les trois os or.'),
      wait: {
        kind: 'all',
        texts: ['describe triceratops', 'bone ar-head-frilled', 'bone ar-vert-locked', 'bone ar-limb-spreading'],
      },
      nudges: [
        {
          to: ['bone *'],
          say: words(
            'They count as much today and less tomorrow. Gold.',
            'Ils valent autant aujourd’hui, moins demain. L’or.',
          ),
        },
        {
          to: ['present'],
          say: words('Not yet: three gold bones, one of each part.', 'Pas encore : trois os or, un de chaque partie.'),
        },
        {
          to: ['boost *'],
          say: words('In a moment. First the bones.', 'Dans un instant. D’abord les os.'),
        },
        { to: [], say: words('First your Triceratops.', 'D’abord votre Triceratops.') },
      ],
    }),
    step({
      say: words(
        'And a word from the press: a boost is laid down with the skeleton, now or never. It adds one.',
        'Et un mot de la presse : un renfort se pose avec le squelette, maintenant ou jamais. Il ajoute un point.',
      ),
      task: words('Add Significant Find.', 'Ajoutez Découverte majeure.'),
      wait: { kind: 'answer', texts: ['boost significant-find#1'] },
      nudges: [
        {
          to: ['present'],
          say: words('Wait! After the curtain it is too late.', 'Attendez ! Le rideau levé, c’est trop tard.'),
        },
        {
          to: [],
          say: words('The skeleton is complete. Now the boost.', 'Le squelette est complet. Au tour du renfort.'),
        },
      ],
    }),
    step({
      say: words(
        'Four, if nobody objects. Look at Edward’s face.',
        'Quatre, si personne ne proteste. Regardez la tête d’Edward.',
      ),
      task: words('Present it.', 'Présentez-le.'),
      wait: { kind: 'answer', texts: ['present'] },
      nudges: [{ to: [], say: words('It is perfect. Show it.', 'Il est parfait. Montrez-le.') }],
      others: ['1 doubtBone its-a-fake#2 ar-head-frilled'],
      recap: words('Edward doubts it with It’s a Fake!', 'Edward le met en doute avec C’est un faux !'),
    }),
    step({
      say: words(
        'A fake, he says! Without an answer, that skull is thrown out and scores nothing, and Edward gains a point. Answer him: this is what Rebuttal is for.',
        'Un faux, dit-il ! Sans réponse, ce crâne est écarté, ne rapporte rien, et Edward gagne un point. Répondez-lui : Réfutation est faite pour cela.',
      ),
      task: words('Defend yourself with Rebuttal.', 'Défendez-vous avec Réfutation.'),
      wait: { kind: 'answer', texts: ['defend rebuttal#1'] },
      nudges: [{ to: [], say: words('You hold the answer. Use it.', 'Vous avez la réponse en main. Jouez-la.') }],
      others: ['1 pass', '1 describe brachiosaurus', '1 bone th-head-crested', '1 bone sa-vert-whip', '1 present'],
      recap: words(
        'Canceled: 4 Prestige for you. Edward describes Brachiosaurus with 2 bones.',
        'Carte annulée : 4 points de Prestige pour vous. Edward décrit Brachiosaurus avec 2 os.',
      ),
    }),
    step({
      say: words(
        'Now it is you who is asked. A meat-eater’s skull on a long neck! A doubt is no action: it costs only the card, and this one gives you a point.',
        'C’est vous que l’on interroge. Un crâne de carnivore sur un long cou ! Mettre en doute n’est pas une action : cela ne coûte que la carte, et celle-ci vous donne un point.',
      ),
      task: words('It’s a Fake! Throw out the skull.', 'C’est un faux ! Écartez le crâne.'),
      wait: { kind: 'answer', texts: ['doubtBone its-a-fake#1 th-head-crested'] },
      nudges: [
        {
          to: ['pass'],
          say: words('Two points for that thing? Object!', 'Deux points pour cette chose ? Protestez !'),
        },
        {
          to: [],
          say: words(
            'It would cost him as much. But the skull makes the headline.',
            'Cela lui coûterait autant. Mais c’est le crâne qui fait la une.',
          ),
        },
      ],
      others: ['1 pass'],
      recap: words(
        'One bone is left: 1 Prestige for Edward, and 1 for you.',
        'Il reste un os : 1 point de Prestige pour Edward, et 1 pour vous.',
      ),
    }),
    step({
      say: words('Nothing more to show? Then pass.', 'Plus rien à montrer ? Alors passez.'),
      task: words('Pass.', 'Passez.'),
      wait: { kind: 'answer', texts: ['pass'] },
      nudges: [{ to: [], say: words('Keep that thought for one minute.', 'Gardez cette idée une minute.') }],
      others: ['1 fossil fo-trackway', '1 present'],
      recap: words(
        'Edward presents a Trackway: 12 Prestige.',
        'Edward présente une Piste de pas : 12 points de Prestige.',
      ),
    }),
    step({
      say: words(
        'A Trackway: Edward stands at twelve. Twelve! The goal! And the game goes on. Pass, and you shall see why.',
        'Une Piste de pas : Edward est à douze. Douze ! L’objectif ! Et la partie continue. Passez, vous verrez pourquoi.',
      ),
      task: words('Pass again.', 'Passez encore.'),
      wait: { kind: 'answer', texts: ['pass'] },
      nudges: [{ to: [], say: words('Keep that thought for one minute.', 'Gardez cette idée une minute.') }],
      others: ['1 pass'],
      recap: words('Edward passes: Museum Work is over.', 'Edward passe : le Travail au musée est fini.'),
    }),
    step({
      say: words(
        'Only the end of the turn counts. And between now and then stands my favorite phase.',
        'Seule compte la fin du tour. Et d’ici là, il y a ma phase préférée.',
      ),
      task: words('Touch the Prestige track, with the goal on it.', 'Touchez la piste de Prestige, avec son objectif.'),
      wait: { kind: 'explain', thing: 'track' },
      nudges: [
        {
          to: [],
          say: words(
            'In a minute. First the track, above the museums.',
            'Dans un instant. D’abord la piste, au-dessus des musées.',
          ),
        },
      ],
      recap: words('You 11, Edward 12, and the turn is not over.', 'Vous 11, Edward 12, et le tour n’est pas fini.'),
    }),
  ],
  won: words(
    'A complete Triceratops, and 5 Prestige in one phase.',
    'Un Triceratops complet, et 5 points de Prestige en une phase.',
  ),
  known: words(
    'Whatever is presented can be doubted, and whoever is doubted can defend.',
    'Toute présentation peut être mise en doute, et qui est mis en doute peut se défendre.',
  ),
};
