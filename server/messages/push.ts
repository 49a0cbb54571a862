import type { Destination, PushedCall } from '@bonebed/protocol';
import webPush from 'web-push';
import type { VapidKeys } from './keys.ts';
import type { Post } from './post.ts';
import { type Saying, words } from './words.ts';

type Push = Destination & { readonly by: 'push' };

/** What can't be delivered within this time is of no use any more. */
const LONGEST_S = 3 * 86_400;

/** Sends a message to a browser: encrypted for it alone (RFC 8291), signed with the key that it subscribed with (RFC 8292). */
export async function sendPush(
  post: Post,
  { publicKey, privateKey, subject }: VapidKeys,
  { endpoint, p256dh, auth }: Push,
  { saying, language, now }: { readonly saying: Saying; readonly language: 'en' | 'fr'; readonly now: number },
): Promise<void> {
  const { kind, title, body, table, until } = saying;
  const answers = { pass: words(language, 'pass'), yes: words(language, 'yes'), no: words(language, 'no') };
  const call: PushedCall = { kind, title, body, table, words: answers };
  const leftS = until === null ? LONGEST_S : Math.floor((until - now) / 1000);
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(call), {
    vapidDetails: { subject, publicKey, privateKey },
    TTL: Math.max(60, Math.min(LONGEST_S, leftS)),
    urgency: 'normal',
    // Of several messages about one table that a device has not fetched yet, the last is enough.
    ...(table === null ? {} : { topic: table }),
    contentEncoding: 'aes128gcm',
  });
  await post.send(endpoint, { headers: asText(details.headers), body: details.body ?? '' });
}

function asText(headers: object): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Whether a browser's keys are such that something can be encrypted with them. */
export function arePushKeys(p256dh: string, auth: string): boolean {
  const key = Buffer.from(p256dh, 'base64url');
  return key.length === 65 && key[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
}
