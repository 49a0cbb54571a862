import { CHAT_LENGTH, type ChatLine } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { failureText } from '../app/failure.ts';
import { lazy } from '../app/lazy.tsx';
import { ServerRefusal } from '../host/api.ts';
import type { Company } from '../host/host.ts';
import { language, t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { Log } from './log.tsx';
import { SeatMark } from './seat-mark.tsx';
import { useSession } from './session.ts';
import './talk.css';

const Neighbours = lazy(async () => (await import('../people/neighbours.tsx')).Neighbours);

/** The story and the talk of a table, one at a time, in the same place. */
export function LogAndTalk({ company }: { company: Company }) {
  const session = useSession();
  const isTalking = useSignal(false);
  const unread = session.unread.value;
  return (
    <div class="log-and-talk">
      <div class="segments side-segments">
        <button type="button" aria-pressed={!isTalking.value} onClick={() => (isTalking.value = false)}>
          {t('log.label')}
        </button>
        <button type="button" id="talk" aria-pressed={isTalking.value} onClick={() => (isTalking.value = true)}>
          {t('talk.label')}
          {unread > 0 && (
            <>
              {' '}
              <span class="unread">
                {unread} <span class="hidden">{t('talk.unread')}</span>
              </span>
            </>
          )}
        </button>
      </div>
      {isTalking.value ? <Talk company={company} /> : <Log />}
    </div>
  );
}

function Talk({ company }: { company: Company }) {
  const session = useSession();
  const lines = company.chat.value;
  const isMinding = useSignal(false);
  // Seen is read; a page in the background has not been seen.
  useEffect(() => {
    const read = () => {
      if (!document.hidden) session.readChat();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [lines]);
  return (
    <section class="talk" aria-label={t('talk.label')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div class="talk-lines" role="log" tabIndex={0} aria-label={t('talk.label')}>
        <ol>
          {lines.length === 0 && <li class="quiet">{t('talk.empty')}</li>}
          {lines.map(line => (
            <TalkLine key={line.id} line={line} />
          ))}
        </ol>
      </div>
      {company.state.value?.quiet === true && <p class="quiet">{t('talk.closed')}</p>}
      {company.state.value?.quiet !== true && session.info.mine.length > 0 && <Say company={company} />}
      {session.info.mine.length === 0 && <p class="quiet">{t('talk.seated')}</p>}
      {company.state.value?.seats.some(({ name }, seat) => name !== null && seat !== session.info.mine[0]) && (
        <button type="button" class="link peace" id="peace" onClick={() => (isMinding.value = true)}>
          {t('talk.peace')}
        </button>
      )}
      {isMinding.value && (
        <Dialog label={t('talk.peace')} onClose={() => (isMinding.value = false)}>
          <h2>{t('talk.peace')}</h2>
          <Neighbours company={company} mine={session.info.mine[0] ?? null} />
        </Dialog>
      )}
    </section>
  );
}

function TalkLine({ line: { seat, name, text, at } }: { line: ChatLine }) {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' }).format(at);
  return (
    <li class="talk-line" data-seat={seat} title={when}>
      <SeatMark seat={seat} /> <b dir="auto">{name}</b> <span dir="auto">{text}</span>
    </li>
  );
}

function Say({ company }: { company: Company }) {
  const typed = useSignal('');
  const fault = useSignal<string | null>(null);
  const say = async () => {
    const text = typed.value.trim();
    if (text === '') return;
    fault.value = null;
    try {
      await company.do({ do: 'chat', text });
      typed.value = '';
    } catch (refused) {
      const isTooFast = refused instanceof ServerRefusal && refused.code === 'tooFast';
      fault.value = isTooFast ? t('talk.tooFast') : failureText(refused);
    }
  };
  return (
    <form
      class="say"
      onSubmit={event => {
        event.preventDefault();
        void say();
      }}
    >
      {fault.value !== null && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      <input
        type="text"
        id="say"
        maxLength={CHAT_LENGTH}
        autocomplete="off"
        aria-label={t('talk.say')}
        placeholder={t('talk.say')}
        value={typed.value}
        onInput={event => (typed.value = event.currentTarget.value)}
      />
      <button type="submit" class="button small">
        {t('talk.send')}
      </button>
    </form>
  );
}
