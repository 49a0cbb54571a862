import type { Frame } from '@bonebed/kernel';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { fetchInTurn, inTurn, lazy, soon } from '../app/lazy.tsx';
import type { SpokenGame } from '../app/spoken.ts';
import type { BoardModule } from '../boards/board.ts';
import { hasExplanations } from '../explain/find.ts';
import type { Host, TableInfo } from '../host/host.ts';
import { preferences } from '../preferences.ts';
import { layTextures } from '../style/lay-textures.ts';
import { t } from '../words.ts';
import { callAttention } from './attention.ts';
import { bringIntoView, drawSheetToRinged, drawToRinged, isRingedOnlyInSheet } from './in-view.ts';
import { listenToKeys } from './keys.ts';
import { capture, fetchMoves, play } from './moves.ts';
import type { PastFrame } from './past.ts';
import { Players } from './players.tsx';
import { Prompt } from './prompt.tsx';
import { createSession, SessionProvider, useSession } from './session.ts';
import { isAcross, isNarrow, isSlim, isTablet, listenToPulls, pullSheet } from './sheet.ts';
import { stopSlips } from './slips.ts';
import { SeatsStrip } from './strip.tsx';
import { TopBar } from './topbar.tsx';

const CardSource = lazy(
  async () => (await import('../app/correct/card-source.tsx')).CardSource,
  () => null,
);
const RulesDrawer = lazy(async () => (await import('../guide/drawer.tsx')).RulesDrawer);
/** Whoever comes to a table looks at the board first. */
const Log = inTurn(
  async () => (await import('./log.tsx')).Log,
  () => <section class="log" />,
);
const Things = lazy(
  async () => (await import('../explain/layer.tsx')).Things,
  () => null,
);
const Coach = lazy(
  async () => (await import('../coach/coach.tsx')).Coach,
  () => null,
);
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

/** Nothing is enlarged and no rule is read before the table stands. */
const Dialog = soon(async () => (await import('./dialog.tsx')).Dialog);
/** Where people share a screen. Until it is here nobody's hand is shown. */
const Cover = soon(async () => (await import('./cover.tsx')).Cover);
/** What is seen only after somebody has moved or asked. */
const Explain = inTurn(async () => (await import('./explain.tsx')).Explain);
const Recap = inTurn(async () => (await import('./recap.tsx')).Recap);
const RecapLine = inTurn(async () => (await import('./recap.tsx')).RecapLine);
const QuestionNote = inTurn(async () => (await import('./question.tsx')).QuestionNote);

interface ScreenProps {
  readonly host: Host;
  readonly info: TableInfo;
  readonly first: Frame;
  readonly module: SpokenGame;
  readonly board: BoardModule;
  /** A moment of the past to open at; null for now. */
  readonly then: PastFrame | null;
  /** What stands above the prompt: the words of a teacher. */
  readonly letter?: ComponentChildren;
}

layTextures();

/** The screen of a table. */
export function TableScreen({ host, info, first, module, board, then, letter }: ScreenProps) {
  const session = useMemo(
    () => createSession(host, info, first, module, board, { then, beforeChange: capture }),
    [host],
  );
  // It guards from the moment at which the first question can be seen.
  useLayoutEffect(() => stopSlips(session), [session]);
  useEffect(() => {
    const stopKeys = listenToKeys(session);
    const stopCalling = callAttention(session);
    void fetchMoves(session);
    void fetchInTurn();
    return () => {
      stopKeys();
      stopCalling();
      session.close();
    };
  }, [session]);
  return (
    <SessionProvider value={session}>
      <Layout letter={letter} />
    </SessionProvider>
  );
}

const TABS = ['mine', 'others', 'log'] as const;
type Tab = (typeof TABS)[number];

function Layout({ letter }: { letter: ComponentChildren }) {
  const session = useSession();
  const tab = useSignal<Tab>('mine');
  const isDrawerOpen = useSignal(false);
  const isSideOpen = useSignal(false);
  const { Shared, Mine, Goods, Enlarged, Progress } = session.board;
  const frame = session.shown.value;
  const { enlarged, rule } = session;
  const { company } = session.host;
  const { length, outcome } = session.live.value;
  const isAsked = session.asked.value !== null;
  const ringed = session.ringed.value;
  const narrow = isNarrow.value;
  // A teacher writes where the rail is.
  const slim = !narrow && isSlim.value && session.host.guide === null;
  const height = narrow ? preferences.sheet.value : 'peek';
  const isOpen = narrow ? height !== 'peek' : isDrawerOpen.value;
  // In a sheet that is down nothing is drawn, except where somebody may be typing: that is kept.
  const isSideDrawn = (isOpen && tab.value !== 'mine') || company !== null;
  const isPulled = useRef(false);
  useEffect(
    () => () => {
      if (isPulled.current) preferences.sheet.value = 'peek';
    },
    [],
  );
  useEffect(() => {
    if (!isAsked && ringed.length === 0) return;
    requestAnimationFrame(() => {
      // What a teacher points at in the sheet, and only there, is pulled up for as long.
      const isBelow = narrow && isRingedOnlyInSheet();
      if (isBelow && preferences.sheet.peek() === 'peek') open('mine');
      else if (!isBelow && isPulled.current) preferences.sheet.value = 'peek';
      isPulled.current = isBelow;
      if (isBelow) requestAnimationFrame(drawSheetToRinged);
      // Letters that come late make options wider.
      void document.fonts.ready.then(drawToRinged);
      bringIntoView(ringed.length === 0 ? '.spot.legal' : '.spot.ringed');
    });
  }, [length, isAsked, ringed.join(' '), isAcross.value]);
  useSignalEffect(() => {
    // What is left of the options when a part of one is chosen is another row.
    if (session.selection.value.length > 0) requestAnimationFrame(drawToRinged);
  });
  const dock = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const grip = dock.current?.querySelector<HTMLElement>('.grip');
    const pull = (direction: -1 | 1) => {
      if (isNarrow.peek()) pullSheet(direction);
      else isDrawerOpen.value = direction === 1;
    };
    return grip ? listenToPulls(grip, pull) : undefined;
  }, []);
  useLayoutEffect(() => {
    // Parts of a board that are drawn by themselves come after this one, and before anything is painted.
    queueMicrotask(() => play(session));
  }, [frame]);
  const open = (one: Tab) => {
    const isShown = tab.peek() === one && preferences.sheet.peek() !== 'peek';
    tab.value = one;
    if (isShown) preferences.sheet.value = 'peek';
    else if (preferences.sheet.peek() === 'peek') preferences.sheet.value = 'half';
  };
  const showSeats = () => {
    if (narrow) open('others');
    else isSideOpen.value = !isSideOpen.peek();
  };
  const recap = (narrow || slim) && <RecapLine onOpen={showSeats} />;
  const isRecapInHead = slim || isTablet.value;
  const side = (
    <div class={isSideOpen.value ? 'side is-open' : 'side'}>
      {narrow && (
        <div class="progress">
          <Progress />
        </div>
      )}
      <Players />
      <Recap />
      {company === null ? <Log /> : <LogAndTalk company={company} />}
    </div>
  );
  return (
    <main
      class={`table show-${tab.value}${slim ? ' slim' : ''}`}
      data-game={session.module.game.id}
      data-length={frame.length}
    >
      <TopBar>
        {(narrow || slim) && <SeatsStrip onOpen={showSeats} />}
        {isRecapInHead && recap}
      </TopBar>
      {narrow && Goods !== undefined && frame.seat !== null && (
        <section class="goods" aria-label={t('tab.mine')}>
          <Goods seat={frame.seat} />
        </section>
      )}
      <section class="board" aria-label={t('tab.board')}>
        <Shared />
      </section>
      {!isRecapInHead && recap}
      {!narrow && side}
      {letter}
      <div class={`dock at-${height}`} ref={dock}>
        <button
          type="button"
          class="grip"
          aria-label={t('sheet.grip')}
          aria-expanded={isOpen}
          onClick={() => {
            if (!narrow) isDrawerOpen.value = !isDrawerOpen.value;
            else if (height === 'full') preferences.sheet.value = 'peek';
            else pullSheet(1);
          }}
        />
        <Prompt />
        {narrow && (
          <nav class="tabs" aria-label={t('tabs.label')}>
            {TABS.map(one => (
              <button key={one} type="button" aria-pressed={isOpen && tab.value === one} onClick={() => open(one)}>
                {t(`tab.${one}`)}
                {one === 'log' && session.unread.value > 0 && <span class="unread">{session.unread.value}</span>}
              </button>
            ))}
          </nav>
        )}
        <section class={isOpen ? 'hand-area is-open' : 'hand-area'} aria-label={t('tab.mine')}>
          {frame.seat === null ? <Spectator /> : <Mine seat={frame.seat} />}
        </section>
        {narrow && isSideDrawn && side}
      </div>
      {company !== null && <Notices company={company} />}
      <Explain />
      <QuestionNote />
      {hasExplanations(session.module.game.id) && <Things />}
      {session.coaching.value && <Coach />}
      {session.handTo.value !== null && <Cover />}
      {outcome !== null && <End />}
      {enlarged.value !== null && (
        <Dialog label={t('enlarged.label')} class="enlarged" onClose={() => (enlarged.value = null)}>
          <Enlarged item={enlarged.value} />
          <CardSource key={enlarged.value} item={enlarged.value} />
        </Dialog>
      )}
      {rule.value !== null && (
        <Dialog label={t('top.rules')} class="drawer" onClose={() => (rule.value = null)}>
          <RulesDrawer game={session.info.game} rule={rule.value} onRule={next => (rule.value = next)} />
        </Dialog>
      )}
    </main>
  );
}

function Spectator() {
  const session = useSession();
  return <p class="spectator quiet">{session.info.mine.length === 0 ? t('spectator') : t('spectator.covered')}</p>;
}
