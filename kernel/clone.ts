/**
 * Copies of a list's things. A `map` would do, but V8 makes its result a list of another kind once the function around it is hot,
 * and throws away what it had compiled for the rules; a list that is pushed to stays of one kind.
 */
export function cloneEach<X>(things: readonly X[], clone: (thing: X) => X): X[] {
  const copies: X[] = [];
  for (let i = 0; i < things.length; i++) copies.push(clone(things[i]));
  return copies;
}

/** A list with the same number in every place, made the same way for the same reason. */
export function repeated<N extends number>(number: N, times: number): N[] {
  const numbers: N[] = [];
  for (let i = 0; i < times; i++) numbers.push(number);
  return numbers;
}
