import { BadInput, read } from '@bonebed/kernel';
import { type Components, components } from './components.ts';

/** HT-1.4: the description knows how many cards of each kind there are. */
export function checkComponents(value: unknown): Components {
  return read(components, value);
}

/** Finds the place of an id in a list; what is not there is a fault of the edition. */
export function finder<Id extends number>(
  list: readonly { readonly id: string }[],
  where: string,
): (id: string, path: string) => Id {
  const places = new Map<string, number>();
  for (const [index, { id }] of list.entries()) {
    if (places.has(id)) throw new BadInput('edition', `${where}.${index}.id`, `'${id}' stands there twice`);
    places.set(id, index);
  }
  return (id, path) => {
    const place = places.get(id);
    if (place === undefined) throw new BadInput('edition', path, `'${id}' is not in ${where}`);
    return place as Id;
  };
}
