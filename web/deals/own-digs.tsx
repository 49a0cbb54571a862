import { botsWith, decide, loadBrain, playerOf, rootOf, startBudget } from '@bonebed/bots/browser';
import { DIG_OPPONENT, type Dig, findDig } from '@bonebed/bots/dig';
import { fastRng, makeHeader, openEdition, sha256Hex, type Terms, writeRecord } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { catalogue } from '../app/catalogue.ts';
import { openFork, ownName } from '../app/open.ts';
import { loadRules } from '../host/editions.ts';
import { levelName } from '../table/names.ts';
import { gameWords, language, t } from '../words.ts';

/** Without a server: a dig for every day, found on this device from the date alone, and played for oneself. */
export function OwnDigs() {
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const shown = new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' }).format(now);
  return (
    <>
      <p>{t('digs.own', { day: shown })}</p>
      <ul class="dig-cards">
        {catalogue.map(({ id }) => (
          <li key={id} class="dig-card" data-game={id}>
            <h2>{gameWords(id, 'short')}</h2>
            <OwnDig game={id} day={day} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface Found {
  readonly dig: Dig;
  readonly record: string;
}

function OwnDig({ game, day }: { game: string; day: string }) {
  const found = useSignal<Found | 'searching' | null>(null);
  const search = async () => {
    found.value = 'searching';
    found.value = await digOf(game, day);
  };
  if (found.value === null || found.value === 'searching') {
    return (
      <button type="button" class="button" disabled={found.value !== null} onClick={() => void search()}>
        {t(found.value === null ? 'digs.find' : 'digs.digging')}
      </button>
    );
  }
  const { dig, record } = found.value;
  const play = () =>
    openFork(
      record,
      [
        { name: ownName(), kind: 'person', bot: null },
        { name: levelName(DIG_OPPONENT), kind: 'bot', bot: DIG_OPPONENT },
      ],
      0,
    );
  return (
    <p class="dig-row">
      <span>{t('deal.goal', { points: dig.goal })}</span>
      <button type="button" class="button strong" onClick={play}>
        {t('digs.play')}
      </button>
    </p>
  );
}

async function digOf(id: string, day: string): Promise<Found> {
  const [{ game, components }, brain] = await Promise.all([loadRules(id), loadBrain(id)]);
  const bots = botsWith(brain);
  const edition = openEdition<Terms>(game, components);
  const dig = await findDig(
    {
      game,
      edition,
      answer: async (table, seat, level, seed) => {
        // The page stays awake meanwhile.
        await new Promise(resolve => setTimeout(resolve));
        const { bot, budget } = playerOf(bots, level);
        return decide(
          bot,
          rootOf(table, seat),
          fastRng(seed),
          startBudget(budget, () => performance.now()),
        ).text;
      },
    },
    sha256Hex(`bonebed/${day}/${id}`),
  );
  const header = makeHeader(game, edition, { seats: 2, seed: dig.seed, chance: 'byTurn' });
  const record = writeRecord({ header: { ...header, start: dig.start }, answers: [], anew: null, final: null });
  return { dig, record };
}
