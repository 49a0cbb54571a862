import { describe, expect, test } from 'vitest';
import { makeHeader } from './header.ts';
import { lessonFaults } from './kit/lessons.ts';
import { type Toy, toy, toyComponents } from './kit/toy.ts';
import { EVERYBODY, NOBODY, only } from './knowledge.ts';
import { type Chapter, type Deed, type Lesson, LessonRun, type LessonStep, type Said, WATCHED } from './lesson.ts';
import { readRecord, replay, writeRecord } from './record.ts';
import { seedFrom } from './rng.ts';
import { openEdition } from './settings.ts';
import { Table } from './table.ts';

const edition = openEdition(toy, toyComponents);
const said = (en: string): Said => ({ en, fr: `${en} (fr)` });
const step = (wait: LessonStep['wait'], more: Partial<LessonStep> = {}): LessonStep => ({
  say: said('Look.'),
  task: said('Do it.'),
  wait,
  nudges: [],
  others: [],
  recap: null,
  ...more,
});

/** The learner holds bones 0 and 1, the rival 2 and 3; one bone has been shown by each. */
const chapter: Chapter<Toy> = {
  title: said('A bone'),
  settings: {},
  arrange(state) {
    state.turn = 0;
    state.hands = [
      [0, 1],
      [2, 3],
    ];
    state.shown = [[4], [5]];
    state.deck = [6, 7, 8, 9, 10, 11];
    const [own, others] = [only(0), only(1)];
    state.seen = [own, own, others, others, EVERYBODY, EVERYBODY, ...state.deck.map(() => NOBODY)];
  },
  chance: [5],
  opening: [],
  steps: [
    step({ kind: 'refusal', text: 'rest' }, { nudges: [{ to: [], say: said('Try to rest first.') }] }),
    step({ kind: 'explain', thing: 'deck' }),
    step(
      { kind: 'answer', texts: ['show bone0', 'show bone1'] },
      {
        nudges: [{ to: ['draw'], say: said('A good idea for later.') }],
        others: ['1 pass', '1 draw'],
        recap: said('The rival draws.'),
      },
    ),
    step({ kind: 'turn', texts: ['draw', 'show *'] }),
  ],
  won: said('A bone is shown.'),
  known: said('You show bones.'),
  canPlayOn: true,
};
const lesson: Lesson<Toy> = {
  id: 'first',
  title: said('First'),
  teacher: said('Mary Anning'),
  face: 'finder',
  minutes: 1,
  learner: 0,
  names: ['', 'Halszka'],
  chapters: [chapter],
};
const answer = (what: string): Deed => ({ do: 'answer', what });
const begin = (deeds: readonly Deed[] = []) => new LessonRun(toy, edition, lesson, chapter, deeds);

describe('a lesson', () => {
  test('is played from its position to its end', () => {
    const run = begin();
    expect(run.take(answer('rest'))).toEqual({ counts: true });
    expect(run.take({ do: 'explain', what: 'deck' })).toEqual({ counts: true });
    expect(run.take(answer('show bone1'))).toEqual({ counts: true });
    expect([run.step, run.isOver]).toEqual([null, false]);
    while (run.othersAnswer());
    expect(run.table.position.state.hands).toEqual([[0], [2, 3, 11]]);
    expect(run.take(answer('draw'))).toEqual({ counts: true });
    expect(run.isOver).toBe(true);
  });

  test('what it does not want costs nothing and gets a nudge; what is forbidden, its reason too', () => {
    const run = begin();
    expect(run.take(answer('draw'))).toEqual({ counts: false, fault: null, nudge: said('Try to rest first.') });
    expect([run.table.length, run.at, run.misses]).toEqual([0, 0, 1]);
    run.take(answer('rest'));
    run.take({ do: 'explain', what: 'deck' });
    expect(run.take(answer('draw'))).toMatchObject({ counts: false, nudge: { en: 'A good idea for later.' } });
    expect(run.take(answer('rest'))).toMatchObject({
      counts: false,
      fault: { code: 'barred', refusal: { rule: 'TOY-2' } },
      nudge: null,
    });
    expect([run.table.length, run.at, run.misses]).toEqual([0, 2, 2]);
  });

  test('a look at another thing is free, unless something was thought of to say to it', () => {
    const look = step(
      { kind: 'explain', thing: 'deck' },
      {
        nudges: [
          { to: ['hand'], say: said('Not your hand.') },
          { to: [], say: said('Look first.') },
        ],
      },
    );
    const alone: Chapter<Toy> = { ...chapter, steps: [look, step({ kind: 'watch' })] };
    const run = new LessonRun(toy, edition, { ...lesson, chapters: [alone] }, alone);
    expect(run.take({ do: 'explain', what: 'bag' })).toMatchObject({ nudge: null });
    expect(run.take({ do: 'explain', what: 'hand' })).toMatchObject({ nudge: { en: 'Not your hand.' } });
    expect(run.take(WATCHED)).toMatchObject({ counts: false, nudge: { en: 'Look first.' } });
    expect([run.misses, run.isTelling]).toEqual([2, true]);
    run.take({ do: 'explain', what: 'deck' });
    expect(run.take(WATCHED)).toEqual({ counts: true });
    expect([run.isOver, run.isTelling]).toEqual([true, false]);
  });

  test('where the learner is to find out which, all that may be stand out, until two were wrong', () => {
    const which = step(
      { kind: 'which', thing: 'deck', among: ['deck', 'hand', 'bag'] },
      { nudges: [{ to: ['hand', 'bag'], say: said('Where do bones come from?') }] },
    );
    const alone: Chapter<Toy> = { ...chapter, steps: [which] };
    const run = new LessonRun(toy, edition, { ...lesson, chapters: [alone] }, alone);
    const standOut = () => run.shown().map(({ what }) => what);
    expect(standOut()).toEqual(['deck', 'hand', 'bag']);
    expect(run.take({ do: 'explain', what: 'deck' })).toEqual({ counts: false, fault: null, nudge: null });
    run.take({ do: 'touch', what: 'hand' });
    expect(standOut()).toEqual(['deck', 'hand', 'bag']);
    run.take({ do: 'touch', what: 'bag' });
    expect(standOut()).toEqual(['deck']);
    expect(run.take({ do: 'touch', what: 'deck' })).toEqual({ counts: true });
    expect(run.isOver).toBe(true);
  });

  test('goes on where it was left, and back a step', () => {
    const run = begin([answer('rest'), { do: 'explain', what: 'deck' }, answer('show bone0')]);
    expect(run.at).toBe(3);
    const back = begin(run.deedsBefore());
    expect([back.at, back.table.length]).toEqual([2, 0]);
    expect(begin(back.deedsBefore()).at).toBe(1);
  });

  test('all of some answers may come in any order', () => {
    const both = step({ kind: 'all', texts: ['draw', 'show bone0'] }, { others: [] });
    const alone: Chapter<Toy> = { ...chapter, steps: [both] };
    const run = new LessonRun(toy, edition, { ...lesson, chapters: [alone] }, alone);
    expect(run.wanted().map(({ what }) => what)).toEqual(['draw', 'show bone0']);
    run.take(answer('draw'));
    expect(run.at).toBe(0);
  });

  test('a game can go on from it, and its record replays', () => {
    const { header, position } = begin([answer('rest')]).table;
    const { settings, seats } = header;
    const fresh = makeHeader(toy, edition, { seats, settings, seed: seedFrom('play on') });
    const table = new Table(toy, edition.box, { ...fresh, start: position.state });
    table.answer(0, 'draw');
    const record = readRecord(writeRecord(table.record()));
    expect(replay(toy, edition, record).hash).toBe(table.hash);
    const torn = writeRecord(table.record()).replace('"deck":[', '"deck":[0,');
    expect(() => replay(toy, edition, readRecord(torn))).toThrow('13 bones of 12');
  });
});

describe('what is wrong with a lesson', () => {
  const faultsWith = (steps: readonly LessonStep[], more: Partial<Chapter<Toy>> = {}) =>
    lessonFaults(toy, edition, { ...lesson, chapters: [{ ...chapter, ...more, steps }] });

  test('nothing, if every way leads to its end', () => {
    expect(lessonFaults(toy, edition, lesson)).toEqual([]);
  });

  test('a turn to watch that nobody has', () => {
    expect(faultsWith([step({ kind: 'watch' })])).toEqual(['chapter 1, step 1: no automaton did anything to watch']);
  });

  test('an answer that can’t be given, an attempt that is allowed, others who can’t answer', () => {
    expect(faultsWith([step({ kind: 'answer', texts: ['draw', 'show bone7'] })])).toEqual([
      "chapter 1, step 1: 'show bone7' can't be answered",
    ]);
    expect(faultsWith([step({ kind: 'refusal', text: 'draw' })])).toEqual([
      "chapter 1, step 1: it waits for 'draw', and that does not count",
    ]);
    expect(faultsWith([step({ kind: 'answer', texts: ['draw'] }, { others: ['1 show bone0'] })])).toEqual([
      expect.stringContaining("'1 show bone0' was refused"),
    ]);
  });

  test('a way that only some come to', () => {
    const choice = step({ kind: 'answer', texts: ['draw', 'show bone0'] }, { others: [] });
    const [fault] = faultsWith([choice, step({ kind: 'answer', texts: ['draw'] })]);
    expect(fault).toBe('chapter 1, step 2: nothing that it waits for can be done');
  });

  test('too many words', () => {
    const long = said(Array.from({ length: 41 }, () => 'word').join(' '));
    expect(faultsWith([step({ kind: 'explain', thing: 'deck' }, { say: long })])[0]).toContain('more than 40 words');
  });
});
