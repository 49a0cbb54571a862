import { type Chapter, step, words } from '@bonebed/kernel';
import type { Fossilis } from '../rules/state.ts';
import { spacesOf } from '../testing/arrange.ts';
import { lay, perfectOf, TILES } from './site.ts';

export const marketDay: Chapter<Fossilis> = {
  title: words('Market day', 'Jour de marché'),
  settings: {},
  chance: [],
  opening: [],
  canPlayOn: true,
  arrange(state, box) {
    const { A4, B3, C4, C5 } = TILES;
    const collection = ['microraptor'];
    lay(state, box, {
      phase: 'market',
      energy: 0,
      round: 3,
      pool: 2,
      spaces: spacesOf(`
        S.    C.    SX    S.    S.
        SS    XS    CS    XS    C.
        S.    S.    S.1   SX    CC
        ..    X.    ..    XC    C.
        S.    SX    C.    C.    SX
      `),
      tiles: { B2: B3, C5: C4 },
      pits: { A4: '', B3: 'tooth rib', C4: '', C5: 'limb' },
      dinosaurs: ['triceratops', 'stegosaurus', 'mosasaurus', 'diplodocus'],
      nextDinosaurs: ['velociraptor'],
      skills: [],
      players: [
        { score: perfectOf(box, collection), plaster: 1, tiles: [A4, C5], skills: ['plasterer'], collection },
        { plaster: 2, off: 'S' },
      ],
    });
  },
  steps: [
    step({
      say: words(
        'Your tiles show an Amber and an Egg. That is money, and together they pay for the Shovel exactly. One card a turn.',
        'Vos tuiles montrent un ambre et un œuf. C’est de l’argent : à elles deux, elles font juste le prix de la pelle. Une carte par tour.',
      ),
      task: words('Buy the Shovel.', 'Achetez la pelle.'),
      wait: { kind: 'answer', texts: ['buyTool shovel-1'] },
      nudges: [
        {
          to: ['buyTool *'],
          say: words('Handy, but today we dig, not peek.', 'Pratique, mais aujourd’hui on creuse, on ne regarde pas.'),
        },
        {
          to: [],
          say: words('Do not leave yet: the Shovel is worth it.', 'Ne partez pas : la pelle en vaut la peine.'),
        },
      ],
      recap: words('Now you pay for it.', 'Il faut maintenant la payer.'),
    }),
    step({
      say: words(
        'Tiles are spent whole and there is no change. These leave none over.',
        'Une tuile se dépense entière, sans monnaie rendue. Ici, rien ne se perd.',
      ),
      task: words('Pay with a tile; the other follows.', 'Payez avec une tuile ; l’autre suit.'),
      wait: { kind: 'answer', texts: ['sand-01', 'sand-08'] },
      nudges: [{ to: [], say: words('First the two tiles.', 'D’abord les deux tuiles.') }],
      others: ['1 climb', '1 D5', '1 dig', '1 C5 S', '1 extract', '1 done', '1 claim triceratops', '1 done'],
      recap: words(
        'Othniel climbs back onto D5, wins the Clay of C5, takes a Limb and claims Triceratops.',
        'Othniel remonte en D5, gagne l’argile de la case C5, extrait un membre et installe le Tricératops dans son laboratoire.',
      ),
    }),
    step({
      say: words(
        'A Tool works once, without Energy, from your next turn on. That is now.',
        'Un outil sert une fois, sans énergie, dès le tour qui suit l’achat. C’est maintenant.',
      ),
      task: words('Use the Shovel.', 'Utilisez la pelle.'),
      wait: { kind: 'answer', texts: ['use shovel-1'] },
      nudges: [
        {
          to: [],
          say: words(
            'Keep your Energy for Plaster. The Shovel digs for nothing.',
            'Gardez l’énergie pour le plâtre. La pelle creuse pour rien.',
          ),
        },
      ],
      recap: words('The Shovel digs Sand or Clay.', 'La pelle creuse le sable ou l’argile.'),
    }),
    step({
      say: words('We cleared the top of B3 for this. West!', 'C’est pour cela que nous avons dégagé B3. À l’ouest !'),
      task: words('Dig B3 to the west.', 'Creusez B3 vers l’ouest.'),
      wait: { kind: 'answer', texts: ['B3 W'] },
      nudges: [
        {
          to: [],
          say: words(
            'That works too, but we want B3, to the west.',
            'C’est possible aussi, mais ce sera B3, à l’ouest.',
          ),
        },
      ],
      recap: words(
        'The pit of B3 is open, and the Sand of A3 went over the edge: it is yours.',
        'La fosse B3 est ouverte, et le sable de la case A3 est passé par-dessus bord : il est à vous.',
      ),
    }),
    step({
      say: words(
        'Ribs! Your Skill gives two Plaster for one, once a turn. And look at the pool: these are its last. When it is empty, something happens.',
        'Des côtes ! Votre compétence donne deux plâtres au lieu d’un, une fois par tour. Et voyez le bac : ce sont les derniers. Quand il est vide, il se passe quelque chose.',
      ),
      task: words('Gain Plaster.', 'Prenez du plâtre.'),
      wait: { kind: 'answer', texts: ['plaster'] },
      nudges: [
        {
          to: ['extract'],
          say: words(
            'The Ribs cost more than a Tooth. Plaster first.',
            'Les côtes coûtent plus qu’une dent. Le plâtre d’abord.',
          ),
        },
        { to: [], say: words('First Plaster, for the Ribs.', 'D’abord du plâtre, pour les côtes.') },
      ],
      recap: words(
        'The pool is empty. An Event lies sealed before you until your turn ends.',
        'Le bac est vide. Un évènement attend, face cachée, la fin de votre tour.',
      ),
    }),
    step({
      say: words(
        'Now you can pay for the Ribs. The Tooth is cheaper, and will still be here.',
        'Vous avez maintenant de quoi payer les côtes. La dent est moins chère, et elle sera encore là.',
      ),
      task: words('Extract the Ribs from B3.', 'Extrayez les côtes de la fosse B3.'),
      wait: { kind: 'all', texts: ['extract', 'B3 rib'] },
      nudges: [
        {
          to: ['B3 tooth'],
          say: words(
            'Cheaper, but you have Plaster for the Ribs now.',
            'Moins chère, mais vous avez de quoi payer les côtes.',
          ),
        },
        { to: [], say: words('First the Ribs.', 'D’abord les côtes.') },
      ],
      recap: words('The Ribs are in your storage.', 'Les côtes sont dans votre stock.'),
    }),
    step({
      say: words(
        'The pool is empty, but you still get yours, from the supply.',
        'Le bac est vide, mais vous prenez le vôtre quand même, dans la réserve.',
      ),
      task: words('Gain Plaster.', 'Prenez du plâtre.'),
      wait: { kind: 'answer', texts: ['plaster'] },
      nudges: [
        {
          to: ['extract'],
          say: words('One find a turn. It can wait.', 'Une trouvaille par tour. Elle peut attendre.'),
        },
        { to: [], say: words('Plaster first: there is still some.', 'Du plâtre d’abord : il y en a encore.') },
      ],
      recap: words('1 Plaster from the supply.', '1 plâtre de la réserve.'),
    }),
    step({
      say: words(
        'One Energy left. Another Plaster, or enough for this turn? You decide.',
        'Il reste une énergie. Encore un plâtre, ou est-ce assez pour ce tour ? À vous de voir.',
      ),
      task: words('Gain Plaster, or end your actions.', 'Prenez du plâtre, ou finissez les actions.'),
      wait: { kind: 'answer', texts: ['plaster', 'done'] },
      nudges: [
        {
          to: ['extract'],
          say: words('One find a turn. It can wait.', 'Une trouvaille par tour. Elle peut attendre.'),
        },
        {
          to: [],
          say: words('You stand well here. Plaster, or enough?', 'Votre place est bonne. Du plâtre, ou assez ?'),
        },
      ],
      recap: words('One Sand tile buys nothing today.', 'Avec une seule tuile de sable, rien à acheter aujourd’hui.'),
    }),
    step({
      say: words(
        'Choose your next Dinosaur yourself. Few bones come quickly; many bones pay well.',
        'Choisissez vous-même le prochain dinosaure. Peu d’os, c’est vite fait ; beaucoup d’os, c’est bien payé.',
      ),
      task: words(
        'Claim a Dinosaur that needs Ribs.',
        'Installez dans le laboratoire un dinosaure qui demande des côtes.',
      ),
      wait: { kind: 'answer', texts: ['claim stegosaurus', 'claim mosasaurus', 'claim diplodocus'] },
      nudges: [
        {
          to: ['claim *'],
          say: words('Look for the little Ribs on the card.', 'Cherchez les petites côtes sur la carte.'),
        },
        {
          to: [],
          say: words('Not without a Dinosaur for your Ribs.', 'Pas sans un dinosaure pour vos côtes.'),
        },
      ],
      recap: words('The Ribs lie on your new Dinosaur.', 'Les côtes sont sur votre nouveau dinosaure.'),
    }),
    step({
      say: words(
        'Now the seal is broken. Whoever emptied the pool is the active player on the card. Let us hope the press likes you.',
        'On brise le sceau. Qui a vidé le bac est le joueur actif de la carte. Espérons que la presse vous aime.',
      ),
      task: words('End your turn.', 'Finissez le tour.'),
      wait: { kind: 'answer', texts: ['done'] },
      nudges: [{ to: [], say: words('It has one bone. Give it time.', 'Il n’a qu’un os. Laissez-lui le temps.') }],
      recap: words(
        'Press Day: points for you, fewer for Othniel. The pool is filled again.',
        'Journée de presse : des points pour vous, moins pour Othniel. Le bac est de nouveau plein.',
      ),
    }),
  ],
  won: words('A Tool, Ribs, and points from the newspapers.', 'Un outil, des côtes et les points des journaux.'),
  known: words(
    'Tiles buy cards, and an empty pool brings an Event: three times, then comes the end.',
    'Les tuiles achètent des cartes, et un bac vide amène un évènement : trois fois, puis vient la fin.',
  ),
};
