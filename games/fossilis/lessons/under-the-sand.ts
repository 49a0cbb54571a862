import { type Chapter, step, words } from '@bonebed/kernel';
import type { Fossilis } from '../rules/state.ts';
import { spacesOf } from '../testing/arrange.ts';
import { lay, TILES } from './site.ts';

export const underTheSand: Chapter<Fossilis> = {
  title: words('Under the sand', 'Sous le sable'),
  settings: {},
  chance: [],
  opening: [],
  canPlayOn: false,
  arrange(state, box) {
    lay(state, box, {
      spaces: spacesOf(`
        S.    C.    SX    S.    S.
        SS    X.    CS    XS    C.
        S.    SS    S.    SX    CC
        S.    X.    C.    XC    C.
        S.1   SX    S.    CX    S.2
      `),
      tiles: TILES,
    });
  },
  steps: [
    step({
      say: words(
        'I am Mary Anning, and I find things. Bones lie under these tiles. Put them together into Dinosaurs; at the end, most points win. Let us see what is under the Sand beside you.',
        'Je suis Mary Anning, et je trouve des choses. Sous ces tuiles, il y a des os. Assemblez-les en dinosaures ; à la fin, le plus de points gagne. Voyons sous le sable, à côté de vous.',
      ),
      task: words('Dig A4 to the west.', 'Creusez A4 vers l’ouest.'),
      wait: { kind: 'all', texts: ['dig', 'A4 W'] },
      nudges: [
        {
          to: ['A4 S', 'A5 *'],
          say: words(
            'That would carry you off with it. A4 to the west: over the edge.',
            'Là, vous partiriez avec. A4 vers l’ouest : par-dessus bord.',
          ),
        },
        {
          to: ['A4 *', 'B5 *'],
          say: words(
            'That would go too, but we want A4 over the edge: west.',
            'Cela irait aussi, mais poussons A4 par-dessus bord : vers l’ouest.',
          ),
        },
        {
          to: [],
          say: words('In a moment. First we dig: A4, beside you.', 'Dans un instant. D’abord, creusons : A4, à côté.'),
        },
      ],
      recap: words(
        'The pit of A4 is open, and the Sand tile is yours.',
        'La fosse A4 est ouverte, et la tuile de sable est à vous.',
      ),
    }),
    step({
      say: words(
        'A Tooth and a Limb! But bare bone crumbles. We wrap it in Plaster first, and you have none. Touch a bone to see its price. One Energy, one Plaster.',
        'Une dent et un membre ! Mais l’os nu s’effrite. On l’enveloppe d’abord de plâtre, et vous n’en avez pas. Touchez un os pour voir son prix. Une énergie, un plâtre.',
      ),
      task: words('Gain Plaster.', 'Prenez du plâtre.'),
      wait: { kind: 'answer', texts: ['plaster'] },
      nudges: [
        {
          to: ['extract'],
          say: words(
            'Touch the bone to see its price. Plaster first.',
            'Touchez l’os pour voir son prix. Le plâtre d’abord.',
          ),
        },
        {
          to: [],
          say: words('Later. The Tooth wants Plaster first.', 'Plus tard. Pour la dent, il faut d’abord du plâtre.'),
        },
      ],
      recap: words('1 Plaster, taken from the pool.', '1 plâtre, pris dans le bac.'),
    }),
    step({
      say: words(
        'That pays for the Tooth. Taking a find from an open pit straight beside you costs no Energy, once each turn. The Limb will wait.',
        'De quoi payer la dent. Une fois par tour, prendre une trouvaille dans une fosse ouverte voisine ne coûte pas d’énergie. Le membre attendra.',
      ),
      task: words('Extract the Tooth from A4.', 'Extrayez la dent de la fosse A4.'),
      wait: { kind: 'answer', texts: ['extract'] },
      nudges: [
        {
          to: ['plaster'],
          say: words(
            'You have enough for the Tooth. Out with it first.',
            'Vous avez de quoi payer la dent. Sortez-la d’abord.',
          ),
        },
        {
          to: [],
          say: words('First the Tooth: it is right beside you.', 'D’abord la dent : elle est juste à côté de vous.'),
        },
      ],
      recap: words('Your first bone lies in your storage.', 'Votre premier os est dans votre stock.'),
    }),
    step({
      say: words(
        'Three Energy, every turn: spend them as you like. What you keep is lost. One is left, and the Limb wants Plaster too.',
        'Trois énergies à chaque tour : dépensez-les comme vous voulez. Ce qui reste est perdu. Il en reste une, et le membre aussi demande du plâtre.',
      ),
      task: words('Gain Plaster again.', 'Reprenez du plâtre.'),
      wait: { kind: 'answer', texts: ['plaster'] },
      nudges: [
        {
          to: ['done'],
          say: words(
            'Not yet. Your last Energy buys the Plaster we need.',
            'Pas encore. Votre dernière énergie paie le plâtre qu’il nous faut.',
          ),
        },
        {
          to: [],
          say: words('That works too, but we need Plaster.', 'C’est possible aussi, mais il nous faut du plâtre.'),
        },
      ],
      recap: words('1 Plaster for the next turn.', '1 plâtre pour le prochain tour.'),
    }),
  ],
  won: words('Your first bone, a Tooth.', 'Votre premier os, une dent.'),
  known: words(
    'Three Energy for digging and Plaster, and one find each turn on top.',
    'Trois énergies pour creuser et prendre du plâtre, et en plus une trouvaille par tour.',
  ),
};
