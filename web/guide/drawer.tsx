import { useSignal } from '@preact/signals';
import { RuleReader } from '../rules/reader.tsx';
import { t } from '../words.ts';
import { GuideReader } from './reader.tsx';

/** How to play and the full reference, one of them at a time, beside a table. A rule that is named opens the reference at it. */
export function RulesDrawer({ game, rule, onRule }: { game: string; rule: string; onRule: (rule: string) => void }) {
  const shown = useSignal<'guide' | 'reference'>('reference');
  return (
    <>
      <p class="game-links">
        {(['guide', 'reference'] as const).map(one => (
          <button
            key={one}
            type="button"
            class="link"
            data-shows={one}
            aria-pressed={shown.value === one}
            onClick={() => (shown.value = one)}
          >
            {t(one === 'guide' ? 'home.guide' : 'guide.reference')}
          </button>
        ))}
      </p>
      {shown.value === 'reference' ? (
        <RuleReader game={game} rule={rule} onRule={onRule} />
      ) : (
        <GuideReader
          game={game}
          onRule={next => {
            shown.value = 'reference';
            onRule(next);
          }}
        />
      )}
    </>
  );
}
