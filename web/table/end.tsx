import { loadRules } from '@bonebed/games';
import { openEdition, type ScoreRow, say, totalOf } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { saveRecord } from '../app/download.ts';
import { lazy } from '../app/lazy.tsx';
import { openLocal, openRetry } from '../app/open.ts';
import type { ScorePoint } from '../host/host.ts';
import { isLocal } from '../host/local.ts';
import { Icon } from '../icons/icon.tsx';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { endingWords } from './ending.ts';
import { calledAs, isYou } from './names.ts';
import { Rematch } from './rematch.tsx';
import { ScoreChart } from './score-chart.tsx';
import { SeatMark } from './seat-mark.tsx';
import { type Session, useSession } from './session.ts';
import { copyLink } from './share.ts';
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
  return (
    <Dialog label={t('end.sheet')} class="wide" onClose={close}>
      <h2 class="end-title">
        <Icon name="trophy" />{' '}
        {t('end.winner', {
          names: new Intl.ListFormat(session.reader.value.language).format(
            winners.map(seat => calledAs(session, seat)),
          ),
          count: winners.length,
          own: winners.some(seat => isYou(session, seat)) ? 'yes' : 'no',
        })}
      </h2>
      <p class="quiet">{endingWords(session.reader.value, outcome.reason)}</p>
      {isNarrow.value && <EndTools />}
      <div class="end-grid">
        <ScoreSheet rows={order.map(seat => score[seat])} places={order.map(row => places[row])} />
        <ScoreChart points={points.value} onPick={length => session.step(length)} />
      </div>
      {origin !== null && <Compared origin={origin} />}
      {isLookingBack.value ? (
        <WinGraph />
      ) : (
        <button type="button" class="button" id="win-graph" onClick={() => (isLookingBack.value = true)}>
          {t('chances.show')}
        </button>
      )}
      {!isNarrow.value && <EndTools />}
    </Dialog>
  );
}

function ScoreSheet({ rows, places }: { rows: readonly ScoreRow[]; places: readonly number[] }) {
  const session = useSession();
  const { reader } = session;
  const lines = rows[0].lines.map(({ what }) => what);
  const ties = rows[0].tieBreaks.map(({ what }) => what);
  const words = (what: string) => say(reader.value, `score.${what}`);
  return (
    <table class="sheet">
      <thead>
        <tr>
          <th scope="col">
            <span class="hidden">{t('end.line')}</span>
          </th>
          {rows.map(({ seat }, index) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat ?? rows.length - 1} /> {calledAs(session, seat)}
              <span class="place">{t('end.place', { place: places[index] })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((what, line) => (
          <tr key={what}>
            <th scope="row">{words(what)}</th>
            {rows.map(({ seat, lines: own }) => (
              <td key={seat}>{signed(own[line]?.points ?? 0)}</td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{t('end.total')}</th>
          {rows.map(({ seat, lines: own }) => (
            <td key={seat}>{signed(totalOf({ lines: own }))}</td>
          ))}
        </tr>
        {ties.map((what, line) => (
          <tr key={what} class="tie">
            <th scope="row">{words(what)}</th>
            {rows.map(({ seat, tieBreaks }) => (
              <td key={seat}>{tieBreaks[line]?.points ?? 0}</td>
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

/** Play again, look back, share; then what is wanted less often. */
function EndTools() {
  const session = useSession();
  const isCopied = useSignal(false);
  const { company } = session.host;
  const seats = (session.host.info.value ?? session.info).seats;
  const share = () => copyLink(session, 0).then(() => (isCopied.value = true));
  return (
    <div class="end-tools">
      {company !== null && <DealTools company={company} />}
      {company !== null && company.about.value?.deal === undefined && <Rematch company={company} />}
      {company === null && session.info.mine.length > 0 && (
        <button type="button" class="button strong" id="play-again" onClick={() => void playAgain(session)}>
          {t('end.playAgain')}
        </button>
      )}
      <button type="button" class="button" onClick={() => session.step(0)}>
        {t('end.replay')}
      </button>
      <button type="button" class="button" onClick={() => void share()}>
        {isCopied.value ? t('end.copied') : t('end.share')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void session.host.record().then(text => saveRecord(session.info.game, text))}
      >
        {t('end.export')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => void session.host.record().then(text => openRetry(text, seats, 0))}
      >
        {t('end.again')}
      </button>
      {company !== null && (
        <a class="button" id="verify" href={href('verify', company.about.value?.id ?? '')}>
          {t('honest.verify')}
        </a>
      )}
      <a class="button" href={href()}>
        {t('end.home')}
      </a>
    </div>
  );
}
