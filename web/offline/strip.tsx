import { t } from '../words.ts';
import { isKeepingSilent, keepingFault } from './storage.ts';
import { update, useUpdate } from './updates.ts';

/** What the head of a page says about the app itself, only while there is something to say. Never at a table. */
export function Strip() {
  return (
    <>
      {update.value !== 'none' && (
        <p class="strip" role="status" id="update">
          <span>{t(update.value === 'waiting' ? 'update.waiting' : 'update.working')}</span>
          <button type="button" class="button small strong" onClick={useUpdate}>
            {t('update.use')}
          </button>
          <button type="button" class="button small" onClick={() => (update.value = 'none')}>
            {t('update.later')}
          </button>
        </p>
      )}
      <KeepingFault />
    </>
  );
}

/** The browser keeps nothing: said once, with what to do about it. */
export function KeepingFault() {
  const fault = keepingFault.value;
  if (fault === null || isKeepingSilent.value) return null;
  return (
    <p class="strip fault-strip" role="status">
      <span>{t(fault === 'storageFull' ? 'keeping.full' : 'keeping.none')}</span>
      <button type="button" class="button small" onClick={() => (isKeepingSilent.value = true)}>
        {t('close')}
      </button>
    </p>
  );
}
