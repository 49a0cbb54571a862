import type { Destination, WebhookStyle } from '@bonebed/protocol';
import type { Post } from './post.ts';
import type { Saying } from './words.ts';

type Webhook = Destination & { readonly by: 'webhook' };

/** Tells a webhook, in the words that its service reads. `link` leads to the table, where the server knows its own address. */
export async function sendWebhook(
  post: Post,
  { url, style }: Webhook,
  saying: Saying,
  link: string | null,
): Promise<void> {
  const { to, body } = SHAPES[style](url, saying, link);
  await post.send(to, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

type Shape = (url: string, saying: Saying, link: string | null) => { readonly to: string; readonly body: object };

const SHAPES: Readonly<Record<WebhookStyle, Shape>> = {
  json: (to, { kind, title, body, table }, link) => ({ to, body: { kind, title, body, table, link } }),
  // The last part of its address is the topic, which goes into the JSON.
  ntfy: (url, { title, body }, link) => {
    const topic = new URL(url).pathname.split('/').at(-1) ?? '';
    const click = link === null ? {} : { click: link };
    return { to: new URL('.', url).href, body: { topic, title, message: body || title, ...click } };
  },
  // Names that people give themselves must not call everybody, nor look like what Discord writes itself.
  discord: (to, saying, link) => ({
    to,
    body: { content: plain(saying, link, asDiscord), allowed_mentions: { parse: [] } },
  }),
  slack: (to, saying, link) => ({ to, body: { text: plain(saying, link, asSlack) } }),
  // The incoming webhooks of the hookshot bridge.
  matrix: (to, saying, link) => ({ to, body: { text: plain(saying, link, text => text) } }),
};

function plain({ title, body }: Saying, link: string | null, written: (text: string) => string): string {
  return [...[title, body].map(written), link ?? ''].filter(line => line !== '').join('\n');
}

function asDiscord(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<@:]/g, '\\$&');
}

function asSlack(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
