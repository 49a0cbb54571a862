import type {
  CreatedTable,
  DeviceInfo,
  Distance,
  DistanceAct,
  LinkOpened,
  PeopleInfo,
  PersonInfo,
  SignedIn,
  WayInfo,
} from '@bonebed/protocol';
import { json } from '../host/api.ts';
import { language } from '../words.ts';

/** What the pages about oneself ask of the server. */
export const people = {
  info: () => json<PersonInfo>('GET', 'me/ways'),
  rename: (name: string) => json<object>('POST', 'me/rename', { name }),
  newCode: () => json<{ readonly code: string }>('POST', 'me/code', {}),
  mail: (address: string) => json<object>('POST', 'me/mail', { address, language: language.value }),
  end: ({ kind, id }: WayInfo) => json<PersonInfo>('POST', 'me/ways/remove', { kind, id }),
  signOut: ({ id }: DeviceInfo) => json<PersonInfo>('POST', `me/devices/${id}/remove`, {}),
  revoke: (what: 'links' | 'invites') => json<object>('POST', 'me/revoke', { what }),
  export: () => json<object>('GET', 'me/export'),
  delete: () => json<object>('POST', 'me/delete', {}),
  company: () => json<PeopleInfo>('GET', 'people'),
  invite: (id: string) => json<CreatedTable>('POST', `people/${id}/invite`, {}),
  block: (id: string) => json<PeopleInfo>('POST', `people/${id}/block`, {}),
  unblock: (id: string) => json<PeopleInfo>('POST', `people/${id}/unblock`, {}),
  unmute: (id: string) => json<PeopleInfo>('POST', `people/${id}/unmute`, {}),
  keepAway: (table: string, seat: number, act: DistanceAct) =>
    json<Distance>('POST', `tables/${table}/company`, { seat, do: act }),
  report: (table: string, seat: number, words: string) =>
    json<object>('POST', `tables/${table}/reports`, { seat, words }),
  byCode: (code: string) => json<SignedIn>('POST', 'sign-in/code', { code }),
  byMail: (address: string) => json<object>('POST', 'sign-in/mail', { address, language: language.value }),
  byLink: (token: string) => json<LinkOpened>('POST', 'sign-in/link', { token }),
};

/** Whether this browser makes passkeys on this page: not for an address in numbers, nor without TLS. */
export function canPasskeys(): boolean {
  return 'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
}

/** Makes a passkey. */
export async function makePasskey(): Promise<PersonInfo> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await json<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    'POST',
    'me/passkey/begin',
    {},
  );
  return json('POST', 'me/passkey', { response: await startRegistration({ optionsJSON }) });
}

export async function byPasskey(): Promise<SignedIn> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await json<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    'POST',
    'sign-in/passkey/begin',
    {},
  );
  return json('POST', 'sign-in/passkey', { response: await startAuthentication({ optionsJSON }) });
}
