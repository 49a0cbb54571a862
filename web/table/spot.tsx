import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { about } from './narrow.ts';
import { reasons } from './reasons.ts';
import { type Session, useSession } from './session.ts';

interface SpotProps {
  /** What options are about when they are about this: `location.2`. */
  readonly id: string;
  /** What it is called, for those who do not see it. */
  readonly label: string;
  /** What it shows when it is enlarged. */
  readonly item?: string;
  /** What it is, for the explanations of the board; without it the things around or inside it explain themselves. */
  readonly thing?: string;
  /** Its identity as a piece that moves. */
  readonly piece?: string;
  readonly origin?: string;
  readonly place?: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/**
 * A thing on the table that may be chosen. It glows while an option is about it, explains itself while only refusals are, and
 * enlarges otherwise. The button lies under what it shows, so that spots can lie on spots.
 */
export function Spot({ id, label, item, thing, piece, origin, place, class: extra = '', children }: SpotProps) {
  const session = useSession();
  // Computed apart, so that a spot is drawn anew only when its own lot changes.
  const state = useComputed(() => session.stateOf(id)).value;
  const marks = useComputed(() => marksOf(session, id)).value;
  const isSelected = marks.includes('selected');
  const isActive = state !== 'none' || isSelected || item !== undefined;
  const enlarge = () => {
    if (item !== undefined) session.enlarged.value = item;
  };
  // A finger does not hover: its first tap is that.
  const isFinger = useRef(false);
  const point = () => {
    const options = session.legalAt(id);
    if (options.length === 1) session.point(options[0]);
    else session.pointed.value = [id];
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does all; a right click or long press enlarges
    <div
      class={`spot ${state} ${extra} ${marks}`}
      data-spot={id}
      {...(thing === undefined ? {} : { 'data-thing': thing })}
      {...(item === undefined ? {} : { 'data-item': item })}
      {...(piece === undefined ? {} : { 'data-piece': piece })}
      {...(origin === undefined ? {} : { 'data-origin': origin })}
      {...(place === undefined ? {} : { 'data-place': place })}
      onPointerEnter={() => {
        // What is not known yet to be barred looks like nothing: who comes near wants to know.
        if (session.stateOf(id) === 'none' && session.isUnexplained.peek()) void session.wonder();
      }}
      onContextMenu={event => {
        if (item === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        enlarge();
      }}
    >
      {isActive && (
        <button
          type="button"
          class="hit"
          aria-label={labelOf(label, state)}
          {...(isSelected ? { 'aria-pressed': 'true' } : {})}
          {...(state === 'barred' ? { 'aria-disabled': 'true' } : {})}
          {...(state === 'barred' && thing === undefined ? { title: whyNot() } : {})}
          onClick={event => {
            const anchor = event.currentTarget.getBoundingClientRect();
            session.press(id, { item: item ?? null, anchor, how: isFinger.current ? 'finger' : 'pointer' });
          }}
          onPointerEnter={event => {
            isFinger.current = event.pointerType === 'touch';
            if (!isFinger.current) point();
          }}
          onPointerLeave={event => {
            // What the keyboard is at stays pointed at when a mouse happens to pass.
            if (!isFinger.current && !event.currentTarget.matches(':focus-visible')) session.point(null);
          }}
          onFocus={() => {
            if (!isFinger.current) point();
          }}
          onBlur={() => {
            if (!isFinger.current) session.point(null);
          }}
          onKeyDown={event => {
            isFinger.current = false;
            if (event.key === 'e' || event.key === 'E') {
              event.stopPropagation();
              enlarge();
            }
          }}
        />
      )}
      {children}
    </div>
  );

  function whyNot(): string {
    const refusals = about(session.barred.value, session.selection.value, id);
    return reasons(session.reader.value, refusals)
      .map(({ words }) => words)
      .join('\n');
  }
}

/** What else can be seen of a spot, as classes. One text for all of it: at every tap all spots of a table are asked. */
function marksOf(session: Session, id: string): string {
  const legal = session.legalAt(id);
  const marks: string[] = [];
  if (session.selection.value.includes(id)) marks.push('selected');
  if (session.pointed.value.includes(id)) marks.push('pointed');
  if (legal.length > 0 && legal.every(one => one.isAside)) marks.push('aside');
  if (session.ringed.value.includes(id)) marks.push('ringed');
  return marks.join(' ');
}

function labelOf(label: string, state: 'legal' | 'barred' | 'none'): string {
  if (state === 'legal') return t('spot.legal', { label });
  return state === 'barred' ? t('spot.barred', { label }) : t('spot.enlarge', { label });
}
