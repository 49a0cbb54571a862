import { BadInput } from '@bonebed/kernel';
import { type DistanceAct, distances, type WayKind, wayKinds } from '@bonebed/protocol';
import { limits } from '../limits.ts';
import type { LinkLetter } from '../messages/couriers.ts';
import { languageIn, mailAddress } from '../messages/parse.ts';
import { cleanLine } from '../names.ts';
import { count, fields, readable, text } from '../parse.ts';

/** What people say of how they come back, from outside. */

export function parseCode(value: unknown): string {
  return text(fields(value, '', ['code']), 'code', limits.name);
}

export function parseResponse(value: unknown): unknown {
  return fields(value, '', ['response']).response;
}

export function parseRevoke(value: unknown): 'links' | 'invites' {
  const { what } = fields(value, '', ['what']);
  if (what === 'links' || what === 'invites') return what;
  throw new BadInput('badMessage', 'what', "expected 'links' or 'invites'");
}

export function parseMail(value: unknown): { readonly address: string; readonly letter: LinkLetter } {
  const from = fields(value, '', ['address', 'language']);
  return { address: mailAddress(from), letter: { language: languageIn(from) } };
}

export function parseWay(value: unknown): { readonly kind: WayKind; readonly id: string } {
  const from = fields(value, '', ['kind', 'id']);
  const kind = wayKinds.find(one => one === from.kind);
  if (kind === undefined) throw new BadInput('badMessage', 'kind', `expected one of ${wayKinds.join(', ')}`);
  // Names of passkeys are as long as their makers like.
  return { kind, id: text(from, 'id', 2 * limits.address) };
}

export function parseDistance(value: unknown): { readonly seat: number; readonly act: DistanceAct } {
  const from = fields(value, '', ['seat', 'do']);
  const act = distances.find(one => one === from.do);
  if (act === undefined) throw new BadInput('badMessage', 'do', `expected one of ${distances.join(', ')}`);
  return { seat: count(from, 'seat', limits.entries), act };
}

/** What somebody reports: the words may be left out. */
export function parseReport(value: unknown): { readonly seat: number; readonly words: string } {
  const from = fields(value, '', ['seat', 'words']);
  const isSaid = from.words !== undefined && from.words !== null && from.words !== '';
  const words = isSaid ? readable(from, 'words', cleanLine, limits.report, limits.reportBytes) : '';
  return { seat: count(from, 'seat', limits.entries), words };
}

/** What somebody wants to find on every device, as their pages write it: kept as it is. */
export function parseShelf(value: unknown): string {
  const { shelf } = fields(value, '', ['shelf']);
  if (typeof shelf !== 'object' || shelf === null) throw new BadInput('badMessage', 'shelf', 'expected an object');
  const json = JSON.stringify(shelf);
  if (json.includes('\\u0000')) throw new BadInput('badMessage', 'shelf', 'has a NUL character');
  return json;
}
