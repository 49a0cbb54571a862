import { gameIds, manifestOf } from '@bonebed/games';
import { formatMessage, type Language } from '@bonebed/kernel';
import type { ClockSpec } from '@bonebed/protocol';

/** What a link to a table says of it before anybody has opened it: nothing but what is on the door. */
export interface TableFront {
  readonly game: string;
  /** Who invites; null where nobody does, or nobody has a name that the picture can show. */
  readonly host: string | null;
  /** Each seat: whether somebody sits there. */
  readonly seats: readonly boolean[];
  readonly clock: ClockSpec;
  readonly isWaiting: boolean;
  /** The host lets nobody else sit down. */
  readonly isLocked: boolean;
}

const TEXTS = {
  en: {
    invites: '{host} invites you: {game}',
    invited: 'You are invited: {game}',
    at: '{game} at Bonebed',
    line: '{about} {locked, select, yes {The host has locked the table.} other {{free, plural, =0 {All seats are taken.} one {# seat is free.} other {# seats are free.}}}} {pace}',
    minutes: '{from} to {to} minutes.',
    days: 'Over days, a move now and then.',
    by: '{host} invites you',
    you: 'You are invited',
    free: '{locked, select, yes {locked} other {{free, plural, =0 {all seats taken} one {# free seat} other {# free seats}}}}',
    open: 'Open the table',
  },
  fr: {
    invites: '{host} vous invite : {game}',
    invited: 'Vous êtes invité : {game}',
    at: '{game} sur Bonebed',
    line: '{about} {locked, select, yes {L’hôte a verrouillé la table.} other {{free, plural, =0 {Toutes les places sont prises.} one {# place est libre.} other {# places sont libres.}}}} {pace}',
    minutes: 'De {from} à {to} minutes.',
    days: 'Sur plusieurs jours, un coup de temps en temps.',
    by: '{host} vous invite',
    you: 'Vous êtes invité',
    free: '{locked, select, yes {table verrouillée} other {{free, plural, =0 {toutes les places sont prises} one {# place libre} other {# places libres}}}}',
    open: 'Ouvrir la table',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

export interface DoorWords {
  readonly title: string;
  readonly description: string;
  readonly game: string;
  /** Who invites, in a sentence of its own. */
  readonly by: string;
  readonly free: string;
  readonly open: string;
}

export function doorWords(
  { game: id, host, seats, clock, isWaiting, isLocked }: TableFront,
  language: Language,
): DoorWords {
  const texts = TEXTS[language];
  const say = (text: string, values: Record<string, string | number>) => formatMessage(text, values, language);
  const manifest = gameIds.includes(id) ? manifestOf(id) : null;
  const game = manifest?.short[language] ?? id;
  const free = seats.filter(isTaken => !isTaken).length;
  const locked = isLocked ? 'yes' : 'no';
  const [from, to] = manifest?.minutes ?? [30, 60];
  const pace = clock.kind === 'day' ? texts.days : say(texts.minutes, { from, to });
  const inviting = host === null ? texts.invited : texts.invites;
  return {
    title: say(isWaiting ? inviting : texts.at, { game, host: host ?? '' }),
    description: say(texts.line, { about: manifest?.line[language] ?? '', locked, free, pace }),
    game,
    by: isWaiting ? say(host === null ? texts.you : texts.by, { host: host ?? '' }) : 'Bonebed',
    free: say(texts.free, { locked, free }),
    open: texts.open,
  };
}
