import {
  choiceTexts,
  chooseAtRandom,
  fastRng,
  fork,
  give,
  knows,
  legalOptions,
  makeHeader,
  optionText,
  pick,
  policyPlay,
  type Rng,
  type Seat,
  seedFrom,
  Table,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { ruthless } from '../index.ts';
import { asked, boneName, box, edition, passTo, passTurn, position, told, tray } from '../testing/index.ts';
import type { Ruthless, RuthlessState } from './state.ts';

/** The bones of a rival's hand that a seat has marked in its view. */
function marks(table: Table<Ruthless>, seat: Seat | null, rival: Seat): string[] {
  const { state } = table.position;
  return state.players[rival].bones
    .filter(bone => knows(state.seen[bone], seat))
    .map(boneName)
    .sort();
}

function trayMarks(table: Table<Ruthless>, seat: Seat | null): string[] {
  const { state } = table.position;
  return state.boneTray.filter(bone => knows(state.seen[bone], seat)).map(boneName);
}

/** All that is public about the pending question, and what one seat sees beside it. */
function seen(table: Table<Ruthless>, seat: Seat | null): string {
  const { pending } = table;
  const question = pending && { ...pending, offers: null };
  return JSON.stringify([question, table.view(seat), table.events(seat)]);
}

describe('questions tell nothing', () => {
  const revealed = (cards: readonly string[]) => {
    const table = position([{ bones: ['fo-eggs'], cards: ['coelophysis'] }, { cards }, { cards: ['apatosaurus'] }], {
      stage: 'museum',
    });
    return give(table, '0 fossil fo-eggs', '0 present');
  };

  test('RP-H2 everybody with an Event card is asked in a doubt window, whatever the cards are', () => {
    expect(asked(revealed(['rebuttal']))).toBe('doubtFossil 1 2');
    expect(asked(revealed(['its-a-fake']))).toBe('doubtFossil 1 2');
    expect(asked(revealed([]))).toBe('doubtFossil 2');
  });

  test('RP-H1 RP-H3 RP-R42 the question is the same for every hand', () => {
    expect(seen(revealed(['rebuttal']), 2)).toBe(seen(revealed(['its-a-fake']), 2));
    const attacked = (cards: readonly string[]) => {
      const table = position([{ cards: ['explosives'] }, { bones: ['fo-eggs'], cards }]);
      return give(table, '0 playOn explosives#1 1');
    };
    expect(seen(attacked(['rebuttal']), 0)).toBe(seen(attacked(['plaster-jackets']), 0));
  });

  test('RP-H4 others see that a reaction is awaited, not what it could be', () => {
    const table = revealed(['its-a-fake']);
    expect(table.pending).toMatchObject({ kind: 'react', waiting: [1, 2] });
    expect(choiceTexts(table, 0)).toEqual([]);
    expect(table.barred(0)).toEqual([]);
  });

  test('RP-H5 answers may come in any order; the first seat’s card counts and the other is dropped unseen', () => {
    const table = position(
      [{ bones: ['fo-eggs'], cards: ['coelophysis'] }, { cards: ['its-a-fake'] }, { cards: ['its-a-fake'] }],
      { stage: 'museum' },
    );
    give(table, '0 fossil fo-eggs', '0 present', '2 doubtBone its-a-fake#2 fo-eggs');
    expect(asked(table)).toBe('doubtFossil 1');
    expect(told(table, 0)).not.toContain('doubted');
    give(table, '1 doubtBone its-a-fake#1 fo-eggs');
    expect(table.events(0)).toContainEqual(expect.objectContaining({ type: 'doubted', seat: 1 }));
    expect(table.events(0)).not.toContainEqual(expect.objectContaining({ type: 'doubted', seat: 2 }));
    expect(table.position.state.players[2].cards).toHaveLength(1);
  });

  test('RP-H6 a seat’s list of moves is its own and fits its view', () => {
    const table = position([{ cards: ['explosives', 'rebuttal'] }, { cards: ['crew-lakes'], bones: ['fo-eggs'] }]);
    expect(choiceTexts(table, 0)).toEqual(['pass', 'playOn explosives#1 1']);
    expect(choiceTexts(table, 1)).toEqual([]);
  });

  test('nobody learns what is being prepared', () => {
    const player = { cards: ['coelophysis', 'priority'], bones: ['th-head-crested', 'th-limb-runner', 'fo-eggs'] };
    const table = position([player, { cards: ['rebuttal'] }], { stage: 'museum' });
    const before = [seen(table, 1), seen(table, null)];
    give(table, '0 describe coelophysis');
    expect([seen(table, 1), seen(table, null)]).toEqual(before);
    give(table, '0 bone th-limb-runner');
    expect([seen(table, 1), seen(table, null)]).toEqual(before);
    expect(table.view(0)).toMatchObject({ draft: { bones: [table.position.state.draft.bones[0]] } });
  });
});

describe('what the log and the views tell', () => {
  test('RP-H7 RP-R47 hidden cards are named only to those concerned', () => {
    const table = position([
      { cards: ['bone-rustlers', 'coelophysis'] },
      { bones: ['fo-eggs'] },
      { cards: ['rebuttal'] },
    ]);
    give(table, '0 playOn bone-rustlers#1 1');
    for (const seat of [0, 1]) expect(told(table, seat)).toContain('stole');
    for (const seat of [2, null]) {
      expect(told(table, seat)).toContain('stoleOne');
      expect(told(table, seat)).not.toContain('stole');
    }
    const blown = position([{ cards: ['explosives', 'coelophysis'] }, { bones: ['fo-eggs', 'fo-skin'] }]);
    give(blown, '0 playOn explosives#1 1');
    expect(blown.events(0)).toContainEqual(expect.objectContaining({ type: 'lost', seat: 1, n: 2 }));
    expect(told(blown, 1)).toContain('lostThese');
    expect(trayMarks(blown, 1)).toEqual(['fo-skin', 'fo-eggs']);
    expect(trayMarks(blown, 0)).toEqual([]);
  });

  test('RP-H8 a spectator sees the numbers and no hand', () => {
    const table = position([
      { bones: ['fo-eggs'], cards: ['coelophysis'] },
      { bones: ['fo-skin'], cards: ['rebuttal'] },
    ]);
    const hidden = { count: 1, known: [] };
    expect(table.view(null)).toMatchObject({
      players: [
        { bones: hidden, cards: hidden },
        { bones: hidden, cards: hidden },
      ],
    });
    expect(table.view(0)).toMatchObject({
      players: [{ bones: { count: 1, known: [box.bones.findIndex(({ id }) => id === 'fo-eggs')] } }, { bones: hidden }],
    });
  });

  test('RP-H9 what a spy saw stays marked until a Bone leaves that hand unseen, then all marks go', () => {
    const table = position([
      { cards: ['spy-in-the-camp', 'coelophysis'] },
      { bones: ['fo-eggs', 'fo-skin', 'th-head-horned', 'sa-vert-whip'] },
      { cards: ['explosives', 'rebuttal'] },
    ]);
    give(table, '0 playOn spy-in-the-camp#1 1', '0 fo-eggs');
    expect(marks(table, 0, 1)).toEqual(['fo-skin', 'sa-vert-whip', 'th-head-horned']);
    expect(marks(table, 1, 0)).toEqual(['fo-eggs']);
    expect(marks(table, 2, 1)).toEqual([]);
    give(table, '1 pass', '2 playOn explosives#1 1');
    expect(marks(table, 0, 1)).toEqual([]);
    expect(marks(table, 1, 0)).toEqual(['fo-eggs']); // nothing left that hand
  });

  test('RP-H9 marked Bones are listed in the order of the cards, not as they lie in the hand', () => {
    const table = position([
      { cards: ['spy-in-the-camp', 'coelophysis'] },
      { bones: ['fo-skin', 'fo-eggs', 'th-head-horned'] },
    ]);
    give(table, '0 playOn spy-in-the-camp#1 1', '0 fo-eggs');
    const ids = ['th-head-horned', 'fo-skin'].map(id => box.bones.findIndex(bone => bone.id === id));
    expect(table.view(0)).toMatchObject({ players: [{}, { bones: { count: 2, known: ids } }] });
  });

  test('RP-H9 a Bone laid down in public takes no marks with it', () => {
    const table = position([
      { cards: ['spy-in-the-camp', 'coelophysis'] },
      { cards: ['allosaurus'], bones: ['fo-eggs', 'fo-skin', 'th-head-horned', 'th-limb-runner'] },
    ]);
    give(table, '0 playOn spy-in-the-camp#1 1', '1 pass', '0 fo-eggs');
    passTo(table, 'museum');
    give(table, '0 pass', '1 fossil fo-skin', '1 present', '0 pass');
    expect(marks(table, 0, 1)).toEqual(['th-head-horned', 'th-limb-runner']);
  });

  test('RP-H9 a theft by a third player drops the marks of the others, not those of the thief', () => {
    const table = position([
      { cards: ['spy-in-the-camp', 'coelophysis'] },
      { bones: ['fo-eggs', 'fo-skin', 'th-head-horned'] },
      { cards: ['spy-in-the-camp', 'rebuttal'] },
    ]);
    give(table, '0 playOn spy-in-the-camp#1 1', '0 fo-eggs', '1 pass', '2 playOn spy-in-the-camp#2 1', '2 fo-skin');
    expect(marks(table, 0, 1)).toEqual([]);
    expect(marks(table, 0, 2)).toEqual([]); // where the Bone it knew has gone
    expect(marks(table, 2, 1)).toEqual(['th-head-horned']);
  });

  test('RP-H9 the Bones of a withdrawn presentation are known to all until one is cycled', () => {
    const table = position([
      {
        cards: ['coelophysis', 'priority'],
        crew: ['crew-hatcher'],
        bones: ['th-head-crested', 'th-limb-runner', 'fo-eggs'],
      },
      { cards: ['name-already-taken', 'rebuttal'] },
    ]);
    passTo(table, 'museum');
    give(
      table,
      '0 describe coelophysis',
      '0 bone th-head-crested',
      '0 bone th-limb-runner',
      '0 present',
      '1 doubt name-already-taken',
      '0 pass',
    );
    for (const seat of [1, null]) expect(marks(table, seat, 0)).toEqual(['th-head-crested', 'th-limb-runner']);
    give(table, '1 pass', '0 play priority');
    passTo(table, 'keep');
    give(table, '0 th-head-crested', '0 done');
    for (const seat of [1, null]) expect(marks(table, seat, 0)).toEqual([]);
  });

  test('RP-H9 cycling drops the marks on that hand', () => {
    const table = position([
      { cards: ['spy-in-the-camp', 'coelophysis'] },
      { crew: ['crew-hatcher'], bones: ['fo-eggs', 'fo-skin', 'th-head-horned'] },
    ]);
    give(table, '0 playOn spy-in-the-camp#1 1', '0 fo-eggs');
    expect(marks(table, 0, 1)).toHaveLength(2);
    give(table, '1 cycle crew-hatcher fo-skin');
    expect(marks(table, 0, 1)).toEqual([]);
    expect(trayMarks(table, 1)).toEqual(['fo-skin']);
  });

  test('RP-H9 the tray shows what came from the table; the shuffled deck shows nothing', () => {
    const table = position(
      [
        { bones: ['th-head-horned', 'fo-eggs'], cards: ['coelophysis'] },
        { museum: { allosaurus: ['th-head-massive'] } },
      ],
      { stage: 'controversy' },
    );
    give(table, '0 revise allosaurus th-head-horned', '0 publish');
    for (const seat of [0, 1, null]) expect(trayMarks(table, seat)).toEqual(['th-head-massive']);
    passTurn(table);
    expect(tray(table)).toEqual([]);
    const { boneDeck, seen: known } = table.position.state;
    expect(boneDeck.every(bone => known[bone] === 0)).toBe(true);
  });

  test('RP-H9 a re-deal mixes only what the seat has no mark on, and keeps all numbers', () => {
    const table = position([
      { cards: ['spy-in-the-camp', 'coelophysis'], bones: ['sa-vert-whip'] },
      { bones: ['fo-eggs', 'fo-skin'], cards: ['rebuttal', 'apatosaurus'] },
    ]);
    give(table, '0 playOn spy-in-the-camp#1 1', '1 pass', '0 fo-eggs');
    const before = table.position.state;
    const hands = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const world = { state: ruthless.clone(before), box };
      ruthless.redeal(world, 0, fastRng(`world ${i}`));
      expect(world.state.players[1].bones).toEqual(before.players[1].bones);
      expect(world.state.players[0]).toEqual(before.players[0]);
      expect(world.state.players[1].cards).toHaveLength(2);
      hands.add(world.state.players[1].cards.join());
    }
    expect(hands.size).toBeGreaterThan(5);
  });
});

describe('standing answers', () => {
  const presenting = () =>
    position(
      [
        { cards: ['coelophysis'], bones: ['fo-eggs', 'fo-skin'] },
        { who: 'marsh', cards: ['apatosaurus'] },
        { who: 'cope', cards: ['triceratops'] },
      ],
      { stage: 'museum' },
    );

  test('RP-R24 a standing pass declines by itself, unseen, until the end of the phase', () => {
    const standing = give(presenting(), '0 fossil fo-eggs', '0 present');
    expect(standing.pending?.scope).toBe('doubt 1 museum');
    standing.stand(1, 'doubt 1 museum');
    const manual = give(presenting(), '0 fossil fo-eggs', '0 present', '1 pass');
    for (const seat of [0, 2, null]) expect(seen(standing, seat)).toBe(seen(manual, seat));
    const next = ['2 pass', '1 pass', '2 pass', '0 fossil fo-skin', '0 present'];
    give(standing, ...next);
    give(manual, ...next, '1 pass');
    expect(asked(standing)).toBe('doubtFossil 2');
    for (const seat of [0, 2, null]) expect(seen(standing, seat)).toBe(seen(manual, seat));
    expect(standing.record().answers).toEqual(manual.record().answers);
  });

  test('it names turn and phase, so that it ends with them, and does not hold for other windows', () => {
    const table = give(presenting(), '0 fossil fo-eggs', '0 present');
    table.stand(1, 'doubt 1 museum');
    give(table, '2 pass');
    passTurn(table);
    const { state } = table.position;
    expect(state.turn).toBe(2);
    const later = position(
      [
        { cards: ['coelophysis', 'explosives'], bones: ['fo-eggs'] },
        { who: 'marsh', cards: ['apatosaurus'], bones: ['fo-skin'] },
      ],
      { turn: 2 },
    );
    later.stand(1, 'doubt 2 museum');
    give(later, '0 playOn explosives#1 1');
    expect(asked(later)).toBe('defend 1');
    expect(later.pending?.scope).toBe('defend 2 field');
    give(later, '1 pass');
    later.stand(1, 'doubt 1 museum');
    passTo(later, 'museum');
    give(later, '0 fossil fo-eggs', '0 present');
    expect(asked(later)).toBe('doubtFossil 1'); // the scope of turn 1 is over
  });

  test('and can be taken back: always ask me', () => {
    const table = give(presenting(), '0 fossil fo-eggs', '0 present');
    table.stand(1, 'doubt 1 museum');
    table.stand(1, null);
    give(table, '2 pass', '1 pass', '2 pass', '0 fossil fo-skin', '0 present');
    expect(asked(table)).toBe('doubtFossil 1 2');
  });
});

/** A position in the middle of a random game, at the start of a step. */
function midgame(seats: number, label: string, steps: number): RuthlessState {
  const rng = fastRng(label);
  const random = chooseAtRandom<Ruthless>(rng);
  const play = policyPlay<Ruthless>(box, ruthless.setup(box, { seats, settings: {}, rng: fork(rng) }), random);
  for (let i = 0; i < steps; i++) {
    const before = ruthless.clone(play.state);
    ruthless.step(play);
    if (ruthless.outcome(play) !== null) return before;
  }
  return play.state;
}

/** A table at the next question from there on, with nothing told before it. */
function tableAt(state: RuthlessState): Table<Ruthless> {
  return hosted(hosted(state).situation().start);
}

function hosted(state: RuthlessState): Table<Ruthless> {
  const header = makeHeader(ruthless, edition, { seats: state.players.length, seed: seedFrom('world') });
  return new Table(ruthless, box, header, ruthless.clone(state));
}

/** The same position with other hidden cards, as `seat` could not tell it apart. */
function redealt(state: RuthlessState, seat: Seat | null, rng: Rng): Table<Ruthless> {
  const world = ruthless.clone(state);
  ruthless.redeal({ state: world, box }, seat, rng);
  return hosted(world);
}

describe('in the same public situation every hand gives the same prompts to everybody else', () => {
  test.each(ruthless.seats)('RP-H1 RP-H2 RP-H3 RP-R42 an action and all its windows, with %i seats', seats => {
    let windows = 0;
    for (let game = 0; game < 120; game++) {
      const rng = fastRng(`windows ${seats} ${game}`);
      const state = midgame(seats, `windows ${seats} ${game}`, 5 + (game % 40));
      const here = tableAt(state);
      if (here.pending === null || here.pending.kind !== 'one') continue;
      const [actor] = here.pending.waiting;
      const there = redealt(here.situation().start, actor, rng);
      windows += compareAction(here, there, actor, rng);
    }
    expect(windows).toBeGreaterThan(20);
  });

  /** Plays one action of `actor` in both worlds, everybody else declining, and compares prompt by prompt. */
  function compareAction(here: Table<Ruthless>, there: Table<Ruthless>, actor: Seat, rng: Rng): number {
    let windows = 0;
    let learned = false;
    const { turn } = here.position.state;
    for (let prompts = 0; prompts < 40 && here.pending !== null; prompts++) {
      expect(seen(there, null)).toBe(seen(here, null));
      // With the next turn comes a draw.
      if (here.position.state.turn !== turn) break;
      if (!learned) expect(seen(there, actor)).toBe(seen(here, actor));
      const [seat] = here.pending.waiting;
      if (here.pending.kind === 'react') {
        windows += 1;
        for (const table of [here, there]) give(table, `${seat} pass`);
        continue;
      }
      if (seat !== actor) break;
      const texts = choiceTexts(here, actor);
      if (!learned) expect(choiceTexts(there, actor)).toEqual(texts);
      const text = pick(rng, texts.length > 1 ? texts.filter(one => one !== 'pass') : texts);
      // What a thief takes or a digger draws is another Bone in another world: from then on only the public part is the same.
      learned ||= /bone-rustlers|spy|lucky-strike|mining|cycle/.test(text);
      if (!choiceTexts(there, actor).includes(text)) break;
      for (const table of [here, there]) give(table, `${actor} ${text}`);
    }
    return windows;
  }

  test.each(ruthless.seats)(
    'RP-H3 RP-R7 RP-R42 two turns of passes look the same whatever the hands, with %i seats',
    seats => {
      for (let game = 0; game < 40; game++) {
        const rng = fastRng(`passes ${seats} ${game}`);
        const state = midgame(seats, `passes ${seats} ${game}`, 3 + (game % 45));
        const here = tableAt(state);
        const there = redealt(here.situation().start, null, rng);
        for (let prompts = 0; prompts < 60 && here.pending !== null; prompts++) {
          expect(seen(there, null)).toBe(seen(here, null));
          const [seat] = here.pending.waiting;
          for (const table of [here, there]) give(table, `${seat} ${idleAnswer(table, seat)}`);
        }
        expect(seen(there, null)).toBe(seen(here, null));
      }
    },
  );

  function idleAnswer(table: Table<Ruthless>, seat: Seat): string {
    const texts = choiceTexts(table, seat);
    return texts.find(text => text === 'pass' || text === 'done') ?? texts[0];
  }
});

test('RP-H6 a bot that re-deals and looks again finds the same options', () => {
  const rng = fastRng('bots');
  const random = chooseAtRandom<Ruthless>(rng);
  const play = policyPlay<Ruthless>(
    box,
    ruthless.setup(box, { seats: 4, settings: {}, rng: fork(rng) }),
    (at, seat, what, offer, values) => {
      const world = { state: ruthless.clone(at.state), box };
      ruthless.redeal(world, seat, rng);
      const texts = (where: typeof world) =>
        legalOptions(where, seat, offer).map(option => optionText(ruthless, box, what, option));
      expect(texts(world)).toEqual(texts({ state: at.state, box }));
      return random(at, seat, what, offer, values);
    },
  );
  while (ruthless.outcome(play) === null) ruthless.step(play);
});
