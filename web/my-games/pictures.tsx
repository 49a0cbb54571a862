import { loadRules } from '@bonebed/games';
import { messageValues, openEdition, optionWords, type Reader, say, type Terms } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type SpokenGame, spoken } from '../app/spoken.ts';
import { href } from '../route.ts';
import { gameWords, language } from '../words.ts';
import { commonName, type Figures, type OptionHabit } from './figures.ts';
import type { Result } from './result.ts';
import { w } from './words.ts';

/** My games of one kind, in pictures: how they ended, the scores, what they are made of, and what I choose. */
export function GameFigures({ figures }: { figures: Figures }) {
  const { game, seats, results, places } = figures;
  const module = useSignal<SpokenGame | null>(null);
  useEffect(() => {
    void loadRules(game)
      .then(spoken)
      .then(found => (module.value = found));
  }, [game]);
  return (
    <section class="my-game" data-game={game} data-seats={seats}>
      <h2>{w('heading', { game: gameWords(game, 'title'), seats })}</h2>
      <p class="quiet">{w('games', { count: results.length })}</p>
      <h3>{w('places')}</h3>
      <Places places={places} />
      {module.value !== null && <InWords figures={figures} reader={readerOf(module.value, seats)} />}
    </section>
  );
}

function readerOf(module: SpokenGame, seats: number): Reader<Terms> {
  const { box } = openEdition(module.game, module.components);
  // Some options name a seat; who sat there differs from game to game.
  const players = new Array<string>(seats).fill('…');
  return { game: module.game, box, texts: module.words(), language: language.value, players };
}

/** A strip of all games, the victories first. */
function Places({ places }: { places: readonly number[] }) {
  return (
    <ol class="places">
      {places.map((count, index) =>
        count === 0 ? null : (
          <li key={index} style={{ flexGrow: count }} data-place={index + 1}>
            {w('place', { place: index + 1, count })}
          </li>
        ),
      )}
    </ol>
  );
}

function InWords({ figures, reader }: { figures: Figures; reader: Reader<Terms> }) {
  const { results, best, habits } = figures;
  const unit = say(reader, 'game.points');
  return (
    <>
      <h3>{w('scores')}</h3>
      <Scores results={results} unit={unit} />
      <p>
        <Played result={best}>{w('best', { points: best.totals[best.mine], unit })}</Played>
      </p>
      <h3>{w('made')}</h3>
      <Made figures={figures} reader={reader} />
      <h3>{w('habits')}</h3>
      {habits.length === 0 ? <p class="quiet">{w('noHabits')}</p> : <Habits habits={habits} reader={reader} />}
    </>
  );
}

/** Leads to the game, wherever it is kept. */
function Played({ result: { key }, children }: { result: Result; children: string }) {
  const [where, id] = key.split(' ');
  return <a href={href(where === 'here' ? 'table' : 'at', id)}>{children}</a>;
}

const WIDTH = 640;
const HEIGHT = 120;
const EDGE = 12;

/** A dot a game, a full one for a victory. */
function Scores({ results, unit }: { results: readonly Result[]; unit: string }) {
  const totals = results.map(({ totals: all, mine }) => all[mine]);
  const [low, high] = [Math.min(0, ...totals), Math.max(1, ...totals)];
  const x = (index: number) => EDGE + ((index + 0.5) / results.length) * (WIDTH - 2 * EDGE);
  const y = (total: number) => HEIGHT - EDGE - ((total - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const words = ({ totals: all, places, mine }: Result) => w('score', { points: all[mine], unit, place: places[mine] });
  return (
    <svg class="scores" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={results.map(words).join('; ')}>
      <line x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
      {results.map((result, index) => (
        <circle
          key={result.key}
          class={result.places[result.mine] === 1 ? 'won' : ''}
          cx={x(index)}
          cy={y(totals[index])}
          r={6}
        >
          <title>{words(result)}</title>
        </circle>
      ))}
    </svg>
  );
}

/** A pair of bars a line: mine, and that of who won. */
function Made({ figures: { lines }, reader }: { figures: Figures; reader: Reader<Terms> }) {
  const most = Math.max(1, ...lines.flatMap(({ mine, winners }) => [Math.abs(mine), Math.abs(winners)]));
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  return (
    <Pairs
      pairs={lines
        .filter(({ mine, winners }) => mine !== 0 || winners !== 0)
        .map(({ what, mine, winners }) => ({
          name: say(reader, `score.${what}`),
          parts: [mine / most, winners / most],
          words: [number.format(mine), number.format(winners)],
        }))}
    />
  );
}

function Habits({ habits, reader }: { habits: readonly OptionHabit[]; reader: Reader<Terms> }) {
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' });
  return (
    <Pairs
      pairs={habits.map(({ what, samples, mine, winners }) => ({
        name: commonName(samples.map(option => optionWords(reader, what, option))),
        about: askedFor(reader, what),
        parts: [mine, winners],
        words: [percent.format(mine), percent.format(winners)],
      }))}
    />
  );
}

/** The question that it answers, where that is the same every time. */
function askedFor(reader: Reader<Terms>, what: string): string {
  const question = reader.texts[`ask.${what}`] ?? '';
  return messageValues(question).length === 0 ? question : '';
}

interface Pair {
  readonly name: string;
  readonly about?: string;
  readonly parts: readonly [mine: number, winners: number];
  readonly words: readonly [mine: string, winners: string];
}

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl class="pairs">
      {pairs.map(({ name, about = '', parts, words }, index) => (
        <div key={index}>
          <dt>
            <b>{name}</b> <span class="quiet">{about}</span>
          </dt>
          {(['you', 'winners'] as const).map((who, side) => (
            <dd key={who} class={who}>
              <i style={{ width: `${Math.round(Math.abs(parts[side]) * 100)}%` }} />
              <span>
                {w(who)} {words[side]}
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
