import type { Written } from '../../style/written.ts';

/** What is written in colours of this board. */
export const written: Written = [
  [['sheet-ink'], ['sheet-card', 'sheet-tile']],
  [['on-folder'], ['folder', 'folder-edge', 'envelope']],
  [['on-plate'], ['brass-light']],
  [['on-soil'], ['sand', 'clay']],
  [['on-stone'], ['rock']],
  [['on-felt'], ['felt']],
];
