import { manifestOf } from '@bonebed/games';
import type { NewDeal } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { failureText } from '../app/failure.ts';
import { LevelSelect, usualLevel } from '../app/level-select.tsx';
import { gameWords, t } from '../words.ts';
import { challenge } from './calls.ts';
import { w } from './words.ts';

/** Begins a duel, or a duplicate, of a fresh deal. */
export function NewDuels({ games }: { games: readonly string[] }) {
  return (
    <>
      <NewDuel games={games} />
      <NewDuplicate games={games} />
    </>
  );
}

function NewDuel({ games }: { games: readonly string[] }) {
  const game = useSignal(games[0] ?? '');
  return (
    <section aria-labelledby="duels">
      <h2 id="duels">{w('duels.title')}</h2>
      <p>{w('duels.line')}</p>
      <p class="duel-row">
        <GameSelect games={games} value={game.value} onChange={chosen => (game.value = chosen)} />
        <LevelSelect label={t('level.label')} value={usualLevel()} onChange={() => {}} />
        <Begin id="new-duel" label={w('duels.fresh')} wish={() => ({ game: game.value, bots: [usualLevel()] })} />
      </p>
    </section>
  );
}

/** How many people and bots sit at each table. */
interface Company {
  readonly people: number;
  readonly bots: number;
}

/** All that a game has seats for, those with more people first. */
function companiesOf(game: string): Company[] {
  return manifestOf(game).seats.flatMap(seats =>
    seats < 2 ? [] : Array.from({ length: seats }, (_, bots) => ({ people: seats - bots, bots })),
  );
}

const wordsOf = (company: Company): string =>
  company.bots === 0 ? w('duplicate.people', { people: company.people }) : w('duplicate.mixed', { ...company });

function NewDuplicate({ games }: { games: readonly string[] }) {
  const game = useSignal(games[0] ?? '');
  const chosen = useSignal(0);
  const companies = game.value === '' ? [] : companiesOf(game.value);
  const company = companies[chosen.value] ?? { people: 2, bots: 0 };
  const wish = () => ({
    game: game.value,
    people: company.people,
    bots: new Array<string>(company.bots).fill(usualLevel()),
  });
  return (
    <section aria-labelledby="duplicate">
      <h2 id="duplicate">{w('duplicate.title')}</h2>
      <p>{w('duplicate.line')}</p>
      <p class="duel-row">
        <GameSelect
          games={games}
          value={game.value}
          onChange={id => {
            game.value = id;
            chosen.value = 0;
          }}
        />
        <select
          id="company"
          aria-label={w('duplicate.company')}
          value={chosen.value}
          onChange={event => (chosen.value = Number(event.currentTarget.value))}
        >
          {companies.map((one, index) => (
            <option key={index} value={index}>
              {wordsOf(one)}
            </option>
          ))}
        </select>
        {company.bots > 0 && <LevelSelect label={t('level.label')} value={usualLevel()} onChange={() => {}} />}
        <Begin id="new-duplicate" label={w('duplicate.fresh')} wish={wish} />
      </p>
    </section>
  );
}

interface GameSelectProps {
  readonly games: readonly string[];
  readonly value: string;
  readonly onChange: (game: string) => void;
}

function GameSelect({ games, value, onChange }: GameSelectProps) {
  return (
    <select aria-label={t('home.games')} value={value} onChange={event => onChange(event.currentTarget.value)}>
      {games.map(id => (
        <option key={id} value={id}>
          {gameWords(id, 'short')}
        </option>
      ))}
    </select>
  );
}

function Begin({ id, label, wish }: { id: string; label: string; wish: () => NewDeal }) {
  const fault = useSignal('');
  const begin = () => challenge(wish()).catch(error => (fault.value = failureText(error)));
  return (
    <>
      <button type="button" class="button" id={id} onClick={() => void begin()}>
        {label}
      </button>
      {fault.value !== '' && (
        <span class="fault" role="alert">
          {fault.value}
        </span>
      )}
    </>
  );
}
