/** A whole game in a link: the record's text and the names, packed. It needs no server, now or later. */
import type { SeatInfo } from './host.ts';

interface Shared {
  readonly record: string;
  readonly seats: readonly SeatInfo[];
}

export async function packGame(shared: Shared): Promise<string> {
  const text = JSON.stringify([shared.seats.map(({ name, bot }) => [name, bot]), shared.record]);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The game in a link, or null if the link is damaged. */
export async function unpackGame(packed: string): Promise<Shared | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, char => char.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(await new Response(unpacked).text());
    if (!Array.isArray(value) || !Array.isArray(value[0]) || typeof value[1] !== 'string') return null;
    const seats = value[0].map(seatOf);
    return { seats, record: value[1] };
  } catch {
    return null;
  }
}

function seatOf(value: unknown): SeatInfo {
  const [name, bot] = Array.isArray(value) ? value : ['?', null];
  return {
    name: String(name),
    kind: typeof bot === 'string' ? 'bot' : 'person',
    bot: typeof bot === 'string' ? bot : null,
  };
}
