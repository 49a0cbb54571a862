import type { Plugin } from 'vite';

/**
 * Phones and upright tablets: the own things and the others come up over the board. From 1024 × 700 on a window has the bar and the drawer of a
 * desktop; lower than that, a board that is drawn up and down shows more than one that has to be seen whole.
 */
export const NARROW =
  '((max-width: 1023px) or ((max-width: 1099px) and ((orientation: portrait) or (max-height: 699px))))';

/** Of all others those that have no rail: the seats stand in the head, as on a tablet held across. */
export const SLIM = '((max-width: 1179px) or (pointer: coarse))';

/** What style sheets may say: `@media (--narrow)`. */
const MEDIA: Readonly<Record<string, string>> = {
  '(--narrow)': NARROW,
  /** Phones and tablets held upright: the prompt lies below the board. */
  '(--upright)': `${NARROW} and (orientation: portrait)`,
  /** Held across: the prompt stands beside it. */
  '(--across)': `${NARROW} and (orientation: landscape)`,
  /** A tablet held across, or another large screen that is touched. */
  '(--tablet-across)': `(pointer: coarse) and (not ${NARROW})`,
  '(--phone)': '(max-width: 699px) and (orientation: portrait)',
  '(--tablet)': '(min-width: 700px) and (max-width: 1099px) and (orientation: portrait)',
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
