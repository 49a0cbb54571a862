import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { SkillToken, useCardWords } from './cards.tsx';
import { TileFace } from './pieces.tsx';
import { type TableView, useFossilis } from './view.ts';
import { bt } from './words.ts';

/** The Plaster of the pool, piece by piece, and the Events that come when it runs out. */
export function Pool() {
  const { at, view, box, language } = useFossilis();
  const { pool, poolSize } = view.plaster;
  const { left, heldBy, past } = view.events;
  return (
    <section class="panel stores" aria-label={bt('pool')}>
      <Spot id="pool" label={bt('pool.words', { pool, size: poolSize })} class="pool" place="pool" item="pool">
        <span class="label">
          <Icon name="plaster" /> {bt('pool')} <Count<TableView> of={then => then.plaster.pool} />
        </span>
        <span class="lumps" aria-hidden="true">
          {Array.from({ length: poolSize }, (_, lump) => (
            <i key={lump} class={lump < pool ? 'lump' : 'lump gone'} />
          ))}
        </span>
      </Spot>
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
                  class="event shown"
                >
                  {nameOf(box.events[event], language)}
                </Spot>
              </li>
            );
          }
          const isHeld = heldBy !== null && place === box.display.events - left - 1;
          return (
            <li key={place}>
              <span
                class={isHeld ? 'event held' : 'event'}
                title={isHeld ? bt('event.held', { seat: at.reader.players[heldBy] ?? '' }) : bt('event.hidden')}
              >
                <Icon name="event" /> {isHeld && <SeatMark seat={heldBy} />}
              </span>
            </li>
          );
        })}
        <li>
          <span class={view.lastRound === null ? 'event end' : 'event end now'}>{bt('events.end')}</span>
        </li>
      </ol>
    </section>
  );
}

/** The Skills that a hammer can teach. */
export function Skills() {
  const { view } = useFossilis();
  const words = useCardWords();
  return (
    <section class="panel skills" aria-label={bt('skills')}>
      <h2 class="label">
        <Icon name="hammer" /> {bt('skills')}
      </h2>
      <div class="skill-grid">
        {view.skills.map(skill => (
          <Piece key={skill} id={`skill.${skill}`} label={words.skill(skill)} class="skill">
            <SkillToken skill={skill} />
          </Piece>
        ))}
      </div>
    </section>
  );
}

/** The tiles that were spent: Sand may be placed again. */
export function Discard() {
  const { view, box } = useFossilis();
  // The lightest first: only Sand is ever taken.
  const tiles = view.tileDiscard.toSorted((a, b) => box.tiles[a].material - box.tiles[b].material);
  return (
    <Spot
      id="discard"
      label={bt('discard.words', { count: view.tileDiscard.length })}
      class="panel discard"
      place="discard"
    >
      <span class="label">{bt('discard')}</span>
      <TileRow tiles={tiles} looks={tile => box.tiles[tile].look} />
    </Spot>
  );
}

/** Tiles as stacks of one look each: tiles of one look are as good as each other. */
export function TileRow({ tiles, looks }: { tiles: readonly number[]; looks: (tile: number) => number }) {
  const { box, language } = useFossilis();
  const stacks = new Map<number, number[]>();
  for (const tile of tiles) {
    const stack = stacks.get(looks(tile));
    if (stack === undefined) stacks.set(looks(tile), [tile]);
    else stack.push(tile);
  }
  return (
    <span class="tile-row">
      {[...stacks.values()].map(stack => (
        <Spot
          key={stack[0]}
          id={`tile.${stack[0]}`}
          label={bt('tiles.words', { tile: nameOf(box.tiles[stack[0]], language), count: stack.length })}
          item={`tile.${stack[0]}`}
          class="small-tile"
        >
          {stack.map(tile => (
            <span key={tile} class="stacked" data-piece={`tile.${tile}`}>
              <TileFace tile={tile} />
            </span>
          ))}
          {stack.length > 1 && <b class="stack-count">{stack.length}</b>}
        </Spot>
      ))}
    </span>
  );
}
