import type { HolotypeEvent } from '@bonebed/games/holotype/rules/events.ts';
import type { Seat } from '@bonebed/kernel';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';

/** After a recall, until the next worker goes out: what it did. */
export function HomeAgain({ seat, isShort = false }: { seat: Seat; isShort?: boolean }) {
  const { session } = useHolotype();
  const last = session.shown.value.events.findLast(
    told => told !== null && 'seat' in told && told.seat === seat && /^(?:placed|recalled)$/.test(told.type),
  ) as HolotypeEvent | null | undefined;
  // Older rules did not tell what it brought.
  if (last?.type !== 'recalled' || last.research === undefined) return null;
  return (
    <span class="home-again" data-thing={`recalled.${last.forced}`}>
      {bt(isShort ? 'recalled.short' : 'recalled', { research: last.research })}
    </span>
  );
}
