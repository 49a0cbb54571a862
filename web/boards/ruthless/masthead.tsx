import type { Phase } from '@bonebed/games/ruthless/box/box.ts';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { t } from '../../words.ts';
import { PHASES } from './facts.ts';
import { useRuthless, useShown } from './view.ts';
import { bt } from './words.ts';
import './masthead.css';

/** How far the game has come, for the top line. */
export function Progress() {
  const { view } = useRuthless();
  return (
    <span class="progress-words">
      {bt('progress', { turn: view.turn, goal: view.goal })}
      {view.lastTurn && (
        <b class="last-turn" data-thing="lastTurn">
          {bt('lastTurn')}
        </b>
      )}
    </span>
  );
}

/** The newspaper across the top: the season is its headline, what was before and what comes next stand beside it. */
export function Masthead() {
  const { view } = useRuthless();
  const { boneDeck, eventDeck, boneTray, stage, phase } = view;
  return (
    <header class="masthead">
      <div class="herald">
        <span class="herald-turn" data-thing="turn">
          {bt('herald.turn', { turn: view.turn })}
        </span>
        <span class="herald-name" data-thing="herald">
          {bt('herald')}
        </span>
        <span class="piles">
          <Pile id="deck.bones" count={boneDeck} icon="skull" />
          <Pile id="deck.events" count={eventDeck} icon="ammonite" />
          <Pile id="tray" count={boneTray.count} icon="its-a-fake" item="tray" />
        </span>
      </div>
      {stage === 'setup' ? (
        <p class="headline-only">{bt('round.setup')}</p>
      ) : (
        // A new season turns the page, and so does its end.
        <ol key={`${phase} ${stage === 'end'}`} class="phases" aria-label={bt('phases')}>
          {PHASES.map(one => (
            <PhaseName key={one} phase={one} />
          ))}
        </ol>
      )}
    </header>
  );
}

/** What a season is to the one of now, by whether it comes before, now or after. */
const WHEN = ['over', 'now', 'next'] as const;

function PhaseName({ phase }: { phase: Phase }) {
  const now = useShown(view => view.phase);
  const when = PHASES.indexOf(phase) - PHASES.indexOf(now);
  const isNow = when === 0;
  return (
    <li
      class={`phase ${WHEN[Math.sign(when) + 1]}`}
      data-thing={`phase.${phase}`}
      {...(isNow ? { 'aria-current': 'step' } : {})}
    >
      <Icon name={phase} /> <span class="phase-name">{bt(`phase.${phase}`)}</span>
      {isNow && <Passes />}
    </li>
  );
}

/** How many have passed one directly after the other: when all have, the season is over. */
function Passes() {
  const { view } = useRuthless();
  const { passes, players, stage } = view;
  if (stage === 'end') return <span class="passes">{bt('round.end')}</span>;
  return (
    <span class="passes" data-thing="passes">
      <span>{bt('passes')}</span>
      <span class="hidden">{bt('passes.words', { passes, count: players.length })}</span>
      {players.map((_, place) => (
        <i key={place} class={place < passes ? 'pass full' : 'pass'} />
      ))}
    </span>
  );
}

function Pile({
  id,
  count,
  icon,
  item,
}: {
  id: 'deck.bones' | 'deck.events' | 'tray';
  count: number;
  icon: string;
  item?: string;
}) {
  const label = t('deck.words', { label: bt(id), count });
  return (
    <Spot id={id} label={label} thing={id} place={id} class="pile-count" {...(item === undefined ? {} : { item })}>
      <Icon name={icon} /> <b>{count}</b> <span class="pile-name">{bt(id)}</span>
    </Spot>
  );
}
