import {
  type GameRecord,
  impossible,
  openEdition,
  optionWords,
  type Reader,
  replay,
  type Seat,
  type Terms,
  totalOf,
} from '@bonebed/kernel';
import type { SpokenGame } from '../app/spoken.ts';
import { language } from '../words.ts';

/** A decision of the one who played: what they chose, and what they had then. */
export interface PlayedChoice {
  /** How many answers had been given before. */
  readonly length: number;
  /** What was asked, and what was answered. */
  readonly what: string;
  readonly text: string;
  readonly words: string;
  readonly points: number;
}

/** The decisions of a seat in a game, in the words of the language on the screen. */
export function decisionsOf(
  module: SpokenGame,
  record: GameRecord,
  seat: Seat,
  players: readonly string[],
): PlayedChoice[] {
  const { game, components } = module;
  const edition = openEdition<Terms>(game, components);
  const reader: Reader<Terms> = { game, box: edition.box, texts: module.words(), language: language.value, players };
  const table = replay(game, edition, record, 0);
  const decisions: PlayedChoice[] = [];
  for (const answer of record.answers) {
    if (answer.seat === seat) {
      const checked = table.check(seat, answer.text);
      if (!checked.ok) impossible('an answer that the rules take', answer.text);
      const row = game.score(table.position).find(other => other.seat === seat);
      decisions.push({
        length: table.length,
        what: answer.what,
        text: answer.text,
        words: optionWords(reader, answer.what, checked.taken.option),
        points: row === undefined ? 0 : totalOf(row),
      });
    }
    table.answer(answer.seat, answer.text, answer.anew);
  }
  return decisions;
}

/** The number of the first decision in which two games differ; null if they are the same as far as both go. */
export function partedAt(one: readonly PlayedChoice[], other: readonly PlayedChoice[]): number | null {
  const both = Math.min(one.length, other.length);
  // A pass is none where something else was asked.
  const isSame = (at: number): boolean => one[at].what === other[at].what && one[at].text === other[at].text;
  for (let at = 0; at < both; at++) if (!isSame(at)) return at;
  return one.length === other.length ? null : both;
}
