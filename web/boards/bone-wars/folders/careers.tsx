import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { Effects, Mark } from '../pieces/pieces.tsx';
import { isInPlay, useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import { BonusTile } from './finds.tsx';
import './careers.css';

/** The rounds with their bonuses, and the professions that set the order of play. */
export function Careers() {
  const { view } = useBoneWars();
  return (
    <div class="careers">
      <Rounds />
      {view.board.endgameTile ? <Endings /> : <Professions />}
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
          data-thing={`round.${round}`}
        >
          <b>{bt('round', { n: round + 1 })}</b>
          <i class="years">{years}</i>
          <BonusTile tile={view.board.roundTiles[round]} />
          {midGameScoring && <em class="scoring">{bt('midGame')}</em>}
        </li>
      ))}
    </ol>
  );
}

/** The professions in the order of play, each with a space for every column. */
function Professions() {
  const { view, box, language } = useBoneWars();
  const rows = [...new Set(box.professions.map(({ row }) => row))];
  return (
    <ol class="profession-rows">
      {rows.map(row => {
        const spaces = box.professionIds.filter(space => {
          const { row: own, column } = box.professions[space];
          return own === row && column <= (view.board.professionColumns ?? column); // Rules of version 1 do not say.
        });
        return (
          <li key={row}>
            <b class="row-number">{row}</b>
            <Effects effects={box.professions[spaces[0]].effects} />
            <span class="profession-spaces">
              {spaces.map(space => {
                const taken = view.players.findIndex(player => player.profession === space);
                const { column } = box.professions[space];
                return (
                  <Spot
                    key={space}
                    id={`profession.${space}`}
                    label={`${nameOf(box.professions[space], language)}, ${bt('column', { column })}`}
                    item={`profession.${space}`}
                    class="round-space"
                    thing={`profession.${space}`}
                  >
                    {taken >= 0 && <Taken seat={taken} />}
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
  const { view, box, language } = useBoneWars();
  return (
    <ol class="profession-rows">
      {box.endings.map(({ effects, ...named }, ending) => {
        const taken = view.players.findIndex(player => player.ending === ending);
        if (!isInPlay(view.marks, named)) return null;
        return (
          <li key={named.id}>
            <Effects effects={effects} />
            <span class="profession-spaces">
              <Spot
                id={`ending.${ending}`}
                label={nameOf(named, language)}
                class="round-space"
                thing={`ending.${ending}`}
              >
                {taken >= 0 && <Taken seat={taken} />}
              </Spot>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Who has taken a profession, or an end of a career. */
function Taken({ seat }: { seat: number }) {
  const { owner } = useBoneWars();
  return <Mark seat={seat} title={owner(seat)} piece={`profession.${seat}`} thing={`professionMark.${seat}`} />;
}
