import type { Duplex } from 'node:stream';

const FINAL_TEXT = 0x81;
/** Beyond these a frame says its length in two bytes, and in eight. */
const SHORT = 125;
const LONG = 65_535;

/**
 * Writes a text as one frame, beside what `ws` writes to the stream (pongs, the goodbye): the library would make two pieces of it, and a quarter
 * of what a move costs goes into such writes. Nothing is compressed, so its own frames never wait in line. Texts of one byte a character, nearly
 * all, go to the system as they are, head included; the others are put into bytes first.
 */
export function writeFrame(stream: Duplex, text: string): void {
  const length = Buffer.byteLength(text);
  if (length === text.length) stream.write(frameHead(length) + text, 'latin1');
  else stream.write(Buffer.concat([Buffer.from(frameHead(length), 'latin1'), Buffer.from(text)]));
}

/** The bytes before a text of so many bytes, one a character. */
function frameHead(length: number): string {
  if (length <= SHORT) return String.fromCharCode(FINAL_TEXT, length);
  if (length <= LONG) return String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 255);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(FINAL_TEXT, 127, ...bytes);
}
