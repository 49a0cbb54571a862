import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { useNewest } from '../offline/updates.ts';
import { laterWords, t } from '../words.ts';
import { keepTrying } from './again.ts';

/**
 * A component whose code is fetched when it is first shown: rarely seen pages weigh nothing on the way to a table. What does not come is
 * fetched again; where it can't be had any more the page is older than what the server has now, and a reload helps.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: () => ComponentChildren = () => <p class="loading">{t('loading')}</p>,
): ComponentType<Props> {
  return shownWhenHere(load, meanwhile).Lazy;
}

/** What is to be fetched once a table stands. */
const expected = new Set<() => Promise<void>>();

/** A lazy component that is likely shown soon after a table stands: it is fetched then (`fetchInTurn`), so that it is here when it is. */
export function soon<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { Lazy, fetch } = shownWhenHere(load, () => null);
  expected.add(fetch);
  return Lazy;
}

/** One that every table has, and in which nothing is to be seen before somebody has moved: it is not fetched before its turn. */
export function inTurn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: () => ComponentChildren = () => null,
): ComponentType<Props> {
  const { Lazy, fetch } = shownWhenHere(load, meanwhile, expected);
  expected.add(fetch);
  return Lazy;
}

/** Fetches all of it at once. What does not come is fetched again when it is shown. */
export async function fetchExpected(): Promise<void> {
  const coming = [...expected];
  expected.clear();
  await Promise.allSettled(coming.map(fetch => fetch()));
}

/** The same for a table that somebody plays: part by part, so that no tap waits until all of them are drawn. */
export async function fetchInTurn(): Promise<void> {
  for (const fetch of expected) {
    await whenAtRest();
    expected.delete(fetch);
    void keepTrying(fetch);
  }
}

function shownWhenHere<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: () => ComponentChildren,
  fetchedInTurn: ReadonlySet<() => Promise<void>> = new Set(),
) {
  // Whoever fetched it, whoever shows it hears of it: also what came between its being drawn and its first effect.
  const loaded = signal<ComponentType<Props> | null>(null);
  const fetch = async () => {
    [loaded.value] = await Promise.all([load(), laterWords()]);
  };
  function Lazy(props: Props) {
    const isMissing = useSignal(false);
    useEffect(() => {
      if (loaded.peek() === null && !fetchedInTurn.has(fetch)) void keepTrying(fetch, () => (isMissing.value = true));
    }, []);
    const Loaded = loaded.value;
    if (Loaded !== null) return <Loaded {...props} />;
    return isMissing.value ? <Missing /> : meanwhile();
  }
  return { Lazy, fetch };
}

/** How long after a tap the page may be busy drawing what it brought about. */
const BUSY_MS = 600;
/** Somebody who never rests gets what is waited for all the same. */
const MOST_RESTS = 2;

let touchedAt = Number.NEGATIVE_INFINITY;
for (const kind of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(kind, () => (touchedAt = performance.now()), { capture: true, passive: true });

/** Resolves when the browser has nothing to do and nobody has just touched the page. */
export async function whenAtRest(): Promise<void> {
  for (let rests = 0; rests < MOST_RESTS; rests++) {
    await whenIdle();
    const busyMs = touchedAt + BUSY_MS - performance.now();
    if (busyMs <= 0) return;
    await new Promise(resolve => setTimeout(resolve, busyMs));
  }
}

/** Not all browsers say when they have nothing to do, and some don't while they believe that a finger is still on the screen. */
function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    if (globalThis.requestIdleCallback === undefined) setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: BUSY_MS });
  });
}

/** For what is not needed to play: it is fetched when all that is needed has come and is drawn. */
export function afterwards<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () => whenIdle().then(load);
}

/**
 * Fetches what a table can be played without, when all that is needed is drawn; null where it does not come (no network, a page that is
 * being left).
 */
export function spare<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  return afterwards(load)().catch(() => null);
}

/** A part of the client did not come: it is fetched again by itself, and a reload may help. */
export function Missing() {
  return (
    <div class="lost" role="alert">
      <p>{t('loading.missing')}</p>
      <button type="button" class="button strong" onClick={() => void useNewest()}>
        {t('refused.reload')}
      </button>
    </div>
  );
}
