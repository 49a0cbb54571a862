import type { Components, RawBone, RawEvent, RawName } from '@bonebed/games/ruthless/box/components.ts';
import type { Language } from '@bonebed/kernel';
import type { BoardAt } from '../board.ts';
import { PARTS } from './facts.ts';

type Words = Readonly<Record<Language, string>>;

/** What only people read of the components; the schema of an edition asks for all of it. */
interface Texts {
  readonly paleontologists: readonly { readonly id: string; readonly text: Words }[];
  readonly traits: readonly { readonly id: string; readonly text: Words }[];
  readonly names: readonly (RawName & { readonly text: Words })[];
  readonly bones: readonly (RawBone & { readonly text: Words })[];
  readonly events: readonly (RawEvent & { readonly text: Words })[];
}

/** The box was made from these components, so they were checked. */
function textsOf({ components }: BoardAt): Texts & Components {
  return components as Texts & Components;
}

/** The kind of a card without the number of its copy: `explosives#2` is `explosives`. */
export function kindOf(id: string): string {
  return id.split('#')[0];
}

/** What is printed on a card or a bone. */
export function printed(at: BoardAt, id: string): string {
  const { names, bones, events, paleontologists } = textsOf(at);
  const wanted = kindOf(id);
  for (const list of [names, bones, events, paleontologists]) {
    const found = list.find(entry => entry.id === wanted);
    if (found !== undefined) return found.text[at.reader.language];
  }
  throw new Error(`nothing is printed on '${id}'`);
}

/** The tags of an Event, which Defenses and immunities refer to. */
export function tagsOf(at: BoardAt, id: string): RawEvent['tags'] {
  return textsOf(at).events.find(event => event.id === kindOf(id))?.tags ?? [];
}

export interface Trait {
  readonly id: string;
  readonly words: string;
}

function traitsBy(at: BoardAt, ids: readonly string[]): Trait[] {
  const { traits } = textsOf(at);
  return ids.map(id => ({ id, words: traits.find(trait => trait.id === id)?.text[at.reader.language] ?? id }));
}

/** What a bone looks like. */
export function traitsOfBone(at: BoardAt, id: string): Trait[] {
  const bone = textsOf(at).bones.find(entry => entry.id === kindOf(id));
  return traitsBy(at, bone?.traits ?? []);
}

/** What the bone in a slot of this dinosaur should look like. */
export function idealOf(at: BoardAt, id: string, slot: number): Trait[] {
  const name = textsOf(at).names.find(entry => entry.id === kindOf(id));
  return name === undefined ? [] : traitsBy(at, name.ideal[PARTS[slot]]);
}
