import { existsSync, readdirSync } from 'node:fs';
import {
  eventWords,
  fastRng,
  type Game,
  type Language,
  makeHeader,
  namedValues,
  openEdition,
  optionWords,
  pick,
  promptWords,
  type Reader,
  refusalWords,
  say,
  seedFrom,
  Table,
  type Terms,
  unbroken,
} from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../scripts/files.ts';
import { textFaults } from '../scripts/texts.ts';
import { gameIds, loadGame } from './index.ts';

const languages: readonly Language[] = ['en', 'fr'];

test('every finished folder is a registered game', () => {
  const here = new URL('.', import.meta.url);
  const folders = readdirSync(here).filter(name => existsSync(new URL(`${name}/index.ts`, here)));
  expect([...gameIds].sort()).toEqual(folders.sort());
});

describe.each(gameIds)('%s', id => {
  test('its texts are complete, parse, and are all used', async () => {
    const { game, components, texts } = await loadGame(id);
    expect(textFaults({ game, texts, sources: sourceFiles(`games/${id}`), components })).toEqual([]);
  });

  test('no line of its French texts could begin with a colon', async () => {
    const { texts } = await loadGame(id);
    expect(Object.values(texts.fr).filter(message => message !== unbroken(message))).toEqual([]);
  });

  test('every sentence of a random game can be said in both languages', async () => {
    const { game, components, texts } = await loadGame(id);
    const { box } = openEdition(game, components);
    for (const seats of game.seats) {
      const readers = languages.map(language => reader(game, box, texts[language], language, seats));
      readAloud(game, components, seats, readers);
    }
  });
});

function reader(
  game: Game<Terms>,
  box: object,
  texts: Reader<Terms>['texts'],
  language: Language,
  seats: number,
): Reader<Terms> {
  return { game, box, texts, language, players: Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`) };
}

/** Plays a game at random and says all there is to say on the way. A sentence without a text, or without its values, throws. */
function readAloud(game: Game<Terms>, components: unknown, seats: number, readers: readonly Reader<Terms>[]): void {
  const edition = openEdition(game, components);
  const table = new Table(game, edition.box, makeHeader(game, edition, { seats, seed: seedFrom('texts') }));
  const rng = fastRng('texts');
  while (table.pending !== null) {
    const { what, values, waiting } = table.pending;
    const seat = pick(rng, waiting);
    const choices = table.choices(seat);
    for (const each of readers) {
      promptWords(each, what, values);
      for (const { option } of choices) optionWords(each, what, option);
      for (const { option, refusal } of table.barred(seat)) {
        optionWords(each, what, option);
        refusalWords(each, refusal);
      }
    }
    table.answer(seat, pick(rng, choices).text);
  }
  for (const each of readers) {
    for (const event of table.events(null)) if (event !== null) eventWords(each, event);
    for (const event of table.events(0)) if (event !== null) eventWords(each, event);
    for (const { lines, tieBreaks } of table.score(null)) {
      for (const { what, points } of [...lines, ...tieBreaks])
        say(each, `score.${what}`, namedValues(each, { points }));
    }
    say(each, `end.${table.outcome?.reason}`);
  }
}
