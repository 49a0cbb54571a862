import { preferences, type Theme } from '../preferences.ts';
import { language, languages, speak, t } from '../words.ts';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** Language and light, as two small rows of buttons. */
export function Appearance() {
  return (
    <div class="appearance">
      <fieldset class="segments">
        <legend class="hidden">{t('language')}</legend>
        {languages.map(one => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={language.value === one}
            onClick={() => void speak(one)}
          >
            {t(`language.${one}`)}
          </button>
        ))}
      </fieldset>
      <fieldset class="segments">
        <legend class="hidden">{t('theme')}</legend>
        {THEMES.map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={preferences.theme.value === one}
            onClick={() => (preferences.theme.value = one)}
          >
            {t(`theme.${one}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

export function Preferences() {
  const canNotify = 'Notification' in window && Notification.permission === 'default';
  return (
    <div class="preferences">
      <Appearance />
      <label>
        <input
          type="checkbox"
          checked={preferences.isHelping.value}
          onChange={event => (preferences.isHelping.value = event.currentTarget.checked)}
        />{' '}
        {t('preferences.helper')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={preferences.hasSound.value}
          onChange={event => (preferences.hasSound.value = event.currentTarget.checked)}
        />{' '}
        {t('preferences.sound')}
      </label>
      <label>
        {t('preferences.pace')}{' '}
        <select
          value={String(preferences.paceMs.value)}
          onChange={event => (preferences.paceMs.value = Number(event.currentTarget.value))}
        >
          <option value="0">{t('pace.none')}</option>
          <option value="650">{t('pace.quick')}</option>
          <option value="1600">{t('pace.slow')}</option>
        </select>
      </label>
      <label>
        {t('narration.pace')}{' '}
        <select
          value={String(preferences.stepMs.value)}
          onChange={event => (preferences.stepMs.value = Number(event.currentTarget.value))}
        >
          <option value="-1">{t('narration.byHand')}</option>
          <option value="2600">{t('narration.slow')}</option>
          <option value="1100">{t('narration.quick')}</option>
          <option value="0">{t('narration.off')}</option>
        </select>
      </label>
      {canNotify && (
        <button type="button" class="button small" onClick={() => void Notification.requestPermission()}>
          {t('preferences.notify')}
        </button>
      )}
    </div>
  );
}
