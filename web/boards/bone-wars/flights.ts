import type { BoneWarsEvent } from '@bonebed/games/bone-wars/rules/events.ts';
import type { Event } from '@bonebed/kernel';
import type { BoardAt, Flight } from '../board.ts';

/** What flies over the table when something happens: bones, dollars, cards, loyalty. */
export function flights(_at: BoardAt, told: Event): readonly Flight[] {
  // The table hands a board only the events of its own game.
  const event = told as BoneWarsEvent;
  switch (event.type) {
    case 'dug':
      return [fly(`site.${event.site}`, `crates.${event.seat}`, `bone.${event.bone}`)];
    case 'bonesDrawn':
      return event.bones.map(bone => fly('bag', `crates.${event.seat}`, `bone.${bone}`));
    case 'bonesDiscarded':
    case 'committed':
    case 'debunked':
      return event.bones.map(bone => fly(`crates.${event.seat}`, 'bag', `bone.${bone}`));
    case 'rareTaken':
      return [fly(`rare.${event.bone}`, `crates.${event.seat}`, `bone.${event.bone}`)];
    case 'exchanged':
      return [
        fly(`crates.${event.seat}`, `rare.${event.give}`, `bone.${event.give}`),
        fly(`rare.${event.take}`, `crates.${event.seat}`, `bone.${event.take}`),
      ];
    case 'money':
    case 'met':
      return [fly('bag', `money.${event.seat}`, 'money', event.n)];
    case 'loyalty':
      return [fly(`player.${event.seat}`, `loyalty.${event.patron}`, 'loyalty', event.n)];
    case 'paper':
      return [fly(`player.${event.seat}`, `shelves.${event.patron}`, `paper.${event.patron}.${event.value}`)];
    case 'drewSpecies':
    case 'kept':
      return event.card === null ? [fly('deck.species', `player.${event.seat}`, 'back')] : [];
    default:
      return [];
  }
}

function fly(from: string, to: string, piece: string, count = 1): Flight {
  return { from, to, piece, count };
}
