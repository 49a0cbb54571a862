import { fewOptions } from './few.ts';
import { chipsOf, filtered } from './narrow.ts';
import type { Session } from './session.ts';

/** The keys of the table: 1-9 take a chip, letters filter, U undoes, L goes to the log, ? shows names, ! says why not. */
export function listenToKeys(session: Session): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
    if (event.key === 'Escape') return letGo(session);
    if (isTyping(event.target) && !isChipNumber(event)) return;
    const act = actionOf(session, event.key);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

function actionOf(session: Session, key: string): (() => void) | null {
  if (/^[1-9]$/.test(key)) return () => takeChip(session, Number(key) - 1);
  if (key === 'u' || key === 'U') return () => session.undo();
  if (key === 'l' || key === 'L') return () => document.querySelector<HTMLElement>('.log-lines')?.focus();
  if (key === '?') return () => (session.names.value = true);
  if (key === '!') return () => document.querySelector<HTMLElement>('#why-not')?.click();
  if (key === 'ArrowLeft' && session.moment.peek() !== null)
    return () => session.step((session.moment.peek() ?? 0) - 1);
  if (key === 'ArrowRight' && session.moment.peek() !== null)
    return () => session.step((session.moment.peek() ?? 0) + 1);
  if (key.length === 1 && /\p{L}/u.test(key) && session.asked.peek() !== null) return () => startFilter(session, key);
  return null;
}

function takeChip(session: Session, index: number): void {
  const typed = session.filter.peek().trim();
  const offered = session.offered.peek();
  if (typed !== '') {
    const found = filtered(offered, typed)[index];
    if (found !== undefined) session.choose(found);
    return;
  }
  const chip = chipsOf(offered, session.selection.peek(), fewOptions())[index];
  if (chip === undefined) return;
  if (chip.kind === 'option') session.choose(chip.offered);
  else session.selection.value = [...session.selection.peek(), chip.key];
}

/** The first letter goes into the field by hand; the field has the focus before the second one comes. */
function startFilter(session: Session, key: string): void {
  const input = document.querySelector<HTMLInputElement>('#filter');
  if (input === null) return;
  input.focus();
  input.value += key;
  session.filter.value = input.value;
}

/** Numbers take chips even while one types a filter: the sentences are found by their words. */
function isChipNumber({ key, target }: KeyboardEvent): boolean {
  return /^[1-9]$/.test(key) && target instanceof HTMLElement && target.id === 'filter';
}

function letGo(session: Session): void {
  if (session.isArmed.peek()) session.release();
  else if (session.explained.peek() !== null) session.explained.value = null;
  else if (session.filter.peek() !== '') session.filter.value = '';
  else if (session.selection.peek().length > 0) session.selection.value = session.selection.peek().slice(0, -1);
  else session.step(null);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'range';
  return target.isContentEditable || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}
