import { type Chapter, step, words } from '@bonebed/kernel';
import type { Fossilis } from '../rules/state.ts';
import { spacesOf } from '../testing/arrange.ts';
import { lay, TILES } from './site.ts';

export const firstDinosaur: Chapter<Fossilis> = {
  title: words('Your first Dinosaur', 'Votre premier dinosaure'),
  settings: {},
  chance: [],
  opening: [],
  canPlayOn: true,
  arrange(state, box) {
    const { A4, ...tiles } = TILES;
    lay(state, box, {
      phase: 'claim',
      energy: 0,
      pool: 6,
      spaces: spacesOf(`
        S.    C.    SX    S.    S.
        SS    X.    CS    XS    C.
        S.    SS    S.    SX    CC
        ..    X.    C.    XC    C.
        S.1   SX    S.    CX    S.2
      `),
      tiles,
      pits: { A4: 'limb', B3: 'tooth rib', C4: 'hammer', C5: 'limb' },
      players: [{ plaster: 1, storage: { tooth: 1 }, tiles: [A4] }, {}],
    });
  },
  steps: [
    step({
      say: words(
        'Once a turn, one Dinosaur may go into your lab, if you have a bone for it. This one needs a Tooth and a Limb, and you know where a Limb lies.',
        'Une fois par tour, un dinosaure peut entrer au laboratoire si vous avez un os pour lui. Celui-ci demande une dent et un membre, et vous savez où trouver un membre.',
      ),
      task: words('Claim Microraptor.', 'Installez le Microraptor dans le laboratoire.'),
      wait: { kind: 'answer', texts: ['claim microraptor'] },
      nudges: [
        {
          to: ['claim *'],
          say: words(
            'A beauty, but it needs more bones. Start with two.',
            'Superbe, mais il demande plus d’os. Commencez par deux.',
          ),
        },
        {
          to: [],
          say: words('Not so fast: take Microraptor along.', 'Pas si vite : emportez d’abord le Microraptor.'),
        },
      ],
      recap: words(
        'Your only bone, the Tooth, goes onto the card by itself.',
        'La dent, votre seul os, va toute seule sur la carte.',
      ),
    }),
    step({
      say: words(
        'It is yours now, and so is its Tooth: bones on a card stay there. Let Othniel play.',
        'Il est à vous, et sa dent aussi : un os affecté ne se reprend pas. À Othniel de jouer.',
      ),
      task: words('End your turn.', 'Finissez le tour.'),
      wait: { kind: 'answer', texts: ['done'] },
      nudges: [
        {
          to: [],
          say: words(
            'Half a Dinosaur, half the joy. The Limb is right beside you.',
            'La moitié d’un dinosaure, la moitié du plaisir. Le membre est juste à côté.',
          ),
        },
      ],
      others: ['1 plaster', '1 plaster', '1 move', '1 C5'],
      recap: words('Othniel gains 2 Plaster and walks to C5.', 'Othniel prend 2 plâtres et va en C5.'),
    }),
    step({
      say: words(
        'Three fresh Energy. The Limb costs more Plaster than you have: take one more, and we can pay.',
        'Trois énergies toutes neuves. Le membre coûte plus de plâtre que vous n’en avez : encore un, et nous pouvons payer.',
      ),
      task: words('Gain Plaster.', 'Prenez du plâtre.'),
      wait: { kind: 'answer', texts: ['plaster'] },
      nudges: [
        {
          to: ['extract'],
          say: words('Nearly: one Plaster is missing.', 'Presque : il manque un plâtre.'),
        },
        {
          to: ['scorePartial *'],
          say: words('Patience: the Limb comes next.', 'Patience : le membre arrive.'),
        },
        {
          to: [],
          say: words('Stay: the Limb is straight beside you here.', 'Restez : d’ici, le membre est juste à côté.'),
        },
      ],
      recap: words('2 Plaster: the price of the Limb.', '2 plâtres : le prix du membre.'),
    }),
    step({
      say: words('Nobody came for it. Out with it!', 'Personne n’est venu le prendre. Sortez-le !'),
      task: words('Extract the Limb.', 'Extrayez le membre.'),
      wait: { kind: 'answer', texts: ['extract'] },
      nudges: [
        {
          to: [],
          say: words('First the bone, before somebody covers it.', 'D’abord l’os, avant qu’on le recouvre.'),
        },
      ],
      recap: words('The Limb is in your storage.', 'Le membre est dans votre stock.'),
    }),
    step({
      say: words(
        'Bones go from storage to the card whenever you like in your turn.',
        'Un os passe du stock à la carte quand vous voulez, pendant votre tour.',
      ),
      task: words('Assign the Limb to Microraptor.', 'Affectez le membre au Microraptor.'),
      wait: { kind: 'answer', texts: ['assign limb microraptor'] },
      nudges: [
        {
          to: ['scorePartial *'],
          say: words('Put the Limb on first: whole is worth more.', 'Le membre d’abord : entier, il vaut plus.'),
        },
        {
          to: [],
          say: words(
            'In a moment. The Limb belongs on Microraptor.',
            'Dans un instant. La place du membre est sur le Microraptor.',
          ),
        },
      ],
      recap: words('Microraptor is whole.', 'Le Microraptor est entier.'),
    }),
    step({
      say: words(
        'Complete! You get the large number on the card, and the card goes to your collection. Remember its three little signs. They may pay again at the end.',
        'Complet ! Vous gagnez le grand nombre de la carte, qui rejoint votre collection. Retenez ses trois petits signes : ils peuvent encore payer à la fin.',
      ),
      task: words('Score Microraptor, complete.', 'Validez le Microraptor, complet.'),
      wait: { kind: 'answer', texts: ['scorePerfect microraptor'] },
      nudges: [{ to: [], say: words('Take your points first.', 'Vos points d’abord.') }],
      recap: words('Your first points.', 'Vos premiers points.'),
    }),
    step({
      say: words(
        'Two Energy left. A Move is one or two steps over tiles, slantwise too, but never over an open pit. To the middle, please!',
        'Il reste deux énergies. Un déplacement fait un ou deux pas sur les tuiles, en diagonale aussi, jamais par une fosse ouverte. Au milieu, je vous prie !',
      ),
      task: words('Move to C3.', 'Allez en C3.'),
      wait: { kind: 'all', texts: ['move', 'C3'] },
      nudges: [
        { to: ['A4'], say: words('You would fall in. The middle.', 'Vous y tomberiez. Au milieu.') },
        {
          to: [],
          say: words('Good ground too, but C3 has the best view.', 'Bon endroit aussi, mais C3 a la plus belle vue.'),
        },
      ],
      recap: words('You stand in the middle of the site.', 'Vous voilà au milieu du site.'),
    }),
    step({
      say: words(
        'One Energy left. Plaster is never wrong: you will want some.',
        'Il reste une énergie. Du plâtre, ce n’est jamais une erreur : vous en voudrez.',
      ),
      task: words('Gain Plaster.', 'Prenez du plâtre.'),
      wait: { kind: 'answer', texts: ['plaster'] },
      nudges: [
        {
          to: ['done'],
          say: words('Your Energy would be lost. Plaster!', 'Votre énergie serait perdue. Du plâtre !'),
        },
        {
          to: [],
          say: words('Stay in the middle, and take Plaster.', 'Restez au milieu et prenez du plâtre.'),
        },
      ],
      others: ['1 dig', '1 D5 E'],
      recap: words(
        'Othniel heaves the upper Stone of D5 to the east: all his 3 Energy.',
        'Othniel pousse vers l’est la pierre du dessus, en D5 : ses 3 énergies y passent.',
      ),
    }),
  ],
  won: words('Your first Dinosaur and your first points.', 'Votre premier dinosaure et vos premiers points.'),
  known: words(
    'Claim a Dinosaur, bring its bones, score it whole.',
    'Installer un dinosaure, réunir ses os, le valider complet.',
  ),
};
