/** How people who are not here are called to their tables: what `api/messages` takes and gives. */

/** What somebody can be called for. */
export const callKinds = ['turn', 'reaction', 'deadline', 'proposal', 'invited', 'over'] as const;
export type CallKind = (typeof callKinds)[number];

/** What a webhook expects: our own JSON, or what one of these services reads. */
export const webhookStyles = ['json', 'ntfy', 'discord', 'slack', 'matrix'] as const;
export type WebhookStyle = (typeof webhookStyles)[number];

/** Where a message goes. */
export type Destination =
  /** A browser: what its `PushSubscription` says. */
  | { readonly by: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly by: 'mail'; readonly address: string }
  | { readonly by: 'webhook'; readonly url: string; readonly style: WebhookStyle };

/** When somebody wants to be called by one channel, for what, and in which words. Times are minutes of the day in their time zone. */
export interface CallWishes {
  readonly kinds: readonly CallKind[];
  /** Nothing is sent from then to then; null: any time will do. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** All of a day is told at once, at that time; null: each thing when it happens. A deadline does not wait for it. */
  readonly digest: number | null;
  /** As the IANA names it: `Europe/Brussels`. */
  readonly zone: string;
  readonly language: 'en' | 'fr';
}

/** A way to reach somebody, as they see it themselves. */
export interface ChannelInfo extends CallWishes {
  readonly id: string;
  readonly by: 'push' | 'mail' | 'webhook';
  /** The address of a mail, the host of all else: the rest of those addresses is a secret. */
  readonly to: string;
  /** `asked`: the mail with the link to confirm it is on its way. `stopped`: nothing could be delivered there for days. */
  readonly state: 'asked' | 'on' | 'stopped';
}

/** The answer to `GET /api/messages`. */
export interface MessagesInfo {
  /** What this server can do. `push` is the key that a browser subscribes with. */
  readonly can: { readonly push: string; readonly mail: boolean; readonly webhook: boolean };
  readonly channels: readonly ChannelInfo[];
}

/** What a browser gets by push, once it is decrypted. */
export interface PushedCall {
  readonly kind: CallKind | 'try';
  readonly title: string;
  readonly body: string;
  /** Null: it is about no table. */
  readonly table: string | null;
  /** How simple answers are called, for buttons. */
  readonly words: { readonly pass: string; readonly yes: string; readonly no: string };
}
