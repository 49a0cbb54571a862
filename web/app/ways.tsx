import { preferences } from '../preferences.ts';
import { href } from '../route.ts';
import { Dialog } from '../table/dialog.tsx';
import { gameWords, t } from '../words.ts';
import type { Listed } from './catalogue.ts';
import { LevelSelect, usualLevel } from './level-select.tsx';
import { playNow, playSolo, rivalsAt } from './open.ts';
import './ways.css';

/** Every way to a new table of a game: bots as many and as strong as one likes, alone, with friends; and what there is to read. */
export function Ways({ game, onClose }: { game: Listed; onClose: () => void }) {
  const { id, seats } = game;
  const short = gameWords(id, 'short');
  return (
    <Dialog label={t('ways.title', { game: short })} class="ways" onClose={onClose}>
      <h2>{t('ways.title', { game: short })}</h2>
      <h3>{t('ways.bots')}</h3>
      <Rivals seats={seats} />
      <p class="row">
        <button type="button" class="button strong" data-ways-play={id} onClick={() => playNow(game)}>
          {t('home.playNow')}
        </button>
        <a class="button" href={href('screen', id, 'bots')}>
          {t('screen.variants')}
        </a>
      </p>
      {seats[0] === 1 && (
        <>
          <h3>{t('ways.solo')}</h3>
          <p class="row">
            <button type="button" class="button" data-solo={id} onClick={() => playSolo(id)}>
              {t('home.solo')}
            </button>
          </p>
        </>
      )}
      <h3>{t('ways.friends')}</h3>
      <p class="quiet">{t('ways.friendsLine')}</p>
      <p class="row">
        <a class="button" href={href('invite', id)}>
          {t('home.invite')}
        </a>
        <a class="button" href={href('screen', id)}>
          {t('home.oneScreen')}
        </a>
      </p>
      <h3>{t('ways.read')}</h3>
      <p class="game-links">
        <a href={href('guide', id)}>{t('home.guide')}</a>
        <a href={href('rules', id)}>{t('home.rules')}</a>
        <a href={href('about', id)}>{t('menu.about')}</a>
      </p>
    </Dialog>
  );
}

/** Whom 'Play now' is against: said in a line, changed in it, remembered. */
function Rivals({ seats }: { seats: readonly number[] }) {
  const most = Math.max(...seats) - 1;
  return (
    <p class="rivals">
      <span>{t('home.against')}</span>
      <select
        aria-label={t('home.rivals')}
        value={String(rivalsAt(seats))}
        onChange={event => (preferences.rivals.value = Number(event.currentTarget.value))}
      >
        {Array.from({ length: most }, (_, index) => (
          <option key={index} value={String(index + 1)}>
            {index + 1}
          </option>
        ))}
      </select>
      <LevelSelect label={t('level.label')} value={usualLevel()} onChange={() => {}} isExplained />
    </p>
  );
}
