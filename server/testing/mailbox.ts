import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as whoever reads it has it. */
export interface Received {
  readonly to: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A real server of mail, with the mailboxes behind it. */
export class Mailbox {
  readonly #server: SMTPServer;
  readonly received: Received[] = [];
  /** Called before a mail is taken: what it throws is refused, and what it waits for is waited for. */
  beforeTaking: () => Promise<void> | void = () => {};
  #heard: () => void = () => {};
  /** Those who have hung up: what they sent and got no yes for was not taken. */
  readonly #gone = new Set<string>();

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onClose: ({ id }) => void this.#gone.add(id),
      onData: (stream, session, done) => {
        const { envelope } = session;
        const chunks: Buffer[] = [];
        stream.on('data', chunk => chunks.push(chunk));
        stream.on('end', () => {
          void (async () => {
            try {
              await this.beforeTaking();
            } catch (error) {
              done(error instanceof Error ? error : new Error(String(error)));
              return;
            }
            const raw = Buffer.concat(chunks).toString();
            if (this.#gone.has(session.id)) return;
            for (const { address } of envelope.rcptTo) this.received.push(read(address, raw));
            done();
            this.#heard();
          })();
        });
      },
    });
    // Whoever hangs up in the middle has sent nothing.
    this.#server.on('error', () => {});
  }

  static async start(): Promise<Mailbox> {
    const box = new Mailbox();
    await new Promise<void>(resolve => box.#server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>(resolve => box.#server.close(() => resolve())));
    return box;
  }

  get url(): string {
    // It listens on an address and a port.
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** Resolves when so many mails have come in all. */
  async until(count: number): Promise<void> {
    while (this.received.length < count) {
      await new Promise<void>(resolve => {
        this.#heard = resolve;
      });
    }
  }

  get last(): Received {
    const last = this.received.at(-1);
    if (last === undefined) throw new Error('no mail has come');
    return last;
  }
}

/** How a server of mail says that it is to be tried later. */
export function notNow(): Error {
  return Object.assign(new Error('try again later'), { responseCode: 451 });
}

function read(to: string, raw: string): Received {
  const [, head, body] = /^([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(raw) ?? [];
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const encoding = headers['content-transfer-encoding'];
  return { to, headers, text: decoded(body, encoding).replace(/\r\n/g, '\n') };
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
