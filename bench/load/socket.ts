import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/**
 * A WebSocket with as little around it as there can be. Players share the machine with the server that they load: what they cost
 * would hide how fast it is. Players of every server use this one, so none has an advantage by a better client.
 */
export interface BareSocket {
  send(text: string): void;
  /** Bytes that went over it, both ways, frames included. */
  bytes(): number;
  close(): void;
}

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const FINAL = 0x80;
const MASKED = 0x80;
const HEAD_END = '\r\n\r\n';

/** All sockets read into this: what comes is used up, or copied, before the next one reads. */
const arriving = Buffer.alloc(65_536);

/** Opens a socket; `hear` gets each text that comes, and `onClose` is told when there will be no more. */
export function openSocket(
  address: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  hear: (text: string, socket: BareSocket) => void,
  onClose: () => void = () => {},
): Promise<BareSocket> {
  const { hostname, port, host } = new URL(address);
  return new Promise((resolve, reject) => {
    let rest: Buffer | null = null;
    let isOpen = false;
    const read = (length: number): void => {
      const chunk = arriving.subarray(0, length);
      const all = rest === null ? chunk : Buffer.concat([rest, chunk]);
      let at = 0;
      if (!isOpen) {
        const end = all.indexOf(HEAD_END);
        if (end !== -1) {
          const [status] = all.toString('latin1', 0, end).split('\r\n');
          if (!status.startsWith('HTTP/1.1 101')) reject(new Error(`no socket: ${status}`));
          isOpen = true;
          at = end + HEAD_END.length;
          resolve(socket);
        }
      }
      if (isOpen) at = readFrames(all, at, take);
      rest = at === all.length ? null : Buffer.from(all.subarray(at));
    };
    const take = (kind: number, payload: Buffer): void => {
      if (kind === TEXT) hear(payload.toString(), socket);
      else if (kind === PING) raw.write(frame(PONG, payload.toString('latin1')), 'latin1');
      else if (kind === CLOSE) raw.end();
    };
    const raw: Socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: arriving,
        callback: length => {
          read(length);
          return true;
        },
      },
    });
    const socket: BareSocket = {
      send: text => raw.write(frame(TEXT, text), 'latin1'),
      bytes: () => raw.bytesRead + raw.bytesWritten,
      close: () => raw.destroy(),
    };
    raw.on('error', reject);
    raw.on('close', onClose);
    const key = randomBytes(16).toString('base64');
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${key}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    raw.write(lines.join('\r\n') + HEAD_END);
  });
}

/** Takes all frames that are there in full; gives where the rest begins. Servers send texts unmasked and in one piece. */
function readFrames(bytes: Buffer, from: number, take: (kind: number, payload: Buffer) => void): number {
  let at = from;
  while (at + 2 <= bytes.length) {
    const short = bytes[at + 1];
    let head = 2;
    if (short === 126) head = 4;
    else if (short === 127) head = 10;
    if (at + head > bytes.length) break;
    let length = short;
    if (short === 126) length = bytes.readUInt16BE(at + 2);
    else if (short === 127) length = Number(bytes.readBigUInt64BE(at + 2));
    const end = at + head + length;
    if (end > bytes.length) break;
    take(bytes[at] & 0x0f, bytes.subarray(at + head, end));
    at = end;
  }
  return at;
}

/**
 * A frame as clients send it, one byte a character: players say nothing that takes more. A mask of zeros is a mask, and the text stays as it
 * is.
 */
function frame(kind: number, text: string): string {
  const { length } = text;
  if (length >= 65_536) throw new Error(`a message of ${length} bytes is more than a player has to say`);
  if (length < 126) return String.fromCharCode(FINAL | kind, MASKED | length, 0, 0, 0, 0) + text;
  return String.fromCharCode(FINAL | kind, MASKED | 126, length >> 8, length & 255, 0, 0, 0, 0) + text;
}
