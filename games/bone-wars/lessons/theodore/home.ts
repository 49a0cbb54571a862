import type { Chapter } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after } from './course.ts';
import { WATCH } from './watching.ts';

export const home: Chapter<BoneWars> = {
  ...after(3),
  title: words('He goes home', 'Il rentre'),
  canPlayOn: true,
  steps: [
    step({
      say: words(
        'Dakota is nearly empty. Dig Deeper clears the site and fills it anew, species too. That helps whoever comes next.',
        'Le Dakota est presque vide. Creuser plus profondément vide le site et le regarnit, espèce comprise. Cela profite au prochain.',
      ),
      task: words('Play Basic team 1 and dig deeper.', 'Jouez l’Équipe de base 1 et creusez plus profondément.'),
      wait: { kind: 'all', texts: ['team T1', 'digDeeper'] },
      nudges: [
        {
          to: ['dig 3'],
          say: words(
            'Good too. But you have not seen Dig Deeper yet.',
            'Bien aussi. Mais vous n’avez pas encore vu cette action.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'A free step is left; you may leave it. Your purse is nearly empty, and so is his.',
        'Il reste un pas gratuit ; on peut y renoncer. Vous n’avez presque plus d’argent, lui non plus.',
      ),
      task: words('End the turn.', 'Terminez le tour.'),
      wait: { kind: 'answer', texts: ['end'] },
      nudges: [ANOTHER_TIME],
      recap: words('His turn. Yours will be to pass.', 'À lui. Ensuite, vous passerez.'),
    }),
    step({
      say: words(
        'He can’t pay for his next slot, so he passes: the highest profession that he can use, a species card, then the side with more published papers.',
        'Il ne peut payer l’emplacement suivant : il passe. La plus haute profession utile, une carte espèce, puis le camp le plus publié.',
      ),
      task: WATCH,
      wait: { kind: 'watch' },
      recap: words('Theodore serves Marsh now, as you do.', 'Théodore sert Marsh, comme vous.'),
    }),
    step({
      say: words(
        'You can’t pay for another card either, and pass. The second row upgrades your team. When Theodore takes it, one of his cards gets better instead.',
        'Vous ne pouvez plus payer non plus, et passez. La deuxième rangée améliore votre équipe. Quand Théodore la prend, c’est une de ses cartes qui s’améliore.',
      ),
      task: words('Take the second profession.', 'Prenez la deuxième profession.'),
      wait: { kind: 'answer', texts: ['prof-2R'] },
      nudges: [
        {
          to: [],
          say: words(
            'Another day. The second row has the upgrade.',
            'Un autre jour. L’amélioration est en deuxième rangée.',
          ),
        },
      ],
    }),
    step({
      say: words(
        'The row gives a team upgrade and a colleague, in the order that you like. The team first.',
        'La rangée donne une amélioration d’équipe et un paléontologue, dans l’ordre de votre choix. D’abord l’équipe.',
      ),
      task: words('Take the team upgrade.', 'Prenez l’amélioration d’équipe.'),
      wait: { kind: 'answer', texts: ['upgradeTeam 1'] },
      nudges: [
        {
          to: [],
          say: words('That comes, too. The upgrade first.', 'Elle vient aussi. D’abord l’équipe.'),
        },
      ],
    }),
    step({
      say: words(
        'An advanced team reaches as deep and has one point more.',
        'Une équipe avancée creuse aussi profond, avec un point de plus.',
      ),
      task: words('Take Advanced team 1 for Basic team 1.', 'Prenez l’Équipe avancée 1 pour l’Équipe de base 1.'),
      wait: { kind: 'answer', texts: ['replace T1 A1'] },
      nudges: [
        {
          to: ['replace *', 'hire *'],
          say: words(
            'A fine choice another time. Today: Advanced team 1 for Basic team 1.',
            'Beau choix, une autre fois. Ici : l’Équipe avancée 1 pour l’Équipe de base 1.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'Now the colleague. Theodore takes the top card of the deck; you may choose.',
        'Au tour du paléontologue. Théodore prend le dessus du paquet ; vous, vous choisissez.',
      ),
      task: words('Take any paleontologist card.', 'Prenez la carte paléontologue de votre choix.'),
      wait: { kind: 'answer', texts: ['leidy-2', 'lucas-2', 'foulke-2'] },
      nudges: [{ to: [], say: words('He costs nothing. Take one along.', 'Il ne coûte rien. Emmenez-en un.') }],
    }),
    step({
      say: words(
        'Now choose your patron, knowing his. With Marsh you climb side by side; with Cope you would be alone.',
        'Choisissez votre patron, en connaissant le sien. Chez Marsh vous montez côte à côte ; chez Cope vous n’auriez personne à côté de vous.',
      ),
      task: words('Move to either university.', 'Allez à l’université de votre choix.'),
      wait: { kind: 'answer', texts: ['1', '4'] },
      recap: words('Round 2. He stands higher, so he begins.', 'Manche 2. Plus haut que vous, il commence.'),
    }),
    step({
      say: words(
        'You know how to read him now. My one tip: be at the good sites before he is.',
        'Vous savez le lire maintenant. Mon seul conseil : arrivez avant lui aux bons sites.',
      ),
      task: WATCH,
      wait: { kind: 'watch' },
    }),
  ],
  won: words('A colleague who always has time.', 'Un rival qui a toujours le temps.'),
  known: words(
    'Theodore passes when he can’t pay or his slots are full.',
    'Théodore passe quand il ne peut plus payer ou que ses emplacements sont pleins.',
  ),
};
