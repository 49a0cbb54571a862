import { calledAs } from '../../table/names.ts';
import { SeatMark } from '../../table/seat-mark.tsx';
import { t } from '../../words.ts';
import { useName } from './panel.tsx';
import { signed, useRuthless } from './view.ts';
import { bt } from './words.ts';
import './verdict.css';

/** How Prestige will move if nobody answers, and who may speak. */
export function Verdict({ worth, isDoubted }: { worth: readonly number[]; isDoubted: boolean }) {
  return (
    <div class="verdict">
      <Worth worth={worth} isDoubted={isDoubted} />
      <Speakers />
    </div>
  );
}

/** How Prestige will move if nobody answers; what is at stake once somebody did. */
export function Worth({ worth, isDoubted }: { worth: readonly number[]; isDoubted: boolean }) {
  const { view, session } = useRuthless();
  return (
    <p class="worths" data-thing="worth">
      <span class="verdict-label">{bt(isDoubted ? 'worth.stake' : 'worth')}</span>
      {worth.every(n => n === 0) && <span class="quiet">{bt('worth.none')}</span>}
      {worth.map((n, seat) => {
        const { prestige } = view.players[seat];
        return (
          n !== 0 && (
            <span key={seat} class="worth-of">
              <SeatMark seat={seat} /> {calledAs(session, seat)}{' '}
              <i class={n > 0 ? 'delta gain' : 'delta loss'}>{signed(n)}</i>{' '}
              <span class="from-to">{bt('worth.fromTo', { from: prestige, to: prestige + n })}</span>
            </span>
          )
        );
      })}
    </p>
  );
}

/** Who may speak now, by what everybody can see: never who could. */
export function Speakers() {
  const { view, session, at } = useRuthless();
  const name = useName();
  const { ask } = session.shown.value;
  if (ask === null || ask.kind !== 'react') return null;
  const isDoubt = ask.what.startsWith('doubt');
  const silent = isDoubt
    ? view.players.flatMap(({ cards }, seat) =>
        cards.count === 0 && seat !== view.presentation?.presenter ? [seat] : [],
      )
    : [];
  return (
    <p class="speakers" data-thing={isDoubt ? 'speakers.doubt' : 'speakers.defend'}>
      <span class="verdict-label">{bt(isDoubt ? 'speak.doubt' : 'speak.defend')}</span>
      {ask.asked.map(seat => (
        <span key={seat} class={seat === at.eyes ? 'speaker me' : 'speaker'}>
          <SeatMark seat={seat} /> {name(seat)}
          {seat === at.eyes && <span class="tag">{t('players.you')}</span>}
        </span>
      ))}
      {silent.map(seat => (
        <span key={seat} class="speaker quiet">
          <SeatMark seat={seat} /> {bt('speak.noCards', { name: name(seat) })}
        </span>
      ))}
    </p>
  );
}
