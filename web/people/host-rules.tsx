import type { Command, Lock } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Company } from '../host/host.ts';
import { failureWords, p } from './words.ts';
import './neighbours.css';

const LOCKS: readonly (Lock | null)[] = [null, 'seats', 'all'];

/** What the host of a table decides about others: who may still come, and whether there is talk. */
export function HostRules({ company }: { company: Company }) {
  const fault = useSignal<string | null>(null);
  const id = useId();
  const state = company.state.value;
  if (state === null) return null;
  const act = (command: Command) => {
    fault.value = null;
    company.do(command).catch((error: unknown) => {
      fault.value = failureWords(error);
    });
  };
  const lock = state.lock ?? null;
  return (
    <div class="host-rules">
      <div class="row">
        <label for={id}>{p('lock')}</label>
        <select
          id={id}
          data-host="lock"
          value={String(LOCKS.indexOf(lock))}
          onChange={event => act({ do: 'lock', lock: LOCKS[Number(event.currentTarget.value)] ?? null })}
        >
          {LOCKS.map((one, index) => (
            <option key={index} value={String(index)}>
              {p(`lock.${one ?? 'none'}`)}
            </option>
          ))}
        </select>
      </div>
      {state.phase !== 'lobby' && (
        <label class="row">
          <input
            type="checkbox"
            data-host="quiet"
            checked={state.quiet === true}
            onChange={event => act({ do: 'quiet', quiet: event.currentTarget.checked })}
          />
          <span>{p('quiet')}</span>
        </label>
      )}
      {fault.value !== null && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
    </div>
  );
}
