import type { Action, Collection, Figures, Occurrence, Share } from './figures.ts';
import { figure, number, percent, words } from './html.ts';
import { type Both, both } from './labels.ts';

interface Cell {
  readonly html: string;
  /** What a column is sorted by. */
  readonly value?: number;
  readonly kind?: string;
}

function table(head: readonly Both[], rows: readonly (readonly Cell[])[]): string {
  const cells = (row: readonly Cell[]): string =>
    row
      .map(({ html, value, kind }) => {
        const sorted = value === undefined ? '' : ` data-v="${Number(value.toPrecision(4))}"`;
        return `<td${kind === undefined ? '' : ` class="${kind}"`}${sorted}>${html}</td>`;
      })
      .join('');
  const heads = head.map(label => `<th scope="col">${words(label)}</th>`).join('');
  const body = rows.map(row => `<tr>${cells(row)}</tr>`).join('\n');
  return `<div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function counted(value: number): Cell {
  return { html: words(figure(value)), value };
}

function named(label: Both): Cell {
  return { html: words(label) };
}

/** Fewer than this many and a win rate is a rumour. */
const FEWEST = 20;

/** Whether a share differs from what chance gives beyond its interval. */
function leaning({ low, high, of }: Share, base: number): 'up' | 'down' | null {
  if (of < FEWEST) return null;
  if (low > base) return 'up';
  return high < base ? 'down' : null;
}

const SIGNS = { up: '▲', down: '▼' } as const;

function winCell(share: Share, base: number): Cell {
  if (share.of < FEWEST) return { html: '<span class="none">–</span>', value: -1 };
  const lean = leaning(share, base);
  const sign = lean === null ? '' : `${SIGNS[lean]} `;
  const at = (part: number): string => `${Math.round(100 * part)}%`;
  const bar = `<i class="ci" style="--l:${at(share.low)};--w:${at(share.high - share.low)};--b:${at(base)}"></i>`;
  return {
    html: `${sign}${words(percent(share.rate))}${bar}`,
    value: share.rate,
    ...(lean === null ? {} : { kind: lean }),
  };
}

export function actionTable({ actions, games, baseRate }: Figures): string {
  const rows = actions.map(({ label, times, offered, won }: Action) => [
    named(label),
    counted(times / games),
    { html: words(percent(times / Math.max(1, offered))), value: times / Math.max(1, offered) },
    winCell(won, baseRate),
  ]);
  const head = [both('report.action'), both('report.perGame'), both('report.taken'), both('report.winRate')];
  return table(head, rows);
}

export function eventTable({ events, games, baseRate }: Figures): string {
  const rows = events.map(({ label, times, games: seen, won }: Occurrence) => [
    named(label),
    counted(times / games),
    { html: words(percent(seen / games)), value: seen / games },
    winCell(won, baseRate),
  ]);
  return table([both('report.event'), both('report.perGame'), both('report.inGames'), both('report.winRate')], rows);
}

export function askTable({ asks }: Figures): string {
  const rows = asks.map(({ label, perGame, options }) => [
    named(label),
    counted(perGame),
    { html: words(number(options, 1)), value: options },
  ]);
  return table([both('report.question'), both('report.perGame'), both('report.optionsEach')], rows);
}

export function refusalTable({ refusals }: Figures): string {
  const rows = refusals.map(({ key, label, perGame }) => [
    named(label),
    { html: `<code>${words({ en: key, fr: key })}</code>` },
    counted(perGame),
  ]);
  return table([both('report.refusal'), both('report.rule'), both('report.perGame')], rows);
}

/** The longest list of components that is shown; the rest is in the JSON. */
export const MOST_THINGS = 60;

/** A row a component, a column an event: how many seats had it, and how often they won. */
export function collectionTable({ events, things }: Collection, { games, seats, baseRate }: Figures): string {
  const rows = things.slice(0, MOST_THINGS).map(({ name, by }) => [
    named(name),
    ...by.map((found): Cell => {
      if (found === null || found.won.of < FEWEST)
        return { html: '<span class="none">·</span>', value: -1, kind: 'cell' };
      const lean = leaning(found.won, baseRate);
      const sign = lean === null ? '' : SIGNS[lean];
      const often = words(percent(found.won.of / (games * seats)));
      const rate = words(percent(found.won.rate));
      return {
        html: `<b>${sign} ${rate}</b> <small>${often}</small>`,
        value: found.won.rate,
        kind: `cell ${lean ?? ''}`.trim(),
      };
    }),
  ]);
  return table([both('report.component'), ...events.map(({ label }) => label)], rows);
}
