import type { Seat, Terms } from '../game.ts';
import type { Language } from '../message.ts';
import { barredBy } from '../scenario.ts';
import type { Table } from '../table.ts';
import { refusalWords, type Texts } from '../words.ts';
import { sentenceFaults } from './sentences.ts';

const LANGUAGES: readonly Language[] = ['en', 'fr'];

/**
 * `barredBy` for the tests of a game, which also reads the refusal aloud in both languages: whatever a test is refused is a whole
 * sentence with all its values. So guards that random games never come to are heard as well.
 */
export function barredAloud<T extends Terms>(
  texts: Readonly<Record<Language, Texts>>,
): (table: Table<T>, seat: Seat, text: string) => string {
  return (table, seat, text) => {
    const barred = table.barred(seat).find(one => one.text === text);
    if (barred !== undefined) {
      const players = Array.from({ length: table.header.seats }, (_, index) => `Player ${index + 1}`);
      for (const language of LANGUAGES) {
        const reader = { game: table.game, box: table.box, texts: texts[language], language, players };
        const sentence = refusalWords(reader, barred.refusal);
        const faults = sentenceFaults(language, sentence);
        if (faults.length > 0) throw new Error(`the refusal “${sentence}”: ${faults.join(', ')}`);
      }
    }
    return barredBy(table, seat, text);
  };
}
