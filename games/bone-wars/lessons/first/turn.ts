import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after, CLARA } from './course.ts';

export const turn: Chapter<BoneWars> = {
  ...after(1),
  title: words('A turn', 'Un tour'),
  canPlayOn: true,
  steps: [
    step({
      say: words(
        'One turn is one card, always into the next slot. You pay for the slot and for the card: together $2. A team card sends people to dig.',
        'Un tour, c’est une carte, toujours dans l’emplacement suivant. Vous payez l’emplacement et la carte : 2 $ en tout. L’équipe part creuser.',
      ),
      task: words('Play Basic team 2.', 'Jouez l’Équipe de base 2.'),
      wait: { kind: 'answer', texts: ['team T2'] },
      nudges: [
        {
          to: ['team T3'],
          say: words(
            'Stronger, but it can’t dig as deep. It gets its turn.',
            'Plus forte, mais elle creuse moins profond. Son tour viendra.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'Your team has 2 action points and one free step. The step first: from the university, out into the West.',
        'Votre équipe a 2 points d’action et un pas gratuit. Le pas d’abord : de l’université vers l’Ouest.',
      ),
      task: words('Move to Kansas.', 'Allez dans le Kansas.'),
      wait: { kind: 'answer', texts: ['move kansas'] },
      nudges: [
        {
          to: ['move nebraska'],
          say: words(
            'A fine place. But the paw we want lies in Kansas.',
            'Bel endroit. Mais la patte qu’il nous faut est dans le Kansas.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'Digging costs one action point. This card digs to depth 2: the top bone or the middle one. You hold a paw already.',
        'Creuser coûte un point d’action. Cette carte va à la profondeur 2 : l’os du haut ou celui du milieu. Vous avez déjà une patte.',
      ),
      task: words('Dig up the paw, at depth 2.', 'Déterrez la patte, à la profondeur 2.'),
      wait: { kind: 'answer', texts: ['dig 2'] },
      nudges: [
        {
          to: ['dig 3'],
          say: words(
            'Too deep for this team. Another card reaches it.',
            'Trop profond pour cette équipe. Une autre carte y parvient.',
          ),
        },
        {
          to: ['dig 1'],
          say: words('A wing, very pretty. We want the paw.', 'Une aile, fort jolie. Il nous faut la patte.'),
        },
        ANOTHER_TIME,
      ],
      recap: words('A paw in your crate.', 'Une patte dans votre caisse.'),
    }),
    step({
      say: words(
        'One point left. Every site has a tile with a small favour. This one draws a bone from the bag.',
        'Il reste un point. Chaque site a une tuile, un petit service. Celle-ci pioche un os du sac.',
      ),
      task: words('Use the tile of Kansas.', 'Utilisez la tuile du Kansas.'),
      wait: { kind: 'answer', texts: ['digSiteAction kansas'] },
      nudges: [
        {
          to: ['dig 1'],
          say: words(
            'That would do too. Try the tile: one point, one favour.',
            'Cela irait aussi. Essayez la tuile : un point, un service.',
          ),
        },
        ANOTHER_TIME,
      ],
      others: CLARA.camps,
      recap: words(
        'The bag gives you a torso. Clara sets up camp in Dakota.',
        'Le sac vous donne un torse. Clara établit un camp dans le Dakota.',
      ),
    }),
  ],
  won: words('A pair of paws and a torso.', 'Une paire de pattes et un torse.'),
  known: words(
    'A turn is one card: pay, step, spend your points.',
    'Un tour, c’est une carte : payer, faire un pas, dépenser ses points.',
  ),
};
