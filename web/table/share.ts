import { packGame } from '../host/share.ts';
import { href } from '../route.ts';
import type { Session } from './session.ts';

/** A link that shows this finished game at one of its moments, with what is noted, on any device. */
async function linkTo({ host, info, notes }: Session, moment: number): Promise<string> {
  const { seats } = host.info.peek() ?? info;
  const packed = await packGame({ record: await host.record(), seats, notes: notes.peek() });
  return `${location.origin}${location.pathname}${href('replay', packed, String(moment))}`;
}

export async function copyLink(session: Session, moment: number): Promise<void> {
  await navigator.clipboard.writeText(await linkTo(session, moment));
}

/** Whether this device has a sheet of its own from which things are sent to people. */
export const canShare = 'share' in navigator;

/** Offers the link to whatever the device can send it with; where the device refuses, copies it. */
export async function shareGame(session: Session, title: string): Promise<'shared' | 'copied'> {
  const url = await linkTo(session, 0);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    await navigator.clipboard.writeText(url);
    return 'copied';
  }
}
