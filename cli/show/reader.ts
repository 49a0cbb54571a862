import { type Event, eventWords, type Json, type Reader, type Terms } from '@bonebed/kernel';
import type { Call } from '../command.ts';
import type { OpenGame } from '../loading.ts';
import { outline } from './outline.ts';

/** The game in the words of the one who typed the command. `notes` stand behind the names of some seats. */
export function readerFor(
  { language, say }: Call,
  { game, edition, texts }: OpenGame,
  seats: number,
  notes: readonly (string | null)[] = [],
): Reader<Terms> {
  const players = Array.from({ length: seats }, (_, seat) => {
    const name = say('player', { n: seat + 1 });
    const note = notes[seat] ?? null;
    return note === null ? name : `${name} (${note})`;
  });
  return { game, box: edition.box, texts: texts[language], language, players };
}

/** The log of what somebody has heard. */
export function logLines(reader: Reader<Terms>, events: readonly Event[]): string[] {
  return events.map(event => eventWords(reader, event));
}

/** The view as the game draws it, or as an outline. */
export function viewLines({ say }: Call, { drawing }: OpenGame, reader: Reader<Terms>, view: Json): string[] {
  return drawing === null ? outline(reader, say, view) : drawing.draw(view, reader).split('\n');
}
