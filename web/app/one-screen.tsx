import { manifestOf } from '@bonebed/games';
import type { Game, Reader, SettingValue, Terms } from '@bonebed/kernel';
import { fittingSettings, openEdition, say, valuesFor } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadRules } from '../host/editions.ts';
import type { Occupant } from '../host/host.ts';
import { seatNames } from '../table/names.ts';
import { gameWords, language, t } from '../words.ts';
import { EditionChoice } from './edition-shelf.tsx';
import { openLocal, ownName, rivalsAt } from './open.ts';
import { PageHead } from './page-head.tsx';
import { aBot, aPerson, SeatFields } from './seat-fields.tsx';
import { spoken } from './spoken.ts';
import './lobby-screen.css';

/** Several people at one device, bots among them if you like; or nobody but bots and you. */
export function OneScreen({ game, isAgainstBots = false }: { game: string; isAgainstBots?: boolean }) {
  const reader = useSignal<Reader<Terms> | null>(null);
  const seats = useSignal<readonly Occupant[]>([
    { name: ownName(), kind: 'person', bot: null },
    ...(isAgainstBots ? Array.from({ length: rivalsAt(manifestOf(game).seats) }, aBot) : [aPerson(1)]),
  ]);
  const { beginner } = manifestOf(game);
  const settings = useSignal<Readonly<Record<string, SettingValue>>>({});
  const edition = useSignal<string | null>(null);
  useEffect(() => {
    void loadRules(game)
      .then(spoken)
      .then(({ game: rules, components, words }) => {
        const { box } = openEdition(rules, components);
        reader.value = { game: rules, box, texts: words(), language: language.value, players: [] };
      });
  }, [game, language.value]);
  const rules: Game<Terms> | undefined = reader.value?.game;
  const change = (seat: number, info: Partial<Occupant>) => {
    seats.value = seats.value.map((old, index) => (index === seat ? { ...old, ...info } : old));
  };
  const most = rules === undefined ? 2 : Math.max(...rules.seats);
  const names = seatNames(seats.value);
  const least = rules === undefined ? 2 : Math.min(...rules.seats);
  return (
    <div class="page">
      <PageHead />
      <main class="narrow">
        <h1>{t(isAgainstBots ? 'screen.botsTitle' : 'screen.title', { game: gameWords(game, 'short') })}</h1>
        {!isAgainstBots && <p>{t('screen.line')}</p>}
        <form
          class="form"
          onSubmit={event => {
            event.preventDefault();
            const fitting = rules === undefined ? {} : fittingSettings(rules, seats.value.length, settings.value);
            openLocal({ game, seats: seats.value, settings: fitting, edition: edition.value });
          }}
        >
          <ol class="seat-list">
            {seats.value.map((info, seat) => (
              <SeatFields key={seat} seat={seat} info={info} called={names[seat]} onChange={next => change(seat, next)}>
                {seats.value.length > least && (
                  <button
                    type="button"
                    class="link"
                    onClick={() => (seats.value = seats.value.filter((_, index) => index !== seat))}
                  >
                    {t('screen.remove')}
                  </button>
                )}
              </SeatFields>
            ))}
          </ol>
          {seats.value.length < most && (
            <button
              type="button"
              class="button"
              onClick={() => (seats.value = [...seats.value, isAgainstBots ? aBot() : aPerson(seats.value.length)])}
            >
              {t('screen.add')}
            </button>
          )}
          {reader.value !== null && (
            <SettingsForm
              reader={reader.value}
              seats={seats.value.length}
              chosen={settings.value}
              onChange={(id, value) => (settings.value = { ...settings.value, [id]: value })}
            />
          )}
          {beginner !== undefined && (
            <button type="button" class="link" id="beginner" onClick={() => (settings.value = beginner)}>
              {t('screen.beginner')}
            </button>
          )}
          <EditionChoice game={game} chosen={edition} />
          <button type="submit" class="button strong" disabled={rules === undefined}>
            {t('screen.start')}
          </button>
        </form>
      </main>
    </div>
  );
}

interface SettingsProps {
  readonly reader: Reader<Terms>;
  readonly seats: number;
  readonly chosen: Readonly<Record<string, SettingValue>>;
  readonly onChange: (id: string, value: SettingValue) => void;
}

/** The variants of a game, in its own words. */
export function SettingsForm({ reader, seats, chosen, onChange }: SettingsProps) {
  const settings = reader.game.settings.map(spec => ({ ...spec, values: valuesFor(spec, seats) }));
  const fitting = fittingSettings(reader.game, seats, chosen);
  return (
    <fieldset class="settings">
      <legend>{t('screen.variants')}</legend>
      {settings
        .filter(({ values }) => values.length > 1)
        .map(spec => (
          <label key={spec.id}>
            <span>{say(reader, `setting.${spec.id}`)}</span>
            <select
              name={spec.id}
              value={String(fitting[spec.id] ?? spec.default)}
              onChange={event => {
                const value = spec.values.find(one => String(one) === event.currentTarget.value);
                if (value !== undefined) onChange(spec.id, value);
              }}
            >
              {spec.values.map(value => (
                <option key={String(value)} value={String(value)}>
                  {say(reader, `setting.${spec.id}.${value}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
    </fieldset>
  );
}
