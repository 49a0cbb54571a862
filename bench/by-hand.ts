/** Chance for the programs without an engine: sfc32 in local variables, whole numbers by rejection. */
export function handRandom(seed: number): (n: number) => number {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88;
  let counter = 1;
  const next = (): number => {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word;
  };
  for (let i = 0; i < 12; i++) next();
  return n => {
    const spare = Math.clz32(n - 1);
    let drawn = next() >>> spare;
    while (drawn >= n) drawn = next() >>> spare;
    return drawn;
  };
}
