import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { Ruthless } from '../rules/state.ts';
import { ALLOSAURUS, EARNED, EDWARD_EARNED, EDWARDS_MUSEUM, lay, SETTINGS } from './positions.ts';

/** A revision at Edward's, whichever comes first. */
const REVISIONS = [
  'revise hadrosaurus or-head-duckbill',
  'revise camarasaurus sa-limb-columns',
  'revise brachiosaurus sa-limb-columns',
  'publish',
];

export const lastWord: Chapter<Ruthless> = {
  title: words('The last word', 'Le dernier mot'),
  settings: SETTINGS,
  chance: [],
  opening: [],
  canPlayOn: false,
  arrange(state, box) {
    lay(
      state,
      box,
      {
        earned: { ...EARNED, skeletons: 6, boosts: 1, events: 1 },
        crew: ['crew-williston', 'crew-lakes'],
        // No Event, so that nobody asks the learner to defend.
        bones: ['or-head-duckbill', 'sa-limb-columns', 'th-limb-runner'],
        museum: { allosaurus: ALLOSAURUS, triceratops: ['ar-head-frilled', 'ar-vert-locked', 'ar-limb-spreading'] },
        fossils: ['fo-eggs'],
      },
      {
        earned: { ...EDWARD_EARNED, skeletons: 9, fossils: 2 },
        cards: ['head-on-the-wrong-end', 'unpaid-wages', 'discredited'],
        museum: { ...EDWARDS_MUSEUM, brachiosaurus: ['sa-vert-whip'] },
        fossils: ['fo-coprolite', 'fo-trackway'],
      },
      { turn: 5, stage: 'controversy' },
    );
  },
  steps: [
    step({
      say: words(
        'Edward is at the goal, you are one short. Take a point from him and give it to yourself. Your green skull fits his Hadrosaurus better than his own.',
        'Edward est à l’objectif, il vous manque un point. Prenez-lui-en un. Votre crâne vert va mieux à son Hadrosaurus que le sien.',
      ),
      task: words('Revise a skeleton of Edward’s and publish.', 'Révisez un squelette d’Edward et publiez.'),
      wait: { kind: 'turn', texts: REVISIONS },
      nudges: [
        {
          to: ['revise allosaurus th-limb-runner'],
          say: words(
            'Yours are perfect already. Look at Edward’s wall.',
            'Les vôtres sont déjà parfaits. Regardez chez Edward.',
          ),
        },
        { to: ['pass'], say: words('Now? He would win.', 'Maintenant ? Il gagnerait.') },
        {
          to: [],
          say: words(
            'Look at Edward’s wall: your green skull, or your blue limbs.',
            'Regardez chez Edward : votre crâne vert, ou vos membres bleus.',
          ),
        },
      ],
      others: ['1 pass', '1 playOnSkeleton head-on-the-wrong-end#1 allosaurus'],
      recap: words(
        'Edward plays Head on the Wrong End on your Allosaurus: he gains 1, you lose 1.',
        'Edward joue La tête du mauvais côté contre votre Allosaurus : il gagne 1 point, vous en perdez 1.',
      ),
    }),
    step({
      say: words(
        'Your skull was not perfect, and he found it. Return the favor: a closer match, or, where a place is empty, simply a bone of the right color.',
        'Votre crâne n’était pas parfait, et il l’a vu. Rendez la politesse : une meilleure correspondance ou, pour un emplacement libre, simplement la bonne couleur.',
      ),
      task: words('Revise once more and publish.', 'Révisez encore une fois et publiez.'),
      wait: { kind: 'turn', texts: REVISIONS },
      nudges: [
        {
          to: ['pass'],
          say: words('Now? He would win. You still hold a bone.', 'Maintenant ? Il gagnerait. Vous avez encore un os.'),
        },
        {
          to: [],
          say: words('Look at Edward’s wall once more.', 'Regardez encore une fois chez Edward.'),
        },
      ],
      others: ['1 pass', '1 pass'],
      recap: words('Edward has nothing left to say and passes.', 'Edward n’a plus rien à dire et passe.'),
    }),
    step({
      say: words(
        'Look at the track. If you pass now, the turn is over with you at the goal and Edward below. Say nothing more.',
        'Regardez la piste. Si vous passez, le tour finit avec vous à l’objectif et Edward en dessous. N’ajoutez rien.',
      ),
      task: words('Pass.', 'Passez.'),
      wait: { kind: 'answer', texts: ['pass'] },
      nudges: [{ to: [], say: words('Nothing left to prove. Pass.', 'Plus rien à prouver. Passez.') }],
      recap: words('You win, 12 to 11.', 'Vous gagnez, 12 à 11.'),
    }),
  ],
  won: words(
    'The game. Scientific Immortality! Until the next edition, at least.',
    'La partie. L’immortalité scientifique ! Du moins jusqu’à la prochaine édition.',
  ),
  known: words(
    'When a turn ends with the goal reached, the highest Prestige wins. And one tip: before you describe, ask who could correct you, and whether it might be yourself.',
    'Quand un tour finit et que l’objectif est atteint, le plus haut Prestige gagne. Un conseil : avant de décrire, demandez-vous qui pourrait vous corriger, et si ce ne serait pas vous.',
  ),
};
