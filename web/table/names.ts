import { botName } from '@bonebed/bots/levels';
import { type Seat, seatName } from '@bonebed/kernel';
import { FORMER } from '@bonebed/protocol';
import { language, t } from '../words.ts';
import type { Session } from './session.ts';

interface Seated {
  readonly name: string;
  readonly bot: string | null;
}

/** What everybody at a table is called. Bots that nobody named get names of their own, in the order of the seats. */
export function seatNames(seats: readonly Seated[]): string[] {
  const given = seats.map(({ name }) => name);
  const spare = t('bot.names')
    .split(', ')
    .filter(name => !given.includes(name));
  let bots = 0;
  return seats.map(({ name, bot }) => {
    if (name !== '') return name.startsWith(FORMER) ? name.replace(FORMER, t('players.former')) : name;
    if (bot === null) return '…';
    bots += 1;
    return spare[bots - 1] ?? t('name.other', { number: bots });
  });
}

/** Whether a seat is that of the one person at the table: to them a name that they were dealt says nothing. */
export function isYou({ info: { mine }, host }: Session, seat: Seat | null): boolean {
  return mine.length === 1 && mine[0] === seat && host.company === null;
}

/** A seat where it stands for itself, as a heading or beside its mark. */
export function calledAs(session: Session, seat: Seat | null): string {
  return isYou(session, seat) ? t('strip.you') : seatName(session.reader.value, seat);
}

/** What a bot is, in the reader's language: `Field hand`. */
export function levelName(bot: string): string {
  return botName(bot, language.value);
}
