import { t } from '../words.ts';
import { canInstall, install } from './install.ts';
import { isPersistent, makePersistent } from './storage.ts';
import { isOfflineReady } from './updates.ts';

/** For the foot of the front page: that it plays without a network, and a way to install it. */
export function OfflineNote() {
  if (!isOfflineReady.value && !canInstall.value) return null;
  return (
    <p class="offline-note">
      {isOfflineReady.value && <span id="offline-ready">{t('offline.ready')} </span>}
      {canInstall.value && (
        <button type="button" class="button small" id="install" onClick={() => void install()}>
          {t('offline.install')}
        </button>
      )}
    </p>
  );
}

/** Whether the browser may clear the tables away, and a way to ask it not to. */
export function KeepSafe() {
  if (isPersistent.value === null) return null;
  if (isPersistent.value) return <p class="quiet">{t('storage.safe')}</p>;
  return (
    <p class="quiet">
      {t('storage.unsafe')}{' '}
      <button type="button" class="link" onClick={() => void makePersistent()}>
        {t('storage.ask')}
      </button>
    </p>
  );
}
