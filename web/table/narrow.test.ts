import { expect, test } from 'vitest';
import { about, type Barred, byPart, chipsOf, filtered, narrowed, type Offered, telling } from './narrow.ts';

const place = (worker: number, location: number): Offered => ({
  choice: { option: `${worker}${location}`, text: `place ${worker} ${location}` },
  words: `Worker ${worker} to the ${['Lab', 'Bibliothèque', 'Field'][location]}`,
  parts: [
    { key: `worker.${worker}`, label: `Worker ${worker}` },
    { key: `location.${location}`, label: `Location ${location}` },
  ],
  isAside: false,
  isEnding: false,
  effect: '',
});
const recall: Offered = {
  choice: { option: 'recall', text: 'recall' },
  words: 'Recall',
  parts: [{ key: 'lounge', label: '' }],
  isAside: false,
  isEnding: false,
  effect: '',
};
const offered = [place(0, 0), place(0, 1), place(0, 2), place(1, 0), place(1, 1), recall];

test('a thing finds the options that are about it, with what is selected', () => {
  for (const selection of [[], ['worker.0'], ['location.2'], ['lounge']]) {
    const found = byPart(narrowed(offered, selection));
    for (const key of ['worker.0', 'worker.1', 'location.0', 'location.2', 'lounge', 'nothing'])
      expect(found.get(key) ?? []).toEqual(about(offered, selection, key));
  }
});

test('few options are shown as they are', () => {
  expect(chipsOf(offered, [], 9).map(chip => chip.label)).toEqual(offered.map(({ words }) => words));
});

test('many options are gathered by the first part that is not chosen yet', () => {
  expect(chipsOf(offered, [], 3).map(chip => chip.label)).toEqual(['Worker 0', 'Worker 1', 'Recall']);
});

test('asides come last, gathered however few they are, and stand alone once nothing else is open', () => {
  const aside = (worker: number, location: number): Offered => ({ ...place(worker, location), isAside: true });
  const asides = [aside(3, 0), aside(3, 1)];
  expect(chipsOf([...asides, recall], [], 9).map(chip => chip.label)).toEqual(['Recall', 'Worker 3']);
  expect(chipsOf([...asides, recall], ['worker.3'], 9).map(chip => chip.label)).toEqual(
    asides.map(({ words }) => words),
  );
});

test('what ends something stands last, however it was offered', () => {
  const done: Offered = { ...recall, words: 'End your actions', parts: [], isEnding: true };
  expect(chipsOf([done, ...offered], [], 9).at(-1)?.label).toBe('End your actions');
  expect(chipsOf([done, ...offered], [], 3).at(-1)?.label).toBe('End your actions');
});

test('choosing a part leaves what goes with it, in any order', () => {
  expect(chipsOf(offered, ['worker.1'], 3).map(chip => chip.label)).toEqual([place(1, 0).words, place(1, 1).words]);
  expect(chipsOf(offered, ['location.2'], 3).map(chip => chip.label)).toEqual([place(0, 2).words]);
});

test('a part of a single option is that option', () => {
  const chips = chipsOf([...offered, place(2, 0)], [], 3);
  expect(chips.at(-1)).toMatchObject({ kind: 'option', label: place(2, 0).words });
});

test('what a thing on the table is about', () => {
  expect(about(offered, ['worker.0'], 'location.1')).toEqual([place(0, 1)]);
  expect(about(offered, ['worker.1'], 'location.2')).toEqual([]);
});

test('typing finds words in any order, whatever their accents', () => {
  expect(filtered(offered, 'bibliotheque 1')).toEqual([place(1, 1)]);
  expect(filtered(offered, '')).toEqual(offered);
});

test('of several refusals those tell most whose other parts could be chosen', () => {
  const barred = (worker: number): Barred => {
    const { choice, ...rest } = place(worker, 7);
    return { ...rest, choice: { ...choice, refusal: { rule: 'XY-1', text: 'XY-1', values: {} } } };
  };
  expect(telling([barred(0), barred(5)], offered, 'location.7')).toEqual([barred(0)]);
  expect(telling([barred(5)], offered, 'location.7')).toEqual([barred(5)]);
});
