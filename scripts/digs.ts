/**
 * `npm run digs -- [days]`: the digs that a server with the key `example` would have on so many days: how much room there is in them, and how
 * long they take to find. Nothing is kept: a server finds its own (docs/DAILY.md).
 */
import { brainOf, decide, findDig, playerFor, rootOf, startBudget, tryDeal } from '@bonebed/bots';
import { gameIds, loadGame } from '@bonebed/games';
import { fastRng, openEdition, sha256Hex, type Terms } from '@bonebed/kernel';

const days = Number(process.argv[2] ?? 3);
for (const id of gameIds) {
  const module = await loadGame(id);
  const edition = openEdition<Terms>(module.game, module.components);
  let decisions = 0;
  const digging = {
    game: module.game,
    edition,
    brain: brainOf(id),
    answer: (table, seat, level, seed) => {
      const { bot, budget } = playerFor(module, level);
      if (seat === 0) decisions += 1;
      return decide(
        bot,
        rootOf(table, seat),
        fastRng(seed),
        startBudget(budget, () => performance.now()),
      ).text;
    },
  } satisfies Parameters<typeof findDig>[0];
  for (let day = 1; day <= days; day++) {
    const began = performance.now();
    const dig = await findDig(digging, sha256Hex(`example/${day}/${id}`));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    decisions = 0;
    const random = await tryDeal(digging, dig, 'random');
    const size = JSON.stringify(dig.start).length;
    console.log(
      `${id} ${day}: ${dig.goal} to beat, others have ${dig.plain}, random ${random}; ${dig.attempts} games, ${seconds} s; ` +
        `${decisions} decisions of random, ${size} bytes`,
    );
  }
}
