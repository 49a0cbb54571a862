import type { Language } from '@bonebed/kernel';
import type { Destination, MessagesInfo } from '@bonebed/protocol';
import type { Channel } from '../storage/calls.ts';
import type { Keys } from './keys.ts';
import type { Mailer } from './mail.ts';
import { bordersFor, Post, Undelivered } from './post.ts';
import { arePushKeys, sendPush } from './push.ts';
import { sendWebhook } from './webhook.ts';
import { type Saying, words } from './words.ts';

/** What became of a row of messages: how many of them were delivered, and why the next one was not. */
export interface Delivery {
  readonly delivered: number;
  readonly fault: Undelivered | null;
}

interface Needs {
  readonly keys: Keys;
  readonly mailer: Mailer | null;
  /** Where people find this server; null where it does not know. */
  readonly publicUrl: string | null;
  readonly mayPrivate: boolean;
}

/** In which words a link is sent. */
export interface LinkLetter {
  readonly language: Language;
}

/** Those who carry messages, each by its own way. */
export class Couriers {
  readonly #needs: Needs;
  readonly #post: Post;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#post = new Post(bordersFor(needs.mayPrivate));
  }

  /** A mail without a link to end all further mails is none that one may send. */
  get can(): MessagesInfo['can'] {
    const { keys, mailer, publicUrl } = this.#needs;
    return { push: keys.vapid.publicKey, mail: mailer !== null && publicUrl !== null, webhook: true };
  }

  /** Why nothing can be sent there; null if it can be tried. */
  faultOf(destination: Destination): { readonly path: string; readonly fault: string } | null {
    switch (destination.by) {
      case 'push': {
        if (!arePushKeys(destination.p256dh, destination.auth))
          return { path: 'p256dh', fault: 'not keys of a browser' };
        const fault = this.#post.faultOf(destination.endpoint);
        return fault === null ? null : { path: 'endpoint', fault };
      }
      case 'mail':
        return this.can.mail ? null : { path: 'by', fault: 'this server sends no mail' };
      case 'webhook': {
        const fault = this.#post.faultOf(destination.url);
        return fault === null ? null : { path: 'url', fault };
      }
    }
  }

  async deliver(channel: Channel, sayings: readonly Saying[], now: number): Promise<Delivery> {
    // All that is to be said in a mail is said in one.
    const letters = channel.destination.by === 'mail' ? [sayings] : sayings.map(saying => [saying]);
    let delivered = 0;
    for (const letter of letters) {
      try {
        await this.#send(channel, letter, now);
        delivered += letter.length;
      } catch (error) {
        if (error instanceof Undelivered) return { delivered, fault: error };
        throw error;
      }
    }
    return { delivered, fault: null };
  }

  async #send(channel: Channel, letter: readonly Saying[], now: number): Promise<void> {
    const { destination, wishes } = channel;
    const [saying] = letter;
    switch (destination.by) {
      case 'push':
        return sendPush(this.#post, this.#needs.keys.vapid, destination, { saying, language: wishes.language, now });
      case 'webhook':
        return sendWebhook(this.#post, destination, saying, this.#linkTo(saying.table));
      case 'mail':
        return this.#mail(channel, destination.address, letter);
    }
  }

  async #mail({ id, wishes }: Channel, to: string, letter: readonly Saying[]): Promise<void> {
    const { language } = wishes;
    const subject = letter.length === 1 ? letter[0].title : words(language, 'several', { count: letter.length });
    const told = letter.map(({ title, body, table }) =>
      [title, body, this.#linkTo(table) ?? ''].filter(line => line !== ''),
    );
    const token = this.#needs.keys.token('stop', id);
    const end = [words(language, 'why'), `${words(language, 'stop')} ${this.#link('messages', 'stop', token)}`];
    const text = [...told, end].map(lines => lines.join('\n')).join('\n\n');
    const once = [id, ...letter.map(saying => saying.once)].join('\n');
    await this.#mailer.send({ to, subject, text, once, stop: this.#address(`/api/unsubscribe/${token}`) });
  }

  /** Asks whoever reads at a new address whether they want messages there. */
  async ask({ id, destination, wishes }: Channel): Promise<void> {
    if (destination.by !== 'mail') return;
    const { language } = wishes;
    const link = this.#link('messages', 'confirm', this.#needs.keys.token('confirm', id));
    const text = [words(language, 'confirmLine'), link, words(language, 'confirmEnd')].join('\n\n');
    await this.#mailer.send({
      to: destination.address,
      subject: words(language, 'confirm'),
      text,
      once: id,
      stop: null,
    });
  }

  /** Sends a link that signs in, or that lets whoever asked be known by this address. */
  async sendLink(
    to: string,
    token: string,
    { language, name, isNew }: LinkLetter & { readonly name: string; readonly isNew: boolean },
  ): Promise<void> {
    const kind = isNew ? 'keep' : 'signIn';
    const text = [words(language, `${kind}Line`, { name }), this.#link('sign-in', token), words(language, 'linkEnd')];
    await this.#mailer.send({
      to,
      subject: words(language, kind, { name }),
      text: text.join('\n\n'),
      once: token,
      stop: null,
    });
  }

  get #mailer(): Mailer {
    if (this.#needs.mailer === null) throw new Undelivered('this server sends no mail');
    return this.#needs.mailer;
  }

  #linkTo(table: string | null): string | null {
    if (this.#needs.publicUrl === null) return null;
    return table === null ? this.#address('/') : this.#link('at', table);
  }

  /** A page of the client. What stands behind the hash is in nobody's log. */
  #link(...parts: readonly string[]): string {
    return this.#address(`/#/${parts.map(encodeURIComponent).join('/')}`);
  }

  #address(path: string): string {
    return `${this.#needs.publicUrl ?? ''}${path}`;
  }

  close(): void {
    this.#needs.mailer?.close();
  }
}
