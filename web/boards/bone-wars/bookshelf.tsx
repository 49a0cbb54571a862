import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Effects, Mark, Paper } from './pieces.tsx';
import { type TableView, useBoneWars } from './view.ts';
import { bt } from './words.ts';

/** The centrepiece: the shelves of both patrons, each with its loyalty column beside it. */
export function Bookshelf() {
  const { box } = useBoneWars();
  return (
    <section class="bookshelf" aria-label={bt('bookshelf')}>
      {box.patronIds.map(patron => (
        <div key={patron} class="patron-side" data-patron={patron}>
          <Loyalty patron={patron} />
          <Shelves patron={patron} />
        </div>
      ))}
    </section>
  );
}

/** The shelves of a patron, filled from the bottom. Every shelf with a paper is a point of credibility. */
function Shelves({ patron }: { patron: number }) {
  const { view, box, language, at, gt } = useBoneWars();
  const { papers, room, credibility } = view.board.bookshelf[patron];
  const [first, ...others] = nameOf(box.patrons[patron], language).split(' ').toReversed();
  const me = at.eyes === null ? null : view.players[at.eyes];
  const isRival = me !== null && me.patron !== patron;
  let next = 0;
  const shelves = box.shelves
    .filter(shelf => shelf.patron === patron)
    .map(({ spots }) => {
      const row = spots.map(spot => {
        if (spot.preprinted) return { id: spot.id, kind: 'printed' as const, value: 0, index: 0 };
        if (spot.minPlayers > view.marks) return { id: spot.id, kind: 'neutral' as const, value: 0, index: 0 };
        const index = next++;
        return {
          id: spot.id,
          kind: index < papers.length ? ('paper' as const) : ('free' as const),
          value: papers[index],
          index,
        };
      });
      return { row, counts: row.some(({ kind }) => kind === 'printed' || kind === 'paper') };
    });
  return (
    <div class="shelves" data-place={`shelves.${patron}`}>
      <header>
        <h2>
          <span class="first-names">{others.toReversed().join(' ')} </span>
          {first}
        </h2>
        <span class="credibility" title={gt('draw.credibility', { credibility })}>
          <Count<TableView> of={then => then.board.bookshelf[patron].credibility} />
          <span class="hidden">{gt('draw.credibility', { credibility })}</span>
        </span>
      </header>
      <div class="overflow-shelf" title={bt('overflow')}>
        {papers.slice(room).map((value, index) => (
          <PaperSpot key={index} patron={patron} value={value} isRival={isRival} />
        ))}
      </div>
      {shelves.toReversed().map(({ row, counts }) => (
        <div key={row[0].id} class={counts ? 'shelf counts' : 'shelf'}>
          {row.map(({ id, kind, value }) => {
            if (kind === 'paper') return <PaperSpot key={id} patron={patron} value={value} isRival={isRival} />;
            if (kind === 'printed') {
              return (
                <span key={id} title={bt('paper.printed')}>
                  <Paper patron={patron} value="✦" />
                </span>
              );
            }
            return <i key={id} class={kind === 'neutral' ? 'paper-space neutral' : 'paper-space'} />;
          })}
        </div>
      ))}
      {me !== null && (
        <p class="worth-line" title={bt('worth')}>
          {bt('worth.line', {
            credibility,
            value: me.loyalty[patron].value,
            rp: credibility * me.loyalty[patron].value,
          })}
        </p>
      )}
    </div>
  );
}

function PaperSpot({ patron, value, isRival }: { patron: number; value: number; isRival: boolean }) {
  const label = bt('paper.words', { value });
  // Only papers of the rival can be debunked.
  if (!isRival) {
    return (
      <span title={label}>
        <Paper patron={patron} value={value} />
      </span>
    );
  }
  return (
    <Spot id={`paper.${value}`} label={label} class="paper-spot">
      <Paper patron={patron} value={value} />
    </Spot>
  );
}

/** The loyalty track of a patron: two steps to a value, markers of all players, the bonuses for passing. */
function Loyalty({ patron }: { patron: number }) {
  const { session, view, box, gt, owner } = useBoneWars();
  const { values, passBonuses } = box.tracks[patron];
  const then = session.preview.value?.view as TableView | undefined;
  const levels = [...new Set(values)].toReversed();
  return (
    <ol
      class="loyalty"
      data-place={`loyalty.${patron}`}
      aria-label={bt('loyalty', { patron: patron === 0 ? 'Marsh' : 'Cope' })}
    >
      {levels.map(value => (
        <li key={value}>
          <b class="times">×{value}</b>
          <span class="steps">
            {values
              .flatMap((one, step) => (one === value ? [step] : []))
              .toReversed()
              .map(step => (
                <span key={step} class="step">
                  {view.players.map((player, seat) =>
                    player.loyalty[patron].step === step ? (
                      <Mark
                        key={seat}
                        seat={seat}
                        title={gt('draw.loyalty', { player: owner(seat), step, value })}
                        piece={`loyalty.${patron}.${seat}`}
                      />
                    ) : null,
                  )}
                  {then?.players.map((player, seat) =>
                    player.loyalty[patron].step === step && view.players[seat].loyalty[patron].step !== step ? (
                      <span key={seat} class="ghost">
                        <Mark seat={seat} title={bt('loyalty.then')} />
                      </span>
                    ) : null,
                  )}
                  {passBonuses.map(bonus =>
                    bonus.step === step ? (
                      <span key="bonus" class="pass-bonus" title={bt('passBonus')}>
                        <Effects effects={bonus.effects} />
                      </span>
                    ) : null,
                  )}
                </span>
              ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
