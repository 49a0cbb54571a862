import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { keptMap } from '../app/kept-map.ts';
import type { Host, TableInfo } from '../host/host.ts';

/** The last line of chat that was read, by table. */
const readLines = keptMap('read');

/** How many lines of the chat are new to this person, and a way to say that they have read it. */
export function countUnread(host: Host, info: TableInfo): { unread: ReadonlySignal<number>; readChat(): void } {
  const read = signal(Number(readLines.get(info.id) ?? 0));
  return {
    unread: computed(
      () => host.company?.chat.value.filter(({ id, seat }) => id > read.value && seat !== info.mine[0]).length ?? 0,
    ),
    readChat() {
      const last = host.company?.chat.value.at(-1)?.id ?? 0;
      if (last <= read.peek()) return;
      read.value = last;
      readLines.set(info.id, String(last));
    },
  };
}
