import type { Seat } from '@bonebed/kernel';
import { type FinishedPlay, type Noted, type Patterns, startingOrder, talliesOf } from '../../patterns.ts';
import play from '../box/play.json' with { type: 'json' };
import type { FossilisEvent } from '../rules/events.ts';
import type { Dinosaur, Find } from '../rules/ids.ts';
import type { Fossilis } from '../rules/state.ts';

export const patterns: Patterns<Fossilis> = { play, note };

/** A completion with fewer bones than this is that of a small animal. */
const BIG = 3;

function note({ state, box, events, outcome }: FinishedPlay<Fossilis>): Noted {
  const seats = state.players.map((_, seat) =>
    scoringsOf(events, seat, dinosaur => bonesOf(box.dinosaurs[dinosaur].needs)),
  );
  const first = events.find(event => event.type === 'plays')?.seat ?? 0;
  const winner = outcome.places.indexOf(1);
  return {
    game: {
      rounds: state.round,
      rushWon: seats[winner].partial > seats[winner].perfect ? 1 : 0,
      plasterTaken: sum(events.map(event => (isPlasterTaken(event) ? event.n : 0))),
    },
    seats,
    roles: { order: startingOrder(first, seats.length) },
    taken: {
      skills: talliesOf(
        box.skills,
        events.flatMap(event => (event.type === 'taught' ? [event.skill] : [])),
        box.allSkills.filter(skill => !state.unusedSkills.includes(skill)),
      ),
      tools: talliesOf(
        box.tools,
        events.flatMap(event => (event.type === 'boughtTool' ? [event.tool] : [])),
        box.allTools.filter(tool => !state.toolDeck.includes(tool)),
      ),
      supplies: talliesOf(
        box.supplies,
        events.flatMap(event => (event.type === 'boughtSupply' ? [event.supply] : [])),
        box.allSupplies.filter(supply => !state.supplyDeck.includes(supply)),
      ),
      dinosaurs: talliesOf(
        box.dinosaurs,
        events.flatMap(takenFromDisplay),
        box.allDinosaurs.filter(dinosaur => !state.dinosaurDeck.includes(dinosaur)),
      ),
      finds: talliesOf(
        box.finds,
        events.flatMap(event => takenOut(event, box.hammer)),
        box.extractions[0].flatMap(({ find }) => new Array<typeof find>(box.finds[find].count).fill(find)),
      ),
    },
  };
}

function scoringsOf(events: readonly FossilisEvent[], seat: Seat, bones: (dinosaur: Dinosaur) => number) {
  const of = (type: 'scoredPerfect' | 'scoredFromDisplay' | 'scoredPartial') =>
    events.flatMap(event => (event.type === type && event.seat === seat ? [event.dinosaur] : []));
  const perfect = [...of('scoredPerfect'), ...of('scoredFromDisplay')];
  const partial = of('scoredPartial');
  return {
    perfect: perfect.length,
    perfectBig: perfect.filter(dinosaur => bones(dinosaur) >= BIG).length,
    partial: partial.length,
    scored: perfect.length + partial.length,
    turns: events.filter(event => event.type === 'plays' && event.seat === seat).length,
  };
}

function isPlasterTaken(event: FossilisEvent) {
  return event.type === 'tookPlaster' || event.type === 'tookFromSupply';
}

/** A Dinosaur leaves the display for a lab or, complete at once, for a collection. */
function takenFromDisplay(event: FossilisEvent): Dinosaur[] {
  return event.type === 'claimedWith' || event.type === 'scoredFromDisplay' ? [event.dinosaur] : [];
}

function takenOut(event: FossilisEvent, hammer: Find): Find[] {
  if (event.type === 'taught') return [hammer];
  return event.type === 'tookOut' ? [event.find] : [];
}

function bonesOf(needs: readonly number[]): number {
  return sum(needs);
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
