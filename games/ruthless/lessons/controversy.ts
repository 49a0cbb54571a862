import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { Ruthless } from '../rules/state.ts';
import { lay, SETTINGS } from './positions.ts';

export const controversy: Chapter<Ruthless> = {
  title: words('Controversy', 'Controverse'),
  settings: SETTINGS,
  chance: [],
  opening: [],
  canPlayOn: true,
  arrange(state, box) {
    lay(
      state,
      box,
      {
        earned: { start: 1, skeletons: 3, fossils: 1 },
        bones: ['th-limb-grappler', 'sa-head-spoontooth'],
        museum: { allosaurus: ['th-head-massive', 'th-vert-powerful', 'or-limb-sprinter'] },
        fossils: ['fo-eggs'],
      },
      {
        earned: { start: 1, skeletons: 2 },
        cards: ['train-robbers', 'unpaid-wages'],
        museum: { camarasaurus: ['ar-head-plated', 'sa-vert-tower'] },
      },
      { stage: 'controversy' },
    );
  },
  steps: [
    step({
      say: words(
        'Now they read what you wrote. The marks under a bone count the traits it shares with the Name. Your green limbs: none. Put the red ones there before Edward finds a pair.',
        'Maintenant, on vous lit. Les marques sous un os comptent les traits qu’il partage avec le Nom. Vos membres verts : aucun. Mettez les rouges avant qu’Edward en trouve.',
      ),
      task: words('Revise Allosaurus with the Grappler’s limbs.', 'Révisez Allosaurus avec les Membres de lutteur.'),
      wait: { kind: 'answer', texts: ['revise allosaurus th-limb-grappler'] },
      nudges: [
        {
          to: ['revise allosaurus *', 'revise * th-limb-grappler'],
          say: words('Here color matters: red Name, red bone.', 'Ici, la couleur compte : Nom rouge, os rouge.'),
        },
        {
          to: ['revise camarasaurus *'],
          say: words(
            'Gladly, in a minute. First your own Allosaurus.',
            'Avec plaisir, dans un instant. D’abord votre Allosaurus.',
          ),
        },
        {
          to: [],
          say: words(
            'Your Allosaurus first, with the red limbs.',
            'D’abord votre Allosaurus, avec les membres rouges.',
          ),
        },
      ],
    }),
    step({
      say: words(
        'Right color, closer match: both are needed to replace a bone. One Prestige for correcting yourself. Now you see why you kept them.',
        'La bonne couleur, une meilleure correspondance : il faut les deux pour remplacer un os. Un point de Prestige pour vous corriger. Voilà pourquoi vous les gardiez.',
      ),
      task: words('Publish the revision.', 'Publiez la révision.'),
      wait: { kind: 'answer', texts: ['publish'] },
      nudges: [{ to: [], say: words('A free point. Print it.', 'Un point gratuit. Imprimez.') }],
      others: ['1 pass'],
      recap: words('1 Prestige for you. Edward passes.', '1 point de Prestige pour vous. Edward passe.'),
    }),
    step({
      say: words(
        'And now the best part. Edward put an armored skull on a long neck. You have the proper one. In a rival’s museum you gain one for each bone, and he loses as many.',
        'Et voici le meilleur. Edward a mis un crâne cuirassé sur un long cou. Vous avez le bon. Chez un rival, vous gagnez un point par os, et il en perd autant.',
      ),
      task: words(
        'Revise Camarasaurus with the Spoon-toothed skull.',
        'Révisez Camarasaurus avec le Crâne à dents en cuillère.',
      ),
      wait: { kind: 'answer', texts: ['revise camarasaurus sa-head-spoontooth'] },
      nudges: [
        {
          to: ['pass'],
          say: words(
            'And let that skull stand? My readers would weep.',
            'Et laisser ce crâne en place ? Mes lecteurs pleureraient.',
          ),
        },
        {
          to: [],
          say: words('Look at Edward’s wall: blue Name, blue skull.', 'Regardez chez Edward : Nom bleu, crâne bleu.'),
        },
      ],
    }),
    step({
      say: words(
        'The bone stays in his museum; the glory is yours. Equal would not have been enough, by the way. Only better is better.',
        'L’os reste dans son musée ; la gloire est pour vous. Une correspondance égale n’aurait pas suffi : seul le mieux est mieux.',
      ),
      task: words('Publish the revision.', 'Publiez la révision.'),
      wait: { kind: 'answer', texts: ['publish'] },
      nudges: [
        {
          to: [],
          say: words('Second thoughts? In my trade? Print it.', 'Des scrupules ? Dans mon métier ? Imprimez.'),
        },
      ],
      others: ['1 pass', '1 pass'],
      recap: words(
        'The revision stands. All pass, nobody has reached the goal: a new turn begins.',
        'La révision tient. Tous passent, personne n’a atteint l’objectif : un nouveau tour commence.',
      ),
    }),
  ],
  won: words('Two Prestige, and Edward lost one.', 'Deux points de Prestige, et Edward en a perdu un.'),
  known: words(
    'The color of the Name and a closer match: one for you, and in a rival’s museum one less for him.',
    'La couleur du Nom et une meilleure correspondance : un point pour vous, et chez un rival un de moins pour lui.',
  ),
};
