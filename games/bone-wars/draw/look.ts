import { say } from '@bonebed/kernel';
import type { SoloSpec } from '../box/cards.ts';
import { called, effectsText, INDENT, type Readers, word } from './words.ts';

/** What is printed on the cards of Theodore: arrows and signs that a list of fields would not explain. */
export function look(reader: Readers, id: string): string | null {
  const card = reader.box.cards.find(one => one.id === id);
  if (!card?.solo) return null;
  const sides = [soloFront(reader, card.solo), soloBack(reader, card.solo.back)];
  return [called(reader, card), ...sides.map(side => `${INDENT}${side}`)].join('\n');
}

/** Both halves of a card of Theodore. */
export function soloFront(reader: Readers, { loops, actions, before, direction, teamActions }: SoloSpec): string {
  return word(reader, 'soloFront', {
    loops,
    actions: actions.map(action => say(reader, `option.action.${action}`)).join(' → '),
    before: effectsText(reader, before) || 'none',
    direction,
    teamActions: teamActions.map(action => say(reader, `action.${action}`)).join(' → '),
  });
}

/** The back, which counts while the card is the next one. */
export function soloBack(reader: Readers, { kind, ap, depth, takeBack, rivalLoyalty }: SoloSpec['back']): string {
  return word(reader, 'soloBack', { kind, ap, depth, takeBack: takeBack ? 'yes' : 'no', rivalLoyalty });
}
