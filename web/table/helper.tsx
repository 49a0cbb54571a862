import { useSignal } from '@preact/signals';
import { preferences } from '../preferences.ts';
import { sentencesOf, t } from '../words.ts';
import { useSession } from './session.ts';

/** The first-game helper: a marginal note beside the prompt, with a link to the rule behind it. Where it has no room it opens over the board. */
export function Helper({ what }: { what: string }) {
  const { board, module, rule } = useSession();
  const opened = useSignal('');
  const key = `helper.${what}`;
  const spec = module.game.asks[what];
  if (!preferences.isHelping.value || !Object.hasOwn(board.words.now(), key)) {
    return spec === undefined ? null : (
      <button type="button" class="link prompt-rule" onClick={() => (rule.value = spec.rule)}>
        {t('helper.rule', { rule: spec.rule })}
      </button>
    );
  }
  const isOpen = opened.value === what;
  const toggle = () => (opened.value = isOpen ? '' : what);
  return (
    <aside class="helper" aria-label={t('helper.label')}>
      {/* The note lies over it, where there is room for all of it. */}
      <button type="button" class="link helper-more" aria-expanded={isOpen} onClick={toggle}>
        {t('helper.more')}
      </button>
      <p class={isOpen ? 'is-open' : undefined}>
        {sentencesOf(board.words)(key)}{' '}
        {spec !== undefined && (
          <button type="button" class="link" onClick={() => (rule.value = spec.rule)}>
            {t('helper.rule', { rule: spec.rule })}
          </button>
        )}{' '}
        <button
          type="button"
          class="helper-off"
          aria-label={t('helper.off')}
          title={t('helper.off')}
          onClick={() => (preferences.isHelping.value = false)}
        >
          ×
        </button>
      </p>
    </aside>
  );
}
