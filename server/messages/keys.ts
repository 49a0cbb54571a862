import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import webPush from 'web-push';
import type { CallStorage } from '../storage/calls.ts';

/** What browsers know this server by. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may turn to. */
  readonly subject: string;
}

/** What a link in a message is good for. */
export type Purpose = 'confirm' | 'stop';

/** The server's own keys. They are made at the first start and kept: with new ones no browser could be reached that subscribed before. */
export class Keys {
  readonly vapid: VapidKeys;
  readonly #secret: Buffer;

  private constructor(vapid: VapidKeys, secret: Buffer) {
    this.vapid = vapid;
    this.#secret = secret;
  }

  static async open(storage: CallStorage, subject: string): Promise<Keys> {
    const pair = await storage.keepKey('vapid', JSON.stringify(webPush.generateVAPIDKeys()));
    const secret = await storage.keepKey('links', randomBytes(32).toString('base64url'));
    // It is what this function has stored once.
    const { publicKey, privateKey } = JSON.parse(pair) as Omit<VapidKeys, 'subject'>;
    return new Keys({ publicKey, privateKey, subject }, Buffer.from(secret, 'base64url'));
  }

  /** Part of a link that does one thing to one channel, for whoever has it. Nothing of it is stored. */
  token(purpose: Purpose, channel: string): string {
    return `${channel}.${this.#seal(purpose, channel).toString('base64url')}`;
  }

  /** The channel that a token is for; null if it is not ours. */
  channelOf(purpose: Purpose, token: string): string | null {
    const [channel, seal = ''] = token.split('.');
    const [given, own] = [Buffer.from(seal, 'base64url'), this.#seal(purpose, channel)];
    return given.length === own.length && timingSafeEqual(given, own) ? channel : null;
  }

  #seal(purpose: Purpose, channel: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${purpose} ${channel}`).digest().subarray(0, 24);
  }
}
