/** A whole game in a link: the record's text, the names and what was noted, packed. It needs no server, now or later. */
import type { Note, Occupant } from './host.ts';

interface Shared {
  readonly record: string;
  readonly seats: readonly Occupant[];
  /** What was noted at its moments. */
  readonly notes?: readonly Note[];
}

/** What a link has room for. */
export const LONGEST_NOTE = 500;
export const MOST_ARROWS = 12;
const MOST_NOTES = 100;

export async function packGame({ record, seats, notes = [] }: Shared): Promise<string> {
  const noted = notes.map(({ at, text, arrows }) => [at, text, arrows]);
  const text = JSON.stringify([
    seats.map(({ name, bot }) => [name, bot]),
    record,
    ...(noted.length > 0 ? [noted] : []),
  ]);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The game in a link, or null if the link is damaged. */
export async function unpackGame(packed: string): Promise<Required<Shared> | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, char => char.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(await new Response(unpacked).text());
    if (!Array.isArray(value) || !Array.isArray(value[0]) || typeof value[1] !== 'string') return null;
    return { seats: value[0].map(seatOf), record: value[1], notes: notesOf(value[2]) };
  } catch {
    return null;
  }
}

function seatOf(value: unknown): Occupant {
  const [name, bot] = Array.isArray(value) ? value : ['?', null];
  return {
    name: String(name),
    kind: typeof bot === 'string' ? 'bot' : 'person',
    bot: typeof bot === 'string' ? bot : null,
  };
}

/** What can be read of the notes in a link; a link of older days has none. */
function notesOf(value: unknown): Note[] {
  if (!Array.isArray(value)) return [];
  const notes = value.slice(0, MOST_NOTES).flatMap((one: unknown): Note[] => {
    const [at, text, arrows] = Array.isArray(one) ? one : [];
    if (!Number.isInteger(at) || at < 0 || typeof text !== 'string' || !Array.isArray(arrows)) return [];
    return [{ at, text: text.slice(0, LONGEST_NOTE), arrows: arrows.slice(0, MOST_ARROWS).flatMap(arrowOf) }];
  });
  return notes.sort((a, b) => a.at - b.at);
}

function arrowOf(value: unknown): Note['arrows'][number][] {
  const [from, to] = Array.isArray(value) ? value : [];
  return typeof from === 'string' && typeof to === 'string' ? [[from, to]] : [];
}
