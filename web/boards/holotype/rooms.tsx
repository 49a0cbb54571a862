import type { Seat } from '@bonebed/kernel';
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { Field } from './field.tsx';
import { Journal } from './journal.tsx';
import { Lab } from './lab.tsx';
import { Museum } from './museum.tsx';
import { Pawn } from './pieces.tsx';
import { Sill } from './sill.tsx';
import { useHolotype, useShown } from './view.ts';
import { bt } from './words.ts';
import './rooms.css';

/** The five locations as the rooms of a house, in the order of a working day. */
export function Locations() {
  const { box } = useHolotype();
  const { lab, field, library, museum, journal } = box;
  return (
    <div class="rooms">
      <Room location={lab} icon="lab">
        <Lab />
      </Room>
      <Room location={field} icon="field">
        <Field />
      </Room>
      <Room location={library} icon="library" />
      <Room location={museum} icon="museum">
        <Museum />
      </Room>
      <Room location={journal} icon="journal">
        <Journal />
      </Room>
    </div>
  );
}

/** A room: furniture that never changes is one picture behind all of it, what lies and stands there is drawn on top. */
function Room({ location, icon, children }: { location: number; icon: string; children?: ComponentChildren }) {
  const { session, box, language } = useHolotype();
  const isFree = useComputed(() => session.stateOf(`location.${location}`) === 'legal').value;
  const { spaces, workers } = useShown(view => view.locations[location]);
  const isWorking = useShown(({ action }) => action.location === location);
  const name = nameOf(box.locations[location], language);
  const places = Math.max(spaces, workers.length);
  const classes = ['room', icon];
  if (isWorking) classes.push('working');
  return (
    <Spot
      id={`location.${location}`}
      label={name}
      class={classes.join(' ')}
      item={`location.${location}`}
      place={`location.${location}`}
      thing={`location.${location}`}
    >
      <span class="scene" />
      <h2 class="room-name brass">
        <Icon name={icon} /> <span>{name}</span>
      </h2>
      {children}
      <div class="spaces" data-places={places}>
        {Array.from({ length: places }, (_, space) => {
          const one = workers[space];
          return one === undefined ? (
            <span key={`free${space}`} class={isFree ? 'space free' : 'space'} data-thing="space" />
          ) : (
            <PlacedWorker key={`${one.seat}.${one.worker}`} seat={one.seat} worker={one.worker} />
          );
        })}
      </div>
      <Sill location={location} />
    </Spot>
  );
}

/** A worker on its space. */
function PlacedWorker({ seat, worker }: { seat: Seat; worker: number }) {
  const { session, box, language } = useHolotype();
  const name = nameOf(box.workers[worker], language);
  return (
    <div class="space taken">
      <Spot
        id={`worker.${seat}.${worker}`}
        label={bt('worker.of', { worker: name, seat: session.reader.value.players[seat] ?? '' })}
        class="standing"
        piece={`worker.${seat}.${worker}`}
        thing={`worker.${seat}.${worker}`}
      >
        <Pawn seat={seat} worker={worker} />
      </Spot>
    </div>
  );
}
