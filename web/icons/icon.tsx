import { useMemo } from 'preact/hooks';
import { commonIcons } from './common.ts';

const known = new Map<string, string>(Object.entries(commonIcons));

/** Makes the icons of a board known; a board does it when it is loaded. */
export function addIcons(paths: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(paths)) known.set(name, path);
}

export const isIcon = (name: string): boolean => known.has(name);

/** An icon by its meaning. It is decoration unless it has a label: text stands beside it. */
export function Icon({ name, label, class: extra = '' }: { name: string; label?: string; class?: string }) {
  // There are a hundred on a board, and none of them changes with a move.
  return useMemo(() => {
    const path = known.get(name);
    if (path === undefined) throw new Error(`no icon '${name}'`);
    return <IconOf path={path} class={extra} {...(label === undefined ? {} : { label })} />;
  }, [name, label, extra]);
}

/** An icon by its path. */
export function IconOf({ path, label, class: extra = '' }: { path: string; label?: string; class?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one wherever it is more than decoration
    <svg
      class={`icon ${extra}`}
      viewBox="0 0 512 512"
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      {label === undefined ? null : <title>{label}</title>}
      <path fill="currentColor" d={path} />
    </svg>
  );
}
