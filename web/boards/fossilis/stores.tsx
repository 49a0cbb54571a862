import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { useSession } from '../../table/session.ts';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { SkillToken, useCardWords } from './cards.tsx';
import { Plaster } from './pieces.tsx';
import { TileRow } from './tile.tsx';
import { type TableView, useBox, useFossilis, useShown } from './view.ts';
import { bt } from './words.ts';
import './stores.css';

/** The Plaster of the pool, lump by lump, and the Events that come when it runs out. */
export function Pool() {
  const { pool, poolSize } = useShown(view => view.plaster);
  return (
    <section class="pool-rim" aria-label={bt('pool')}>
      <Spot
        id="pool"
        label={bt('pool.words', { pool, size: poolSize })}
        class="pool"
        place="pool"
        item="pool"
        thing="pool"
      >
        <span class="rim-label">{bt('pool')}</span>
        <b>
          <Count<TableView> of={then => then.plaster.pool} />
        </b>
        <span class="lumps" aria-hidden="true">
          {Array.from({ length: poolSize }, (_, lump) =>
            lump < pool ? <Plaster key={lump} /> : <i key={lump} class="socket" />,
          )}
        </span>
      </Spot>
      <Events />
    </section>
  );
}

/** The Events: past ones by name when asked, sealed ones as letters, and the end of the game after them. */
function Events() {
  const { box, language } = useFossilis();
  const { players } = useSession().reader.value;
  const { heldBy, past } = useShown(view => view.events);
  const isLastRound = useShown(view => view.lastRound !== null);
  return (
    <ol class="events" aria-label={bt('events')}>
      {Array.from({ length: box.display.events }, (_, place) => {
        const event = past[place];
        if (event !== undefined) {
          return (
            <li key={place}>
              <Spot
                id={`event.${event}`}
                label={nameOf(box.events[event], language)}
                item={`event.${event}`}
                thing={`event.${event}`}
                class="event shown"
              >
                <Icon name="event" />
              </Spot>
            </li>
          );
        }
        const isHeld = heldBy !== null && place === past.length;
        return (
          <li key={place}>
            <span class={isHeld ? 'event held' : 'event'} data-thing={isHeld ? 'event.held' : 'event.sealed'}>
              <span class="hidden">
                {isHeld ? bt('event.held', { seat: players[heldBy] ?? '' }) : bt('event.hidden')}
              </span>
              {isHeld && <SeatMark seat={heldBy} />}
            </span>
          </li>
        );
      })}
      <li>
        <span class={isLastRound ? 'event end now' : 'event end'} data-thing="end">
          {bt('events.end')}
        </span>
      </li>
    </ol>
  );
}

/** The Skills that a hammer can teach. */
export function Skills() {
  const skills = useShown(view => view.skills);
  const words = useCardWords();
  return (
    <section class="shelf-part skills" aria-label={bt('skills')}>
      <h2 class="desk-label" data-thing="skills">
        <Icon name="hammer" /> {bt('skills')}
        <span>{bt('skills.hammer')}</span>
      </h2>
      <div class="skill-grid">
        {skills.map(skill => (
          <Piece key={skill} id={`skill.${skill}`} label={words.skill(skill)} thing={`skill.${skill}`} class="skill">
            <SkillToken skill={skill} />
          </Piece>
        ))}
      </div>
    </section>
  );
}

/** The tiles that were spent: Sand may be placed again. */
export function Discard() {
  const box = useBox();
  const discarded = useShown(view => view.tileDiscard);
  // The lightest first: only Sand is ever taken.
  const tiles = discarded.toSorted((a, b) => box.tiles[a].material - box.tiles[b].material);
  return (
    <Spot
      id="discard"
      label={bt('discard.words', { count: discarded.length })}
      class="discard"
      place="discard"
      thing="discard"
    >
      <span class="rim-label">{bt('discard')}</span>
      <TileRow tiles={tiles} looks={tile => box.tiles[tile].look} />
    </Spot>
  );
}
