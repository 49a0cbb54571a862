import type { Seat } from '@bonebed/kernel';
import { type DistanceAct, REPORT_LENGTH } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { api, ServerRefusal } from '../host/api.ts';
import type { Company } from '../host/host.ts';
import { people } from './calls.ts';
import { failureWords, p } from './words.ts';
import './neighbours.css';

interface NeighboursProps {
  readonly company: Company;
  readonly mine: Seat | null;
}

/** The others at a table, and what one can do about each: not hear them, not meet them again, tell whoever runs the server. */
export function Neighbours({ company, mine }: NeighboursProps) {
  const about = company.about.value;
  const seats = company.state.value?.seats ?? [];
  const others = seats.flatMap(({ name, former }, seat) =>
    name === null || former === true || seat === mine ? [] : [{ seat, name }],
  );
  const id = about?.id ?? '';
  const fault = useSignal<string | null>(null);
  const reporting = useSignal<Seat | null>(null);
  const said = useSignal<string | null>(null);
  useEffect(() => {
    if (company.distance.peek() !== null || id === '') return;
    api.distance(id).then(
      found => (company.distance.value = found),
      () => {},
    );
  }, [id]);
  const { muted, blocked } = company.distance.value ?? { muted: [], blocked: [] };
  const keepAway = (seat: Seat, act: DistanceAct) => {
    fault.value = null;
    people.keepAway(id, seat, act).then(
      found => (company.distance.value = found),
      error => (fault.value = failureWords(error)),
    );
  };
  const report = (seat: Seat, name: string, words: string) => {
    people.report(id, seat, words).then(
      () => {
        reporting.value = null;
        said.value = p('report.done', { name });
      },
      (error: unknown) => {
        const isKnown = error instanceof ServerRefusal && error.code === 'taken';
        fault.value = isKnown ? p('report.known') : failureWords(error);
      },
    );
  };
  if (others.length === 0) return null;
  return (
    <section class="neighbours" aria-label={p('others')}>
      <h3>{p('others')}</h3>
      <ul class="plain">
        {others.map(({ seat, name }) => {
          const isMuted = muted.includes(seat);
          const isBlocked = blocked.includes(seat);
          return (
            <li key={seat} data-neighbour={seat}>
              <div class="row">
                <b dir="auto">{name}</b>
                {!isBlocked && (
                  <button
                    type="button"
                    class="link"
                    data-act="mute"
                    aria-label={p(isMuted ? 'mute.endName' : 'mute.name', { name })}
                    onClick={() => keepAway(seat, isMuted ? 'unmute' : 'mute')}
                  >
                    {p(isMuted ? 'mute.end' : 'mute')}
                  </button>
                )}
                <button
                  type="button"
                  class="link"
                  data-act="block"
                  aria-label={p(isBlocked ? 'people.unblock' : 'people.blockName', { name })}
                  onClick={() => keepAway(seat, isBlocked ? 'unblock' : 'block')}
                >
                  {p(isBlocked ? 'block.end' : 'people.block')}
                </button>
                <button
                  type="button"
                  class="link"
                  data-act="report"
                  aria-label={p('report.name', { name })}
                  aria-expanded={reporting.value === seat}
                  onClick={() => (reporting.value = reporting.value === seat ? null : seat)}
                >
                  {p('report')}
                </button>
              </div>
              {isBlocked && <p class="quiet">{p('block.line', { name })}</p>}
              {!isBlocked && isMuted && <p class="quiet">{p('mute.line', { name })}</p>}
              {reporting.value === seat && <ReportForm onSend={words => report(seat, name, words)} />}
            </li>
          );
        })}
      </ul>
      {fault.value !== null && (
        <p class="fault" role="alert">
          {fault.value}
        </p>
      )}
      <p role="status">{said.value}</p>
    </section>
  );
}

function ReportForm({ onSend }: { onSend: (words: string) => void }) {
  const words = useSignal('');
  const id = useId();
  return (
    <form
      class="report"
      onSubmit={event => {
        event.preventDefault();
        onSend(words.value.trim());
      }}
    >
      <label for={id}>{p('report.words')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={REPORT_LENGTH}
        value={words.value}
        onInput={event => (words.value = event.currentTarget.value)}
      />
      <p class="quiet">{p('report.line')}</p>
      <button type="submit" class="button small">
        {p('report.go')}
      </button>
    </form>
  );
}
