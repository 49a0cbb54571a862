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

/** A lazy component that is likely shown soon after a table stands: it is fetched then (`fetchExpected`), so that it is here when it is. */
export function soon<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { Lazy, fetch } = shownWhenHere(load, () => null);
  expected.add(fetch);
  return Lazy;
}

/** Fetches it. What does not come is fetched again when it is shown. */
export async function fetchExpected(): Promise<void> {
  const coming = [...expected];
  expected.clear();
  await Promise.allSettled(coming.map(fetch => fetch()));
}

function shownWhenHere<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: () => ComponentChildren,
) {
  // Whoever fetched it, whoever shows it hears of it: also what came between its being drawn and its first effect.
  const loaded = signal<ComponentType<Props> | null>(null);
  const fetch = async () => {
    [loaded.value] = await Promise.all([load(), laterWords()]);
  };
  function Lazy(props: Props) {
    const isMissing = useSignal(false);
    useEffect(() => {
      if (loaded.peek() === null) void keepTrying(fetch, () => (isMissing.value = true));
    }, []);
    const Loaded = loaded.value;
    if (Loaded !== null) return <Loaded {...props} />;
    return isMissing.value ? <Missing /> : meanwhile();
  }
  return { Lazy, fetch };
}

/** Not all browsers say when they have nothing to do. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve()));
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
