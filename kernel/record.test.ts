import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anewFrom } from './anew.ts';
import { BadInput } from './errors.ts';
import { makeHeader } from './header.ts';
import { type Toy, toy, toyComponents } from './kit/toy.ts';
import { type GameRecord, readRecord, replay, writeRecord } from './record.ts';
import { fastRng, pick, seedFrom } from './rng.ts';
import { openEdition } from './settings.ts';
import { Table } from './table.ts';

const edition = openEdition(toy, toyComponents);

function played(label: string, upTo = Number.POSITIVE_INFINITY): Table<Toy> {
  const table = new Table(toy, edition.box, makeHeader(toy, edition, { seats: 3, seed: seedFrom(label) }));
  const rng = fastRng(label);
  while (table.pending !== null && table.length < upTo) {
    const seat = pick(rng, table.pending.waiting);
    table.answer(seat, pick(rng, table.choices(seat)).text);
  }
  return table;
}

/** What is wrong with this text, as `code path: fault`. */
function fault(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof BadInput) return `${error.code} ${error.message}`;
    throw error;
  }
  return 'nothing';
}

const hex = (digits: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: digits, maxLength: digits }).map(all => all.join(''));
const word = fc.stringMatching(/^[A-Za-z0-9_.:'-]{1,12}$/);
const plain = fc.record({
  header: fc.record({
    game: fc.constantFrom('toy', 'bone-wars'),
    version: fc.nat(),
    edition: hex(16),
    seats: fc.nat(9),
    settings: fc.dictionary(
      fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/),
      fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(0.5)),
      { noNullPrototype: true },
    ),
    seed: hex(64),
  }),
  answers: fc.array(
    fc.record({
      seat: fc.nat(9),
      what: word,
      text: fc.array(word, { minLength: 1, maxLength: 4 }).map(words => words.join(' ')),
      hash: fc.option(hex(16), { nil: null }),
    }),
  ),
  final: fc.option(hex(16), { nil: null }),
});

/** Some of them went back here and there: `begun` are the answers before which chance began anew. */
const records: fc.Arbitrary<GameRecord> = fc
  .tuple(plain, fc.array(fc.boolean(), { maxLength: 10 }))
  .map(([record, begun]) => {
    const { seed } = record.header;
    const anew = (index: number) => (begun[index] === true ? { anew: anewFrom(seed, 3 * index + 1) } : {});
    const answers = record.answers.map((answer, index) => ({ ...answer, ...anew(index) }));
    const { length } = answers;
    return { ...record, answers, anew: record.final === null ? (anew(length).anew ?? null) : null };
  });

describe('the text of a record', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(records, record => {
        expect(readRecord(writeRecord(record))).toEqual(record);
      }),
    );
  });

  test('looks like this', () => {
    expect(writeRecord(played('look', 4).record()).split('\n').slice(0, 12)).toEqual([
      'bonebed record 1',
      'game toy',
      'version 1',
      `edition ${edition.edition}`,
      'seats 3',
      'setting fast false',
      `seed ${seedFrom('look')}`,
      '',
      expect.stringMatching(/^= [0-9a-f]{16}$/),
      expect.stringMatching(/^\d bid \d$/),
      expect.stringMatching(/^\d bid \d$/),
      expect.stringMatching(/^\d bid \d$/),
    ]);
  });

  test('may carry comments, blank lines and line ends of Windows', () => {
    const record = played('comments', 5).record();
    const text = writeRecord(record).replaceAll('\n', '\r\n').replace('seats', '# a word\r\n\r\nseats');
    expect(readRecord(text)).toEqual(record);
  });

  test('cut off anywhere is refused', () => {
    const text = writeRecord(played('cut').record()).trimEnd();
    for (let length = 0; length < text.length; length++) {
      const found = fault(() => readRecord(text.slice(0, length)));
      expect(found).toMatch(/^(record|truncated) (line \d+|header): /);
    }
  });

  const good = writeRecord(played('edited', 6).record());
  test.each<readonly [what: string, edit: (text: string) => string, fault: RegExp]>([
    ['another file', () => 'hello', /^record line 1: expected 'bonebed record 1'/],
    ['nothing', () => '', /^record line 1: expected/],
    ['another format', text => text.replace('record 1', 'record 2'), /^record line 1: expected/],
    [
      'an answer missing',
      text => text.replace(/\n\d act .*/, ''),
      /^truncated line \d+: says 6 answers, the record has 5/,
    ],
    ['a header line missing', text => text.replace(/seats .*\n/, ''), /^record header: no line 'seats'/],
    ['a header line twice', text => text.replace(/(seats .*\n)/, '$1$1'), /^record line 6: can't read 'seats 3'/],
    [
      'a header line that nobody knows',
      text => text.replace('seats', 'chairs 3\nseats'),
      /^record line 5: can't read 'chairs 3'/,
    ],
    [
      'a header line among the answers',
      text => text.replace(/(\n\d act)/, '\nnote x$1'),
      /^record line \d+: can't read 'note x'/,
    ],
    ['a bad number', text => text.replace('version 1', 'version one'), /^record line 3: can't read the version 'one'/],
    ['a bad seed', text => text.replace(/seed ../, 'seed zz'), /^record line 7: can't read the seed/],
    ['a bad edition', text => text.replace(/edition ../, 'edition zz'), /^record line 4: can't read the edition/],
    ['a bad setting', text => text.replace('fast false', 'fast [1]'), /^record line 6: can't read the setting \[1\]/],
    [
      'a setting that is no JSON',
      text => text.replace('fast false', 'fast maybe'),
      /^record line 6: can't read the setting maybe/,
    ],
    [
      'a setting with a dangerous name',
      text => text.replace('setting fast', 'setting __proto__'),
      /^record line 6: can't read/,
    ],
    ['a setting twice', text => text.replace(/(setting .*\n)/, '$1$1'), /^record line 7: can't read/],
    [
      'an answer without its text',
      text => text.replace(/(\n\d act) .*/, '$1'),
      /^record line \d+: can't read '\d act'/,
    ],
    ['two fingerprints in a row', text => text.replace(/(\n= .*)/, '$1$1'), /^record line 10: can't read '= /],
    [
      'a new beginning without a number',
      text => text.replace(/(\n\d act)/, '\n~$1'),
      /^record line \d+: can't read '~'/,
    ],
    ['a new beginning number 0', text => text.replace(/(\n\d act)/, '\n~ 0$1'), /^record line \d+: can't read '~ 0'/],
    ['two new beginnings', text => text.replace(/(\n\d act)/, '\n~ 1\n~ 2$1'), /^record line \d+: can't read '~ 2'/],
    [
      'a new beginning that came before',
      text => text.replace(/(\n\d bid.*)(\n\d bid.*)(\n\d bid)/, '$1\n~ 2$2\n~ 1$3'),
      /^record line \d+: can't read '~ 1'/,
    ],
    [
      'a fingerprint without its answer',
      text => text.replace('\n\nopen', `\n= ${'0'.repeat(16)}\n\nopen`),
      /^truncated line \d+: a fingerprint without/,
    ],
  ])('%s is refused with its line', (_what, edit, expected) => {
    expect(good).not.toBe(edit(good));
    expect(fault(() => readRecord(edit(good)))).toMatch(expected);
  });
});

describe('replay', () => {
  test('comes to the same state and the same events', () => {
    for (const label of ['one', 'two', 'three']) {
      const table = played(label);
      const again = replay(toy, edition, readRecord(writeRecord(table.record())));
      expect(again.position.state).toEqual(table.position.state);
      expect(again.record()).toEqual(table.record());
      for (const seat of [null, 0, 1, 2]) expect(again.events(seat)).toEqual(table.events(seat));
    }
  });

  test('of an open game goes on where it stood', () => {
    const table = played('open', 9);
    const again = replay(toy, edition, table.record());
    expect(again.pending).toEqual(table.pending);
    expect(again.outcome).toBeNull();
  });

  test('stops before any answer', () => {
    const { answers, header } = played('stops').record();
    for (const upTo of [0, 1, 7]) {
      const table = replay(toy, edition, { header, answers, anew: null, final: null }, upTo);
      expect(table.record().answers).toEqual(answers.slice(0, upTo));
    }
  });

  const record = played('faults').record();
  const changed = (changes: Partial<GameRecord['header']>) => ({ ...record, header: { ...record.header, ...changes } });
  test.each<readonly [what: string, record: GameRecord, fault: RegExp]>([
    ['another game', changed({ game: 'chess' }), /^game game: expected toy, found chess/],
    ['other rules', changed({ version: 2 }), /^version version: made with rules version 2, this is 1/],
    ['another edition', changed({ edition: '0'.repeat(16) }), /^edition edition: made with edition 0+, this is/],
    ['too many seats', changed({ seats: 9 }), /^seats seats: toy is for 2, 3 seats, not 9/],
    ['a setting that is not one', changed({ settings: { slow: 1 } }), /^setting settings.slow: no such setting/],
    ['another seed', changed({ seed: seedFrom('other') }), /^hash answer 1: the state before it/],
    [
      'chance that begins anew in the middle of an ask',
      { ...record, answers: record.answers.with(1, { ...record.answers[1], anew: anewFrom(record.header.seed, 1) }) },
      /^record answer 2: chance begins anew where no ask is put/,
    ],
    [
      'an answer too many',
      { ...record, answers: [...record.answers, ...record.answers.slice(-1)] },
      /^answer answer \d+: seat \d can't answer .*: gameOver/,
    ],
    [
      'answers too few',
      { ...record, answers: record.answers.slice(0, -1) },
      /^hash end: the record says [0-9a-f]+, the replay gives open/,
    ],
    [
      'another end',
      { ...record, final: '0'.repeat(16) },
      /^hash end: the record says 0+, the replay gives [0-9a-f]{16}/,
    ],
    ['no end', { ...record, final: null }, /^hash end: the record says open/],
  ])('refuses %s', (_what, bad, expected) => expect(fault(() => replay(toy, edition, bad))).toMatch(expected));

  const withAnswer = (index: number, changes: object): GameRecord => ({
    ...record,
    answers: record.answers.map((answer, at) => (at === index ? { ...answer, ...changes } : answer)),
  });
  test.each<readonly [what: string, record: GameRecord, fault: RegExp]>([
    ['another text', withAnswer(1, { text: '7' }), /^answer answer 2: seat \d can't answer '7': notAnOption/],
    ['another seat', withAnswer(3, { seat: 2 }), /^answer answer 4: seat 2 can't answer .*: notAsked/],
    ['another ask', withAnswer(3, { what: 'bid' }), /^answer answer 4: answers 'bid' where the rules ask 'act'/],
    [
      'what a rule bars',
      withAnswer(3, { text: 'rest' }),
      /^answer answer 4: seat 0 can't answer 'rest': barred by TOY-2/,
    ],
    ['another fingerprint', withAnswer(2, { hash: '0'.repeat(16) }), /^hash answer 3: /],
  ])('refuses an answer with %s', (_what, bad, expected) => {
    expect(fault(() => replay(toy, edition, bad))).toMatch(expected);
  });

  test('no edit of an answer goes unseen: it is refused, or it leads to another end', () => {
    let refused = 0;
    for (const [index, { text }] of record.answers.entries()) {
      for (const other of ['0', '1', '2', 'draw', 'pass', 'show bone3']) {
        if (other === text) continue;
        expect(fault(() => replay(toy, edition, withAnswer(index, { text: other })))).toMatch(/^(answer|hash) /);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(50);
  });
});
