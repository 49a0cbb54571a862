import { botName } from '@bonebed/bots/levels';
import { readRecord } from '@bonebed/kernel';
import type { DealBoard, DealGames } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type SpokenGame, spoken } from '../app/spoken.ts';
import { gameWith } from '../host/editions.ts';
import type { Occupant } from '../host/host.ts';
import { packGame } from '../host/share.ts';
import { go } from '../route.ts';
import { language } from '../words.ts';
import { deals } from './calls.ts';
import { decisionsOf, type PlayedChoice, partedAt } from './compare.ts';
import { seatName } from './duplicate.tsx';
import { w } from './words.ts';

/** How many decisions are shown from before games parted. */
const ALIKE_SHOWN = 3;

const nameOf = (name: string, bot: string | null): string => (bot === null ? name : botName(bot, language.value));

interface Shown {
  readonly game: DealGames['games'][number];
  readonly decisions: readonly PlayedChoice[];
}

/** Games of the same deal side by side, decision by decision, and where they parted; each moment can be looked at on the board. */
export function SideBySide({ board }: { board: DealBoard }) {
  const games = useSignal<DealGames['games']>([]);
  const module = useSignal<SpokenGame | null>(null);
  const isWhole = useSignal(false);
  useEffect(() => {
    void deals.games(board.id).then(async ({ games: found }) => {
      const [first] = found;
      if (first === undefined) return;
      const { edition, version } = readRecord(first.record).header;
      module.value = await spoken(await gameWith(board.game, edition, version));
      games.value = found;
    });
  }, [board.id, board.results?.count]);
  const spokenGame = module.value;
  if (spokenGame === null || games.value.length === 0) return null;
  const seatsOf = (game: DealGames['games'][number]): Occupant[] => {
    const seats = game.table === null ? null : board.tables[game.table].seats;
    const bots = seats?.map(({ bot }) => bot) ?? board.bots;
    return bots.map((bot, seat) => ({
      name: seats === null ? nameOf(game.name, bot) : seatName(seats[seat]),
      kind: bot === null ? 'person' : 'bot',
      bot,
    }));
  };
  const shown: Shown[] = games.value.map(game => ({
    game,
    decisions: decisionsOf(
      spokenGame,
      readRecord(game.record),
      board.seat,
      seatsOf(game).map(({ name }) => name),
    ),
  }));
  const [own, ...others] = shown;
  const parted = others.length === 0 ? null : partedAt(own.decisions, others[0].decisions);
  // What all did alike need not be read, but for the last of it.
  const first = isWhole.value || parted === null ? 0 : Math.max(0, parted - ALIKE_SHOWN);
  const length = Math.max(...shown.map(({ decisions }) => decisions.length));
  const look = (shownGame: Shown, at: number) =>
    void packGame({ record: shownGame.game.record, seats: seatsOf(shownGame.game) }).then(packed =>
      go('replay', packed, String(shownGame.decisions[at]?.length ?? 0)),
    );
  return (
    <section class="side-by-side" aria-labelledby="side-by-side">
      <h2 id="side-by-side">{w(others.length === 0 ? 'sides.own' : 'sides.title')}</h2>
      {others.length > 0 && (
        <p id="parted">{parted === null ? w('sides.same') : w('sides.parted', { number: parted + 1 })}</p>
      )}
      {first > 0 && (
        <p>
          <button type="button" class="link" onClick={() => (isWhole.value = true)}>
            {w('sides.before', { count: first })}
          </button>
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            {shown.map(({ game }, column) => (
              <th key={column} scope="col">
                {seatsOf(game)[board.seat].name || w('deal.former')} {game.isMe && w('deal.you')}{' '}
                {game.points !== null && w('deal.points', { points: game.points })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: length - first }, (_, index) => first + index).map(at => (
            <tr key={at} class={at === parted ? 'parted' : ''}>
              <th scope="row">{at + 1}</th>
              {shown.map((one, column) => {
                const decision = one.decisions[at];
                return (
                  <td key={column}>
                    {decision !== undefined && (
                      <>
                        <button type="button" class="link" title={w('sides.look')} onClick={() => look(one, at)}>
                          {decision.words}
                        </button>{' '}
                        <span class="quiet">{decision.points}</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
