import { ANY_BRAIN } from '@bonebed/bots/browser';
import { loadGame } from '@bonebed/games';
import { type Brain, totalOf } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import type { Occupant } from './host.ts';
import { continueLocalTable, type LocalTable, newLocalTable } from './local-table.ts';

const person = (name: string): Occupant => ({ name, kind: 'person', bot: null });
const bot = (name: string): Occupant => ({ name, kind: 'bot', bot: 'random' });
const seed = '5'.repeat(64);

async function begin(seats: readonly Occupant[]): Promise<LocalTable> {
  return newLocalTable(await loadGame('holotype'), { seats, settings: {}, seed });
}

/** All answer by their first option, bots by themselves. */
function play(table: LocalTable, answers: number): void {
  for (let i = 0; i < answers; i++) {
    const [seat] = table.waiting();
    if (seat === undefined) return;
    const asked = table.botAsked();
    if (asked !== null) table.botAnswers(asked);
    else table.answer(seat, optionsOf(table, seat)[0]);
  }
}

/** The texts of what a seat may choose from. */
function optionsOf(table: LocalTable, seat: number): readonly string[] {
  return table.frame(seat).ask?.texts ?? [];
}

test('bots answer by themselves until a person is asked', async () => {
  const table = await begin([person('Ada'), bot('Bo')]);
  expect(table.botAsked()).toBe(1);
  table.botAnswers(1);
  expect(table.botAsked()).toBe(null);
  expect(optionsOf(table, 0).length).toBe(2);
});

test('what a bot thought ahead while a person was thinking is what it answers without, and takes no more thought', async () => {
  const module = await loadGame('ruthless');
  const seats = [person('Ada'), { ...bot('Bo'), bot: 'greedy@it:500' }];
  let thoughts = 0;
  const { features } = ANY_BRAIN;
  const counting: Brain = {
    ...ANY_BRAIN,
    features: {
      ...features,
      read(...args) {
        thoughts += 1;
        features.read(...args);
      },
    },
  };
  const thoughtful = newLocalTable(module, { seats, settings: {}, seed }, counting);
  const prompt = newLocalTable(module, { seats, settings: {}, seed });
  let early = 0;
  for (let i = 0; i < 60; i++) {
    while (await thoughtful.thinkAhead(50));
    const before = thoughts;
    const isBots = thoughtful.botAsked() !== null;
    play(thoughtful, 1);
    play(prompt, 1);
    if (isBots && thoughts === before) early += 1;
  }
  expect(early).toBeGreaterThan(10);
  expect(thoughtful.record()).toEqual(prompt.record());
});

test('nobody thinks ahead for a person, nor when a bot is asked', async () => {
  const people = await begin([person('Ada'), person('Bo')]);
  while (await people.thinkAhead(50));
  const table = await begin([person('Ada'), bot('Bo')]);
  expect(table.botAsked()).toBe(1);
  expect(await table.thinkAhead(50)).toBe(false);
});

test('the past is what was seen then', async () => {
  const table = await begin([person('Ada'), bot('Bo')]);
  play(table, 9);
  const then = table.frame(0);
  play(table, 30);
  const { undo: _, ...shown } = table.past(0, then.length);
  expect(then).toMatchObject(shown);
});

test('marks tell after which answer an event was told', async () => {
  const table = await begin([person('Ada'), bot('Bo')]);
  play(table, 25);
  const { marks, events } = table.frame(null);
  expect(marks.length).toBe(26);
  expect(marks.at(-1)).toBe(events.length);
  for (let n = 1; n < marks.length; n++) expect(marks[n]).toBeGreaterThanOrEqual(marks[n - 1]);
  expect(table.past(null, 7).events.length).toBe(marks[7]);
});

test('a preview shows what would be and changes nothing; chance is not foretold', async () => {
  const table = await begin([person('Ada'), person('Bo')]);
  play(table, 2);
  const [seat] = table.waiting();
  const before = JSON.stringify(table.record());
  const preview = table.preview(seat, 'place paleontologist universityLibrary');
  expect(preview?.view).toMatchObject({ players: expect.arrayContaining([expect.objectContaining({ research: 3 })]) });
  // Which expedition comes up is not foretold.
  expect(table.preview(seat, 'place paleontologist fieldExpeditions')?.view).toMatchObject({ dice: [] });
  expect(table.preview(seat, 'no such thing')).toBe(null);
  expect(JSON.stringify(table.record())).toBe(before);
});

test('a preview tells what follows in any case even where something comes to light: a tile slides, the pit stays secret', async () => {
  const module = await loadGame('fossilis');
  const table = newLocalTable(module, { seats: [person('Ada'), person('Bo')], settings: {}, seed });
  for (const text of ['A1', 'E5', 'dig']) table.answer(table.waiting()[0], text);
  const { view } = table.frame(0);
  const previews = optionsOf(table, 0).map(text => table.preview(0, text));
  for (const preview of previews) {
    expect(preview?.view).not.toEqual(view);
    expect(JSON.stringify(preview?.view)).not.toMatch(/"finds":\[/);
  }
});

test('a table goes on from its record, and a fork from any moment of it', async () => {
  const module = await loadGame('holotype');
  const seats = [person('Ada'), bot('Bo')];
  const table = newLocalTable(module, { seats, settings: { lastSpace: 6 }, seed });
  play(table, 40);
  const again = continueLocalTable(module, seats, table.record());
  expect(again.frame(0)).toEqual(table.frame(0));
  expect(continueLocalTable(module, seats, table.record(), 10).frame(0).view).toEqual(table.past(0, 10).view);
});

test('scores over time begin with the deal and end with the sheet', async () => {
  const table = await begin([bot('Ada'), bot('Bo')]);
  play(table, 5000);
  const { outcome, score } = table.frame(null);
  expect(outcome).not.toBe(null);
  const points = table.scores();
  expect(points[0].length).toBe(0);
  expect(points.at(-1)?.totals).toEqual(score.map(totalOf));
});

test('a bot tells what it thinks of a moment of the past, and what was played', async () => {
  const table = await begin([person('Ada'), bot('Bo')]);
  play(table, 12);
  const [answer] = table.record().answers.slice(6);
  const analysis = table.analyse(6);
  expect(analysis?.seat).toBe(answer.seat);
  expect(analysis?.lines.filter(({ isPlayed }) => isPlayed).length).toBe(1);
  for (const { value } of analysis?.lines ?? []) expect(value).toBeGreaterThanOrEqual(0);
  // The same knowledge, the same view.
  expect(table.analyse(6)).toEqual(analysis);
});

test('a preview shows what an answer brings if nobody objects in the window that it opens', async () => {
  const module = await loadGame('ruthless');
  const table = newLocalTable(module, { seats: [person('Ada'), person('Bo')], settings: {}, seed });
  const asked = () => table.waiting()[0];
  const offered = () => optionsOf(table, asked());
  const wishes = [/^describe /, /^bone /, /^pass/, /./];
  for (let i = 0; i < 200 && !offered().includes('present'); i++) {
    const options = offered();
    const wanted = wishes.flatMap(wish => options.filter(text => wish.test(text)))[0];
    table.answer(asked(), wanted);
  }
  const seat = asked();
  const { view } = table.frame(seat);
  const { players, draft } = view as { players: { prestige: number }[]; draft: { worth: number[] } };
  const preview = table.preview(seat, 'present');
  expect(draft.worth[seat]).toBeGreaterThan(0);
  expect(preview?.view).toMatchObject({
    players: players.map(({ prestige }, other) => ({ prestige: prestige + draft.worth[other] })),
    presentation: null,
  });
  expect(table.frame(seat).view).toEqual(view);
});
