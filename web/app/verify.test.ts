import { loadGame } from '@bonebed/games';
import { commitment, makeHeader, openEdition, Table, writeRecord } from '@bonebed/kernel';
import { mixSeed, NO_NONCE, withFairness } from '@bonebed/protocol';
import { beforeAll, expect, test } from 'vitest';
import { checkRecord } from './verify.ts';

const secret = 'ab'.repeat(32);
const nonce = 'cd'.repeat(32);
const promised = { commitment: commitment(secret), nonce };
const nothing = { commitment: null, nonce: null };
let record = '';

beforeAll(async () => {
  const { game, components } = await loadGame('holotype');
  const edition = openEdition(game, components);
  const nonces = [nonce, NO_NONCE];
  const table = new Table(
    game,
    edition.box,
    makeHeader(game, edition, { seats: 2, settings: {}, seed: mixSeed(secret, nonces) }),
  );
  for (let i = 0; i < 12 && table.pending !== null; i++) {
    const [seat] = table.pending.waiting;
    table.answer(seat, table.choices(seat)[0].text);
  }
  record = withFairness(writeRecord(table.record()), { commitment: commitment(secret), secret, nonces });
});

const verdicts = async (text: string, known = promised as typeof promised | typeof nothing) =>
  Object.fromEntries((await checkRecord(text, known, loadGame)).map(({ found }) => found.split('.')));

test('an honest record: everything is computed anew and agrees', async () => {
  expect(await verdicts(record)).toEqual({
    record: 'good',
    secret: 'good',
    seed: 'good',
    promised: 'good',
    nonce: 'good',
    answers: 'good',
  });
  expect(await verdicts(record, nothing)).toMatchObject({ promised: 'absent', nonce: 'absent', seed: 'good' });
});

test('another secret, another seed, another promise, a nonce left out: each is found', async () => {
  expect(await verdicts(record.replace(`secret ${secret}`, `secret ${'ef'.repeat(32)}`))).toMatchObject({
    secret: 'bad',
    seed: 'bad',
  });
  expect(await verdicts(record.replace(/^seed \w+/m, `seed ${'1'.repeat(64)}`))).toMatchObject({
    secret: 'good',
    seed: 'bad',
  });
  expect(await verdicts(record, { commitment: '2'.repeat(64), nonce: '3'.repeat(64) })).toMatchObject({
    promised: 'bad',
    nonce: 'bad',
  });
  expect(await verdicts(record.replace(/^# nonces.*\n/m, ''))).toMatchObject({ origin: 'bad', answers: 'good' });
});

test('an answer that could not be given is found', async () => {
  const changed = record.replace(/^(\d+) place .*$/m, '$1 place nobody nowhere');
  const spoiled = changed === record ? record.replace(/(keep\S*) \S+/, '$1 nothing') : changed;
  expect(spoiled).not.toBe(record);
  expect(await verdicts(spoiled)).toMatchObject({ seed: 'good', answers: 'bad' });
});

test('a record of one device tells nothing of its seed; a text that is none is told as such', async () => {
  const plain = record.replace(/^# (?:commitment|secret|nonces).*\n/gm, '');
  expect(await verdicts(plain)).toEqual({ record: 'good', origin: 'absent', answers: 'good' });
  expect(await verdicts('not a record')).toEqual({ record: 'bad' });
});
