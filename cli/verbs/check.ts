import { checkSettings } from '@bonebed/kernel';
import { KitFailure, propertyKit } from '@bonebed/kernel/kit';
import { type Call, gameFlags, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { FAILED, OK } from '../errors.ts';
import { openGame, seatCount, settingsFrom } from '../loading.ts';

export const check: Verb = {
  name: 'check',
  operand: '<game>',
  flags: { seed: { type: 'string', value: 'text' }, ...gameFlags, json: { type: 'boolean' } },
  run: async call => {
    const { game, edition } = await openGame(call, call.operands[0]);
    const seats = seatCount(call, game);
    const given = settingsFrom(call, game);
    checkSettings(game, seats, given);
    const seed = textFlag(call, 'seed') ?? '1';
    const found = { game: game.id, seats, seed };
    try {
      propertyKit(game, edition, { seats, settings: given, seeds: [seed] });
    } catch (error) {
      if (!(error instanceof KitFailure)) throw error;
      return fail(call, found, error);
    }
    if (hasFlag(call, 'json')) printJson(call, { ok: true, ...found });
    else printLine(call, call.say('check.good', found));
    return OK;
  },
};

function fail(call: Call, found: object, { property, message }: KitFailure): number {
  if (hasFlag(call, 'json')) printJson(call, { ok: false, ...found, property, message });
  else printLine(call, `${call.say('check.bad')}\n${message}`);
  return FAILED;
}
