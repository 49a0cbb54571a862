import type { Seat } from '@bonebed/kernel';
import { DAYS_OFF, TAKE_OVER_AFTER_MS } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { CopyLink } from '../app/copy-link.tsx';
import { failureText } from '../app/failure.ts';
import { keepInvitation } from '../app/invitations.ts';
import { lazy } from '../app/lazy.tsx';
import { ServerRefusal } from '../host/api.ts';
import type { Company } from '../host/host.ts';
import { href } from '../route.ts';
import { t } from '../words.ts';
import { Confirm } from './confirm.tsx';
import { useSession } from './session.ts';

const HostRules = lazy(
  async () => (await import('../people/host-rules.tsx')).HostRules,
  () => null,
);
const Neighbours = lazy(
  async () => (await import('../people/neighbours.tsx')).Neighbours,
  () => null,
);

/** The part of the menu that is about the people: invite, go away for a while, give up, replace who is gone. */
export function People({ company, onClose }: { company: Company; onClose: () => void }) {
  const session = useSession();
  const isResigning = useSignal(false);
  const isRevoking = useSignal(false);
  const state = company.state.value;
  const about = company.about.value;
  const [mine] = session.info.mine;
  if (state === null || about === null) return null;
  const own = mine === undefined ? null : state.seats[mine];
  const isPlaying = state.phase === 'playing' && own !== null && !own.resigned;
  const act = (command: Parameters<Company['do']>[0]) => {
    onClose();
    company.do(command).catch((refused: unknown) => {
      session.told.value = failureText(refused);
    });
  };
  const link = (page: string, token: string | null) =>
    `${location.origin}${location.pathname}${href(page, about.id, ...(token === null ? [] : [token]))}`;
  const spectators = async () => {
    if (about.open) return link('at', null);
    const gift = await company.do({ do: 'invite' });
    return link('at', gift?.kind === 'invite' ? gift.token : null);
  };
  const otherDevice = async () => {
    const gift = await company.do({ do: 'link' });
    return link('seat', gift?.kind === 'seat' ? gift.token : null);
  };
  // Where others play the same deal, nobody looks on and nobody else plays.
  const isDeal = about.deal !== undefined;
  const isHost = !isDeal && mine !== undefined && (state.host === null || state.host === mine);
  const renewInvitation = async () => {
    const gift = await company.do({ do: 'revoke', what: 'invites' });
    if (gift?.kind !== 'invite') return '';
    keepInvitation(about.id, gift.token);
    return link('at', gift.token);
  };
  return (
    <>
      <h3>{t('people.title')}</h3>
      {about.hints === true && <p class="quiet">{t('people.hints')}</p>}
      <ul class="menu-list">
        {own !== null && (
          <>
            {!isDeal && (
              <li>
                <CopyLink class="link" label={t('people.watch')} link={spectators} />
              </li>
            )}
            <li>
              <CopyLink class="link" label={t('people.device')} link={otherDevice} />
            </li>
            <li>
              <button type="button" class="link" id="revoke-links" onClick={() => (isRevoking.value = true)}>
                {t('people.revoke')}
              </button>
            </li>
            {isHost && !about.open && (
              <li id="renew-invitation">
                <CopyLink class="link" label={t('people.renew')} link={renewInvitation} />
              </li>
            )}
          </>
        )}
        {isPlaying && !isDeal && own.by === 'person' && (
          <li>
            <button type="button" class="link" id="hand-over" onClick={() => act({ do: 'handOver' })}>
              {t('people.handOver')}
            </button>
          </li>
        )}
        {isPlaying && own.by === 'bot' && (
          <li>
            <button type="button" class="link" onClick={() => act({ do: 'comeBack' })}>
              {t('people.comeBack')}
            </button>
          </li>
        )}
        {isPlaying && own.by === 'person' && about.clock.kind === 'day' && (
          <DaysOff company={company} onDone={onClose} />
        )}
        {isPlaying && <Abandoned company={company} mine={mine} onDone={onClose} />}
        {isPlaying && (
          <li>
            <button type="button" class="link" id="resign" onClick={() => (isResigning.value = true)}>
              {t('people.resign')}
            </button>
          </li>
        )}
      </ul>
      {isHost && <HostRules company={company} />}
      <Neighbours company={company} mine={mine ?? null} />
      {isRevoking.value && (
        <Confirm
          question={t('revoke.sure')}
          line={t('revoke.line')}
          act={t('revoke.act')}
          stay={t('revoke.stay')}
          onAct={() => act({ do: 'revoke', what: 'links', devices: true })}
          onClose={() => (isRevoking.value = false)}
        />
      )}
      {isResigning.value && (
        <Confirm
          question={t('resign.sure')}
          line={t('resign.line')}
          act={t('people.resign')}
          onAct={() => act({ do: 'resign' })}
          onClose={() => (isResigning.value = false)}
        />
      )}
    </>
  );
}

/** A turn may take longer: each seat has some days off. */
function DaysOff({ company, onDone }: { company: Company; onDone: () => void }) {
  const session = useSession();
  const take = (days: number) => {
    onDone();
    company.do({ do: 'vacation', days }).then(
      () => (session.told.value = t('vacation.done', { days })),
      (refused: unknown) => {
        const isEnough = refused instanceof ServerRefusal && refused.code === 'tooMany';
        session.told.value = isEnough ? t('vacation.enough', { days: DAYS_OFF }) : failureText(refused);
      },
    );
  };
  return [1, 7].map(days => (
    <li key={days}>
      <button type="button" class="link" data-days-off={days} onClick={() => take(days)}>
        {t('people.vacation', { days })}
      </button>
    </li>
  ));
}

/** Seats of others that the table waits for: a bot can play on for them once they have been gone long enough. */
function Abandoned({ company, mine, onDone }: { company: Company; mine: Seat; onDone: () => void }) {
  const session = useSession();
  const fault = useSignal<string | null>(null);
  const state = company.state.value;
  const waiting = state?.frame?.ask?.waiting.filter(seat => seat !== mine && state.seats[seat].by === 'person') ?? [];
  const { players } = session.reader.value;
  const takeOver = (seat: Seat) => {
    company.do({ do: 'takeOver', seat }).then(onDone, (refused: unknown) => {
      const isEarly = refused instanceof ServerRefusal && refused.code === 'notNow';
      const kind = company.about.value?.clock.kind ?? 'none';
      fault.value = isEarly ? t('takeOver.early', { minutes: TAKE_OVER_AFTER_MS[kind] / 60_000 }) : t('lobby.failed');
    });
  };
  const remind = (seat: Seat) => {
    const name = players[seat] ?? '';
    company.do({ do: 'remind', seat }).then(
      () => {
        onDone();
        session.told.value = t('remind.done', { name });
      },
      (refused: unknown) => {
        const isEnough = refused instanceof ServerRefusal && refused.code === 'tooMany';
        fault.value = isEnough ? t('remind.enough', { name }) : t('lobby.failed');
      },
    );
  };
  return (
    <>
      {waiting.map(seat => (
        <li key={seat}>
          <button type="button" class="link" data-remind={seat} onClick={() => remind(seat)}>
            {t('people.remind', { name: players[seat] ?? '' })}
          </button>{' '}
          <button type="button" class="link" data-take-over={seat} onClick={() => takeOver(seat)}>
            {t('people.takeOver', { name: players[seat] ?? '' })}
          </button>
        </li>
      ))}
      {fault.value !== null && (
        <li class="fault" role="alert">
          {fault.value}
        </li>
      )}
    </>
  );
}
