import { useSignal } from '@preact/signals';
import { failureText } from '../app/failure.ts';
import type { Company } from '../host/host.ts';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { challenge } from './calls.ts';

/** At the end of a game that one has played alone on a server: how others did with the same deal, or who shall try it. */
export function DealTools({ company }: { company: Company }) {
  const fault = useSignal('');
  const about = company.about.value;
  const people = company.state.value?.seats.filter(({ by }) => by === 'person').length ?? 0;
  if (about === null) return null;
  if (about.deal !== undefined) {
    return (
      <a class="button strong" id="deal-results" href={href('deal', about.deal)}>
        {t('deal.results')}
      </a>
    );
  }
  if (about.open || people !== 1) return null;
  const ask = () => challenge({ table: about.id }).catch(error => (fault.value = failureText(error)));
  return (
    <button type="button" class="button" id="challenge" onClick={() => void ask()}>
      {fault.value === '' ? t('duels.challenge') : fault.value}
    </button>
  );
}
