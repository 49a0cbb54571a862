import type { Notice } from '@bonebed/protocol';
import { signal } from '@preact/signals';

/** What whoever runs the server wants everybody to know; null if nothing, or if no server has said so. */
export const notice = signal<Notice | null>(null);

/** A server has told how it stands. */
export function heardNotice(heard: Notice | undefined): void {
  notice.value = heard === undefined || (!heard.readOnly && heard.text === null) ? null : heard;
}
