/** Messages that come by push while no page may be open: shown, opened, and simple ones answered. */
import type { PushedCall } from '@bonebed/protocol';

/** What a click needs to know of the message that it is on. */
interface Shown {
  readonly table: string | null;
  /** The question that its buttons answer. */
  readonly askId: number | null;
}

/** Buttons are no part of the page's library of types, since pages can't show any. */
interface Options extends NotificationOptions {
  readonly actions: readonly { readonly action: string; readonly title: string }[];
  readonly data: Shown;
  readonly renotify: boolean;
}

/** What of a table it takes to know whether its question is a simple one. */
interface Asking {
  readonly state: {
    readonly askId: number | null;
    readonly frame: { readonly ask: { readonly texts: readonly string[] | null } | null } | null;
  };
}

/** Answers that need no look at the table; they are the texts of options. */
const SIMPLE = ['pass', 'yes', 'no'] as const;
type Simple = (typeof SIMPLE)[number];

const isSimple = (text: string): text is Simple => SIMPLE.some(simple => simple === text);

export async function showPushed(registration: ServiceWorkerRegistration, pushed: unknown): Promise<void> {
  // Only our server can write to us: what it says was made by its types.
  const { title, body, table, words } = pushed as PushedCall;
  const { askId, answers } = table === null ? NO_QUESTION : await question(registration.scope, table);
  const options: Options = {
    body,
    icon: 'icon-192.png',
    badge: 'icon-192.png',
    // A page that is open says the same under the same tag; the later takes the place of the earlier.
    tag: table ?? 'bonebed',
    renotify: true,
    actions: answers.map(action => ({ action, title: words[action] })),
    data: { table, askId },
  };
  await registration.showNotification(title, options);
  await showCount(registration);
}

const NO_QUESTION: { readonly askId: number | null; readonly answers: readonly Simple[] } = {
  askId: null,
  answers: [],
};

/** What is asked of us there, if it can be answered without looking. */
async function question(scope: string, table: string): Promise<typeof NO_QUESTION> {
  try {
    const response = await fetch(new URL(`api/tables/${table}`, scope), { signal: AbortSignal.timeout(5000) });
    // The server's answers have the shapes that its protocol says.
    const { state } = (await response.json()) as Asking;
    const texts = state.frame?.ask?.texts ?? [];
    const answers = texts.filter(isSimple);
    const areAll = answers.length === texts.length || answers.includes('pass');
    return { askId: state.askId, answers: areAll ? answers : [] };
  } catch {
    // A message without buttons is a message.
    return NO_QUESTION;
  }
}

/** Opens the table in a page that is there, or in a new one. */
export async function openPushed(scope: string, notification: Notification): Promise<void> {
  const { table } = shownIn(notification);
  const address = `${scope}${table === null ? '' : `#/at/${table}`}`;
  const { clients } = self as unknown as { readonly clients: Clients };
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages.find(({ url }) => url.startsWith(scope));
  if (page === undefined) {
    await clients.openWindow(address);
    return;
  }
  await page.focus();
  if (page.url !== address) await page.navigate(address);
}

/** What we use of the pages that a service worker knows. */
interface Clients {
  matchAll(which: { readonly type: 'window' }): Promise<readonly Page[]>;
  openWindow(address: string): Promise<unknown>;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

/** Answers from the message. Where that does not work any more, the table tells why. */
export async function answerPushed(scope: string, notification: Notification, text: string): Promise<void> {
  const { table, askId } = shownIn(notification);
  const response = await fetch(new URL(`api/tables/${table}/commands`, scope), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ do: 'answer', askId, text }),
  }).catch(() => null);
  if (response?.ok !== true) await openPushed(scope, notification);
}

function shownIn({ data }: Notification): Shown {
  return data;
}

/** The app's icon says how many tables wait. */
async function showCount(registration: ServiceWorkerRegistration): Promise<void> {
  const shown = await registration.getNotifications();
  const tables = new Set(shown.flatMap(notification => shownIn(notification)?.table ?? []));
  if ('setAppBadge' in navigator) await navigator.setAppBadge(tables.size).catch(() => {});
}
