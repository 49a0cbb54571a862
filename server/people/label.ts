const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

/** What its owner knows a device by, and no more of it than that: `Firefox · Linux`. */
export function deviceLabel(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS): string[] =>
    list.filter(([, mark]) => mark.test(userAgent ?? '')).map(([name]) => name);
  return [...named(BROWSERS).slice(0, 1), ...named(SYSTEMS).slice(0, 1)].join(' · ');
}
