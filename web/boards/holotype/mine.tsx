import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { PersonalCard, SpecimenCard, TraceCard, usePersonalWords, useSpecimenWords } from './cards.tsx';
import { HomeAgain } from './home-again.tsx';
import { Cube, Pawn, ResearchCube } from './pieces.tsx';
import { LOCKED, LOUNGE, storedOf, type TableView, useHolotype, useShown } from './view.ts';
import { bt } from './words.ts';
import './mine.css';

/** What lies before a player: the hand with the Personal Objective, the desk with workers and stores, then what is published. */
export function Mine({ seat }: { seat: Seat }) {
  return (
    <div class="mine">
      <Hand seat={seat} />
      <div class="bench">
        <Lounge seat={seat} />
        <Stores seat={seat} />
        <Contributions seat={seat} />
        <Milestones seat={seat} />
      </div>
      <Published seat={seat} />
    </div>
  );
}

function Hand({ seat }: { seat: Seat }) {
  const words = useSpecimenWords();
  const player = useShown(view => view.players[seat]);
  const { specimens, traces, dealt, kept } = player;
  return (
    <Spot id="hand" label={bt('hand.label')} class="hand">
      {kept === null && <Personals personals={dealt} />}
      {specimens.length + traces.length === 0 && <p>{bt('hand.empty')}</p>}
      {specimens.map(specimen =>
        specimen === null ? null : (
          <Piece
            key={specimen}
            id={`specimen.${specimen}`}
            label={words(specimen)}
            origin="deck.specimens"
            class="card"
            thing={`specimen.${specimen}`}
          >
            <SpecimenCard specimen={specimen} owner={player} />
          </Piece>
        ),
      )}
      {traces.length > 0 && (
        <div class="traces">
          {traces.map(trace => (trace === null ? null : <TraceInHand key={trace} trace={trace} />))}
        </div>
      )}
      {kept !== null && (
        <div class="secret" style={{ '--cards': specimens.length, '--slips': Math.ceil(traces.length / 3) }}>
          <span class="label">{bt('personal.kept')}</span>
          <Personals personals={[kept]} />
        </div>
      )}
    </Spot>
  );
}

function TraceInHand({ trace }: { trace: number }) {
  const { box, language } = useHolotype();
  return (
    <Piece
      id={`trace.${trace}`}
      label={nameOf(box.traceFossils[trace], language)}
      origin="deck.traces"
      class="slip"
      thing={`trace.${trace}`}
    >
      <TraceCard trace={trace} />
    </Piece>
  );
}

function Lounge({ seat }: { seat: Seat }) {
  const { box, language } = useHolotype();
  const workers = useShown(view => view.players[seat].workers);
  return (
    <Spot id="lounge" label={bt('lounge')} class="lounge" thing="lounge">
      <span class="label">{bt('lounge')}</span>
      <span class="lounge-pawns">
        {workers.map((place, worker) => {
          const name = nameOf(box.workers[worker], language);
          if (place >= 0) return <span key={worker} class="seat-left" data-thing={`worker.${seat}.${worker}`} />;
          return (
            <Spot
              key={worker}
              id={`worker.${seat}.${worker}`}
              label={place === LOCKED ? bt('worker.locked', { worker: name, need: box.gradUnlockAt }) : name}
              piece={`worker.${seat}.${worker}`}
              class={place === LOUNGE ? 'worker' : 'worker locked'}
              thing={`worker.${seat}.${worker}`}
            >
              <Pawn seat={seat} worker={worker} />
            </Spot>
          );
        })}
      </span>
      <HomeAgain seat={seat} />
    </Spot>
  );
}

function Stores({ seat }: { seat: Seat }) {
  const { box, language } = useHolotype();
  const player = useShown(view => view.players[seat]);
  const { fossils, storage, research } = player;
  const used = storedOf(player);
  return (
    <div class="stores">
      <span class="label" data-thing="storage">
        {bt('storage')} <span class={used > storage ? 'over' : ''}>{bt('storage.used', { used, storage })}</span>
      </span>
      <div class="bins">
        {fossils.map((count, period) => (
          <Spot
            key={box.periods[period].id}
            id={`store.${period}`}
            label={bt('store.words', { count, period: nameOf(box.periods[period], language) })}
            class={count === 0 ? 'bin empty' : 'bin'}
            place={`store.${seat}.${period}`}
            thing={`cube.${period}`}
          >
            <Cube period={period} />
            <Count<TableView> of={then => then.players[seat].fossils[period]} />
          </Spot>
        ))}
        <Spot
          id="research"
          label={bt('research.words', { count: research })}
          class="bin research"
          place={`research.${seat}`}
          thing="research"
        >
          <ResearchCube />
          <Count<TableView> of={then => then.players[seat].research} />
        </Spot>
      </div>
    </div>
  );
}

/** The circles of the own discs: each disc placed uncovers a higher number. */
function Contributions({ seat }: { seat: Seat }) {
  const { box } = useHolotype();
  const isElementary = useShown(view => view.elementary);
  const placed = box.discs - useShown(view => view.players[seat].discs);
  if (isElementary) return null;
  return (
    <Spot
      id="contributions"
      item="contributions"
      class="contributions"
      label={bt('contributions')}
      thing="contributions"
    >
      <span class="label">{bt('contributions')}</span>
      <ol>
        {box.contributionVp.map((vp, circle) => (
          <li key={vp} class={circle < placed ? 'uncovered' : ''} data-seat={seat}>
            {vp}
          </li>
        ))}
      </ol>
    </Spot>
  );
}

function Milestones({ seat }: { seat: Seat }) {
  const { box, language } = useHolotype();
  const isElementary = useShown(view => view.elementary);
  const milestones = useShown(view => view.players[seat].milestones);
  if (isElementary) return null;
  return (
    <div class="milestones">
      <span class="label">{bt('milestones')}</span>
      <div class="milestone-row">
        {box.milestones.map((milestone, index) => (
          <Spot
            key={milestone.id}
            id={`milestone.${index}`}
            label={nameOf(milestone, language)}
            item={`milestone.${index}`}
            class={milestones.some(owned => owned === index) ? 'milestone owned' : 'milestone'}
            thing={`milestone.${index}`}
          >
            <Icon name={iconOf(index)} />
          </Spot>
        ))}
      </div>
    </div>
  );

  function iconOf(index: number): string {
    const [key = 'milestone'] = Object.entries(box.milestone).find(([, place]) => place === index) ?? [];
    return key;
  }
}

/** What is not needed at every turn. */
function Published({ seat }: { seat: Seat }) {
  const holotypes = useShown(view => view.players[seat].holotypes);
  if (holotypes.length === 0) return null;
  return (
    <div class="published">
      <span class="label">{bt('published')}</span>
      {holotypes.map(({ specimen }) => (
        <span key={specimen} data-thing={`specimen.${specimen}`}>
          <SpecimenCard specimen={specimen} />
        </span>
      ))}
    </div>
  );
}

function Personals({ personals }: { personals: readonly (number | null)[] }) {
  const words = usePersonalWords();
  return (
    <div class="personals">
      {personals.map(personal =>
        personal === null ? null : (
          <Piece
            key={personal}
            id={`personal.${personal}`}
            label={words(personal)}
            class="personal"
            thing={`personal.${personal}`}
          >
            <PersonalCard personal={personal} />
          </Piece>
        ),
      )}
    </div>
  );
}
