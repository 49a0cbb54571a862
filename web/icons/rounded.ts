/** Which axis each number of a step belongs to, by command. Arcs are left out: their flags may be written without a space. */
const AXES: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  t: 'xy',
  h: 'x',
  v: 'y',
  q: 'xyxy',
  s: 'xyxy',
  c: 'xyxyxy',
  z: '',
};

/**
 * A path with one digit behind the point, which no eye sees on 512 x 512. What is rounded off where a relative step ends is
 * carried over to the next one, so that a long path does not drift.
 */
export function rounded(path: string): string {
  const commands = [...path.matchAll(/([a-z])([^a-z]*)/gi)];
  if (commands.some(([, command]) => AXES[command.toLowerCase()] === undefined)) return path;
  const owed: Record<string, number> = { x: 0, y: 0 };
  return commands
    .map(([, command, given]) => command + written(roundedSteps(command, numbersIn(given), owed)))
    .join('');
}

function numbersIn(text: string): number[] {
  return (text.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
}

function roundedSteps(command: string, numbers: readonly number[], owed: Record<string, number>): number[] {
  const axes = AXES[command.toLowerCase()];
  const isRelative = command === command.toLowerCase();
  const ends = axes.length > 2 ? axes.length - 2 : 0;
  return numbers.map((number, index) => {
    const axis = axes[index % axes.length];
    const wanted = isRelative ? number + owed[axis] : number;
    const near = Math.round(wanted * 10) / 10;
    if (index % axes.length >= ends) owed[axis] = wanted - near;
    return near;
  });
}

function written(numbers: readonly number[]): string {
  const short = numbers.map(number => String(number).replace(/^(-?)0\./, '$1.'));
  return short.join(' ').replaceAll(' -', '-');
}
