import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import type { Surroundings } from '../tables/hosted.ts';
import type { Tables } from '../tables/tables.ts';
import { Caller } from './caller.ts';
import { Channels } from './channels.ts';
import { Couriers } from './couriers.ts';
import { Keys } from './keys.ts';
import { PRESENT_MS } from './lookers.ts';
import { Mailer } from './mail.ts';

interface Needs extends Pick<Surroundings, 'instance' | 'now' | 'onFault'> {
  readonly storage: Storage;
  readonly tables: Tables;
  count(labels: string): void;
  /** Nothing is to be stored, so nothing can be noted as said. */
  isReadOnly(): boolean;
}

export interface Messages {
  readonly couriers: Couriers;
  readonly caller: Caller;
  readonly channels: Channels;
  /** Called every few seconds: says who is still here, and now and then forgets what is not needed any more. */
  sweep(): Promise<void>;
}

const FORGET_EVERY_MS = 3_600_000;

/** All that it takes to call people to their tables. */
export async function openMessages(config: Config, needs: Needs): Promise<Messages> {
  const { storage, tables, instance, now, count, onFault, isReadOnly } = needs;
  const { publicUrl, smtpUrl, callPrivate } = config;
  const from = config.mailFrom ?? `Bonebed <bonebed@${publicUrl === null ? 'localhost' : new URL(publicUrl).hostname}>`;
  const keys = await Keys.open(storage, subjectOf(config));
  const mailer = smtpUrl === null ? null : new Mailer(smtpUrl, from);
  const couriers = new Couriers({ keys, mailer, publicUrl, mayPrivate: callPrivate });
  const onChannel = (person: string): void => {
    tables.recall(person).catch(error => onFault(error, { table: '', seq: 0 }));
  };
  let stayedAt = 0;
  let forgotAt = now();
  return {
    couriers,
    caller: new Caller({ storage, couriers, instance, now, count, onFault, isReadOnly }),
    channels: new Channels({ storage, keys, couriers, now, onChannel }),
    sweep: async () => {
      const at = now();
      if (at - stayedAt >= PRESENT_MS / 3) {
        stayedAt = at;
        await tables.stay(at + PRESENT_MS);
      }
      if (at - forgotAt < FORGET_EVERY_MS) return;
      forgotAt = at;
      await storage.sweepCalls(at);
      await storage.sweepTickets(at);
    },
  };
}

/** Whom push services may write to if we do something wrong. */
function subjectOf({ publicUrl, mailFrom }: Config): string {
  if (publicUrl?.startsWith('https://')) return publicUrl;
  const [, address = 'nobody@example.org'] = /([^\s<>]+@[^\s<>]+)/.exec(mailFrom ?? '') ?? [];
  return `mailto:${address}`;
}
