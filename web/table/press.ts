import { about, telling } from './narrow.ts';
import type { Session } from './session.ts';

/** Where a press on a spot came from. */
export interface Press {
  /** What the spot shows when it is enlarged. */
  readonly item: string | null;
  readonly anchor: DOMRect;
  readonly how: 'finger' | 'pointer';
}

/** A spot was pressed: does the one option that is about it, narrows several down, or says why there is none. */
export function press(session: Session, key: string, { item, anchor, how }: Press): void {
  const { selection, isArmed, explained, isUnexplained } = session;
  const offered = session.offered.peek();
  const barred = session.barred.peek();
  const legal = about(offered, selection.peek(), key);
  if (legal.length !== 1 && isArmed.peek()) session.release();
  if (selection.peek().includes(key)) {
    selection.value = selection.peek().filter(other => other !== key);
    return;
  }
  if (legal.length === 1) {
    if (how === 'finger') session.tap(legal[0]);
    else session.choose(legal[0]);
    return;
  }
  if (legal.length > 1) {
    selection.value = [...selection.peek(), key];
    return;
  }
  // A fresh beginning: what is legal by itself, but not with what was selected before.
  if (about(offered, [], key).length > 0) {
    const refusals = about(barred, selection.peek(), key);
    if (refusals.length === 0) selection.value = [key];
    else explained.value = { barred: refusals, item, anchor };
    return;
  }
  const refusals = telling(about(barred, selection.peek(), key), offered, key);
  if (refusals.length > 0) explained.value = { barred: refusals, item, anchor };
  else if (isUnexplained.peek())
    void session.wonder().then(() => !isUnexplained.peek() && press(session, key, { item, anchor, how }));
  else if (item !== null) session.enlarged.value = item;
}
