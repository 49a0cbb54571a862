import { fittingSettings, openEdition, type Reader, type SettingValue, type Terms } from '@bonebed/kernel';
import {
  type AtZero,
  type CreatedTable,
  type CreateTable,
  type Experience,
  experiences,
  type PairedTable,
} from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, hasServer } from '../host/api.ts';
import { loadRules } from '../host/editions.ts';
import { go, href } from '../route.ts';
import { gameWords, language, t } from '../words.ts';
import { type ClockId, clockIds, clockOf, isClockId } from './clocks.ts';
import { keepInvitation } from './invitations.ts';
import { LevelSelect, usualLevel } from './level-select.tsx';
import { NameField } from './name-field.tsx';
import { SettingsForm } from './one-screen.tsx';
import { ownName } from './open.ts';
import { PageHead } from './page-head.tsx';
import { keepPromise, newNonce } from './promises.ts';
import { spoken } from './spoken.ts';
import { ownZone } from './zone.ts';

/** A table on the server, to which friends come by a link. */
export function InvitePage({ game }: { game: string }) {
  const reader = useSignal<Reader<Terms> | null>(null);
  const isThere = useSignal<boolean | null>(null);
  const seats = useSignal(2);
  const isOpen = useSignal(false);
  const clock = useSignal<ClockId>('none');
  const atZero = useSignal<AtZero>('bot');
  const rest = useSignal({ nights: false, weekends: false });
  const wanted = useSignal<Experience | null>(null);
  const hasHints = useSignal(false);
  const bots = useSignal(0);
  const settings = useSignal<Readonly<Record<string, SettingValue>>>({});
  const fault = useSignal(false);
  useEffect(() => {
    void hasServer().then(found => (isThere.value = found));
    void loadRules(game)
      .then(spoken)
      .then(({ game: rules, components, words }) => {
        const { box } = openEdition(rules, components);
        reader.value = { game: rules, box, texts: words(), language: language.value, players: [] };
      });
  }, [game, language.value]);
  const isResting = clock.value.startsWith('day') && (rest.value.nights || rest.value.weekends);
  const botCount = Math.min(bots.value, seats.value - 1);
  /** What the form says; `nonce` is this browser's part of the shuffle. */
  const wish = (nonce: string): CreateTable => {
    const people = seats.value - botCount;
    return {
      game,
      seats: seats.value,
      settings: reader.value === null ? {} : fittingSettings(reader.value.game, seats.value, settings.value),
      edition: null,
      open: isOpen.value,
      clock: clockOf(clock.value, atZero.value, isResting ? { ...rest.value, zone: ownZone() } : undefined),
      bots: Array.from({ length: seats.value }, (_, seat) => (seat < people ? null : usualLevel())),
      standIn: null,
      sit: true,
      name: ownName(),
      nonce,
      hints: hasHints.value,
      ...(isOpen.value && wanted.value !== null ? { wanted: wanted.value } : {}),
    };
  };
  const begin = async (make: (wished: CreateTable) => Promise<PairedTable & Partial<CreatedTable>>) => {
    fault.value = false;
    const nonce = newNonce();
    try {
      await api.introduce(ownName());
      const { table, invite, commitment, link } = await make(wish(nonce));
      // Who sat there already has added a number before.
      if (link !== null) keepPromise(table, { commitment, nonce });
      if (invite !== undefined) keepInvitation(table, invite);
      go('at', table);
    } catch (refused) {
      console.error(refused);
      fault.value = true;
    }
  };
  return (
    <div class="page">
      <PageHead />
      <main class="narrow">
        <h1>{t('invite.title', { game: gameWords(game, 'short') })}</h1>
        {isThere.value === false ? (
          <>
            <p>{t('invite.noServer')}</p>
            <a class="button strong" href={href('screen', game)}>
              {t('home.oneScreen')}
            </a>
          </>
        ) : (
          <form
            class="form"
            onSubmit={event => {
              event.preventDefault();
              void begin(api.create);
            }}
          >
            <p>{t('invite.line')}</p>
            <NameField look="row" />
            <label class="row">
              <span>{t('fact.players')}</span>
              <select value={String(seats.value)} onChange={event => (seats.value = Number(event.currentTarget.value))}>
                {(reader.value?.game.seats ?? [2]).map(count => (
                  <option key={count} value={String(count)}>
                    {count}
                  </option>
                ))}
              </select>
            </label>
            <div class="row">
              <label class="row">
                <span>{t('invite.bots')}</span>
                <select value={String(botCount)} onChange={event => (bots.value = Number(event.currentTarget.value))}>
                  {Array.from({ length: seats.value }, (_, count) => (
                    <option key={count} value={String(count)}>
                      {count}
                    </option>
                  ))}
                </select>
              </label>
              {botCount > 0 && (
                <LevelSelect label={t('level.label')} value={usualLevel()} onChange={() => {}} isExplained />
              )}
            </div>
            <label class="row">
              <span>{t('invite.clock')}</span>
              <select
                name="clock"
                value={clock.value}
                onChange={event => {
                  const { value } = event.currentTarget;
                  if (isClockId(value)) clock.value = value;
                }}
              >
                {clockIds.map(id => (
                  <option key={id} value={id}>
                    {t(`clock.${id}`)}
                  </option>
                ))}
              </select>
            </label>
            {clock.value !== 'none' && (
              <label class="row">
                <span>{t('invite.atZero')}</span>
                <select
                  name="atZero"
                  value={atZero.value}
                  onChange={event => (atZero.value = event.currentTarget.value === 'resign' ? 'resign' : 'bot')}
                >
                  {(['bot', 'resign'] as const).map(kind => (
                    <option key={kind} value={kind}>
                      {t(`atZero.${kind}`)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {clock.value.startsWith('day') &&
              (['nights', 'weekends'] as const).map(kind => (
                <label key={kind}>
                  <input
                    type="checkbox"
                    name={kind}
                    checked={rest.value[kind]}
                    onChange={event => (rest.value = { ...rest.value, [kind]: event.currentTarget.checked })}
                  />{' '}
                  {t(`rest.${kind}`)}
                </label>
              ))}
            <label>
              <input
                type="checkbox"
                name="hints"
                checked={hasHints.value}
                onChange={event => (hasHints.value = event.currentTarget.checked)}
              />{' '}
              {t('invite.hints')}
            </label>
            <label>
              <input
                type="checkbox"
                checked={isOpen.value}
                onChange={event => (isOpen.value = event.currentTarget.checked)}
              />{' '}
              {t('invite.open')}
            </label>
            {isOpen.value && (
              <label class="row">
                <span>{t('invite.wanted')}</span>
                <select
                  name="wanted"
                  value={wanted.value ?? ''}
                  onChange={event => {
                    const { value } = event.currentTarget;
                    wanted.value = experiences.find(one => one === value) ?? null;
                  }}
                >
                  <option value="">{t('wanted.anybody')}</option>
                  {experiences.map(one => (
                    <option key={one} value={one}>
                      {t(`wanted.${one}`)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {reader.value !== null && (
              <SettingsForm
                reader={reader.value}
                seats={seats.value}
                chosen={settings.value}
                onChange={(id, value) => (settings.value = { ...settings.value, [id]: value })}
              />
            )}
            {fault.value && (
              <p class="fault" role="alert">
                {t('invite.failed')}
              </p>
            )}
            <button type="submit" class="button strong" disabled={isThere.value === null}>
              {t('invite.create')}
            </button>
            {botCount === 0 && (
              <button
                type="button"
                class="button"
                id="anyone"
                disabled={isThere.value === null}
                onClick={() => void begin(api.playWithAnyone)}
              >
                {t('invite.anyone')}
              </button>
            )}
          </form>
        )}
      </main>
    </div>
  );
}
