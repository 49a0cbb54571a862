import { botName } from '@bonebed/bots/levels';
import { FORMER } from '@bonebed/protocol';
import { language, t } from '../words.ts';

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

/** What a bot is, in the reader's language: `Field hand`. */
export function levelName(bot: string): string {
  return botName(bot, language.value);
}
