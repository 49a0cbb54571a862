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
      <Themes />
    </div>
  );
}

export function Themes() {
  return (
    <fieldset class="segments themes">
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
  );
}
