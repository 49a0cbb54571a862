import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { Ruthless } from '../rules/state.ts';
import { ALLOSAURUS, EARNED, EDWARD_EARNED, EDWARDS_MUSEUM, lay, SETTINGS } from './positions.ts';

export const fieldSeason: Chapter<Ruthless> = {
  title: words('Field Season', 'Saison de fouilles'),
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
        crew: ['crew-williston'],
        cards: [
          'triceratops',
          'crew-lakes',
          'bigger-gun',
          'spy-in-the-camp',
          'significant-find',
          'rebuttal',
          'its-a-fake',
        ],
        bones: ['ar-head-frilled', 'ar-vert-locked', 'or-head-duckbill', 'sa-limb-columns', 'th-limb-runner'],
        museum: { allosaurus: ALLOSAURUS },
        fossils: ['fo-eggs'],
      },
      {
        earned: EDWARD_EARNED,
        cards: ['train-robbers', 'its-a-fake', 'brachiosaurus', 'head-on-the-wrong-end', 'unpaid-wages', 'discredited'],
        bones: ['ar-limb-spreading', 'th-head-crested', 'sa-vert-whip', 'fo-trackway'],
        museum: EDWARDS_MUSEUM,
        fossils: ['fo-coprolite'],
      },
      { turn: 5 },
    );
  },
  steps: [
    step({
      say: words(
        'Some turns later, Edward leads. A new season: everybody has drawn Events and Bones. First things first: good men are rare. Whoever you hire stays and helps you turn after turn.',
        'Quelques tours plus tard, Edward mène. Nouvelle saison : chacun a pioché des Événements et des Os. Les bons éléments sont rares. Qui vous engagez reste et vous aide, tour après tour.',
      ),
      task: words('Hire Arthur Lakes.', 'Engagez Arthur Lakes.'),
      wait: { kind: 'answer', texts: ['hire crew-lakes'] },
      nudges: [
        {
          to: ['describe *'],
          say: words(
            'Names wait for Museum Work. The band on a card tells what it is.',
            'Les Noms attendent le Travail au musée. Le bandeau de la carte dit ce qu’elle est.',
          ),
        },
        { to: [], say: words('Later. First the crew.', 'Plus tard. D’abord l’équipe.') },
      ],
      others: ['1 playOn train-robbers#1 0'],
      recap: words(
        'Lakes is yours. Edward plays Train Robbers on you.',
        'Lakes est à vous. Edward joue Attaque du train contre vous.',
      ),
    }),
    step({
      say: words(
        'Stop press: robbers on your train! Without an answer you miss this turn’s Museum Work. Whoever is hit may defend, and a Defense says what it answers: this one, theft and hold-ups.',
        'Dernière heure : votre train est attaqué ! Sans réponse, pas de Travail au musée ce tour-ci. Qui est visé peut se défendre, et une Défense dit à quoi elle répond.',
      ),
      task: words('Defend yourself with Bigger Gun.', 'Défendez-vous avec Un plus gros fusil.'),
      wait: { kind: 'answer', texts: ['defend bigger-gun#1'] },
      nudges: [
        {
          to: ['defend rebuttal#1'],
          say: words('Words do not stop robbers. Bigger Gun.', 'Les mots n’arrêtent pas les bandits. Le fusil.'),
        },
        {
          to: [],
          say: words('And stay out of the museum? Bigger Gun.', 'Et rester à la porte du musée ? Le fusil.'),
        },
      ],
      recap: words('Train Robbers is canceled and spent.', 'Attaque du train est annulée et dépensée.'),
    }),
    step({
      say: words(
        'Your answer? You have a Triceratops in mind: a head, a backbone, no limbs. Let us see what Edward has been digging up.',
        'Votre réponse ? Vous rêvez d’un Triceratops : une tête, une colonne, pas de membres. Allons voir ce qu’Edward a déterré.',
      ),
      task: words('Play Spy in the Camp on Edward.', 'Jouez Un espion au camp contre Edward.'),
      wait: { kind: 'answer', texts: ['playOn spy-in-the-camp#1 1'] },
      nudges: [
        {
          to: ['pass'],
          say: words('And forgive him? Not in my newspaper.', 'Et lui pardonner ? Pas dans mon journal.'),
        },
        { to: [], say: words('Not now. Send the spy.', 'Pas maintenant. Envoyez l’espion.') },
      ],
      others: ['1 pass'],
      recap: words('Edward does not defend himself.', 'Edward ne se défend pas.'),
    }),
    step({
      say: words(
        'Gold limbs, and a perfect match for Triceratops. He will not miss them. Yes, he will.',
        'Des membres or, correspondance parfaite avec Triceratops. Ils ne lui manqueront pas. Enfin, si.',
      ),
      task: words('Take the Spread-toed limbs.', 'Prenez les Membres à doigts écartés.'),
      wait: { kind: 'answer', texts: ['ar-limb-spreading'] },
      nudges: [
        {
          to: ['fo-trackway'],
          say: words(
            'One point, yes. But the limbs make your Triceratops complete.',
            'Un point, oui. Mais les membres complètent votre Triceratops.',
          ),
        },
        { to: [], say: words('You need limbs: the gold ones.', 'Il vous faut des membres : ceux en or.') },
      ],
      others: ['1 pass'],
      recap: words('The limbs are yours. Edward passes.', 'Les membres sont à vous. Edward passe.'),
    }),
    step({
      say: words(
        'Enough mischief. Edward has passed; if you pass too, the bones go to the museum.',
        'Assez de mauvais tours. Edward a passé ; si vous passez aussi, les os vont au musée.',
      ),
      task: words('Pass.', 'Passez.'),
      wait: { kind: 'answer', texts: ['pass'] },
      nudges: [
        { to: ['boost *'], say: words('Soon. With your skeleton.', 'Bientôt. Avec votre squelette.') },
        { to: [], say: words('Soon, in the museum. Pass.', 'Bientôt, au musée. Passez.') },
      ],
      recap: words('The Field Season is over.', 'La Saison de fouilles est finie.'),
    }),
  ],
  won: words(
    'The limbs you lacked, and a new man in your crew.',
    'Les membres qui vous manquaient, et un équipier de plus.',
  ),
  known: words(
    'The Field Season fills your hands; crew stays, Events strike once, Defenses answer.',
    'La Saison de fouilles remplit vos mains ; l’équipe reste, l’Événement frappe une fois, la Défense répond.',
  ),
};
