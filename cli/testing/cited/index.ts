// A file for the tests of `bonebed rules`: each CT id stands at one kind of place, and the tests know how often it runs.

/** CT-1.1: a type is never run. */
export interface Fossil {
  readonly kind: 'bone' | 'egg' | 'track';
  readonly weight: number;
}

/** CT-1.2: data are never run. */
export const weights: readonly number[] = [1, 2, 3];

/** CT-1.3: a function. */
export function weigh(fossil: Fossil): number {
  // CT-2.1: the body of a function.
  const { kind, weight } = fossil;
  if (kind === 'egg') {
    // CT-2.2: a block.
    return 0;
  }
  if (weight > 2) return clean(weight); // CT-2.3: what a condition decides.
  switch (kind) {
    // CT-2.4: a case.
    case 'track':
      return -1;
    case 'bone': // CT-2.5: what a case opens.
      return weight;
    default:
      return 'a string with // CT-9.1 in it'.length;
  }
}

/** CT-1.4: an arrow. */
const clean = (weight: number): number => {
  const cleaned = weight > 4 ? heavy(weight) : weight - 1;
  return cleaned; /* CT-2.6: at the end of a line. */
};

/** CT-1.5 to CT-1.7: a range of ids. */
const heavy = (weight: number): number => {
  const unused = /\/\* CT-9.2 \*\//.test(`a template ${`in a template // CT-9.3`} with ${weight}`);
  if (!unused) return weight / 2;
  return never();
  // CT-2.7: behind the last statement.
};

/** CT-1.8: never called. */
function never(): number {
  return 0; // CT-2.8
}

export const table = {
  /** CT-3.1: a function in a table. */
  a: (n: number) => n + 1,
  /** CT-3.2: a method in a table. */
  b(n: number) {
    return n + 2;
  },
};
