import type { Option } from '@bonebed/kernel';
import type { BoardAt, Part } from '../board.ts';
import { nameOf } from '../name-of.ts';
import { boardAt } from '../use-board.ts';
import { printed } from './edition.ts';
import type { Box, TableView } from './view.ts';
import { bt } from './words.ts';

/** What a bare number among the options of an ask stands for on the board. */
const SPOTS: Readonly<Record<string, string>> = {
  paleontologist: 'paleontologist',
  take: 'bone',
  keep: 'bone',
  discard: 'card',
};

/** What each field of a move is on the board. */
const FIELDS: Readonly<Record<string, string>> = {
  skeleton: 'skeleton',
  card: 'card',
  name: 'card',
  crew: 'crew',
  bone: 'bone',
  fossil: 'bone',
  rival: 'seat',
};

/** The things on the table that an option is about: what is played first, then what it is played on. */
export function parts(at: BoardAt, what: string, option: Option): readonly Part[] {
  if (typeof option === 'string') return option === 'present' || option === 'publish' ? [part('draft', '')] : [];
  if (typeof option === 'number') return [part(`${SPOTS[what]}.${option}`, '')];
  const { box } = boardAt<TableView, Box>(at);
  return Object.entries(FIELDS).flatMap(([field, spot]) => {
    const value = option[field];
    return typeof value === 'number' ? [part(`${spot}.${value}`, labelOf(spot, value))] : [];
  });

  function labelOf(spot: string, index: number): string {
    if (spot === 'seat') return at.reader.players[index] ?? '';
    return nameOf((spot === 'bone' ? box.bones : box.cards)[index], at.reader.language);
  }
}

/** What is printed on the Event card or Paleontologist that an option is about. A Name does nothing by itself. */
export function effect(at: BoardAt, what: string, option: Option): string {
  const { box } = boardAt<TableView, Box>(at);
  if (what === 'paleontologist' && typeof option === 'number') return printed(at, box.paleontologists[option].id);
  const card = what === 'discard' ? option : cardOf(option);
  if (typeof card !== 'number' || box.cards[card].kind === 'name') return '';
  return printed(at, box.cards[card].id);
}

/** Questions in which a pass gives up an action; who does not answer a rival only keeps the card. */
const ACTIONS = ['field', 'museum', 'controversy'];

/** What a pass leaves undone, by what could be played first; at the end of a turn, what goes back. */
export function left(at: BoardAt, what: string, open: readonly Option[]): string {
  if (what === 'keep') return bt('left.bones', { n: open.length });
  if (!ACTIONS.includes(what)) return '';
  const first = new Set(open.map(option => parts(at, what, option)[0]?.key));
  return first.size === 0 ? '' : bt('left.actions', { n: first.size });
}

function cardOf(option: Option): string | number | null {
  return typeof option === 'object' ? (option.card ?? null) : null;
}

function part(key: string, label: string): Part {
  return { key, label };
}
