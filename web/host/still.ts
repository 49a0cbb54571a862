import { signal } from '@preact/signals';
import type { Frame, Host, TableInfo } from './host.ts';

/** A table that does not move: for pages that show how things look. */
export function stillHost(info: TableInfo, frame: Frame): Host {
  const refuse = () => Promise.reject(new Error('this table does not move'));
  return {
    info: signal(info),
    frame: signal(frame),
    link: signal('live'),
    fault: signal(null),
    clock: signal(null),
    company: null,
    look: () => Promise.resolve(),
    answer: refuse,
    undo: refuse,
    stand: () => Promise.resolve(),
    past: () => Promise.resolve(frame),
    moments: () => Promise.resolve([]),
    preview: () => Promise.resolve(null),
    scores: () => Promise.resolve([]),
    record: refuse,
    close: () => {},
  };
}
