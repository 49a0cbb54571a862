import { notice } from '../host/notice.ts';
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
      <ServerNotice />
      <KeepingFault />
    </>
  );
}

/** What whoever runs the server wants everybody to know, on every page and at every table of it. */
export function ServerNotice() {
  if (notice.value === null) return null;
  const { readOnly, text } = notice.value;
  return (
    <p class="strip" role="status" id="server-notice">
      <span>
        {readOnly && t('notice.readOnly')} {text}
      </span>
      <button type="button" class="button small" onClick={() => (notice.value = null)}>
        {t('close')}
      </button>
    </p>
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
