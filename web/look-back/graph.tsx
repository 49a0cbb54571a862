import { accountsOf, CERTAIN, type LookBack } from '@bonebed/bots/accounts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { calledAs } from '../table/names.ts';
import { SeatMark } from '../table/seat-mark.tsx';
import { useSession } from '../table/session.ts';
import { isNarrow } from '../table/sheet.ts';
import { language } from '../words.ts';
import { ChancesChart, percent } from './chart.tsx';
import { type LookBackSoFar, lookBack } from './find.ts';
import { Extremes, Moments } from './moment-list.tsx';
import { lt } from './words.ts';

/** On a phone the graph is as narrow as the screen, and higher instead. */
const HIGH = 340;

/** How each seat's chance of winning went: what it could know, what was, and what luck and decisions did. */
export function WinGraph() {
  const session = useSession();
  const found = useSignal<LookBackSoFar | null>(null);
  const { length } = session.live.value;
  useEffect(() => {
    let isHere = true;
    const { seats } = session.host.info.peek() ?? session.info;
    void session.host.record().then(record =>
      lookBack({ record, seats, length }, now => {
        if (isHere) found.value = now;
        return isHere;
      }),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (found.value === null) return <p role="status">{lt('thinking')}</p>;
  const { outlooks, decisions, looked } = found.value;
  return (
    <section class="win-graph" aria-label={lt('title')}>
      <h3>{lt('title')}</h3>
      <ChancesChart
        outlooks={outlooks}
        {...(isNarrow.value ? { height: HIGH } : {})}
        moment={null}
        onPick={to => session.step(to)}
      />
      <Whose seats={outlooks[0].known.length} />
      <p class="quiet">{lt('legend')}</p>
      {decisions === null ? (
        <label class="quiet">
          {lt('progress', { done: looked, all: length })} <progress value={looked} max={length} />
        </label>
      ) : (
        <>
          <Moments outlooks={outlooks} decisions={decisions} />
          <Accounts outlooks={outlooks} decisions={decisions} />
          <Extremes decisions={decisions} />
        </>
      )}
    </section>
  );
}

/** Which curve is whose. */
function Whose({ seats }: { seats: number }) {
  const session = useSession();
  return (
    <p class="whose">
      {Array.from({ length: seats }, (_, seat) => (
        <span key={seat}>
          <SeatMark seat={seat} /> {calledAs(session, seat)}
        </span>
      ))}
    </p>
  );
}

/** Where each seat's chance came from; every row adds up. */
function Accounts({ outlooks, decisions }: LookBack) {
  const session = useSession();
  const columns = ['begin', 'luck', 'own', 'others', 'end'] as const;
  return (
    <table class="sheet accounts">
      <thead>
        <tr>
          <td />
          {columns.map(column => (
            <th key={column} scope="col">
              {lt(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accountsOf(outlooks, decisions).map((account, seat) => (
          <tr key={seat}>
            <th scope="row">
              <SeatMark seat={seat} /> {calledAs(session, seat)}
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
