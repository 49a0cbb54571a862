import { type CallWishes, type ChannelInfo, callKinds, type Destination, type MessagesInfo } from '@bonebed/protocol';
import { ownZone } from '../app/zone.ts';
import { json } from '../host/api.ts';
import { language } from '../words.ts';

/** What the page about messages asks of the server. */
export const messages = {
  info: () => json<MessagesInfo>('GET', 'messages'),
  add: (destination: Destination, wishes: CallWishes) =>
    json<ChannelInfo>('POST', 'messages/channels', { ...destination, ...wishes }),
  change: (id: string, wishes: CallWishes) => json<ChannelInfo>('POST', `messages/channels/${id}`, wishes),
  try: (id: string) => json<object>('POST', `messages/channels/${id}/try`, {}),
  remove: (id: string) => json<object>('POST', `messages/channels/${id}/remove`, {}),
  confirm: (token: string) => json<ChannelInfo>('POST', 'messages/confirm', { token }),
  stop: (token: string) => json<object>('POST', `unsubscribe/${encodeURIComponent(token)}`, {}),
};

/** What most will want: everything, at any time, in the language and the zone of this device. */
export function usualWishes(): CallWishes {
  return { kinds: callKinds, quiet: null, digest: null, zone: ownZone(), language: language.value };
}

/** Whether this browser can be called, as far as one can know before asking. */
export function pushState(): 'can' | 'cant' | 'denied' {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'cant';
  return Notification.permission === 'denied' ? 'denied' : 'can';
}

/** Subscribes this browser. Null if its owner does not want to. */
export async function subscribe(serverKey: string): Promise<Destination | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  const subscription = old ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey }));
  const { endpoint, keys = {} } = subscription.toJSON();
  return { by: 'push', endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}
