import { preferences } from '../preferences.ts';
import { sentencesOf, t } from '../words.ts';
import { useSession } from './session.ts';

/** The first-game helper: a marginal note beside the prompt, with a link to the rule behind it. */
export function Helper({ what }: { what: string }) {
  const { board, module, rule } = useSession();
  const key = `helper.${what}`;
  const spec = module.game.asks[what];
  if (!preferences.isHelping.value || !Object.hasOwn(board.words.now(), key)) {
    return spec === undefined ? null : (
      <button type="button" class="link prompt-rule" onClick={() => (rule.value = spec.rule)}>
        {t('helper.rule', { rule: spec.rule })}
      </button>
    );
  }
  return (
    <aside class="helper" aria-label={t('helper.label')}>
      <p>
        {sentencesOf(board.words)(key)}{' '}
        {spec !== undefined && (
          <button type="button" class="link" onClick={() => (rule.value = spec.rule)}>
            {t('helper.rule', { rule: spec.rule })}
          </button>
        )}
      </p>
      <button
        type="button"
        class="helper-off"
        aria-label={t('helper.off')}
        title={t('helper.off')}
        onClick={() => (preferences.isHelping.value = false)}
      >
        ×
      </button>
    </aside>
  );
}
