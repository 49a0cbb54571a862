import type { Barrier } from '@bonebed/kernel';
import { eventWords } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { lazy } from '../app/lazy.tsx';
import { hasExplanations } from '../explain/find.ts';
import { Icon } from '../icons/icon.tsx';
import { href } from '../route.ts';
import { gameWords, t } from '../words.ts';
import { askToGoBack, canAskToGoBack } from './agree.ts';
import { type Session, useSession } from './session.ts';
import { isNarrow } from './sheet.ts';

const Menu = lazy(
  async () => (await import('./menu.tsx')).Menu,
  () => null,
);

/** The top line: where we are, how far the game is, undo, rules, menu; without a rail the seats, and what they did. */
export function TopBar({ children }: { children: ComponentChildren }) {
  const session = useSession();
  const isMenuOpen = useSignal(false);
  const { Progress } = session.board;
  const { undo, outcome, seat } = session.live.value;
  const why = undo === null ? null : barrierWords(session, undo);
  return (
    <header class="topbar">
      <a class="home-link" href={href()} aria-label={t('top.home')}>
        <Icon name="ammonite" />
      </a>
      <h1>{gameWords(session.module.game.id, 'short')}</h1>
      {children}
      {!isNarrow.value && (
        <div class="progress">
          <Progress />
        </div>
      )}
      <LinkState />
      <div class="top-tools">
        {seat !== null && session.info.mine.length > 0 && (
          <button
            type="button"
            class={outcome === null && session.moment.value === null ? 'button' : 'button no-undo'}
            id="undo"
            {...(why === null ? {} : { 'aria-disabled': 'true' })}
            title={why ?? t('top.undoKey')}
            onClick={() => {
              if (undo === null) session.undo();
              else session.refused.value = undo;
            }}
          >
            <Icon name="undo" /> <span>{t('top.undo')}</span>
          </button>
        )}
        {hasExplanations(session.module.game.id) && (
          <button
            type="button"
            class="button"
            id="names"
            title={t('top.namesKey')}
            onClick={() => (session.names.value = true)}
          >
            <span aria-hidden="true">?</span> <span class="tool-words">{t('top.names')}</span>
          </button>
        )}
        <button type="button" class="button" id="rules" onClick={() => (session.rule.value = '')}>
          <Icon name="rules" /> <span>{t('top.rules')}</span>
        </button>
        <button
          type="button"
          class="button"
          id="menu"
          aria-expanded={isMenuOpen.value}
          onClick={() => (isMenuOpen.value = true)}
        >
          <Icon name="menu" /> <span>{t('top.menu')}</span>
        </button>
      </div>
      {isMenuOpen.value && <Menu onClose={() => (isMenuOpen.value = false)} />}
      <Toast />
    </header>
  );
}

/** Why undo stops, or something else told in passing. At a table with others they can be asked. */
function Toast() {
  const session = useSession();
  const { refused, told, lastOwn, live } = session;
  const words = refused.value === null ? told.value : barrierWords(session, refused.value);
  if (words === null) return null;
  const mayAsk = refused.value !== null && refused.value.kind !== 'start' && canAskToGoBack(session);
  const back = lastOwn.value;
  const close = () => {
    refused.value = null;
    told.value = null;
  };
  return (
    <div class="toast" role="status">
      <p>{words}</p>
      <div class="toast-tools">
        {mayAsk && back !== null && back < live.value.length && (
          <button type="button" class="button small" onClick={() => void askToGoBack(session, back)}>
            {t('proposal.ask')}
          </button>
        )}
        {mayAsk && back === null && (
          <button type="button" class="button small" onClick={() => session.step(live.value.length - 1)}>
            {t('proposal.choose')}
          </button>
        )}
        <button type="button" class="link" onClick={close}>
          {t('close')}
        </button>
      </div>
    </div>
  );
}

/** The connection, only while there is something to say about it. */
function LinkState() {
  const { link } = useSession().host;
  if (link.value === 'live') return null;
  return (
    <p class="link-state" role="status">
      {t(`link.${link.value}`)}
    </p>
  );
}

/** Why undo stops here. */
function barrierWords({ reader, live }: Session, barrier: Barrier): string {
  const event = barrier.event === null ? null : live.value.events[barrier.event];
  const told = event === null || event === undefined ? '' : eventWords(reader.value, event);
  if (barrier.kind === 'start') return t('undo.start');
  if (barrier.kind === 'answer') return t('undo.answer', { name: reader.value.players[barrier.seat ?? 0] ?? '' });
  const values = { told, isTold: told === '' ? 'no' : 'yes' };
  return barrier.kind === 'chance' ? t('undo.chance', values) : t('undo.reveal', values);
}
