import { decide, loadBrain, playerWith, rootOf, startBudget } from '@bonebed/bots/browser';
import { DIG_SEATS, findDig } from '@bonebed/bots/dig';
import { fastRng, makeHeader, openEdition, sha256Hex, type Terms, writeRecord } from '@bonebed/kernel';
import { loadRules } from '../host/editions.ts';

/** A dig that was found on this device: the score to beat, and the record of a game that begins there. */
export interface OwnDig {
  readonly goal: number;
  readonly record: string;
}

/** The dig of a game for a day, from the date alone. It takes seconds: `dig-worker.ts` does it. */
export async function findOwnDig(id: string, day: string): Promise<OwnDig> {
  const [{ game, components }, brain] = await Promise.all([loadRules(id), loadBrain(id)]);
  const edition = openEdition<Terms>(game, components);
  const dig = await findDig(
    {
      game,
      edition,
      brain,
      answer: (table, seat, level, seed) => {
        const { bot, budget } = playerWith(brain, level);
        const started = startBudget(budget, () => performance.now());
        return decide(bot, rootOf(table, seat), fastRng(seed), started).text;
      },
    },
    sha256Hex(`bonebed/${day}/${id}`),
  );
  const header = makeHeader(game, edition, { seats: DIG_SEATS, seed: dig.seed, chance: 'byTurn' });
  const record = writeRecord({ header: { ...header, start: dig.start }, answers: [], anew: null, final: null });
  return { goal: dig.goal, record };
}
