import { accountsOf, CERTAIN, type Decision, luckOf, type Outlook } from '@bonebed/bots/accounts';
import { optionWords, type Reader, say, type Terms } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, t } from '../words.ts';
import { SeatMark } from './seat-mark.tsx';
import { type Session, useSession } from './session.ts';
import './win-graph.css';
import './end.css';

interface Found {
  readonly outlooks: readonly Outlook[];
  readonly decisions: readonly Decision[];
  /** How many answers have been looked at. */
  readonly looked: number;
}

/** What was found of a game, as long as this page is open: a look back takes its time. */
const known = new Map<string, Found>();

/** How each seat's chance of winning went: what it could know, what was, and what luck and decisions did. */
export function WinGraph() {
  const session = useSession();
  const key = `${session.info.id} ${session.live.value.length}`;
  const found = useSignal<Found | null>(known.get(key) ?? null);
  useEffect(() => {
    let isHere = true;
    void lookBack(session, found.peek(), now => {
      known.set(key, now);
      found.value = now;
      return isHere;
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (found.value === null) return <p role="status">{t('chances.thinking')}</p>;
  const { outlooks, decisions, looked } = found.value;
  const { length } = session.live.value;
  return (
    <section class="win-graph" aria-label={t('chances.title')}>
      <h3>{t('chances.title')}</h3>
      <Curves outlooks={outlooks} />
      <p class="quiet">{t('chances.legend')}</p>
      {looked < length ? (
        <label class="quiet">
          {t('chances.progress', { done: looked, all: length })} <progress value={looked} max={length} />
        </label>
      ) : (
        <>
          <Accounts outlooks={outlooks} decisions={decisions} />
          <Turning outlooks={outlooks} decisions={decisions} />
        </>
      )}
    </section>
  );
}

/** Goes on where it was left; `tell` says whether anybody is still there. */
async function lookBack(session: Session, before: Found | null, tell: (found: Found) => boolean): Promise<void> {
  const outlooks = before?.outlooks ?? (await session.host.chances());
  const decisions = [...(before?.decisions ?? [])];
  if (!tell({ outlooks, decisions, looked: before?.looked ?? 0 })) return;
  for (let looked = before?.looked ?? 0; looked < session.live.peek().length; looked++) {
    const decision = await session.host.decision(looked);
    if (decision !== null) decisions.push(decision);
    if (!tell({ outlooks, decisions: [...decisions], looked: looked + 1 })) return;
  }
}

const WIDTH = 640;
const HEIGHT = 220;
const EDGE = { left: 44, right: 10, top: 8, bottom: 8 };

function Curves({ outlooks }: { outlooks: readonly Outlook[] }) {
  const session = useSession();
  const last = outlooks[outlooks.length - 1].length;
  const x = (length: number) => EDGE.left + (length / Math.max(last, 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (chance: number) => EDGE.top + (1 - chance / CERTAIN) * (HEIGHT - EDGE.top - EDGE.bottom);
  const path = (seat: number, of: 'known' | 'open') =>
    outlooks
      .map((moment, i) => `${i === 0 ? 'M' : 'L'}${x(moment.length).toFixed(1)} ${y(moment[of][seat]).toFixed(1)}`)
      .join('');
  return (
    <figure class="chart">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a short cut; by key the list below and the stepper lead to the same outlooks */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('chances.title')}
        onClick={event => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          const share = ((event.clientX - left) / width) * WIDTH - EDGE.left;
          session.step(Math.round((share / (WIDTH - EDGE.left - EDGE.right)) * last));
        }}
      >
        {[0, 0.5, 1].map(part => (
          <g key={part}>
            <line class="grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(part * CERTAIN)} y2={y(part * CERTAIN)} />
            <text class="tick" x={EDGE.left - 6} y={y(part * CERTAIN) + 4} text-anchor="end">
              {percent(part * CERTAIN)}
            </text>
          </g>
        ))}
        {outlooks[0].known.map((_, seat) => (
          <g key={seat} class="series" data-seat={seat}>
            <path class="open" d={path(seat, 'open')} />
            <path d={path(seat, 'known')} />
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Where each seat's chance came from; every row adds up. */
function Accounts({ outlooks, decisions }: Omit<Found, 'looked'>) {
  const { reader } = useSession();
  const columns = ['begin', 'luck', 'own', 'others', 'end'] as const;
  return (
    <table class="sheet accounts">
      <thead>
        <tr>
          <td />
          {columns.map(column => (
            <th key={column} scope="col">
              {t(`chances.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accountsOf(outlooks, decisions).map((account, seat) => (
          <tr key={seat}>
            <th scope="row">
              <SeatMark seat={seat} /> {reader.value.players[seat]}
            </th>
            {columns.map(column => (
              <td key={column}>
                {column === 'begin' || column === 'end' ? percent(account[column]) : change(account[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** So many turning points are told, and smaller ones are none. */
const MOST_TOLD = 5;
const LEAST = CERTAIN * 0.04;

interface Turning {
  readonly length: number;
  readonly seat: number;
  readonly change: number;
  readonly decision: Decision | null;
}

/** The outlooks that mattered: decisions that cost, and what luck gave and took. */
function Turning({ outlooks, decisions }: Omit<Found, 'looked'>) {
  const session = useSession();
  const { reader } = session;
  const decided = decisions.map(one => ({
    length: one.length,
    seat: one.seat,
    change: one.change[one.seat],
    decision: one,
  }));
  const lucky = luckOf(outlooks, decisions).map((luck, turn): Turning => {
    const seat = luck.indexOf(Math.max(...luck));
    return { length: outlooks[turn].length, seat, change: luck[seat], decision: null };
  });
  const told = [...decided, ...lucky]
    .filter(one => Math.abs(one.change) >= LEAST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_TOLD)
    .sort((a, b) => a.length - b.length);
  if (told.length === 0) return <p>{t('chances.even')}</p>;
  const words = ({ seat, change: by, decision }: Turning) => {
    const values = { name: reader.value.players[seat] ?? '', change: change(by) };
    if (decision === null) return t('chances.luckyTurn', values);
    const { what, chosen, best } = decision;
    const facts = decision.points === null ? '' : pointsWords(reader.value, decision.points);
    const option = optionWords(reader.value, what, chosen);
    const better = optionWords(reader.value, what, best);
    return t(by < 0 ? 'chances.mistake' : 'chances.insight', { ...values, option, better }) + facts;
  };
  return (
    <>
      <h3>{t('chances.turning')}</h3>
      <ol class="turning">
        {told.map(one => (
          <li key={`${one.length} ${one.decision === null}`}>
            <button type="button" class="link" onClick={() => session.step(one.length)}>
              {t('chances.move', { move: one.length + 1 })}
            </button>{' '}
            {words(one)}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the score sheet would say to it. */
function pointsWords(reader: Reader<Terms>, { what, tenths }: NonNullable<Decision['points']>): string {
  const points = new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero' }).format(tenths / 10);
  return t('chances.points', { points, unit: say(reader, 'game.points'), line: say(reader, `score.${what}`) });
}

function percent(chance: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent' }).format(chance / CERTAIN);
}

/** With its sign, and one digit behind the point: so small are most of them. */
function change(chance: number): string {
  const format = {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  } as const;
  return new Intl.NumberFormat(language.value, format).format(chance / CERTAIN);
}
