import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { useNewest } from '../offline/updates.ts';
import { t } from '../words.ts';
import { keepTrying } from './again.ts';

/**
 * A component whose code is fetched when it is first shown: rarely seen pages weigh nothing on the way to a table. What does not come is
 * fetched again; where it can't be had any more the page is older than what the server has now, and a reload helps.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: () => ComponentChildren = () => <p class="loading">{t('loading')}</p>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const state = useSignal<'loading' | 'here' | 'missing'>(loaded === null ? 'loading' : 'here');
    useEffect(() => {
      if (loaded !== null) return;
      void keepTrying(load, () => (state.value = 'missing')).then(found => {
        loaded = found;
        state.value = 'here';
      });
    }, []);
    if (state.value === 'missing') return <Missing />;
    const Loaded = loaded;
    return state.value === 'loading' || Loaded === null ? meanwhile() : <Loaded {...props} />;
  };
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
