import type { Action, Collection, Figures, Occurrence, Share } from './figures.ts';
import { figure, number, percentCell, words } from './html.ts';
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
        const sorted = value === undefined ? '' : ` data-v=${Number(value.toPrecision(3))}`;
        return `<td${kind === undefined ? '' : ` class="${kind}"`}${sorted}>${html}`;
      })
      .join('');
  const heads = head.map(label => `<th scope=col>${words(label)}</th>`).join('');
  // HTML needs no end tags here, and without them a long table is a third shorter.
  const body = rows.map(row => `<tr>${cells(row)}`).join('\n');
  return `<div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function counted(value: number): Cell {
  return { html: words(figure(value)), value };
}

function named(label: Both): Cell {
  return { html: words(label) };
}

/** The longest list that is shown; the rest, which is rare, is in the JSON. */
export const MOST_ROWS = 36;

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
  if (share.of < FEWEST) return { html: '<span class=none>–</span>', value: -1 };
  const lean = leaning(share, base);
  const sign = lean === null ? '' : `${SIGNS[lean]} `;
  const at = (part: number): string => `${Math.round(100 * part)}%`;
  const bar = `<i class=ci style=--l:${at(share.low)};--w:${at(share.high - share.low)}></i>`;
  return {
    html: `${sign}${percentCell(share.rate)}${bar}`,
    value: share.rate,
    ...(lean === null ? {} : { kind: lean }),
  };
}

/** How often winners do it and how often the others, side by side; sorted by how much they differ. */
function pairCell({ byWinner, byOther }: Occurrence): Cell {
  if (byWinner + byOther === 0) return { html: '<span class=none>–</span>', value: 0 };
  const [winner, other] = [figure(byWinner), figure(byOther)];
  return {
    html: `${words(winner)} <span class=vs>· ${words(other)}</span>`,
    value: (byWinner + 0.01) / (byOther + 0.01),
  };
}

export function actionTable({ actions, games, baseRate }: Figures): string {
  const rows = actions.slice(0, MOST_ROWS).map((action: Action) => {
    const taken = action.times / Math.max(1, action.offered);
    return [
      named(action.label),
      counted(action.times / games),
      { html: percentCell(taken), value: taken },
      pairCell(action),
      winCell(action.won, baseRate),
    ];
  });
  const head = [
    both('report.action'),
    both('report.perGame'),
    both('report.taken'),
    both('report.pair'),
    both('report.winRate'),
  ];
  return table(head, rows);
}

export function eventTable({ events, games, baseRate }: Figures): string {
  const rows = events
    .slice(0, MOST_ROWS)
    .map((event: Occurrence) => [
      named(event.label),
      counted(event.times / games),
      { html: percentCell(event.games / games), value: event.games / games },
      pairCell(event),
      winCell(event.won, baseRate),
    ]);
  const head = [
    both('report.event'),
    both('report.perGame'),
    both('report.inGames'),
    both('report.pair'),
    both('report.winRate'),
  ];
  return table(head, rows);
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
  const rows = refusals
    .slice(0, MOST_ROWS)
    .map(({ key, label, perGame }) => [
      named(label),
      { html: `<code>${words({ en: key, fr: key })}</code>` },
      counted(perGame),
    ]);
  return table([both('report.refusal'), both('report.rule'), both('report.perGame')], rows);
}

/** A row a component, a column an event: how often those won who had it, and how many they were of 100; copies of a card add up. */
export function collectionTable({ events, things }: Collection, { games, seats, baseRate }: Figures): string {
  const rows = things.slice(0, MOST_ROWS).map(({ name, by }) => [
    named(name),
    ...by.map((found): Cell => {
      if (found === null || found.won.of < FEWEST)
        return { html: '<span class=none>·</span>', value: -1, kind: 'cell' };
      const lean = leaning(found.won, baseRate);
      const sign = lean === null ? '' : SIGNS[lean];
      const often = Math.round((100 * found.won.of) / (games * seats));
      const rate = percentCell(found.won.rate);
      return {
        html: `<b>${sign} ${rate}</b> <small>${often}</small>`,
        value: found.won.rate,
        kind: `cell ${lean ?? ''}`.trim(),
      };
    }),
  ]);
  return table([both('report.component'), ...events.map(({ label }) => label)], rows);
}
