import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { Effects, Mark } from './pieces.tsx';
import { BonusTile, StripPart } from './strip.tsx';
import { useBoneWars } from './view.ts';
import { bt } from './words.ts';

/** Below the map: the rounds with their bonuses, and the professions that set the order of play. */
export function BottomStrip() {
  const { view } = useBoneWars();
  return (
    <div class="strip bottom-strip">
      <StripPart name="rounds">
        <Rounds />
      </StripPart>
      <StripPart name="professions">{view.board.endgameTile ? <Endings /> : <Professions />}</StripPart>
    </div>
  );
}

function Rounds() {
  const { view, box } = useBoneWars();
  return (
    <ol class="round-list">
      {box.rounds.map(({ years, midGameScoring }, round) => (
        <li
          key={years}
          class={round === view.round ? 'here' : ''}
          {...(round === view.round ? { 'aria-current': 'step' } : {})}
        >
          <span class="years">
            {midGameScoring && (
              <span class="scoring" title={bt('midGame')}>
                ✦
              </span>
            )}
            {years}
          </span>
          <BonusTile tile={view.board.roundTiles[round]} />
        </li>
      ))}
    </ol>
  );
}

/** Five professions in the order of play, two spaces each. */
function Professions() {
  const { view, box, language, gt, owner } = useBoneWars();
  const rows = [...new Set(box.professions.map(({ row }) => row))];
  return (
    <ol class="profession-rows">
      {rows.map(row => {
        const spaces = box.professionIds.filter(space => box.professions[space].row === row);
        const { effects } = box.professions[spaces[0]];
        return (
          <li key={row}>
            <b class="row-number">{row}</b>
            <Effects effects={effects} />
            <span class="unfolds">{effects.map(({ do: what, n }) => gt(`effect.${what}`, { n })).join(', ')}</span>
            <span class="profession-spaces">
              {spaces.map(space => {
                const taken = view.players.findIndex(player => player.profession === space);
                return (
                  <Spot
                    key={space}
                    id={`profession.${space}`}
                    label={`${nameOf(box.professions[space], language)}, ${bt('column', { column: box.professions[space].column })}`}
                    item={`profession.${space}`}
                    class="round-space"
                  >
                    {taken >= 0 && <Mark seat={taken} title={owner(taken)} piece={`profession.${taken}`} />}
                  </Spot>
                );
              })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** In the last round the endgame tile lies on the professions. */
function Endings() {
  const { view, box, language, gt, owner } = useBoneWars();
  return (
    <ol class="profession-rows">
      {box.endings.map(({ effects, minPlayers, ...named }, ending) => {
        const taken = view.players.findIndex(player => player.ending === ending);
        if (minPlayers > view.marks) return null;
        return (
          <li key={named.id}>
            <Effects effects={effects} />
            <span class="unfolds">{effects.map(({ do: what, n }) => gt(`effect.${what}`, { n })).join(', ')}</span>
            <span class="profession-spaces">
              <Spot id={`ending.${ending}`} label={nameOf(named, language)} class="round-space">
                {taken >= 0 && <Mark seat={taken} title={owner(taken)} piece={`profession.${taken}`} />}
              </Spot>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** In the top line: the round, and the players in their order; who has passed is crossed out. */
export function Progress() {
  const { view, box, owner } = useBoneWars();
  const { round, order, players, current } = view;
  return (
    <span class="progress-words">
      {bt('progress', { round: round + 1, rounds: box.rounds.length, years: box.rounds[round].years })}
      <span class="order">
        {order.map(seat => {
          const words = bt(players[seat].passed ? 'order.passed' : 'order.plays', { name: owner(seat) });
          const classes = [players[seat].passed ? 'passed' : '', seat === current ? 'current' : ''];
          return (
            <span key={seat} class={classes.join(' ')} title={words}>
              <SeatMark seat={seat} />
              <span class="hidden">{words}</span>
            </span>
          );
        })}
      </span>
      {order.length === 0 && <Icon name="paleontologist" />}
    </span>
  );
}
