import type { Chapter, Nudge } from '@bonebed/kernel';
import { step, words } from '@bonebed/kernel';
import type { BoneWars } from '../../rules/state.ts';
import { ANOTHER_TIME } from '../another-time.ts';
import { after, CLARA } from './course.ts';

const KEEP_IT: Nudge = {
  to: ['bone torso'],
  say: words(
    'It fits. But three torsos together will be worth more.',
    'Il irait. Mais trois torses ensemble vaudront davantage.',
  ),
};

const TAKE_IT: Nudge = {
  to: ['decline'],
  say: words('It is free, and you will need a card.', 'C’est gratuit, et il vous en faudra.'),
};

export const skeleton: Chapter<BoneWars> = {
  ...after(0),
  title: words('The whole skeleton', 'Le squelette complet'),
  canPlayOn: false,
  steps: [
    step({
      say: words(
        'Last round. Cope pays you credibility times loyalty; let us raise both. Two species are waiting, and one turn is enough for both.',
        'Dernière manche. Cope vous paie crédibilité fois loyauté : montons les deux. Deux espèces attendent, et un seul tour suffit.',
      ),
      task: words('Play Williston.', 'Jouez Williston.'),
      wait: { kind: 'answer', texts: ['paleontologist williston-1'] },
      nudges: [ANOTHER_TIME],
    }),
    step({
      say: words('He publishes, and he begins with Dryosaurus.', 'Il publie, et commence par Dryosaurus.'),
      task: words('Publish papers; choose Dryosaurus.', 'Publiez des articles ; choisissez Dryosaurus.'),
      wait: { kind: 'all', texts: ['publish', 'dryosaurus'] },
      nudges: [
        {
          to: ['cimolopteryx'],
          say: words('Its turn comes. Dryosaurus first.', 'Son tour viendra. D’abord Dryosaurus.'),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'Four parts make a whole skeleton: two loyalty, the prize and the round bonus. The skull must be the kind the card shows.',
        'Quatre parties, squelette complet : deux de loyauté, le bonus médaille et celui de la manche. Le crâne doit être du type indiqué.',
      ),
      task: words(
        'Lay torso, tail, herbivore skull and paw.',
        'Posez le torse, la queue, le crâne d’herbivore et la patte.',
      ),
      wait: { kind: 'all', texts: ['bone torso', 'bone tail', 'bone skullHerbivore', 'bone paw'] },
      nudges: [
        {
          to: ['bone skullCarnivore'],
          say: words(
            'A plant eater with those teeth? Cope once did worse.',
            'Un herbivore avec ces dents ? Cope a fait pire.',
          ),
        },
        {
          to: ['done'],
          say: words('Not yet: every part that you have.', 'Pas encore : toutes les parties que vous avez.'),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'The first paper is complete. As long as you have bones and species, the same action goes on.',
        'Le premier article est complet. Tant qu’il reste des os et des espèces, la même action continue.',
      ),
      task: words('Choose Cimolopteryx.', 'Choisissez Cimolopteryx.'),
      wait: { kind: 'answer', texts: ['cimolopteryx'] },
      nudges: [
        {
          to: ['done'],
          say: words(
            'Wait: the second species can go in the same action.',
            'Attendez : la seconde espèce peut suivre dans la même action.',
          ),
        },
      ],
    }),
    step({
      say: words(
        'You have no wing; no matter. Unused parts need not fit: two bones will do. And keep the torso.',
        'Vous n’avez pas d’aile ; peu importe. Une partie absente n’a rien à remplir : deux os suffisent. Et gardez le torse.',
      ),
      task: words('Lay the tail.', 'Posez la queue.'),
      wait: { kind: 'answer', texts: ['bone tail'] },
      nudges: [KEEP_IT, ANOTHER_TIME],
    }),
    step({
      say: words(
        'This one is a meat eater, so your other skull is the right one.',
        'Celui-ci est un carnivore : votre autre crâne est donc le bon.',
      ),
      task: words('Lay the carnivore skull.', 'Posez le crâne de carnivore.'),
      wait: { kind: 'answer', texts: ['bone skullCarnivore'] },
      nudges: [KEEP_IT, ANOTHER_TIME],
    }),
    step({
      say: words(
        'Tail and skull make a paper of value 2. That is enough.',
        'Queue et crâne font un article de valeur 2. Cela suffit.',
      ),
      task: words('Choose “The skeleton is done”.', 'Choisissez « Le squelette est terminé ».'),
      wait: { kind: 'answer', texts: ['done'] },
      nudges: [KEEP_IT, ANOTHER_TIME],
    }),
    step({
      say: words(
        'First all cards and bones are laid down; only then come the rewards, in your order. So prize bones never help the same papers.',
        'D’abord toutes les cartes et tous les os ; ensuite seulement les récompenses, dans l’ordre voulu. Les os gagnés ne servent donc pas à ces articles.',
      ),
      task: words('Take the 2 bones from the bag, both of them.', 'Prenez les 2 os du sac, tous les deux.'),
      wait: { kind: 'all', texts: ['boneFromBag 2', '2'] },
      nudges: [
        {
          to: ['1', '0'],
          say: words('They are free. Take both.', 'Ils sont gratuits. Prenez les deux.'),
        },
        {
          to: [],
          say: words('That comes, too. The bones first.', 'Cela viendra aussi. D’abord les os.'),
        },
      ],
      recap: words('Two torsos! Now you have three.', 'Deux torses ! En voilà trois.'),
    }),
    step({
      say: words(
        'The bonus of this last round is one more loyalty. When only loyalty is left, the table takes it for you.',
        'Le bonus de cette dernière manche est une loyauté de plus. Quand il ne reste que de la loyauté, la table la prend pour vous.',
      ),
      task: words('Take the round bonus.', 'Prenez le bonus de la manche.'),
      wait: { kind: 'answer', texts: ['roundBonus 1'] },
      nudges: [
        {
          to: [],
          say: words('You get that anyway. First the round bonus.', 'Vous l’aurez de toute façon. D’abord la manche.'),
        },
      ],
      recap: words('5 loyalty in one action.', '5 de loyauté en une action.'),
    }),
    step({
      say: words(
        'Now archive. Dryosaurus is alone in its envelope: one colleague.',
        'Archivez. Dryosaurus est seul dans son enveloppe : un paléontologue.',
      ),
      task: words('Archive Dryosaurus, and take Reed.', 'Archivez Dryosaurus, et prenez Reed.'),
      wait: { kind: 'all', texts: ['dryosaurus', 'reed-1'] },
      nudges: [
        {
          to: ['foulke-2', 'peabody-1'],
          say: words(
            'A man of small finds. But you are about to debunk; Reed knows how.',
            'Un homme de découvertes. Or vous allez discréditer ; Reed s’y connaît.',
          ),
        },
        ANOTHER_TIME,
      ],
    }),
    step({
      say: words(
        'Cimolopteryx is the second card in its envelope, so that bonus comes twice: two new species.',
        'Cimolopteryx est la deuxième carte de son enveloppe : ce bonus vient deux fois, soit deux nouvelles espèces.',
      ),
      task: words('Take the first one.', 'Prenez la première.'),
      wait: { kind: 'answer', texts: ['take'] },
      nudges: [TAKE_IT],
    }),
    step({
      say: words(
        'Once for Allosaurus, which lay there already, and once for the new card.',
        'Une fois pour Allosaurus, déjà rangé là, et une fois pour la nouvelle carte.',
      ),
      task: words('Take the second one.', 'Prenez la seconde.'),
      wait: { kind: 'answer', texts: ['take'] },
      nudges: [TAKE_IT],
      others: CLARA.debunks,
      recap: words('Clara debunks your paper of value 2.', 'Clara discrédite votre article de valeur 2.'),
    }),
  ],
  won: words(
    'Two papers and 5 loyalty, in one action. Then Clara struck back.',
    'Deux articles et 5 de loyauté, en une action. Puis Clara a riposté.',
  ),
  known: words(
    'Four bones are best, but two are a paper; several papers fit in one action.',
    'Quatre os, c’est le mieux, mais deux font un article ; et une action en contient plusieurs.',
  ),
};
