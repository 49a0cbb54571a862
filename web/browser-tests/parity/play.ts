/** Whole games from given seeds, told as hashes: what must come out the same wherever the rules run. */
import { decide, parsePlayer, rootOf, startBudget, type Thought } from '@bonebed/bots';
import { gameIds, loadGame } from '@bonebed/games';
import {
  below,
  fastRng,
  makeHeader,
  openEdition,
  type Rng,
  secureRng,
  seedFrom,
  sha256Hex,
  Table,
  type Terms,
  writeRecord,
} from '@bonebed/kernel';

export interface Played {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly answers: number;
  /** Hashes over every state on the way, over the record, and over every thought: the options, how often each was tried, what it was worth. */
  readonly states: string;
  readonly record: string;
  readonly thoughts: string;
}

const SEEDS = ['trias', 'jura', 'creta'];
/** So many decisions of so many are a bot's, by a number of iterations: a clock would differ. */
const THOUGHTS = 3;
const EVERY = 40;

export async function playAll(): Promise<Played[]> {
  const all: Played[] = [];
  for (const game of gameIds) {
    const { game: rules, components } = await loadGame(game);
    const edition = openEdition(rules, components);
    for (const seats of rules.seats) {
      for (const seed of SEEDS) {
        const header = makeHeader(rules, edition, { seats, seed: seedFrom(`${seed} ${seats}`) });
        all.push({ game, seats, seed, ...playOne(new Table(rules, edition.box, header), seed) });
      }
    }
  }
  return all;
}

function playOne(table: Table<Terms>, seed: string): Pick<Played, 'answers' | 'states' | 'record' | 'thoughts'> {
  const chance = fastRng(seed);
  const hashes = [table.hash];
  const thoughts: Thought[] = [];
  while (table.pending !== null) {
    const [seat] = table.pending.waiting;
    let text: string;
    if (table.length % EVERY < THOUGHTS) {
      const thought = think(table, seat, seed);
      thoughts.push(thought);
      text = thought.text;
    } else text = anyAnswer(table, seat, chance);
    const answered = table.answer(seat, text);
    if (!answered.ok) throw new Error(`${table.game.id}: '${text}' was refused`);
    hashes.push(table.hash);
  }
  const record = writeRecord(table.record());
  return {
    answers: table.length,
    states: sha256Hex(hashes.join()),
    record: sha256Hex(record),
    // The shortest text that means the same number: two that differ in a bit differ in it.
    thoughts: sha256Hex(JSON.stringify(thoughts)),
  };
}

function anyAnswer(table: Table<Terms>, seat: number, chance: Rng): string {
  const choices = table.choices(seat);
  return choices[below(chance, choices.length)].text;
}

function think(table: Table<Terms>, seat: number, seed: string): Thought {
  const { bot, budget } = parsePlayer('search@it:12', table.game.id);
  const rng = secureRng(seedFrom(`${seed} ${table.length}`));
  return decide(
    bot,
    rootOf(table, seat),
    rng,
    startBudget(budget, () => 0),
  );
}
