import { workerUrl } from 'virtual:table-worker';
import { signal } from '@preact/signals';
import { type CallName, type Calls, HostFault, type Opening, type Reply } from './calls.ts';
import type { Frame, Host, Link, TableInfo } from './host.ts';
import type { FrameDelta } from './local-table.ts';

/** A table in a worker of this page. */
export function localHost(opening: Opening, paceMs: number): Host {
  const worker = new Worker(workerUrl, { type: 'module' });
  const info = signal<TableInfo | null>(null);
  const frame = signal<Frame | null>(null);
  const link = signal<Link>('connecting');
  const fault = signal<string | null>(null);
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (fault: Error) => void }>();
  let calls = 0;

  function call<Name extends CallName>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    const id = calls++;
    worker.postMessage({ id, call: name, args });
    // The worker answers a call with what `Calls` says of it.
    return new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject })) as Promise<
      ReturnType<Calls[Name]>
    >;
  }

  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    if (data.kind === 'frame') {
      frame.value = merged(frame.value, data.delta);
      return;
    }
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'result') caller?.resolve(data.value);
    else caller?.reject(new HostFault(data.code, data.message));
  };

  call('open', opening, paceMs).then(
    opened => {
      info.value = opened;
      link.value = 'live';
    },
    (refused: unknown) => {
      console.error(refused);
      fault.value = refused instanceof HostFault ? refused.code : 'broken';
      link.value = 'gone';
    },
  );

  return {
    info,
    frame,
    link,
    fault,
    clock: signal(null),
    look: seat => call('look', seat),
    answer: (seat, text) => call('answer', seat, text),
    undo: seat => call('undo', seat),
    stand: (seat, scope) => call('stand', seat, scope),
    past: length => call('past', length),
    moments: length => call('moments', length),
    preview: (seat, text) => call('preview', seat, text),
    scores: () => call('scores'),
    record: () => call('record'),
    close: () => worker.terminate(),
  };
}

/** The new frame, with the events that were known before it. */
export function merged(before: Frame | null, { from, told, ...rest }: FrameDelta): Frame {
  const known = before === null ? [] : before.events.slice(0, from);
  return { ...rest, events: [...known, ...told] };
}
