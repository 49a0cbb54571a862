import type { HolotypeView } from './view.ts';
import { holotypeAt, useHolotype } from './view.ts';

/** A number of the table, and what the option under the pointer would make of it. */
export function Count({ of }: { of: (view: HolotypeView) => number }) {
  const { session, at, view } = useHolotype();
  const now = of(view);
  const preview = session.preview.value;
  const then = preview === null ? now : of(holotypeAt({ ...at, view: preview.view }).view);
  return (
    <span class="count">
      {now}
      {then !== now && (
        <i class={then > now ? 'delta gain' : 'delta loss'}>{then > now ? `+${then - now}` : `−${now - then}`}</i>
      )}
    </span>
  );
}
