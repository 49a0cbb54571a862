import type { BarredChoice, Frame } from '@bonebed/kernel';
import { signal } from '@preact/signals';
import type { Host, TableInfo } from './host.ts';

/** A table that does not move: for pages that show how things look. */
export function stillHost(info: TableInfo, frame: Frame, barred: readonly BarredChoice[] = []): Host {
  const refuse = () => Promise.reject(new Error('this table does not move'));
  return {
    info: signal(info),
    frame: signal(frame),
    barred: signal(barred),
    deciding: signal(frame.ask?.options == null || frame.seat === null ? [] : [frame.seat]),
    link: signal('live'),
    fault: signal(null),
    clock: signal(null),
    company: null,
    guide: null,
    look: () => Promise.resolve(),
    wonder: () => Promise.resolve(),
    answer: refuse,
    undo: refuse,
    stand: () => Promise.resolve(),
    past: () => Promise.resolve(frame),
    moments: () => Promise.resolve([]),
    preview: () => Promise.resolve(null),
    scores: () => Promise.resolve([]),
    record: refuse,
    decision: () => Promise.resolve(null),
    analyse: () => Promise.resolve(null),
    close: () => {},
  };
}
