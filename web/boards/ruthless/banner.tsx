import { PHASES } from '@bonebed/games/ruthless/box.ts';
import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { Deck } from '../deck.tsx';
import { useRuthless } from './view.ts';
import { bt } from './words.ts';

/** How far the game has come, for the top line. */
export function Progress() {
  const { view } = useRuthless();
  return (
    <span class="progress-words">
      {bt('progress', { turn: view.turn, goal: view.goal })}
      {view.lastTurn && <b class="last-turn">{bt('lastTurn')}</b>}
    </span>
  );
}

/** The phase as a banner, whose say it is, and the decks. */
export function Banner() {
  const { view } = useRuthless();
  return (
    <header class="banner">
      <ol class="phases" aria-label={bt('phases')}>
        {PHASES.map(phase => (
          <li
            key={phase}
            class={view.phase === phase && view.stage !== 'setup' ? 'phase now' : 'phase'}
            {...(view.phase === phase ? { 'aria-current': 'step' } : {})}
          >
            <Icon name={phase} /> <span>{bt(`phase.${phase}`)}</span>
          </li>
        ))}
      </ol>
      <Round />
      <div class="piles">
        <Deck id="deck.bones" count={view.boneDeck} label={bt('deck.bones')} icon="skull" />
        <Deck id="deck.events" count={view.eventDeck} label={bt('deck.events')} icon="ammonite" />
        <Spot
          id="tray"
          label={bt('tray.words', { count: view.boneTray.count })}
          item="tray"
          class="deck tray"
          place="tray"
        >
          <span class="card-back">
            <Icon name="its-a-fake" />
          </span>
          <span class="deck-count">{view.boneTray.count}</span>
          <span class="deck-label">{bt('tray')}</span>
        </Spot>
      </div>
    </header>
  );
}

/** Whose place in the round it is, and how many have passed one directly after the other. */
function Round() {
  const { view, at } = useRuthless();
  const { active, passes, players, stage } = view;
  if (stage === 'setup') return <p class="round">{bt('round.setup')}</p>;
  if (stage === 'end') return <p class="round">{bt('round.end')}</p>;
  const name = at.reader.players[active] ?? '';
  return (
    <p class="round">
      <span class="say">
        <SeatMark seat={active} /> <b>{active === at.eyes ? bt('say.you') : bt('say.other', { name })}</b>
      </span>
      <span class="passes" title={bt('passes.rule', { count: players.length })}>
        {bt('passes')}
        <span class="hidden">{bt('passes.words', { passes, count: players.length })}</span>
        {players.map((_, place) => (
          <i key={place} class={place < passes ? 'pass full' : 'pass'} />
        ))}
      </span>
    </p>
  );
}
