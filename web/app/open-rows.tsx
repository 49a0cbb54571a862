import type { OpenTable } from '../host/lobby.ts';
import { href } from '../route.ts';
import { gameWords, t } from '../words.ts';
import { paceWords } from './clocks.ts';
import { takenNames } from './table-rows.ts';
import './rows.css';

/** The tables on the server that wait for players, a row each. */
export function OpenRows({ tables }: { tables: readonly OpenTable[] }) {
  return (
    <ul class="leaf">
      {tables.map(({ id, game, seats, clock, wanted, hasHints, isAside }) => (
        <li key={id} class="table-row">
          <a href={href('at', id)}>
            <b>{gameWords(game, 'short')}</b> {takenNames(seats).join(', ')}
          </a>
          <span class="quiet when">
            {[
              paceWords(clock),
              ...(wanted === null ? [] : [t(`wanted.${wanted}`)]),
              ...(hasHints ? [t('hints.allowed')] : []),
            ].join(' · ')}
          </span>
          <span class="turn">
            {isAside ? t('home.aside') : t('home.free', { free: seats.filter(({ isFree }) => isFree).length })}
          </span>
        </li>
      ))}
    </ul>
  );
}
