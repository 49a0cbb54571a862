import { BadInput, type Fields, type Language } from '@bonebed/kernel';
import {
  type CallKind,
  type CallWishes,
  callKinds,
  type Destination,
  type WebhookStyle,
  webhookStyles,
} from '@bonebed/protocol';
import { limits } from '../limits.ts';
import { count, fields, text, token, zoneIn } from '../parse.ts';

/** What people say of how they want to be called, from outside. */

const wishFields = ['kinds', 'quiet', 'digest', 'zone', 'language'] as const;
const DAY_MINUTES = 24 * 60;

export function parseChannel(value: unknown): { readonly destination: Destination; readonly wishes: CallWishes } {
  const by: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'by') : undefined;
  switch (by) {
    case 'push': {
      const from = fields(value, '', ['by', 'endpoint', 'p256dh', 'auth', ...wishFields]);
      const [endpoint, p256dh, auth] = [
        text(from, 'endpoint', 2 * limits.address),
        text(from, 'p256dh', 128),
        text(from, 'auth', 64),
      ];
      return { destination: { by, endpoint, p256dh, auth }, wishes: wishesIn(from) };
    }
    case 'mail': {
      const from = fields(value, '', ['by', 'address', ...wishFields]);
      return { destination: { by, address: mailAddress(from) }, wishes: wishesIn(from) };
    }
    case 'webhook': {
      const from = fields(value, '', ['by', 'url', 'style', ...wishFields]);
      return {
        destination: { by, url: text(from, 'url', limits.address), style: styleIn(from) },
        wishes: wishesIn(from),
      };
    }
    default:
      throw new BadInput('badMessage', 'by', "expected 'push', 'mail' or 'webhook'");
  }
}

export function parseWishes(value: unknown): CallWishes {
  return wishesIn(fields(value, '', wishFields));
}

export function parseToken(value: unknown): string {
  return token(fields(value, '', ['token']), 'token');
}

function wishesIn(from: Fields): CallWishes {
  const language = languageIn(from);
  return { kinds: kindsIn(from), quiet: quietIn(from), digest: minute(from, 'digest'), zone: zoneIn(from), language };
}

export function languageIn({ language }: Fields): Language {
  if (language === 'en' || language === 'fr') return language;
  throw new BadInput('badMessage', 'language', "expected 'en' or 'fr'");
}

function kindsIn({ kinds }: Fields): CallKind[] {
  const fault = (): BadInput => new BadInput('badMessage', 'kinds', `expected a list of ${callKinds.join(', ')}`);
  if (!Array.isArray(kinds)) throw fault();
  const unknown = kinds.find(kind => !callKinds.includes(kind));
  if (unknown !== undefined || kinds.length > callKinds.length) throw fault();
  return callKinds.filter(kind => kinds.includes(kind));
}

function quietIn({ quiet }: Fields): CallWishes['quiet'] {
  if (quiet === null || quiet === undefined) return null;
  const from = fields(quiet, 'quiet', ['from', 'to']);
  const [begin, end] = [count(from, 'from', DAY_MINUTES - 1), count(from, 'to', DAY_MINUTES - 1)];
  if (begin === end) throw new BadInput('badMessage', 'quiet', 'quiet hours that never end');
  return { from: begin, to: end };
}

function minute(from: Fields, key: string): number | null {
  return from[key] === null || from[key] === undefined ? null : count(from, key, DAY_MINUTES - 1);
}

function styleIn({ style = 'json' }: Fields): WebhookStyle {
  const found = webhookStyles.find(known => known === style);
  if (found !== undefined) return found;
  throw new BadInput('badMessage', 'style', `expected one of ${webhookStyles.join(', ')}`);
}

/** One plain address, and nothing that a mail could take for more than one. */
const ADDRESS =
  /^[^\s@<>()[\],;:\\"\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*$/u;

export function mailAddress(from: Fields): string {
  const address = text(from, 'address', 254).trim();
  if (!ADDRESS.test(address)) throw new BadInput('badMessage', 'address', 'expected an address like ann@example.org');
  return address;
}
