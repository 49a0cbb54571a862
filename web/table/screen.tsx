import type { GameModule } from '@bonebed/games';
import type { Frame } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import type { BoardModule } from '../boards/board.ts';
import type { Host, TableInfo } from '../host/host.ts';
import { t } from '../words.ts';
import { callAttention } from './attention.ts';
import { Cover } from './cover.tsx';
import { Dialog } from './dialog.tsx';
import { Explain } from './explain.tsx';
import { fly } from './flights.tsx';
import { listenToKeys } from './keys.ts';
import { Log } from './log.tsx';
import { play } from './motion.ts';
import { Players } from './players.tsx';
import { Prompt } from './prompt.tsx';
import { createSession, SessionProvider, useSession } from './session.ts';
import { listenToSwipes } from './swipe.ts';
import { TopBar } from './topbar.tsx';

const RuleReader = lazy(async () => (await import('../rules/reader.tsx')).RuleReader);
const LogAndTalk = lazy(
  async () => (await import('./talk.tsx')).LogAndTalk,
  () => <Log />,
);
const Notices = lazy(
  async () => (await import('./notices.tsx')).Notices,
  () => null,
);
const End = lazy(
  async () => (await import('./end.tsx')).End,
  () => null,
);

interface ScreenProps {
  readonly host: Host;
  readonly info: TableInfo;
  readonly first: Frame;
  readonly module: GameModule;
  readonly board: BoardModule;
  /** A moment of the past to open at. */
  readonly moment: number | null;
}

/** The screen of a table. */
export function TableScreen({ host, info, first, module, board, moment }: ScreenProps) {
  const session = useMemo(() => createSession(host, info, first, module, board), [host]);
  useEffect(() => {
    if (moment !== null) session.step(moment);
    const stopKeys = listenToKeys(session);
    const stopCalling = callAttention(session);
    return () => {
      stopKeys();
      stopCalling();
      session.close();
    };
  }, [session]);
  return (
    <SessionProvider value={session}>
      <Layout />
    </SessionProvider>
  );
}

const TABS = ['board', 'mine', 'others', 'log'] as const;
type Tab = (typeof TABS)[number];

function Layout() {
  const session = useSession();
  const tab = useSignal<Tab>('board');
  const { Shared, Mine, Enlarged } = session.board;
  const frame = session.shown.value;
  const { enlarged, rule } = session;
  const { company } = session.host;
  const { length, outcome } = session.live.value;
  const isAsked = session.asked.value !== null;
  useEffect(() => {
    // On a phone: open on the part of the table where something can be chosen.
    if (!isAsked) return;
    const isInHand = document.querySelector('.hand-area .spot.legal') !== null;
    tab.value = isInHand && document.querySelector('.board .spot.legal') === null ? 'mine' : 'board';
  }, [length, isAsked]);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (root.current === null) return;
    return listenToSwipes(root.current, direction => {
      const next = TABS[TABS.indexOf(tab.peek()) + direction];
      if (next !== undefined && matchMedia('(max-width: 1099px)').matches) tab.value = next;
    });
  }, []);
  useLayoutEffect(() => {
    play();
    fly(session);
  }, [frame]);
  return (
    <main ref={root} class={`table show-${tab.value}`} data-game={session.module.game.id} data-length={frame.length}>
      <TopBar />
      <section class="board" aria-label={t('tab.board')}>
        <Shared />
      </section>
      <div class="side">
        <Players />
        {company === null ? <Log /> : <LogAndTalk company={company} />}
      </div>
      <section class="hand-area" aria-label={t('tab.mine')}>
        {frame.seat === null ? <Spectator /> : <Mine seat={frame.seat} />}
      </section>
      <nav class="tabs" aria-label={t('tabs.label')}>
        {TABS.map(one => (
          <button key={one} type="button" aria-pressed={tab.value === one} onClick={() => (tab.value = one)}>
            {t(`tab.${one}`)}
            {one === 'log' && session.unread.value > 0 && <span class="unread">{session.unread.value}</span>}
          </button>
        ))}
      </nav>
      <Prompt />
      {company !== null && <Notices company={company} />}
      <Explain />
      <Cover />
      {outcome !== null && <End />}
      {enlarged.value !== null && (
        <Dialog label={t('enlarged.label')} class="enlarged" onClose={() => (enlarged.value = null)}>
          <Enlarged item={enlarged.value} />
        </Dialog>
      )}
      {rule.value !== null && (
        <Dialog label={t('top.rules')} class="drawer" onClose={() => (rule.value = null)}>
          <RuleReader game={session.info.game} rule={rule.value} onRule={next => (rule.value = next)} />
        </Dialog>
      )}
    </main>
  );
}

function Spectator() {
  const session = useSession();
  return <p class="spectator quiet">{session.info.mine.length === 0 ? t('spectator') : t('spectator.covered')}</p>;
}
