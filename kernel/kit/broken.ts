import type { Game, Play } from '../game.ts';
import { offer } from '../offer.ts';
import { shuffle } from '../rng.ts';
import { type Toy, toy } from './toy.ts';

/** The toy game with one thing broken, and the property that no longer holds. */
export interface Broken {
  readonly property: string;
  readonly game: Game<Toy>;
}

/** Runs the toy's step with something done before it. */
function around(before: (play: Play<Toy>) => void): Partial<Game<Toy>> {
  return {
    step: play => {
      before(play);
      toy.step(play);
    },
  };
}

/** Every way we know to break a game, made anew: some of them keep count of their own runs. */
export function brokenToys(): Broken[] {
  const broken: Broken[] = [];
  const breaks = (property: string, changes: Partial<Game<Toy>>) => {
    broken.push({ property, game: { ...toy, ...changes } });
  };

  breaks('every ask is declared with its rule', { asks: { bid: { rule: 'TOY-0' }, act: { rule: 'TOY-1' } } });

  breaks(
    'no ask is left without options',
    around(({ state, ask }) => {
      const nothing = { rule: 'TOY-9', bars: () => true };
      if (state.turn === 4) ask(0, 'act', offer<Toy, string>(['draw'], nothing));
    }),
  );

  breaks(
    'options differ in their text',
    around(({ state, ask }) => {
      if (state.turn === 2) ask(0, 'act', offer<Toy, string>(['draw', 'draw']));
    }),
  );

  breaks(
    'every component is accounted for',
    around(({ state }) => {
      if (state.turn === 3) state.deck.pop();
    }),
  );

  breaks(
    'the state is plain JSON',
    around(({ state }) => {
      if (state.turn === 2) state.bids = [Number.NaN];
    }),
  );

  breaks(
    'the state is plain JSON',
    around(({ state }) => Object.assign(state, { extra: undefined })),
  );

  breaks('a clone is equal and shares nothing', { clone: state => ({ ...toy.clone(state), lost: state.lost }) });

  breaks('the score sheet is whole numbers for every seat', {
    score: at =>
      toy.score(at).map(row => ({ ...row, lines: row.lines.map(line => ({ ...line, points: line.points / 7 })) })),
  });

  breaks('a view shows nothing hidden', { view: at => ({ next: at.state.deck.at(-1) ?? null }) });

  breaks('what nobody knows can be re-dealt before everybody', {
    // Takes the eyes of all for those of a spectator, and deals the hands anew under their owners.
    redeal: (at, eyes, rng) => toy.redeal(at, eyes === 'anyone' ? null : eyes, rng),
  });

  breaks(
    'options and refusals tell nothing hidden',
    around(({ state, ask }) => {
      const peeks = {
        rule: 'TOY-8',
        bars: ({ state: { hands } }: { state: Toy['state'] }, seat: number, word: string) =>
          word === 'draw' && hands[(seat + 1) % hands.length].includes(3),
      };
      if (state.turn > 0) ask(0, 'act', offer<Toy, string>(['draw', 'rest'], peeks));
    }),
  );

  breaks('a re-deal depends only on what the seat knows', {
    // Leaves the deck's old order in the new one, and the rivals' hands as they are.
    redeal: (at, eyes, rng) => {
      if (eyes === 'anyone') toy.redeal(at, eyes, rng);
      else shuffle(rng, at.state.deck);
    },
  });

  breaks('a re-deal keeps the game sound', {
    redeal: (at, seat, rng) => {
      toy.redeal(at, seat, rng);
      const { deck } = at.state;
      if (deck.length > 1) deck[0] = deck[1];
    },
  });

  breaks(
    'the next prompt tells nothing hidden',
    around(({ state, ask }) => {
      if (state.turn < 1) return;
      ask(0, 'act', offer<Toy, string>(['draw', 'rest']));
      // Whether seat 0 is asked again depends on a card that it can't see.
      if (state.hands[1].some(bone => bone > 6)) ask(0, 'act', offer<Toy, string>(['draw', 'rest']));
    }),
  );

  breaks(
    'every listed option can be played',
    around(({ state, ask }) => {
      if (state.turn < 1) return;
      const word = ask(0, 'act', offer<Toy, string>(['draw', 'rest', 'explode']));
      if (word === 'explode') throw new Error('boom');
    }),
  );

  breaks(
    'an event stays as it was told',
    around(({ state, tell }) => {
      if (state.turn < 0) return;
      // The list itself, not a copy of it.
      tell({ type: 'bid', bids: state.bids });
      state.bids.push(0);
    }),
  );

  breaks('every game ends', { outcome: () => null });

  breaks('the outcome places every seat', {
    outcome: at => (toy.outcome(at) === null ? null : { reason: 'turns', places: [1] }),
  });

  let games = 0;
  breaks('the same seed gives the same game', {
    setup: (box, deal) => {
      games += 1;
      return { ...toy.setup(box, deal), bids: [games] };
    },
    step: play => {
      const { bids } = play.state;
      toy.step(play);
      play.state.bids = bids;
    },
  });

  breaks(
    'play goes on after a re-deal',
    around(play => {
      const { state, ask } = play;
      if (state.turn < 0 || state.deck.length === 0) return;
      // Keeps a hidden card in a local across an ask: after a re-deal it lies elsewhere.
      const top = state.deck[state.deck.length - 1];
      ask((state.turn + 1) % state.hands.length, 'act', offer<Toy, string>(['draw', 'rest']));
      if (!state.deck.includes(top)) throw new Error('the card is gone');
    }),
  );

  // The Table itself refuses; a guard that lets a barred answer pass the second time is what breaks it.
  let calls = 0;
  const fickle = {
    rule: 'TOY-7',
    bars: (_at: unknown, _seat: number, word: string) => word === 'rest' && calls++ % 2 === 0,
  };
  breaks(
    'what is not listed is refused',
    around(({ state, ask }) => {
      if (state.turn > 0) ask(0, 'act', offer<Toy, string>(['draw', 'rest'], fickle));
    }),
  );

  let runs = 0;
  breaks(
    'a record replays to the same table',
    // What is told depends on how often steps were run, which nothing in the rules may know.
    around(({ tell }) => {
      runs += 1;
      tell({ type: 'bid', bids: [runs] });
    }),
  );

  return broken;
}
