import { type Chapter, step, words } from '@bonebed/kernel';
import type { Fossilis } from '../rules/state.ts';
import { spacesOf } from '../testing/arrange.ts';
import { lay, perfectOf, TILES } from './site.ts';

export const heavyGround: Chapter<Fossilis> = {
  title: words('Heavy ground', 'Un sol lourd'),
  settings: {},
  chance: [],
  opening: [],
  canPlayOn: true,
  arrange(state, box) {
    const { A4, ...tiles } = TILES;
    const collection = ['microraptor'];
    lay(state, box, {
      round: 3,
      pool: 2,
      spaces: spacesOf(`
        S.    C.    SX    S.    S.
        SS    X.    CS    XS    C.
        S.    SS    S.1   SX    CC
        ..    X.    C.    XC    C.
        S.    SX    S.2   C.    SX
      `),
      tiles,
      pits: { A4: '', B3: 'tooth rib', C4: 'hammer', C5: 'limb' },
      dinosaurs: ['triceratops', 'stegosaurus', 'mosasaurus', 'diplodocus'],
      nextDinosaurs: ['velociraptor'],
      players: [{ score: perfectOf(box, collection), plaster: 1, tiles: [A4], collection }, { plaster: 2 }],
    });
  },
  steps: [
    step({
      say: words(
        'C4 is Clay: two Energy. A tile pushes what is no heavier than itself. West is Stone; north and east stand stacks, and a stack is never pushed. South lies Sand, with Othniel on it.',
        'C4 est de l’argile : deux énergies. Une tuile pousse ce qui n’est pas plus lourd qu’elle. À l’ouest, la pierre ; au nord et à l’est, des piles, qu’on ne pousse jamais. Au sud, du sable, et Othniel dessus.',
      ),
      task: words('Dig C4 to the south.', 'Creusez C4 vers le sud.'),
      wait: { kind: 'all', texts: ['dig', 'C4 S'] },
      nudges: [
        {
          to: ['B3 *'],
          say: words('A good one, and it comes next. First C4.', 'Bonne idée, et ce sera la suite. D’abord C4.'),
        },
        {
          to: [],
          say: words('Later. First dig C4: it lies south of you.', 'Plus tard. Creusez d’abord C4, au sud de vous.'),
        },
      ],
      recap: words(
        'The Sand of C5 is yours, and Othniel rides off the site with it. The pit of C4 is open.',
        'Le sable de la case C5 est à vous, et Othniel quitte le site avec lui. La fosse C4 est ouverte.',
      ),
    }),
    step({
      say: words(
        'B3 has two tiles. Only the upper one can be dug, and it glides over its neighbors: onto the Stone to the north. Stone does not mind being sat on.',
        'B3 a deux tuiles. Seule celle du dessus se creuse, et elle glisse par-dessus ses voisines : sur la pierre, au nord. La pierre ne s’en plaint pas.',
      ),
      task: words('Dig B3 to the north.', 'Creusez B3 vers le nord.'),
      wait: { kind: 'all', texts: ['dig', 'B3 N'] },
      nudges: [
        { to: ['B3 E'], say: words('That shoves you off your tile. North.', 'Celle-là vous délogerait. Au nord.') },
        {
          to: ['B3 *'],
          say: words('That works too, but north, please.', 'C’est possible aussi, mais au nord, je vous prie.'),
        },
        {
          to: ['extract'],
          say: words('The hammer does not run away. First B3.', 'Le marteau ne se sauvera pas. D’abord B3.'),
        },
        {
          to: [],
          say: words('Your last Energy is for the top of B3.', 'Votre dernière énergie est pour le dessus de B3.'),
        },
      ],
      recap: words('B3 keeps one Sand tile; B2 is a stack now.', 'B3 garde une tuile de sable ; B2 est une pile.'),
    }),
    step({
      say: words(
        'Somebody’s hammer! Bring it back and they teach you something. It costs no Plaster.',
        'Le marteau de quelqu’un ! Rapportez-le, on vous apprendra quelque chose. Il ne coûte pas de plâtre.',
      ),
      task: words('Extract the hammer.', 'Extrayez le marteau.'),
      wait: { kind: 'answer', texts: ['extract'] },
      nudges: [
        {
          to: [],
          say: words('Your one find of this turn is still free.', 'Votre trouvaille du tour n’est pas encore prise.'),
        },
      ],
      recap: words('Now choose what you learn.', 'Choisissez maintenant ce que vous apprenez.'),
    }),
    step({
      say: words(
        'Choose one for the rest of the game. Today: Plasterer. It fills your first slot. The other two pay if they stay empty, so think before the next hammer.',
        'Choisissez-en une pour toute la partie. Aujourd’hui : Plâtrier. Elle prend le premier emplacement. Les deux autres paient s’ils restent vides : réfléchissez avant le prochain marteau.',
      ),
      task: words('Learn Plasterer.', 'Apprenez la compétence Plâtrier.'),
      wait: { kind: 'answer', texts: ['plasterer'] },
      nudges: [
        {
          to: [],
          say: words(
            'A good one, for another day. We are short of Plaster.',
            'Bon choix, un autre jour. Il nous manque du plâtre.',
          ),
        },
      ],
      recap: words('Plasterer is yours.', 'La compétence Plâtrier est à vous.'),
    }),
  ],
  won: words(
    'A Skill, a second tile, and Othniel sits in the dust.',
    'Une compétence, une deuxième tuile, et Othniel dans la poussière.',
  ),
  known: words(
    'Light gives way to heavy, stacks give way to nobody, and pawns go where their tile goes.',
    'Le lourd pousse le léger, personne ne pousse une pile, et le pion suit sa tuile.',
  ),
};
