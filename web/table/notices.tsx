import type { Seat } from '@bonebed/kernel';
import type { Proposal } from '@bonebed/protocol';
import type { Company } from '../host/host.ts';
import { language, t } from '../words.ts';
import { useSession } from './session.ts';
import './notices.css';

/** What the people at a table have to agree on or to know: above the board, so that nothing moves under the pointer. */
export function Notices({ company }: { company: Company }) {
  const session = useSession();
  const state = company.state.value;
  if (state === null || state.phase !== 'playing') return null;
  const [mine] = session.info.mine;
  const own = mine === undefined ? null : state.seats[mine];
  const strays = company.about.value?.strays ?? 0;
  return (
    <div class="notices" role="status">
      {strays > 0 && (
        <p class="notice" data-notice="strays">
          {t('people.strays', { count: strays })}
        </p>
      )}
      {own !== null && own.by === 'bot' && !own.resigned && <Absent company={company} />}
      <Hurried company={company} />
      {own?.resigned === true && <p class="notice">{t('people.resigned')}</p>}
      {state.proposal !== null && <ProposalNotice company={company} proposal={state.proposal} />}
    </div>
  );
}

/** Bots that the server has no time for play simply for a while. */
function Hurried({ company }: { company: Company }) {
  const session = useSession();
  const { players } = session.reader.value;
  const hurried = company.state.value?.seats.flatMap((info, seat) => (info.hurried ? [players[seat] ?? ''] : [])) ?? [];
  if (hurried.length === 0) return null;
  const names = new Intl.ListFormat(language.value).format(hurried);
  return (
    <p class="notice" data-notice="hurried">
      {t('people.hurried', { names, count: hurried.length })}
    </p>
  );
}

/** A bot plays for whoever looks. */
function Absent({ company }: { company: Company }) {
  return (
    <div class="notice" data-notice="absent">
      <p>{t('people.absent')}</p>
      <button type="button" class="button small strong" onClick={() => void company.do({ do: 'comeBack' })}>
        {t('people.comeBack')}
      </button>
    </div>
  );
}

/** A wish to go back: who asks, how far, who has agreed and who is waited for. */
function ProposalNotice({ company, proposal }: { company: Company; proposal: Proposal }) {
  const session = useSession();
  const { length, agreed, needed, seat: asker } = proposal;
  const { players } = session.reader.value;
  const [mine] = session.info.mine;
  const names = (seats: readonly Seat[]) =>
    new Intl.ListFormat(language.value).format(seats.map(seat => players[seat] ?? ''));
  const waiting = needed.filter(seat => !agreed.includes(seat));
  const mayVote = mine !== undefined && needed.includes(mine);
  const vote = (how: 'agree' | 'decline') => () => void company.do({ do: how, length }).catch(() => {});
  return (
    <div class="notice" data-notice="proposal">
      <p>
        {asker === mine
          ? t('proposal.own', { moment: length, now: session.live.value.length })
          : t('proposal.other', { name: players[asker] ?? '', moment: length, now: session.live.value.length })}{' '}
        <span class="quiet">
          {t('proposal.waiting', { names: names(waiting) })} {t('proposal.anew')}
        </span>
      </p>
      <div class="notice-tools">
        <button type="button" class="button small" onClick={() => session.step(length)}>
          {t('proposal.look')}
        </button>
        {mayVote && !agreed.includes(mine) && (
          <>
            <button type="button" class="button small" onClick={vote('decline')}>
              {t('proposal.decline')}
            </button>
            <button type="button" class="button small strong" onClick={vote('agree')}>
              {t('proposal.agree')}
            </button>
          </>
        )}
        {mayVote && asker === mine && (
          <button type="button" class="button small" onClick={vote('decline')}>
            {t('proposal.withdraw')}
          </button>
        )}
      </div>
    </div>
  );
}
