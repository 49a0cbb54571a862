import { loadRules } from '@bonebed/games';
import { openEdition, type ScoreRow, type Seat, say, totalOf } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { saveRecord } from '../app/download.ts';
import { lazy } from '../app/lazy.tsx';
import { openLocal, openRetry } from '../app/open.ts';
import type { ScorePoint } from '../host/host.ts';
import { isLocal } from '../host/local.ts';
import { href } from '../route.ts';
import { gameWords, t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { endingWords } from './ending.ts';
import { calledAs, isYou } from './names.ts';
import { Rematch } from './rematch.tsx';
import { ScoreChart } from './score-chart.tsx';
import { SeatMark } from './seat-mark.tsx';
import { type Session, useSession } from './session.ts';
import { canShare, copyLink, shareGame } from './share.ts';
import { isNarrow } from './sheet.ts';
import { signed } from './signed.ts';
import '../app/verify-page.css';
import './end.css';

const DealTools = lazy(
  async () => (await import('../deals/end-tools.tsx')).DealTools,
  () => null,
);
const Compared = lazy(
  async () => (await import('../look-back/compared.tsx')).Compared,
  () => null,
);
/** As many as there is room for. */
const MOST_FINEST = 3;
/** As high as the score sheet beside it, where there is one. */
const BESIDE_THE_SHEET = 320;
const WinGraph = lazy(async () => (await import('../look-back/graph.tsx')).WinGraph);

/** The end: who won, where every point came from, and how it went. */
export function End() {
  const session = useSession();
  const isOpen = useSignal(true);
  const isLookingBack = useSignal(false);
  const { outcome, score } = session.live.value;
  const points = useSignal<readonly ScorePoint[]>([]);
  const isOver = outcome !== null;
  useEffect(() => {
    if (isOver) void session.host.scores().then(found => (points.value = found));
  }, [isOver]);
  if (outcome === null || session.moment.value !== null || session.narration.value !== null) return null;
  if (!isOpen.value) {
    return (
      <button type="button" class="button strong end-again" onClick={() => (isOpen.value = true)}>
        {t('end.sheet')}
      </button>
    );
  }
  // Who looks at a moment from here comes back to the sheet as they left it.
  const close = () => {
    if (session.moment.peek() === null) isOpen.value = false;
  };
  const { host } = session;
  const origin = isLocal(host) ? (host.info.value?.origin ?? null) : null;
  // An automaton has a row but no place: it won where nobody else did.
  const places = score.map((_, row) => outcome.places[row] ?? (outcome.places.includes(1) ? 2 : 1));
  const order = score.map((_, row) => row).sort((a, b) => places[a] - places[b] || a - b);
  const winners = order.filter(row => places[row] === 1).map(row => score[row].seat);
  const title = t('end.winner', {
    names: new Intl.ListFormat(session.reader.value.language).format(winners.map(seat => calledAs(session, seat))),
    count: winners.length,
    own: winners.some(seat => isYou(session, seat)) ? 'yes' : 'no',
  });
  return (
    <Dialog label={t('end.sheet')} class="wide end" onClose={close}>
      <header class="end-head">
        {winners.map(seat => (
          <SeatMark key={seat} seat={seat ?? score.length - 1} />
        ))}
        <div>
          <h2 class="end-title">{title}</h2>
          <p class="quiet">
            {lead(session, order)} {endingWords(session.reader.value, outcome.reason)}
          </p>
        </div>
        <span class="end-stamp" aria-hidden="true">
          {gameWords(session.info.game, 'short')}
        </span>
      </header>
      <div class="end-grid">
        <div class="end-points">
          {winners.length === 1 && winners[0] !== null && <Laurels seat={winners[0]} />}
          <ScoreSheet rows={order.map(seat => score[seat])} places={order.map(row => places[row])} />
          <EndTools title={title} />
        </div>
        <div class="end-course">
          <ScoreChart
            points={points.value}
            {...(isNarrow.value ? {} : { height: BESIDE_THE_SHEET })}
            onPick={length => session.step(length)}
          />
          {isLookingBack.value ? (
            <WinGraph />
          ) : (
            <p class="end-why">
              <button type="button" class="button" id="win-graph" onClick={() => (isLookingBack.value = true)}>
                {t('chances.show')}
              </button>
              <span class="quiet">{t('chances.about')}</span>
            </p>
          )}
          <EndMore />
          {origin !== null && <Compared origin={origin} />}
        </div>
      </div>
    </Dialog>
  );
}

/** The finest that the winner has made, laid out on felt. */
function Laurels({ seat }: { seat: Seat }) {
  const { Finest } = useSession().board;
  return Finest === undefined ? null : (
    <div class="end-felt">
      <Finest seat={seat} most={MOST_FINEST} />
    </div>
  );
}

/** By how much it was won, where one seat has the most points: after a resignation it may be otherwise. */
function lead(session: Session, [first, second]: readonly number[]): string {
  const { score, outcome } = session.live.value;
  if (second === undefined || outcome?.places[second] === 1) return '';
  const [points, others] = [first, second].map(row => totalOf(score[row]));
  if (points <= others) return '';
  const unit = say(session.reader.value, 'game.points');
  return `${t('end.lead', { points, unit, ahead: points - others })}.`;
}

function ScoreSheet({ rows, places }: { rows: readonly ScoreRow[]; places: readonly number[] }) {
  const session = useSession();
  const { reader } = session;
  const lines = rows[0].lines.map(({ what }) => what);
  const ties = rows[0].tieBreaks.map(({ what }) => what);
  const words = (what: string) => say(reader.value, `score.${what}`);
  const won = (row: number) => (places[row] === 1 ? 'won' : undefined);
  return (
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">{t('end.line')}</span>
          </th>
          {rows.map(({ seat }, index) => (
            <th key={seat} scope="col" class={won(index)}>
              <SeatMark seat={seat ?? rows.length - 1} />{' '}
              <span class="sheet-name" title={calledAs(session, seat)}>
                {calledAs(session, seat)}
              </span>
              <span class="place">{t('end.place', { place: places[index] })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((what, line) => (
          <tr key={what}>
            <th scope="row">{words(what)}</th>
            {rows.map(({ seat, lines: own }, index) => (
              <td key={seat} class={won(index)}>
                {signed(own[line]?.points ?? 0)}
              </td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{t('end.total')}</th>
          {rows.map(({ seat, lines: own }, index) => (
            <td key={seat} class={won(index)}>
              {signed(totalOf({ lines: own }))}
            </td>
          ))}
        </tr>
        {ties.map((what, line) => (
          <tr key={what} class="tie">
            <th scope="row">{words(what)}</th>
            {rows.map(({ seat, tieBreaks }, index) => (
              <td key={seat} class={won(index)}>
                {tieBreaks[line]?.points ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same people and settings, another deal, on this device. */
async function playAgain({ info, host, edition, module }: Session): Promise<void> {
  const { game, seats, settings } = host.info.peek() ?? info;
  const own = await loadRules(game);
  const isOwn =
    module.components === own.components || openEdition(own.game, own.components).edition === edition.edition;
  openLocal({ game, seats, settings, edition: isOwn ? null : edition.edition });
}

/** Play again and share: a phone keeps them in sight. */
function EndTools({ title }: { title: string }) {
  const session = useSession();
  const { company } = session.host;
  return (
    <div class="end-tools">
      {company !== null && company.about.value?.deal === undefined && <Rematch company={company} />}
      {company !== null && <DealTools company={company} />}
      {company === null && session.info.mine.length > 0 && (
        <button type="button" class="button strong" id="play-again" onClick={() => void playAgain(session)}>
          {t('end.playAgain')}
        </button>
      )}
      <Share title={title} />
    </div>
  );
}

/** Look back, and what is wanted less often. */
function EndMore() {
  const session = useSession();
  const { company } = session.host;
  const { seats } = session.host.info.value ?? session.info;
  return (
    <p class="end-more">
      <button type="button" class="button" onClick={() => session.step(0)}>
        {t('end.replay')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void session.host.record().then(text => openRetry(text, seats, 0))}
      >
        {t('end.again')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void session.host.record().then(text => saveRecord(session.info.game, text))}
      >
        {t('end.export')}
      </button>
      {company !== null && (
        <a class="button" id="verify" href={href('verify', company.about.value?.id ?? '')}>
          {t('honest.verify')}
        </a>
      )}
      <a class="button" href={href()}>
        {t('end.home')}
      </a>
    </p>
  );
}

/** The game as a link: by the device's own sheet where there is one, otherwise copied. */
function Share({ title }: { title: string }) {
  const session = useSession();
  const isCopied = useSignal(false);
  const game = gameWords(session.info.game, 'title');
  const share = async () => {
    if (canShare) isCopied.value = (await shareGame(session, t('end.shared', { game, winner: title }))) === 'copied';
    else {
      await copyLink(session, 0);
      isCopied.value = true;
    }
  };
  return (
    <button type="button" class="button" id="share" onClick={() => void share()}>
      {isCopied.value ? t('end.copied') : t(canShare ? 'end.share' : 'end.copy')}
    </button>
  );
}
