import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { PersonalCard, SpecimenCard, TraceCard, useSpecimenWords } from './cards.tsx';
import { Cube, Peg, ResearchCube } from './pieces.tsx';
import { IN_LOUNGE, LOCKED, type TableView, useHolotype } from './view.ts';
import { bt } from './words.ts';

/** What lies before a player: the hand, the desk with workers and stores, the Personal Objective. */
export function Mine({ seat }: { seat: Seat }) {
  return (
    <div class="mine">
      <Hand seat={seat} />
      <Desk seat={seat} />
      <Personals seat={seat} />
    </div>
  );
}

function Hand({ seat }: { seat: Seat }) {
  const { view } = useHolotype();
  const words = useSpecimenWords();
  const { specimens, traces } = view.players[seat];
  return (
    <Spot id="hand" label={bt('hand.label')} class="hand">
      {specimens.length + traces.length === 0 && <p class="quiet">{bt('hand.empty')}</p>}
      {specimens.map(specimen =>
        specimen === null ? null : (
          <Piece
            key={specimen}
            id={`specimen.${specimen}`}
            label={words(specimen)}
            origin="deck.specimens"
            class="card"
          >
            <SpecimenCard specimen={specimen} />
          </Piece>
        ),
      )}
      {traces.length > 0 && (
        <div class="traces">
          {traces.map(trace => (trace === null ? null : <TraceInHand key={trace} trace={trace} />))}
        </div>
      )}
    </Spot>
  );
}

function TraceInHand({ trace }: { trace: number }) {
  const { box, language } = useHolotype();
  return (
    <Piece id={`trace.${trace}`} label={nameOf(box.traceFossils[trace], language)} origin="deck.traces" class="slip">
      <TraceCard trace={trace} />
    </Piece>
  );
}

function Desk({ seat }: { seat: Seat }) {
  return (
    <div class="desk">
      <Lounge seat={seat} />
      <Stores seat={seat} />
      <Contributions seat={seat} />
      <Milestones seat={seat} />
    </div>
  );
}

function Lounge({ seat }: { seat: Seat }) {
  const { view, box, language } = useHolotype();
  const { workers } = view.players[seat];
  return (
    <Spot id="lounge" label={bt('lounge')} class="lounge">
      <span class="label">{bt('lounge')}</span>
      <span class="lounge-pegs">
        {workers.map((place, worker) => {
          const name = nameOf(box.workers[worker], language);
          if (place >= 0) return <span key={worker} class="seat-left" title={bt('worker.out', { worker: name })} />;
          return (
            <Spot
              key={worker}
              id={`worker.${seat}.${worker}`}
              label={place === LOCKED ? bt('worker.locked', { worker: name }) : name}
              piece={`worker.${seat}.${worker}`}
              class={place === IN_LOUNGE ? 'worker' : 'worker locked'}
            >
              <Peg seat={seat} worker={worker} />
            </Spot>
          );
        })}
      </span>
    </Spot>
  );
}

function Stores({ seat }: { seat: Seat }) {
  const { view, box, language } = useHolotype();
  const { fossils, storage } = view.players[seat];
  const used = fossils.reduce((sum, count) => sum + count, 0);
  return (
    <div class="stores">
      <span class="label">
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
          >
            <Cube period={period} />
            <Count<TableView> of={then => then.players[seat].fossils[period]} />
          </Spot>
        ))}
        <Spot
          id="research"
          label={bt('research.words', { count: view.players[seat].research })}
          class="bin research"
          place={`research.${seat}`}
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
  const { view, box } = useHolotype();
  if (view.elementary) return null;
  const placed = box.discs - view.players[seat].discs;
  return (
    <div class="contributions">
      <span class="label">{bt('contributions')}</span>
      <ol>
        {box.contributionVp.map((vp, circle) => (
          <li key={vp} class={circle < placed ? 'uncovered' : ''} data-seat={seat}>
            {vp}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Milestones({ seat }: { seat: Seat }) {
  const { view, box, language } = useHolotype();
  if (view.elementary) return null;
  const { milestones } = view.players[seat];
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

function Personals({ seat }: { seat: Seat }) {
  const { view, box, language } = useHolotype();
  const { dealt, kept } = view.players[seat];
  const cards = kept === null ? dealt : [kept];
  if (cards.length === 0) return null;
  return (
    <div class="personals">
      <span class="label">{bt(kept === null ? 'personal.choose' : 'personal.kept')}</span>
      <div class="personal-row">
        {cards.map(personal =>
          personal === null ? null : (
            <Piece
              key={personal}
              id={`personal.${personal}`}
              label={nameOf(box.personalObjectives[personal], language)}
              class="personal"
            >
              <PersonalCard personal={personal} />
            </Piece>
          ),
        )}
      </div>
    </div>
  );
}
