import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../host/api.ts';
import { gameWith } from '../host/editions.ts';
import { t } from '../words.ts';
import { invitationOf } from './invitations.ts';
import { PageHead } from './page-head.tsx';
import { type Promised, promiseOf } from './promises.ts';
import { type Check, checkRecord, verdictOf } from './verify.ts';
import './verify-page.css';

/** Checks a shuffle in this browser, from a record alone: of a finished table, from a file, or pasted. */
export function VerifyPage({ table }: { table: string }) {
  const known = useSignal<Promised>(promiseOf(table));
  const text = useSignal('');
  const checks = useSignal<readonly Check[] | null>(null);
  const isMissing = useSignal(false);
  const check = () => void checkRecord(text.value, known.value, gameWith).then(found => (checks.value = found));
  const read = (given: string) => {
    text.value = given;
    check();
  };
  useEffect(() => {
    if (table === '') return;
    api.record(table, invitationOf(table)).then(read, () => (isMissing.value = true));
  }, [table]);
  return (
    <div class="page">
      <PageHead />
      <main class="narrow verify">
        <h1>{t('verify.title')}</h1>
        <p>{t('honest.line')}</p>
        <p>{t('verify.line')}</p>
        {isMissing.value && (
          <p class="fault" role="alert">
            {t('verify.missing')}
          </p>
        )}
        {checks.value !== null && <Verdict checks={checks.value} />}
        <form
          class="form"
          onSubmit={event => {
            event.preventDefault();
            check();
          }}
        >
          <label class="row">
            <span>{t('import.file')}</span>
            <input
              type="file"
              accept=".bonebed,.txt,text/plain"
              onChange={event => void event.currentTarget.files?.[0]?.text().then(read)}
            />
          </label>
          <label class="pasting">
            <span>{t('import.paste')}</span>
            <textarea
              rows={6}
              spellcheck={false}
              required
              value={text.value}
              onInput={event => (text.value = event.currentTarget.value)}
            />
          </label>
          {(['commitment', 'nonce'] as const).map(part => (
            <label key={part} class="pasting">
              <span>{t(`verify.${part}`)}</span>
              <input
                type="text"
                class="hash"
                spellcheck={false}
                value={known.value[part] ?? ''}
                onInput={event => {
                  const typed = event.currentTarget.value.trim().toLowerCase();
                  known.value = { ...known.value, [part]: typed === '' ? null : typed };
                }}
              />
            </label>
          ))}
          <button type="submit" class="button strong">
            {t('verify.check')}
          </button>
        </form>
      </main>
    </div>
  );
}

const MARKS = { good: '✓', bad: '✗', absent: '–' } as const;

function Verdict({ checks }: { checks: readonly Check[] }) {
  const bad = checks.filter(check => verdictOf(check) === 'bad').length;
  return (
    <section class="verdict" aria-live="polite" data-verdict={bad === 0 ? 'good' : 'bad'}>
      <h2>{bad === 0 ? t('verify.good') : t('verify.bad', { bad })}</h2>
      <ul>
        {checks.map(check => (
          <li key={check.found} class={verdictOf(check)} data-check={check.found}>
            <span class="mark" aria-hidden="true">
              {MARKS[verdictOf(check)]}
            </span>
            <div>
              <p>{t(`check.${check.found}`)}</p>
              {check.detail !== null && <code>{check.detail}</code>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
