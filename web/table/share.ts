import { packGame } from '../host/share.ts';
import { href } from '../route.ts';
import type { Session } from './session.ts';

/** Copies a link that shows this finished game at one of its moments, with what is noted, on any device. */
export async function copyLink({ host, info, notes }: Session, moment: number): Promise<void> {
  const { seats } = host.info.peek() ?? info;
  const packed = await packGame({ record: await host.record(), seats, notes: notes.peek() });
  await navigator.clipboard.writeText(
    `${location.origin}${location.pathname}${href('replay', packed, String(moment))}`,
  );
}
