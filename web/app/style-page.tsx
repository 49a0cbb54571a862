import { Icon } from '../icons/icon.tsx';
import { SeatMark } from '../table/seat-mark.tsx';
import { t } from '../words.ts';
import { BoardSamples } from './board-samples.tsx';
import { PageHead } from './page-head.tsx';
import './style-page.css';

const COLOURS = ['paper', 'card', 'ink', 'faint', 'rule', 'brass', 'marsh', 'cope', 'moss', 'rust'];
const SEATS = [0, 1, 2, 3, 4];
const ICONS = ['ammonite', 'undo', 'rules', 'menu'];

/** The living page of the design system: every part as it is used. */
export function StylePage() {
  return (
    <div class="page">
      <PageHead />
      <main class="narrow style-page">
        <h1>{t('style.title')}</h1>
        <p>{t('style.line')}</p>
        <h2>{t('style.colour')}</h2>
        <ul class="swatches">
          {COLOURS.map(name => (
            <li key={name}>
              <span class="swatch" style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
        <h2>{t('style.type')}</h2>
        <p class="type-sample display">Allosaurus fragilis</p>
        <p class="type-sample italic">Allosaurus fragilis</p>
        <p class="type-sample text">{t('home.line')}</p>
        <p class="type-sample sans">0123456789 · {t('home.playNow')}</p>
        <h2>{t('style.seats')}</h2>
        <ul class="swatches">
          {SEATS.map(seat => (
            <li key={seat}>
              <SeatMark seat={seat} />
            </li>
          ))}
        </ul>
        <h2>{t('style.controls')}</h2>
        <p class="game-actions">
          <button type="button" class="button strong">
            {t('home.playNow')}
          </button>
          <button type="button" class="button">
            {t('top.undo')}
          </button>
          <button type="button" class="button" disabled>
            {t('top.undo')}
          </button>
          <button type="button" class="chip">
            <kbd class="chip-number">1</kbd>
            <span>{t('prompt.back')}</span>
          </button>
        </p>
        <h2>{t('style.cards')}</h2>
        <BoardSamples />
        <h2>{t('style.icons')}</h2>
        <ul class="swatches">
          {ICONS.map(name => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
