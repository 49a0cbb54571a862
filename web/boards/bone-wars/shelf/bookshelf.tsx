import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { Paper } from '../pieces/pieces.tsx';
import { isInPlay, useBoneWars, useShown } from '../view.ts';
import { bt } from '../words.ts';
import { Cameo } from './cameo.tsx';
import { Loyalty } from './loyalty.tsx';
import { Worth } from './worth.tsx';
import './bookshelf.css';

/** The oak bookshelf: over each half the cameo of its patron and what he pays; beside it the ruler of loyalty. */
export function Bookshelf() {
  const { box, language } = useBoneWars();
  return (
    <section class="bookshelf" aria-label={bt('bookshelf')}>
      <div class="oak">
        {box.patronIds.map(patron => (
          <div key={patron} class="patron-side" data-patron={patron}>
            <Spot
              id={`patron.${patron}`}
              item={`patron.${patron}`}
              label={nameOf(box.patrons[patron], language)}
              thing={`patron.${patron}`}
              class="patron"
            >
              <Cameo patron={patron} />
              <Worth patron={patron} />
            </Spot>
            <div class="stack">
              <Loyalty patron={patron} />
              <Shelves patron={patron} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The shelves of a patron, filled from the bottom. Every shelf with a paper is a point of credibility. */
function Shelves({ patron }: { patron: number }) {
  const { box } = useBoneWars();
  const { papers, room } = useShown(({ board }) => board.bookshelf[patron]);
  const marks = useShown(view => view.marks);
  const isRival = useShown(({ players }, eyes) => eyes !== null && players[eyes].patron !== patron);
  let next = 0;
  let credit = 0;
  const shelves = box.shelves
    .filter(shelf => shelf.patron === patron)
    .map(({ spots }) => {
      const row = spots.map(({ id, preprinted, ...spot }) => {
        if (preprinted) return { id, kind: 'printed' as const, value: 0 };
        if (!isInPlay(marks, spot)) return { id, kind: 'neutral' as const, value: 0 };
        const index = next++;
        return { id, kind: index < papers.length ? ('paper' as const) : ('free' as const), value: papers[index] };
      });
      const counts = row.some(({ kind }) => kind === 'printed' || kind === 'paper');
      if (counts) credit++;
      return { row, credit: counts ? credit : null };
    });
  return (
    <div class="shelves" data-place={`shelves.${patron}`}>
      {papers.length > room && (
        <div class="shelf overflow" data-thing={`overflowShelf.${patron}`}>
          <span class="hidden">{bt('overflow')}</span>
          {papers.slice(room).map((value, index) => (
            <PaperSpot key={index} patron={patron} value={value} isRival={isRival} />
          ))}
        </div>
      )}
      {shelves.toReversed().map(({ row, credit: worth }) => (
        <div key={row[0].id} class="shelf" data-thing={`shelf.${patron}`}>
          {row.map(({ id, kind, value }) => {
            if (kind === 'paper') return <PaperSpot key={id} patron={patron} value={value} isRival={isRival} />;
            if (kind === 'free') return <i key={id} class="paper-space" />;
            return (
              <span
                key={id}
                class={kind === 'neutral' ? 'neutral-paper' : 'printed-paper'}
                data-thing={kind === 'neutral' ? 'paperNeutral' : 'paperPrinted'}
              >
                <Paper patron={patron} value={kind === 'neutral' ? '' : '✦'} />
                <span class="hidden">{bt(kind === 'neutral' ? 'paper.neutral' : 'paper.printed')}</span>
              </span>
            );
          })}
          {worth !== null && <b class="credit">{worth}</b>}
        </div>
      ))}
    </div>
  );
}

function PaperSpot({ patron, value, isRival }: { patron: number; value: number; isRival: boolean }) {
  const label = bt('paper.words', { value });
  // Only papers of the rival can be debunked.
  if (!isRival) {
    return (
      <span data-thing={`paper.${patron}.${value}`}>
        <Paper patron={patron} value={value} />
        <span class="hidden">{label}</span>
      </span>
    );
  }
  return (
    <Spot id={`paper.${value}`} label={label} class="paper-spot" thing={`paper.${patron}.${value}`}>
      <Paper patron={patron} value={value} />
    </Spot>
  );
}
