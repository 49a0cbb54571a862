import { nameOf } from '@bonebed/kernel';
import { type FinishedPlay, type Noted, type Patterns, startingOrder, talliesOf } from '../../patterns.ts';
import play from '../box/play.json' with { type: 'json' };
import type { Holotype } from '../rules/state.ts';

export const patterns: Patterns<Holotype> = { play, note };

function note({ state, box, events }: FinishedPlay<Holotype>): Noted {
  const { players } = state;
  const placed = events.flatMap(event => (event.type === 'placed' ? [event.location] : []));
  const revealed = state.objectives.map(({ objective }) => objective);
  const drawn = events.flatMap(event => {
    if (event.type === 'drew') return event.specimens;
    return event.type === 'tookFromPile' ? [event.specimen] : [];
  });
  return {
    game: { turnsEach: state.turns / players.length, completed: completedOf(state) },
    seats: players.map((player, seat) => ({
      holotypes: player.holotypes.length,
      traces: player.holotypeTraces.filter(trace => trace !== null).length,
      contributions: events.filter(event => event.type === 'contributed' && event.seat === seat).length,
      recalls: events.filter(event => event.type === 'recalled' && event.seat === seat).length,
      unpublished: player.specimens.length,
    })),
    roles: {
      order: startingOrder(state.firstSeat, players.length),
      personal: players.map(({ kept }) => (kept === null ? 'none' : nameOf(box.personalObjectives[kept], 'en'))),
    },
    taken: {
      locations: sharesOf(box.locations, placed),
      milestones: sharesOf(
        box.milestones,
        events.flatMap(event => (event.type === 'milestoneTaken' ? [event.milestone] : [])),
      ),
      objectives: talliesOf(
        box.globalObjectives,
        events.flatMap(event => (event.type === 'objectiveCompleted' ? [event.objective] : [])),
        revealed,
      ),
      specimens: talliesOf(
        box.specimens,
        players.flatMap(({ holotypes }) => holotypes),
        drawn,
      ),
    },
  };
}

/** Each as a part of all that was taken. */
function sharesOf<I extends number>(things: Parameters<typeof talliesOf<I>>[0], taken: readonly I[]) {
  const tallies = talliesOf<I>(things, taken, []);
  return Object.fromEntries(Object.entries(tallies).map(([name, [times]]) => [name, [times, taken.length] as const]));
}

function completedOf({ objectives }: Holotype['state']): number {
  return objectives.filter(({ discs }) => discs.every(seat => seat !== null)).length;
}
