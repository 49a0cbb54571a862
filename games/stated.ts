/** A sentence of a guide, its numbers left out, and where the box has them: `games/<id>/testing/stated.ts` lists those of a game. */
export interface Stated {
  readonly values: readonly string[];
  readonly en: string;
  readonly fr: string;
}

/** A value of the box: fields by name, entries of a list by their id or number. */
export function numberAt(components: unknown, path: string): number {
  let value: unknown = components;
  for (const step of path.split('.')) {
    if (Array.isArray(value))
      value = value.find(entry => Reflect.get(Object(entry), 'id') === step) ?? value.at(Number(step));
    else value = Reflect.get(Object(value), step);
  }
  if (typeof value !== 'number') throw new Error(`expected a number at ${path}, found ${JSON.stringify(value)}`);
  return value;
}
