import { botTexts, isLevel, type Level, levelIds } from '@bonebed/bots/levels';
import { useId } from 'preact/hooks';
import { preferences } from '../preferences.ts';
import { language } from '../words.ts';

/** The level that this person chose last; before that, the middle one. */
export function usualLevel(): Level {
  const { value } = preferences.level;
  return isLevel(value) ? value : 'fieldHand';
}

interface LevelProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (level: Level) => void;
  /** Whether the sentence about the chosen level stands below. */
  readonly isExplained?: boolean;
}

/** How strong a bot is. What is chosen is remembered for the next table. */
export function LevelSelect({ label, value, onChange, isExplained = false }: LevelProps) {
  const texts = botTexts[language.value];
  const about = useId();
  return (
    <>
      <select
        class="level"
        aria-label={label}
        {...(isExplained ? { 'aria-describedby': about } : {})}
        value={value}
        onChange={event => {
          const chosen = event.currentTarget.value;
          if (!isLevel(chosen)) return;
          preferences.level.value = chosen;
          onChange(chosen);
        }}
      >
        {levelIds.map(level => (
          <option key={level} value={level} title={texts[`bot.${level}.about`]}>
            {texts[`bot.${level}`]}
          </option>
        ))}
      </select>
      {isExplained && isLevel(value) && (
        <span class="quiet level-about" id={about}>
          {texts[`bot.${value}.about`]}
        </span>
      )}
    </>
  );
}
