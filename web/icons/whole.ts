/** How many numbers each command of a path takes. */
const SIZES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
/** The flags of an arc may stand without a space: `a1 1 0 01.5.5`. */
const FLAG = /[\s,]*([01])/y;

/** Where an arc's flags and its end stand among its numbers. */
const FLAGS = [3, 4];
const ARC_END = 5;

interface Point {
  x: number;
  y: number;
}

/**
 * A path in whole numbers and relative commands. In a drawing of 512 x 512 nobody sees the fractions, but they are more than half of
 * its weight. Each point is rounded where it lies, so that nothing drifts.
 */
export function wholePath(path: string): string {
  let written = '';
  let last = '';
  const pen: Point = { x: 0, y: 0 };
  const start: Point = { x: 0, y: 0 };
  const write = (command: string, numbers: readonly number[]): void => {
    const text = numbers.map((n, index) => (index === 0 || n < 0 ? `${n}` : ` ${n}`)).join('');
    if (command !== last) written += command;
    else if (numbers[0] >= 0) written += ' ';
    written += text;
    last = command;
  };
  for (const [, command, given] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const size = SIZES[kind];
    if (size === undefined) throw new Error(`no command '${command}' in a path`);
    if (size === 0) {
      written += 'z';
      last = 'z';
      Object.assign(pen, start);
      continue;
    }
    const numbers = numbersOf(given, kind);
    for (let at = 0; at < numbers.length; at += size) {
      // Further pairs after a move are lines.
      const verb = kind === 'm' && at > 0 ? 'l' : kind;
      const from = command === kind ? { ...pen } : { x: 0, y: 0 };
      write(verb, stepTo(verb, numbers.slice(at, at + size), from, pen));
      if (verb === 'm') Object.assign(start, pen);
      // Every move is written out: a second one would be a line.
      if (verb === 'm') last = '';
    }
  }
  return written;
}

/** The numbers of one command from the rounded pen on; moves the pen to its true end. */
function stepTo(verb: string, numbers: readonly number[], from: Point, pen: Point): number[] {
  const x = Math.round(pen.x);
  const y = Math.round(pen.y);
  if (verb === 'h') {
    pen.x = from.x + numbers[0];
    return [Math.round(pen.x) - x];
  }
  if (verb === 'v') {
    pen.y = from.y + numbers[0];
    return [Math.round(pen.y) - y];
  }
  const first = verb === 'a' ? ARC_END : 0;
  const whole = numbers.slice(0, first).map(n => Math.round(n));
  for (let at = first; at < numbers.length; at += 2) {
    pen.x = from.x + numbers[at];
    pen.y = from.y + numbers[at + 1];
    whole.push(Math.round(pen.x) - x, Math.round(pen.y) - y);
  }
  return whole;
}

function numbersOf(text: string, kind: string): number[] {
  const numbers: number[] = [];
  let at = 0;
  for (;;) {
    const pattern = kind === 'a' && FLAGS.includes(numbers.length % SIZES.a) ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return numbers;
    numbers.push(Number(found[1]));
    at = pattern.lastIndex;
  }
}
