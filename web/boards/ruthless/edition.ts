import type { Components, RawEvent } from '@bonebed/games/ruthless/box/components.ts';
import type { BoardAt } from '../board.ts';
import { PARTS } from './facts.ts';

/** The box was made from these components, so they were checked. */
function componentsOf({ components }: BoardAt): Components {
  return components as Components;
}

/** The kind of a card without the number of its copy: `explosives#2` is `explosives`. */
export function kindOf(id: string): string {
  return id.split('#')[0];
}

/** What is printed on a card or a bone. */
export function printed(at: BoardAt, id: string): string {
  const { names, bones, events, paleontologists } = componentsOf(at);
  const wanted = kindOf(id);
  for (const list of [names, bones, events, paleontologists]) {
    const found = list.find(entry => entry.id === wanted);
    if (found !== undefined) return found.text[at.reader.language];
  }
  throw new Error(`nothing is printed on '${id}'`);
}

/** The tags of an Event, which Defenses and immunities refer to. */
export function tagsOf(at: BoardAt, id: string): RawEvent['tags'] {
  return componentsOf(at).events.find(event => event.id === kindOf(id))?.tags ?? [];
}

export interface Trait {
  readonly id: string;
  readonly words: string;
}

function traitsBy(at: BoardAt, ids: readonly string[]): Trait[] {
  const { traits } = componentsOf(at);
  return ids.map(id => ({ id, words: traits.find(trait => trait.id === id)?.text[at.reader.language] ?? id }));
}

/** What a bone looks like. */
export function traitsOfBone(at: BoardAt, id: string): Trait[] {
  const bone = componentsOf(at).bones.find(entry => entry.id === kindOf(id));
  return traitsBy(at, bone?.traits ?? []);
}

/** What the bone in a slot of this dinosaur should look like. */
export function idealOf(at: BoardAt, id: string, slot: number): Trait[] {
  const name = componentsOf(at).names.find(entry => entry.id === kindOf(id));
  return name === undefined ? [] : traitsBy(at, name.ideal[PARTS[slot]]);
}
