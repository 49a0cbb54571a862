import {
  copyOf,
  type Game,
  type Json,
  type Play,
  type Position,
  type Seat,
  type Table,
  type Terms,
} from '@bonebed/kernel';

/** What a pair of eyes saw each time it was told something because of answer `length`. */
export function momentsOf(game: Game<Terms>, table: Table<Terms>, seat: Seat | null, length: number): Json[] {
  const { answers } = table.record();
  const answer = answers[length - 1];
  if (answer === undefined) return [];
  const views: Json[] = [];
  const then = table.past(length - 1);
  const copy = copyOf(
    then.table,
    watched(game, position => views.push(game.view(position, seat))),
  );
  // Inside a reaction window the past begins with the window's opening.
  for (const given of answers.slice(then.length, length - 1)) copy.answer(given.seat, given.text);
  const before = copy.eventCount;
  views.length = 0;
  copy.answer(answer.seat, answer.text, answer.anew);
  // A step is run again from its start with every answer, so what was told before comes first.
  const fresh = views.slice(views.length - (copy.eventCount - before));
  return copy.events(seat, before).flatMap((event, index) => (event === null ? [] : [fresh[index]]));
}

/** The same game, with someone who looks each time it tells something. */
function watched(game: Game<Terms>, look: (position: Position<Terms>) => void): Game<Terms> {
  return {
    ...game,
    step(play) {
      const tell: Play<Terms>['tell'] = Object.assign(
        (event: Terms['event']) => {
          play.tell(event);
          look(play);
        },
        {
          only(seats: readonly Seat[], event: Terms['event'], instead: Terms['event'] | null) {
            play.tell.only(seats, event, instead);
            look(play);
          },
        },
      );
      game.step({ ...play, tell });
    },
  };
}
