import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Explain, Explanation } from '../boards/board.ts';
import { zoomOf } from '../table/motion.ts';
import { useSession } from '../table/session.ts';
import { t } from '../words.ts';
import { type Area, placeLabels } from './place.ts';
import type { Found } from './thing.ts';
import { w } from './words.ts';

/** More names than this would cover the table. */
const MOST = 36;

/** Where a label points. */
interface Pin {
  readonly x: number;
  readonly y: number;
}

interface Named extends Found {
  readonly explanation: Explanation;
  /** All things that bear this name. */
  readonly things: string[];
  /** Null where none of them can be seen. */
  readonly pin: Pin | null;
}

interface NamesProps {
  readonly explain: Explain;
  onChoose(found: Found, explanation: Explanation): void;
  onClose(): void;
  readonly children: ComponentChildren;
}

/** The names of everything on the screen at once, each on its thing; one leads to its explanation. */
export function Names({ explain, onChoose, onClose, children }: NamesProps) {
  const { at, shown } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const found = useSignal<readonly Named[] | null>(null);
  const named = found.value ?? [];
  const frame = shown.value;
  // They are laid anew when the table goes on. What a dialog lies over can't be found: it steps aside for a moment.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const element = dialog.current;
    if (element === null) return;
    element.close();
    found.value = namedThings(thing => explain(at.peek(), thing));
    element.showModal();
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
  }, [frame]);
  useLayoutEffect(() => {
    if (dialog.current !== null) lay(dialog.current, named);
  }, [found.value]);
  useLayoutEffect(() => () => dialog.current?.close(), []);
  return (
    <dialog
      ref={dialog}
      class="names"
      aria-label={w('names')}
      // One that stepped aside is open again when this is heard.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
      onKeyDown={event => {
        if (event.key === '?') onClose();
      }}
    >
      <p class="names-line">
        <span>{w(found.value?.length === 0 ? 'names.none' : 'names')}</span>
        <button type="button" class="button small" onClick={onClose}>
          {t('close')} <kbd>Esc</kbd>
        </button>
      </p>
      <ul>
        {named.map(({ thing, element, explanation, things }) => (
          <li key={thing}>
            <i class="names-pin" aria-hidden="true" />
            <button
              type="button"
              class="names-label"
              data-names={things.join(' ')}
              onClick={() => onChoose({ thing, element }, explanation)}
            >
              {explanation.name}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </dialog>
  );
}

/** Every name once, on the first thing that bears it and can be seen; those first that say most: one of each kind, and what does not show its name itself. */
function namedThings(explain: (thing: string) => Explanation | null): readonly Named[] {
  const found = new Map<string, Named>();
  for (const element of document.querySelectorAll('.table [data-thing]:not(.log *)')) {
    const thing = element.getAttribute('data-thing') ?? '';
    const explanation = explain(thing);
    if (explanation === null) continue;
    const known = found.get(explanation.name);
    if (known !== undefined && !known.things.includes(thing)) known.things.push(thing);
    if (known !== undefined && known.pin !== null) continue;
    const things = known?.things ?? [thing];
    found.set(explanation.name, { thing, element, explanation, things, pin: pinOf(element) });
  }
  const all = [...found.values()];
  const isWritten = ({ element, explanation }: Named) => (element.textContent ?? '').includes(explanation.name);
  const kinds = new Set<string>();
  const isFirst = ({ thing }: Named) => {
    const [kind] = thing.split('.');
    return !kinds.has(kind) && kinds.add(kind).size > 0;
  };
  const bare = all.filter(one => !isWritten(one));
  const firsts = bare.filter(isFirst);
  return [...firsts, ...bare.filter(one => !firsts.includes(one)), ...all.filter(isWritten)];
}

/** Where a thing is pinned: its middle, or its upper edge if other things lie in it; null where it can't be seen. */
function pinOf(element: Element): Pin | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < 4 || height < 4) return null;
  const isFull = element.querySelector('[data-thing]') !== null;
  const pin = isFull ? { x: left + Math.min(width / 2, 60), y: top + 8 } : { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(pin.x, pin.y);
  const isSeen =
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || (hit.closest('.spot')?.contains(element) ?? false));
  return isSeen ? pin : null;
}

/** Lays the labels that find a place; the others stay out. */
function lay(dialog: HTMLElement, named: readonly Named[]): void {
  const zoom = zoomOf(dialog);
  const areaOf = ({ x, y, width, height }: DOMRect): Area => ({
    x: x / zoom,
    y: y / zoom,
    width: width / zoom,
    height: height / zoom,
  });
  const labels = [...dialog.querySelectorAll<HTMLElement>('.names-label')];
  const seen = named.flatMap(({ pin }, index) =>
    pin === null ? [] : [{ pin: { x: pin.x / zoom, y: pin.y / zoom }, label: labels[index] }],
  );
  const shown = seen.slice(0, MOST);
  const screen = { width: innerWidth / zoom, height: innerHeight / zoom };
  const line = dialog.querySelector('.names-line');
  const areas = placeLabels(
    shown.map(({ pin }) => pin),
    shown.map(({ label }) => ({ width: label.offsetWidth, height: label.offsetHeight })),
    screen,
    line === null ? [] : [areaOf(line.getBoundingClientRect())],
  );
  for (const label of labels) label.parentElement?.toggleAttribute('hidden', true);
  for (const [index, { pin, label }] of shown.entries()) {
    const area = areas[index];
    const entry = label.parentElement;
    if (area === null || entry === null) continue;
    entry.hidden = false;
    entry.style.setProperty('--pin-x', `${pin.x}px`);
    entry.style.setProperty('--pin-y', `${pin.y}px`);
    entry.style.setProperty('--stem-y', `${Math.min(pin.y, area.y + area.height)}px`);
    entry.style.setProperty('--stem', `${area.y > pin.y ? area.y - pin.y : pin.y - area.y - area.height}px`);
    label.style.left = `${area.x}px`;
    label.style.top = `${area.y}px`;
  }
}
