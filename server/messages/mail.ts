import { createHash } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import { Undelivered } from './post.ts';

/** How many messages are on their way at once, and after how many a connection is begun anew. */
const CONNECTIONS = 8;
const PER_CONNECTION = 1000;
/** How long a server of mail may take for a word; then it is tried again later. */
const PATIENCE_MS = 15_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What stays the same if it has to be sent again: mailboxes know it by that. */
  readonly once: string;
  /** Where one request ends all further messages (RFC 8058); null where there will be none. */
  readonly stop: string | null;
}

/** Sends mails by the host's SMTP server, in plain text: nothing in them tells anybody that they were read. */
export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor(smtpUrl: string, from: string) {
    this.#from = from;
    this.#transport = createTransport(pooled(smtpUrl));
  }

  /** Resolves when the server of mail has taken it. */
  async send({ to, subject, text, once, stop }: Mail): Promise<void> {
    const id = createHash('sha256').update(once).digest('hex').slice(0, 32);
    const ending = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    const headers = { 'Auto-Submitted': 'auto-generated', ...(stop === null ? {} : ending) };
    try {
      const domain = this.#from.replace(/^.*@|>$/g, '');
      // An address is one address, whatever it contains.
      const mail = { from: this.#from, to: { name: '', address: to }, subject, text, headers };
      await this.#transport.sendMail({
        ...mail,
        messageId: `<${id}@${domain}>`,
        disableUrlAccess: true,
        disableFileAccess: true,
      });
    } catch (error) {
      throw undelivered(error);
    }
  }

  close(): void {
    this.#transport.close();
  }
}

/** What the host gives, and unless the host says otherwise, a few connections that stay open. */
function pooled(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const usual = {
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: PER_CONNECTION,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  for (const [name, value] of Object.entries(usual)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** A server of mail that does not know the address will not know it tomorrow. */
function undelivered(error: unknown): Undelivered {
  const { responseCode, command, code } = Object(error);
  const isForGood = command === 'RCPT TO' && responseCode >= 550 && responseCode < 560;
  return new Undelivered(`the mail could not be sent (${responseCode ?? code ?? 'unknown'})`, isForGood);
}
