import { isStatic } from '../host/api.ts';
import { preferences, type Speed } from '../preferences.ts';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { Appearance } from './appearance.tsx';

const SPEEDS: readonly Speed[] = ['calm', 'brisk', 'off'];

export function Preferences() {
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
          checked={preferences.isExplaining.value}
          onChange={event => (preferences.isExplaining.value = event.currentTarget.checked)}
        />{' '}
        {t('preferences.explain')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={preferences.isCoaching.value}
          onChange={event => (preferences.isCoaching.value = event.currentTarget.checked)}
        />{' '}
        {t('preferences.coach')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={preferences.hasSounds.value}
          onChange={event => (preferences.hasSounds.value = event.currentTarget.checked)}
        />{' '}
        {t('preferences.sounds')}
      </label>
      {preferences.hasSounds.value && (
        <label>
          {t('preferences.volume')}{' '}
          <input
            type="range"
            min={5}
            max={100}
            value={preferences.volume.value}
            onInput={event => (preferences.volume.value = Number(event.currentTarget.value))}
          />
        </label>
      )}
      <label>
        {t('preferences.speed')}{' '}
        <select
          value={preferences.speed.value}
          onChange={event => {
            const { value } = event.currentTarget;
            preferences.speed.value = SPEEDS.find(speed => speed === value) ?? 'calm';
          }}
        >
          {SPEEDS.map(speed => (
            <option key={speed} value={speed}>
              {t(`speed.${speed}`)}
            </option>
          ))}
        </select>
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
      {!isStatic && <a href={href('messages')}>{t('preferences.notify')}</a>}
    </div>
  );
}
