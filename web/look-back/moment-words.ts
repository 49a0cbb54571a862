import { CERTAIN, type JudgedChoice, type PointsApart } from '@bonebed/bots/accounts';
import {
  type Event,
  eventWords,
  formatMessage,
  optionWords,
  type Reader,
  type Seat,
  say,
  seatName,
  type Terms,
} from '@bonebed/kernel';
import { texts } from './texts.ts';
import type { TurningPoint } from './turning-points.ts';

/** More events than this would be a story, not a reason. */
const MOST_EVENTS = 3;

type Values = Readonly<Record<string, string | number>>;

function saying({ language }: Reader<Terms>): (key: keyof typeof texts.en, values: Values) => string {
  return (key, values) => formatMessage(texts[language][key], values, language);
}

/** A moment that mattered, a sentence each: what was done, what it changed, and the facts that say why. */
export function turningWords(reader: Reader<Terms>, { seat, change, decision, came }: TurningPoint): string[] {
  if (decision !== null) return decisionWords(reader, decision);
  const name = reader.players[seat] ?? '';
  return [saying(reader)('lucky', { name, percent: percentOf(reader, change), told: eventsWords(reader, came) })];
}

export function decisionWords(reader: Reader<Terms>, decision: JudgedChoice): string[] {
  const { seat, what, chosen, best, beside, lead, facts } = decision;
  const s = saying(reader);
  const isBest = JSON.stringify(chosen) === JSON.stringify(best);
  const good = isBest ? 'right' : 'insight';
  const verdict = s(lead < 0 ? 'mistake' : good, {
    name: reader.players[seat] ?? '',
    option: optionWords(reader, what, chosen),
    other: optionWords(reader, what, beside),
    percent: percentOf(reader, lead),
  });
  if (facts === null) return [verdict];
  const points = pointsWords(reader, seat, facts.points);
  // Where points say why, what is told at once would mostly repeat what was done.
  if (points.length > 0) return [verdict, ...points];
  const told = eventsWords(reader, facts.told);
  const untold = eventsWords(reader, facts.untold);
  return [
    verdict,
    ...(told === '' ? [] : [s('told', { told })]),
    ...(untold === '' ? [] : [s('untold', { told: untold })]),
  ];
}

/** What was gained and given up, and what that gave the others or kept them from. */
function pointsWords(reader: Reader<Terms>, own: Seat, points: readonly PointsApart[]): string[] {
  const s = saying(reader);
  const list = (some: readonly PointsApart[]) =>
    new Intl.ListFormat(reader.language).format(
      some.map(({ what, tenths }) =>
        s('points', {
          points: new Intl.NumberFormat(reader.language).format(Math.abs(tenths) / 10),
          unit: say(reader, 'game.points'),
          line: say(reader, `score.${what}`),
        }),
      ),
    );
  const seats = [...new Set(points.map(({ seat }) => seat))].sort((a, b) => Number(a !== own) - Number(b !== own));
  return seats.flatMap(seat => {
    const theirs = points.filter(one => one.seat === seat);
    const more = theirs.filter(({ tenths }) => tenths > 0);
    const less = theirs.filter(({ tenths }) => tenths < 0);
    const name = seatName(reader, seat);
    const [up, down] = seat === own ? (['gain', 'cost'] as const) : (['gives', 'takes'] as const);
    return [
      ...(more.length === 0 ? [] : [s(up, { name, list: list(more) })]),
      ...(less.length === 0 ? [] : [s(down, { name, list: list(less) })]),
    ];
  });
}

function eventsWords(reader: Reader<Terms>, events: readonly Event[]): string {
  const told = events.map(event => eventWords(reader, event)).filter(words => words !== '');
  return [...new Set(told)].slice(0, MOST_EVENTS).map(whole).join(' ');
}

/** With the full stop that a line of the log does without. */
function whole(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

function percentOf({ language }: Reader<Terms>, chance: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(Math.abs(chance) / CERTAIN);
}
