import { type Named, nameOf } from '@bonebed/kernel';
import { type FinishedPlay, type Noted, type Patterns, startingOrder, type Tally, talliesOf } from '../../patterns.ts';
import type { PaleontologistAction } from '../box/components.ts';
import play from '../box/play.json' with { type: 'json' };
import type { BoneWarsEvent } from '../rules/events.ts';
import type { BoneWars } from '../rules/state.ts';

export const patterns: Patterns<BoneWars> = { play, note };

/** Of people: what Theodore does is no choice. */
function note({ state, box, events, outcome }: FinishedPlay<BoneWars>): Noted {
  const people = state.players.slice(0, state.seats);
  const own = events.filter(event => !('seat' in event) || event.seat < state.seats);
  const papers = own.flatMap(event => (event.type === 'paper' ? [event.patron] : []));
  const tiles = events.flatMap(event => (event.type === 'theodoreUsesTile' ? [event.siteTile] : []));
  const rows = own.flatMap(event => (event.type === 'profession' ? [box.professions[event.profession].row] : []));
  const joined = own.flatMap(event => (event.type === 'joined' ? [event.grant] : []));
  const played = own.flatMap(event => (event.type === 'played' ? [event] : []));
  const team = [...box.basicTeam, ...box.advancedTeam];
  return {
    game: {
      rounds: state.round + 1,
      won: outcome.places.includes(1) ? 1 : 0,
      papers: papers.length,
      debunkings: count(own, 'debunked'),
      emptyShelf: box.patronIds.every(patron => papers.includes(patron)) ? 0 : 1,
    },
    seats: people.map((player, seat) => {
      const acts = own.filter(event => 'seat' in event && event.seat === seat);
      return {
        papers: count(acts, 'paper'),
        debunkings: count(acts, 'debunked'),
        awards: count(acts, 'awarded'),
        archived: player.archive.flat().length,
        camps: count(acts, 'camped'),
      };
    }),
    roles: {
      order: startingOrder(state.opening.first, people.length),
      patron: people.map(({ patron }) => box.patrons[patron].id),
    },
    taken: {
      professionRows: parts([...new Set(box.professions.map(({ row }) => row))], rows, row => `row ${row}`),
      teamCards: bySeats(
        people.length,
        team,
        card => wordsOf(box.cards[card]),
        card => played.filter(event => event.card === card).map(({ seat }) => seat),
      ),
      camps: bySeats(
        people.length,
        campKinds(box),
        kind => kind,
        kind => own.flatMap(event => (event.type === 'camped' && event.camp === kind ? [event.seat] : [])),
      ),
      patrons: parts(box.patronIds, papers, patron => box.patrons[patron].id),
      actions: parts(box.actions, actionsOf(own), action => action),
      // At each university there is a choice of the grants in play, as far as others leave it.
      grants: talliesOf(
        box.grants,
        joined,
        joined.flatMap(() => state.grants),
      ),
      ...(state.theodore === null
        ? {}
        : { theodoreTiles: parts([...box.siteTiles.keys()], tiles, tile => wordsOf(box.siteTiles[tile])) }),
    },
  };
}

function count(events: readonly BoneWarsEvent[], type: BoneWarsEvent['type']): number {
  return events.filter(event => event.type === type).length;
}

/** What shows that a paleontologist action was performed. */
const SHOWS: Readonly<Record<string, PaleontologistAction>> = {
  committed: 'publish',
  debunked: 'debunk',
  awarded: 'award',
  found: 'minorFind',
};

/** The paleontologist action of each turn that had one. */
function actionsOf(events: readonly BoneWarsEvent[]): PaleontologistAction[] {
  const actions: PaleontologistAction[] = [];
  let acting = false;
  for (const { type } of events) {
    if (type === 'played') acting = true;
    if (!acting || SHOWS[type] === undefined) continue;
    actions.push(SHOWS[type]);
    acting = false;
  }
  return actions;
}

/** Each as a part of all that was taken. */
function parts<K>(all: readonly K[], taken: readonly K[], nameOf: (one: K) => string): Record<string, Tally> {
  return Object.fromEntries(all.map(one => [nameOf(one), [taken.filter(other => other === one).length, taken.length]]));
}

/** How many of the players used each at least once. */
function bySeats<K>(
  seats: number,
  all: readonly K[],
  nameOf: (one: K) => string,
  usersOf: (one: K) => readonly number[],
) {
  return Object.fromEntries(all.map(one => [nameOf(one), [new Set(usersOf(one)).size, seats] as const]));
}

function campKinds({ board }: BoneWars['box']): (keyof typeof board.camps)[] {
  // The keys of a record over all kinds.
  return Object.keys(board.camps) as (keyof typeof board.camps)[];
}

function wordsOf(component: Named): string {
  return nameOf(component, 'en');
}
