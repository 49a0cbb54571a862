import type { Plugin } from 'vite';

/** Screens narrower than a small desktop: the own things and the others come up over the board. */
export const NARROW = '(max-width: 1099px)';

/** What style sheets may say: `@media (--narrow)`. */
const MEDIA: Readonly<Record<string, string>> = {
  '(--narrow)': NARROW,
  /** Phones and tablets held upright: the prompt lies below the board. */
  '(--upright)': `${NARROW} and (orientation: portrait)`,
  /** Held across: the prompt stands beside it. */
  '(--across)': `${NARROW} and (orientation: landscape)`,
  '(--phone)': '(max-width: 699px) and (orientation: portrait)',
  '(--tablet)': `(min-width: 700px) and ${NARROW} and (orientation: portrait)`,
};

export function narrowMedia(): Plugin {
  return {
    name: 'bonebed-narrow',
    transform: (code, id) => {
      if (!/\.css$/.test(id)) return null;
      return Object.entries(MEDIA).reduce((css, [name, media]) => css.replaceAll(name, media), code);
    },
  };
}
