import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Spine, useSpecimenWords } from './cards.tsx';
import { Cube, Peg, ResearchCube } from './pieces.tsx';
import { IN_LOUNGE, LOCKED, type TableView, useHolotype } from './view.ts';
import { bt } from './words.ts';

/** What is open of a player: workers at home, cubes, sizes of the hand, milestones, and the shelf of holotypes. */
export function Player({ seat }: { seat: Seat }) {
  const { view, at } = useHolotype();
  const player = view.players[seat];
  const isMe = at.eyes === seat;
  return (
    <div class="player-body">
      <div class="player-line">
        {!isMe && <HomeWorkers seat={seat} />}
        <span class="cubes">
          {player.fossils.map((_, period) => (
            <span key={period} class="tally" {...(isMe ? {} : { 'data-place': `store.${seat}.${period}` })}>
              <Cube period={period} />
              <Count<TableView> of={then => then.players[seat].fossils[period]} />
            </span>
          ))}
          <span class="tally" {...(isMe ? {} : { 'data-place': `research.${seat}` })}>
            <ResearchCube />
            <Count<TableView> of={then => then.players[seat].research} />
          </span>
        </span>
        <span class="hand-sizes">
          <span title={bt('hand.specimens', { count: player.specimens.length })}>
            <span class="card-back tiny" /> {player.specimens.length}
          </span>
          {player.traces.length > 0 && (
            <span title={bt('hand.traces', { count: player.traces.length })}>
              <Icon name="tracks" /> {player.traces.length}
            </span>
          )}
        </span>
        <OwnedMilestones seat={seat} />
      </div>
      <Shelf seat={seat} />
    </div>
  );
}

function HomeWorkers({ seat }: { seat: Seat }) {
  const { view, box, language } = useHolotype();
  return (
    <span class="home-workers">
      {view.players[seat].workers.map((place, worker) =>
        place >= 0 ? null : (
          <span
            key={worker}
            class={place === LOCKED ? 'home-worker locked' : 'home-worker'}
            data-piece={`worker.${seat}.${worker}`}
            title={
              place === IN_LOUNGE
                ? bt('worker.home', { worker: nameOf(box.workers[worker], language) })
                : bt('worker.locked', { worker: nameOf(box.workers[worker], language) })
            }
          >
            <Peg seat={seat} worker={worker} />
          </span>
        ),
      )}
    </span>
  );
}

function OwnedMilestones({ seat }: { seat: Seat }) {
  const { view, box, language } = useHolotype();
  return (
    <span class="owned-milestones">
      {Object.entries(box.milestone)
        .filter(([, index]) => view.players[seat].milestones.includes(index))
        .map(([key, index]) => (
          <Icon key={key} name={key} label={nameOf(box.milestones[index], language)} />
        ))}
    </span>
  );
}

function Shelf({ seat }: { seat: Seat }) {
  const { view } = useHolotype();
  const words = useSpecimenWords();
  const { holotypes } = view.players[seat];
  return (
    <div class="shelf">
      {holotypes.length === 0 && <span class="quiet">{bt('shelf.empty')}</span>}
      {holotypes.map(({ specimen, trace }) => (
        <Spot
          key={specimen}
          id={`holotype.${specimen}`}
          label={words(specimen)}
          item={`specimen.${specimen}`}
          piece={`specimen.${specimen}`}
        >
          <Spine specimen={specimen} trace={trace} />
        </Spot>
      ))}
    </div>
  );
}
