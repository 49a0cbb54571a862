import { workerUrl } from 'virtual:table-worker';
import type { Outlook } from '@bonebed/bots/accounts';
import type { BarredChoice, Frame, Json, Seat } from '@bonebed/kernel';
import { type Delta, patch } from '@bonebed/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { afterPaint } from '../app/after-paint.ts';
import {
  type CallName,
  type Calls,
  HostFault,
  type LineStep,
  type LocalInfo,
  type Opening,
  type OpenTerms,
  type WorkerReply,
} from './calls.ts';
import type { Host, Link } from './host.ts';

/** Whether another tab plays the table: one that this page waits for, or one that has taken it over. */
export type Elsewhere = 'no' | 'waiting' | 'moved';

export interface LocalHost extends Host {
  readonly info: ReadonlySignal<LocalInfo | null>;
  readonly elsewhere: ReadonlySignal<Elsewhere>;
  /** Why the browser does not keep what is played; null if it does. */
  readonly keepingFault: ReadonlySignal<string | null>;
  /** How likely each seat was to win a game that is over, turn by turn. */
  chances(): Promise<readonly Outlook[]>;
  /** How bots would have gone on from a moment of the past with this answer. */
  line(length: number, text: string): Promise<readonly LineStep[]>;
}

/** For a table that is kept; what is only looked at needs none of it. */
type Keeping = Partial<Omit<OpenTerms, 'paceMs'>>;

/** Whether a table is played on this device. */
export function isLocal(host: Host): host is LocalHost {
  return 'keepingFault' in host;
}

/** A table in a worker of this page. */
export function localHost(opening: Opening, paceMs: number, keeping: Keeping = {}): LocalHost {
  const worker = new Worker(workerUrl, { type: 'module' });
  const info = signal<LocalInfo | null>(null);
  const frame = signal<Frame | null>(null);
  const barred = signal<readonly BarredChoice[] | null>(null);
  const deciding = signal<readonly Seat[]>([]);
  const link = signal<Link>('connecting');
  const fault = signal<string | null>(null);
  const elsewhere = signal<Elsewhere>('no');
  const keepingFault = signal<string | null>(null);
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

  worker.onerror = (event: Event) => {
    // A fault without words: its code did not come.
    if (!(event instanceof ErrorEvent)) gone('missing');
  };
  worker.onmessage = afterPaint(({ data }: MessageEvent<WorkerReply>) => {
    switch (data.kind) {
      case 'frame':
        batch(() => {
          barred.value = data.barred;
          deciding.value = data.deciding;
          if (data.delta !== undefined) frame.value = patched(frame.value, data.delta);
        });
        return;
      case 'waiting':
        elsewhere.value = 'waiting';
        return;
      case 'keeping':
        keepingFault.value = data.fault;
        return;
      case 'lost':
        if (data.code === 'elsewhere') elsewhere.value = 'moved';
        else gone(data.code);
        return;
    }
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'result') caller?.resolve(data.value);
    else caller?.reject(new HostFault(data.code, data.message));
  });

  function gone(code: string): void {
    fault.value = code;
    link.value = 'gone';
  }

  call('open', opening, { paceMs, build: '', caches: '', take: false, ...keeping }).then(
    opened => {
      info.value = opened;
      elsewhere.value = 'no';
      link.value = 'live';
    },
    (refused: unknown) => {
      console.error(refused);
      gone(refused instanceof HostFault ? refused.code : 'broken');
    },
  );

  return {
    info,
    frame,
    barred,
    deciding,
    link,
    fault,
    elsewhere,
    keepingFault,
    clock: signal(null),
    company: null,
    guide: null,
    look: seat => call('look', seat),
    wonder: () => Promise.resolve(),
    answer: (seat, text) => call('answer', seat, text),
    undo: seat => call('undo', seat),
    stand: (seat, scope) => call('stand', seat, scope),
    past: length => call('past', length),
    moments: length => call('moments', length),
    preview: (seat, text) => call('preview', seat, text),
    scores: () => call('scores'),
    record: () => call('record'),
    chances: () => call('chances'),
    line: (length, text) => call('line', length, text),
    decision: length => call('decision', length),
    analyse: length => call('analyse', length),
    advise: seat => call('advise', seat),
    close: () => worker.terminate(),
  };
}

/** A delta of a frame makes a frame: the worker says only what it has seen. */
function patched(frame: Frame | null, delta: Delta): Frame {
  return patch(frame as unknown as Json, delta) as unknown as Frame;
}
