import { PARTS, PHASES } from './facts.ts';
import type { Box } from './view.ts';

const each = (kind: string, list: readonly unknown[]): string[] => list.map((_, index) => `${kind}.${index}`);

/** Every thing that the board may draw at a table of so many, for tests. */
export function things(box: Box, seats: number): string[] {
  const everybody = Array.from({ length: seats });
  const isName = ({ family }: Box['cards'][number]) => family !== null;
  return [
    ...['herald', 'turn', 'lastTurn', 'passes', 'goal', 'track', 'paleontologists', 'skips', 'first', 'wax', 'worth'],
    ...['presentation', 'revision', 'played', 'spied', 'draft', 'crew', 'present', 'publish', 'tray', 'limit'],
    ...['mayKeep', 'fan.bones', 'fan.events', 'deck.bones', 'deck.events', 'speakers.doubt', 'speakers.defend'],
    ...PHASES.map(phase => `phase.${phase}`),
    ...PARTS.map(part => `slot.${part}`),
    ...['prestige', 'soon', 'museum', 'hand'].flatMap(kind => each(kind, everybody)),
    ...each('paleontologist', box.paleontologists),
    ...each('family', box.families),
    ...each('bone', box.bones),
    ...['card', 'crew'].flatMap(kind => each(kind, box.cards)),
    ...each('card', box.cards)
      .filter((_, card) => isName(box.cards[card]))
      .map(card => card.replace('card', 'skeleton')),
    ...Array.from({ length: box.constants.perfectScore + 1 }, (_, score) => `match.${score}`),
  ];
}
