import { useLayoutEffect, useRef } from 'preact/hooks';
import { NARROW } from '../style/narrow.ts';
import { zoomOf } from '../table/motion.ts';
import { about } from '../table/narrow.ts';
import { reasons } from '../table/reasons.ts';
import { type Session, useSession } from '../table/session.ts';
import { t } from '../words.ts';
import type { ExplainedThing } from './layer.tsx';
import { type Area, type Avoided, placeNote } from './place.ts';
import { w } from './words.ts';
import '../table/dialog.css';
import '../table/explain.css';

/** One thing in words: what it is called, what it does, what holds now, and its rule. It never lies on the thing. */
export function Note({ noted, onClose }: { noted: ExplainedThing; onClose: () => void }) {
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const { element, how, explanation } = noted;
  useLayoutEffect(() => {
    if (box.current !== null && ring.current !== null) lay(element, box.current, ring.current);
  });
  const item = element.closest('[data-item]')?.getAttribute('data-item') ?? null;
  const rule = explanation.rule?.split(/[,\s]+/)[0] ?? null;
  const whys = whyNot(session, element);
  return (
    <>
      {how === 'press' && <div class="veil" onPointerDown={onClose} />}
      <div class="thing-ring" ref={ring} />
      <div class="thing-note" ref={box} data-thing-note={noted.thing}>
        <h3>
          <PictureOf element={element} />
          {explanation.name}
          {how === 'press' && (
            <button type="button" class="dialog-close" aria-label={t('close')} onClick={onClose}>
              ×
            </button>
          )}
        </h3>
        {explanation.words !== '' && <p>{explanation.words}</p>}
        {[explanation.now ?? '', ...whys]
          .filter(words => words !== '')
          .map(words => (
            <p key={words} class="thing-now">
              <strong>{w('now')}</strong> {words}
            </p>
          ))}
        {(rule !== null || item !== null) && (
          <footer>
            {rule !== null && <span class="quiet">{w('rule', { rule })}</span>}
            {rule !== null && (
              <button type="button" class="link" data-reads={rule} onClick={() => read(session, rule)}>
                {w('read')}
              </button>
            )}
            {item !== null && (
              <button type="button" class="link" onClick={() => enlarge(session, item)}>
                {w('enlarge')}
              </button>
            )}
          </footer>
        )}
      </div>
    </>
  );
}

function read(session: Session, rule: string): void {
  session.names.value = false;
  session.rule.value = rule;
}

function enlarge(session: Session, item: string): void {
  session.names.value = false;
  session.enlarged.value = item;
}

/** Why it can't be chosen now, where somebody might want to. */
function whyNot(session: Session, element: Element): readonly string[] {
  const key = element.closest('.spot.barred')?.getAttribute('data-spot') ?? null;
  if (key === null) return [];
  const refusals = about(session.barred.value, session.selection.value, key);
  return reasons(session.reader.value, refusals)
    .slice(0, 2)
    .map(({ words }) => words);
}

/** The thing's own icon, as the board draws it. */
function PictureOf({ element }: { element: Element }) {
  const path = element.querySelector('svg.icon path')?.getAttribute('d') ?? null;
  if (path === null) return null;
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={path} />
    </svg>
  );
}

function areaOf(element: Element, zoom: number): Area {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left / zoom, y: top / zoom, width: width / zoom, height: height / zoom };
}

/** Lays note and ring. On a phone the note is a sheet, at the other end of the screen than its thing. */
function lay(element: Element, box: HTMLElement, ring: HTMLElement): void {
  const zoom = zoomOf(box);
  // What is pointed at may show more of itself than it takes up.
  const thing = areaOf(element.querySelector(':scope > [data-face]') ?? element, zoom);
  Object.assign(ring.style, {
    left: `${thing.x - 3}px`,
    top: `${thing.y - 3}px`,
    width: `${thing.width + 6}px`,
    height: `${thing.height + 6}px`,
  });
  const screen = { width: innerWidth / zoom, height: innerHeight / zoom };
  if (matchMedia(NARROW).matches) {
    box.classList.toggle('at-top', thing.y + thing.height / 2 > screen.height / 2);
    return;
  }
  const { width, height } = areaOf(box, zoom);
  const avoided: Avoided[] = [
    ...[...document.querySelectorAll('.prompt, .letter')].map(one => ({ area: areaOf(one, zoom), weight: 3 })),
    ...[...document.querySelectorAll('.spot.legal')].map(one => ({ area: areaOf(one, zoom), weight: 1 })),
  ];
  const { x, y, side } = placeNote(thing, { width, height }, screen, avoided);
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
  box.dataset.side = side;
  const [toX, toY] = [thing.x + thing.width / 2 - x, thing.y + thing.height / 2 - y];
  box.style.setProperty('--arrow-x', `${Math.max(16, Math.min(toX, width - 16))}px`);
  box.style.setProperty('--arrow-y', `${Math.max(16, Math.min(toY, height - 16))}px`);
}
