import { nameOf } from '../name-of.ts';
import { Stamp } from './pieces.tsx';
import { Plate } from './plate.tsx';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';
import './journal.css';

/** Above the press: the sheet that was published last, by anyone, with the stamp that makes it a Holotype. */
export function Journal() {
  const { session, box, language } = useHolotype();
  const last = session.shown.value.events.findLast(event => event?.type === 'published');
  const specimen = last != null && 'specimen' in last ? Number(last.specimen) : null;
  if (specimen === null) {
    return (
      <div class="press-sheet paper-card" data-thing="journal.none">
        <p>{bt('journal.none')}</p>
      </div>
    );
  }
  return (
    <div
      key={specimen}
      class="press-sheet paper-card"
      data-period={box.specimens[specimen].period}
      data-thing={`published.${specimen}`}
    >
      <p>{bt('journal.last')}</p>
      <Plate specimen={specimen} />
      <em class="species">{nameOf(box.specimens[specimen], language)}</em>
      <Stamp />
    </div>
  );
}
