import { useSignal } from '@preact/signals';
import { failureText } from '../app/failure.ts';
import { ServerRefusal } from '../host/api.ts';
import type { Company } from '../host/host.ts';
import { href } from '../route.ts';
import { challenge } from './calls.ts';
import { w } from './words.ts';

/** At the end of a game on a server: how others did with the same deal, or who shall try it. */
export function DealTools({ company }: { company: Company }) {
  const fault = useSignal('');
  const about = company.about.value;
  const people = company.state.value?.seats.filter(({ by }) => by === 'person').length ?? 0;
  if (about === null) return null;
  if (about.deal !== undefined) {
    return (
      <a class="button strong" id="deal-results" href={href('deal', about.deal)}>
        {w('deal.results')}
      </a>
    );
  }
  if (about.open || people === 0) return null;
  const ask = () => challenge({ table: about.id }).catch(error => (fault.value = whyNot(error)));
  return (
    <button type="button" class="button" id="challenge" onClick={() => void ask()}>
      {fault.value === '' ? w(people === 1 ? 'duels.challenge' : 'duplicate.challenge') : fault.value}
    </button>
  );
}

function whyNot(refused: unknown): string {
  const isUnfit = refused instanceof ServerRefusal && refused.code === 'notNow';
  return isUnfit ? w('duels.unfit') : failureText(refused);
}
