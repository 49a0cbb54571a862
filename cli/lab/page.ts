import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@bonebed/kernel';
import type { Key } from '../words.ts';
import type { Figures, Spread } from './figures.ts';
import { figure, number, percent, words } from './html.ts';
import { type Both, both, plain } from './labels.ts';
import { ammonite, countPlot, coursePlot, histogramPlot, pairPlot, sharePlot } from './plots.ts';
import { script, style } from './style.ts';
import { actionTable, askTable, collectionTable, eventTable, MOST_THINGS, refusalTable } from './tables.ts';

/** The whole report as one page that needs nothing else: no script, font or picture from anywhere. */
export function reportPage(figures: Figures, language: Language, command: string): string {
  const { title, tagline } = figures;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words(plain(both('report.pageTitle', { game: title[language] })[language]))}</title>
<style>${fonts()}${style}</style>
</head>
<body>
<header>
<nav>${switches(language)}</nav>
<div class="plate">${ammonite()}<div><h1>${words(title)}</h1><p class="tagline">${words(tagline)}</p><p class="what">${words(whatWasPlayed(figures))}</p></div></div>
<div class="keys">${keyFigures(figures)}</div>
</header>
<main>
${[lengths(figures), fairness(figures), scores(figures), course(figures), decisions(figures), occurrences(figures), components(figures), never(figures)].join('\n')}
</main>
<footer><p>${words(both('report.method'))}</p><p>${words(both('report.made', { version: figures.version, edition: figures.edition }))}</p><p><code>${words(plain(command))}</code></p></footer>
<script>${script}</script>
</body>
</html>
`;
}

const FONTS = [
  ['Alegreya', '@fontsource/alegreya/files/alegreya-latin-400-normal.woff2'],
  ['Alegreya Sans', '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2'],
] as const;

/** The faces travel with the page. */
function fonts(): string {
  return FONTS.map(([family, file]) => {
    const data = readFileSync(fileURLToPath(import.meta.resolve(file))).toString('base64');
    return `@font-face{font-family:'${family}';font-display:swap;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  }).join('');
}

function switches(language: Language): string {
  const say = (['en', 'fr'] as const).map(
    code =>
      `<button data-say="${code}" aria-pressed="${code === language}">${code === 'en' ? 'English' : 'Français'}</button>`,
  );
  const light = (['light', 'dark'] as const).map(
    kind =>
      `<button data-light-is="${kind}" aria-pressed="false">${words(both(kind === 'light' ? 'report.light' : 'report.dark'))}</button>`,
  );
  return [...say, ...light].join('');
}

function whatWasPlayed({ games, seats, bots, seed, settings }: Figures): Both {
  const players = [...new Set(bots)].join(', ');
  const set = Object.entries(settings).map(([id, value]) => `${id} ${value}`);
  const told = both('report.played', { games, seats, players, seed });
  const tail = set.length === 0 ? '' : ` · ${set.join(', ')}`;
  return {
    en: told.en.replace(String(games), number(games).en) + tail,
    fr: told.fr.replace(String(games), number(games).fr) + tail,
  };
}

function keyFigures(figures: Figures): string {
  const {
    decisions: length,
    turns,
    bySeat,
    points,
    course: { leads },
    shared,
  } = figures;
  const half = leads[Math.floor(leads.length / 2)];
  const keys: readonly (readonly [Both, Both])[] = [
    [figure(length.median), both('report.key.decisions')],
    [figure(turns.median), both('report.key.turns')],
    [percent(bySeat[0].won.rate), both('report.key.first')],
    [figure(points.mean), both('report.key.points')],
    [percent(half), both('report.key.half')],
    [percent(shared.rate), both('report.key.shared')],
  ];
  return keys
    .map(([value, label]) => `<div><b>${words(value)}</b><span class="k">${words(label)}</span></div>`)
    .join('');
}

function section(key: Key, note: Key, body: string): string {
  return `<section><h2>${words(both(key))}</h2><p class="note">${words(both(note))}</p>${body}</section>`;
}

function figureOf(title: Both, note: Both | null, plot: string, legend = ''): string {
  const said = note === null ? '' : `<p>${words(note)}</p>`;
  return `<figure><h3>${words(title)}</h3>${said}${legend}${plot}</figure>`;
}

function grid(...figures: readonly string[]): string {
  return `<div class="grid">${figures.join('')}</div>`;
}

function lengths({ decisions: length, turns }: Figures): string {
  const one = (title: Key, label: Key, { median, low, high, histogram }: Spread): string =>
    figureOf(
      both(title),
      both('report.middle', { low, high }),
      histogramPlot(both(label), histogram, { mark: { at: median, label: both('report.median', { median }) } }),
    );
  return section(
    'report.length',
    'report.length.note',
    grid(
      one('report.length.decisions', 'report.axis.decisions', length),
      one('report.length.turns', 'report.axis.turns', turns),
    ),
  );
}

function fairness({ bySeat, byBot, baseRate, endings }: Figures): string {
  const seats = bySeat.map(({ name, won, points }) => ({
    name: both('report.seat', { n: name }),
    share: won,
    note: rateAndPoints(won.rate, points),
  }));
  const bots = byBot.map(({ name, won, points }) => ({
    name: plain(name),
    share: won,
    note: rateAndPoints(won.rate, points),
  }));
  const ends = endings.map(({ label, games }) => ({ name: short(label), share: games, note: percent(games.rate) }));
  return section(
    'report.fair',
    'report.fair.note',
    grid(
      figureOf(both('report.fair.seats'), null, sharePlot(both('report.axis.wins'), seats, baseRate)),
      ...(byBot.length < 2
        ? []
        : [figureOf(both('report.fair.bots'), null, sharePlot(both('report.axis.wins'), bots, baseRate))]),
      figureOf(both('report.endings'), null, sharePlot(both('report.axis.games'), ends, 0)),
    ),
  );
}

function rateAndPoints(rate: number, points: number): Both {
  const [share, mean] = [percent(rate), figure(points)];
  const { en } = both('report.rateAndPoints', { rate: share.en, points: mean.en });
  const { fr } = both('report.rateAndPoints', { rate: share.fr, points: mean.fr });
  return { en, fr };
}

/** What still fits on a line of a plot. */
const SHORT = 44;

function short({ en, fr }: Both): Both {
  const cut = (text: string): string => (text.length <= SHORT ? text : `${text.slice(0, SHORT - 1).trimEnd()}…`);
  return { en: cut(en), fr: cut(fr) };
}

function legend(): string {
  return `<p><span class="swatch"></span>${words(both('report.winners'))} &nbsp; <span class="swatch o"></span>${words(both('report.others'))}</p>`;
}

function scores({ points, margins, sources, seats }: Figures): string {
  return section(
    'report.scores',
    'report.scores.note',
    grid(
      figureOf(
        both('report.scores.spread'),
        null,
        histogramPlot(both('report.axis.points'), points.winners, { second: points.others }),
        legend(),
      ),
      figureOf(
        both('report.sources'),
        null,
        pairPlot(
          both('report.axis.points'),
          sources.map(row => ({ ...row, label: short(row.label) })),
        ),
        legend(),
      ),
      ...(seats < 2
        ? []
        : [figureOf(both('report.margins'), null, histogramPlot(both('report.axis.margin'), margins))]),
    ),
  );
}

function course({ course: { winners, others, leads }, seats }: Figures): string {
  if (seats < 2) return '';
  const points = coursePlot(both('report.axis.course'), [
    { label: both('report.others'), values: others, kind: 'b' },
    { label: both('report.winners'), values: winners, kind: 'a' },
  ]);
  const chances = coursePlot(
    both('report.axis.course'),
    [{ label: both('report.winners'), values: leads, kind: 'a' }],
    percent,
  );
  return section(
    'report.course',
    'report.course.note',
    grid(
      figureOf(both('report.course.points'), null, points, legend()),
      figureOf(both('report.course.leads'), both('report.course.leads.note'), chances),
    ),
  );
}

function decisions(figures: Figures): string {
  return section(
    'report.decisions',
    'report.decisions.note',
    `${grid(
      figureOf(
        both('report.decisions.options'),
        null,
        countPlot(both('report.axis.options'), figures.optionsPerDecision),
      ),
      figureOf(
        both('report.decisions.perTurn'),
        null,
        countPlot(both('report.axis.perTurn'), figures.decisionsPerTurn),
      ),
    )}<p></p>${askTable(figures)}`,
  );
}

function occurrences(figures: Figures): string {
  return [
    section('report.actions', 'report.actions.note', actionTable(figures)),
    section('report.events', 'report.events.note', eventTable(figures)),
  ].join('\n');
}

function components(figures: Figures): string {
  const { collections } = figures;
  if (collections.length === 0) return '';
  const tables = collections.map((collection, index) => {
    const { id, things } = collection;
    const more = things.length > MOST_THINGS ? both('report.more', { n: things.length - MOST_THINGS }) : plain('');
    const open = index === 0 ? ' open' : '';
    return `<details${open}><summary>${words(plain(label(id)))} <small>${things.length}</small></summary>${collectionTable(collection, figures)}<p class="note">${words(more)}</p></details>`;
  });
  return section('report.components', 'report.components.note', tables.join('\n'));
}

/** `traceFossils` as people write it. */
function label(id: string): string {
  const spaced = id.replaceAll(/(?<=[a-z0-9])[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const NEVER = {
  ask: 'report.never.ask',
  option: 'report.never.option',
  event: 'report.never.event',
  end: 'report.never.end',
  bar: 'report.never.bar',
  thing: 'report.never.thing',
} as const satisfies Record<Figures['unreached'][number]['kind'], Key>;

function never(figures: Figures): string {
  const lists = figures.unreached.map(({ kind, labels }) => {
    const items = labels.map(one => `<li>${words(one)}</li>`).join('');
    return `<details><summary>${words(both(NEVER[kind]))} <small>${labels.length}</small></summary><ul class="never">${items}</ul></details>`;
  });
  const refused = `<details><summary>${words(both('report.refusals'))} <small>${figures.refusals.length}</small></summary>${refusalTable(figures)}</details>`;
  return section('report.never', 'report.never.note', [refused, ...lists].join('\n'));
}
