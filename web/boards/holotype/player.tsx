import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Spine, useSpecimenWords } from './cards.tsx';
import { HomeAgain } from './home-again.tsx';
import { Cube, Peg, ResearchCube } from './pieces.tsx';
import { LOCKED, type TableView, useHolotype } from './view.ts';
import { bt } from './words.ts';
import './player.css';

/** What is open of a player: workers at home, cubes, sizes of the hand, milestones, and the shelf of holotypes. */
export function Player({ seat }: { seat: Seat }) {
  const { view, at } = useHolotype();
  const player = view.players[seat];
  const isMe = at.eyes === seat;
  return (
    <div class="player-body">
      <span class="cubes">
        {player.fossils.map((_, period) => (
          <span
            key={period}
            class="tally"
            data-thing={`cubesOf.${seat}.${period}`}
            {...(isMe ? {} : { 'data-place': `store.${seat}.${period}` })}
          >
            <Cube period={period} />
            <Count<TableView> of={then => then.players[seat].fossils[period]} />
          </span>
        ))}
        <span class="tally" data-thing={`researchOf.${seat}`} {...(isMe ? {} : { 'data-place': `research.${seat}` })}>
          <ResearchCube />
          <Count<TableView> of={then => then.players[seat].research} />
        </span>
      </span>
      <div class="player-line">
        {!isMe && <HomeWorkers seat={seat} />}
        <span class="hand-sizes">
          <span data-thing={`handOf.${seat}`}>
            <span class="card-back tiny" /> {player.specimens.length}
          </span>
          {player.traces.length > 0 && (
            <span data-thing={`tracesOf.${seat}`}>
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
  const { view } = useHolotype();
  return (
    <span class="home-workers">
      {view.players[seat].workers.map((place, worker) =>
        place >= 0 ? null : (
          <span
            key={worker}
            class={place === LOCKED ? 'home-worker locked' : 'home-worker'}
            data-piece={`worker.${seat}.${worker}`}
            data-thing={`worker.${seat}.${worker}`}
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
          <span key={key} data-thing={`milestone.${index}`}>
            <Icon name={key} label={nameOf(box.milestones[index], language)} />
          </span>
        ))}
    </span>
  );
}

function Shelf({ seat }: { seat: Seat }) {
  const { at, view } = useHolotype();
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
          thing={`holotype.${specimen}`}
        >
          <Spine specimen={specimen} trace={trace} />
        </Spot>
      ))}
      {at.eyes !== seat && <HomeAgain seat={seat} isShort />}
    </div>
  );
}
