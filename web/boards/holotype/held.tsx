import { isNarrow } from '../../table/sheet.ts';
import { nameOf } from '../name-of.ts';
import { isPayable, Lack, Payable } from './cards.tsx';
import { LETTERS } from './pieces.tsx';
import { useHolotype, useShown } from './view.ts';
import { bt } from './words.ts';
import './held.css';

/** So many lines have room. */
const LINES = 5;

/** On a phone, where the cards themselves lie in the sheet: which specimens one holds, and what each still lacks. */
export function Held() {
  const { box, language } = useHolotype();
  const mine = useShown(({ players }, eyes) => (eyes === null ? null : players[eyes]));
  if (!isNarrow.value || mine === null) return null;
  const specimens = mine.specimens.filter(specimen => specimen !== null);
  const shown = specimens.length > LINES ? specimens.slice(0, LINES - 1) : specimens;
  return (
    <section class="hand-list paper-card" aria-label={bt('hand.label')}>
      <h2>{bt('hand.label')}</h2>
      {specimens.length === 0 && <p>{bt('hand.empty')}</p>}
      <ul>
        {shown.map((specimen, line) => {
          const { period, ...cost } = box.specimens[specimen];
          const fossils = cost.fossils - mine.fossils[period];
          const research = cost.research - mine.research;
          // What a line says anew is a new line: nothing has moved.
          const key = `${line} ${specimen} ${fossils} ${research}`;
          return (
            <li key={key} data-period={period} data-thing={`specimen.${specimen}`}>
              <b class="period-sign">{LETTERS[period]}</b>
              <span class="hand-genus">{nameOf(box.specimens[specimen], language).split(' ')[0]}</span>
              <Lack count={fossils} of={LETTERS[period]} />
              <Lack count={research} of="R" />
              {isPayable(box, mine, specimen) && <Payable />}
            </li>
          );
        })}
      </ul>
      {shown.length < specimens.length && <p>{bt('hand.more', { count: specimens.length - shown.length })}</p>}
    </section>
  );
}
