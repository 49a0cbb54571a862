import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Spine, useSpecimenWords } from './cards.tsx';
import { Count } from './count.tsx';
import { Cube, Peg, ResearchCube } from './pieces.tsx';
import { IN_LOUNGE, LOCKED, useHolotype } from './view.ts';
import { ht, nameOf } from './words.ts';

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
              <Count of={then => then.players[seat].fossils[period]} />
            </span>
          ))}
          <span class="tally" {...(isMe ? {} : { 'data-place': `research.${seat}` })}>
            <ResearchCube />
            <Count of={then => then.players[seat].research} />
          </span>
        </span>
        <span class="hand-sizes">
          <span title={ht('hand.specimens', { count: player.specimens.length })}>
            <span class="card-back tiny" /> {player.specimens.length}
          </span>
          {player.traces.length > 0 && (
            <span title={ht('hand.traces', { count: player.traces.length })}>
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
                ? ht('worker.home', { worker: nameOf(box.workers[worker], language) })
                : ht('worker.locked', { worker: nameOf(box.workers[worker], language) })
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
      {holotypes.length === 0 && <span class="quiet">{ht('shelf.empty')}</span>}
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
