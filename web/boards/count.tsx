import type { Json } from '@bonebed/kernel';
import { Running } from '../table/running.tsx';
import { useBoard } from './use-board.ts';

/** A number of the table, and what the option under the pointer would make of it. */
export function Count<View extends Json>({ of }: { of: (view: View) => number }) {
  const { session, view } = useBoard<View, object>();
  const now = of(view);
  const preview = session.preview.value;
  const then = preview === null ? now : of(preview.view as View);
  return (
    <span class="count">
      <Running value={now} />
      {then !== now && (
        <i class={then > now ? 'delta gain' : 'delta loss'}>{then > now ? `+${then - now}` : `−${now - then}`}</i>
      )}
    </span>
  );
}
