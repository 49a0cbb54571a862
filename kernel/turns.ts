import { chacha20Block } from './chacha20.ts';
import type { Rng } from './game.ts';
import { fromHex, sha256Hex, toHex } from './sha256.ts';

/**
 * Chance that goes by the turn, so that people who play the same deal meet the same luck, whatever they choose. An ordinary generator is one
 * row of numbers: whoever draws one bone more has other dice ever after. This one begins a row of its own with each turn, from the seed
 * and the name that the game gives the turn (`Game.turn`). Within a turn numbers and shuffles have separate rows, so that a pile that runs out
 * moves no die. A shuffle goes by what is shuffled: two piles that differ in some cards have all others in the same order.
 */

/** What the words of such a generator are: the key, what kind it is (a script has 0 there), the nonce of the turn, and how much it has drawn. */
const KIND = 8;
const NONCE = 9;
const NUMBERS = 12;
const SHUFFLES = 13;
const BY_TURN = 1;

/** What stands behind the key until the first turn begins. */
export const beforeFirstTurn: readonly number[] = [BY_TURN, 0, 0, 0, 0, 0];

/** How many words of 32 bits there are. */
const WORDS = 0x1_0000_0000;

/** Shuffles have the upper half of a turn's blocks. */
const FIRST_SHUFFLE = 0x8000_0000;

export function isByTurn({ words }: Rng): boolean {
  return words.length > KIND && words[KIND] === BY_TURN;
}

/** A turn begins. Other kinds of chance take no notice, and a turn that goes on keeps its row. */
export function beginTurn(rng: Rng, turn: string): void {
  if (!isByTurn(rng)) return;
  const name = new DataView(fromHex(sha256Hex(turn)).buffer);
  const nonce = [name.getInt32(0), name.getInt32(4), name.getInt32(8)];
  if (nonce.every((word, i) => word === rng.words[NONCE + i])) return;
  rng.words.splice(NONCE, nonce.length + 2, ...nonce, 0, 0);
}

/** Random bits for the next number of the turn: sixteen words, of which the first that fits is taken. */
export function numberOfTurn(rng: Rng): Int32Array {
  rng.used += 1;
  return blockOf(rng, rng.words[NUMBERS]++);
}

/**
 * A whole number from 0 to n - 1, each equally likely (Lemire 2019). It grows with the bits that were drawn, so that bags that hardly
 * differ mostly give the same bone.
 */
export function belowByTurn(rng: Rng, n: number): number {
  const unfair = WORDS % n;
  for (;;) {
    for (const word of numberOfTurn(rng)) {
      const product = (word >>> 0) * n;
      if (product % WORDS >= unfair) return Math.floor(product / WORDS);
    }
  }
}

/** Shuffles in place. Each thing has a random number of its own and lies where that belongs, whatever lies beside it. */
export function shuffleByTurn<X>(rng: Rng, items: X[]): X[] {
  rng.used += 1;
  const block = blockOf(rng, FIRST_SHUFFLE + rng.words[SHUFFLES]++);
  const key = toHex(new Uint8Array(block.buffer));
  const copies = new Map<string, number>();
  const ranked = items.map(item => {
    const name = JSON.stringify(item);
    const copy = copies.get(name) ?? 0;
    copies.set(name, copy + 1);
    return { item, rank: sha256Hex(`${key}/${name}/${copy}`) };
  });
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  for (const [place, { item }] of ranked.entries()) items[place] = item;
  return items;
}

function blockOf({ words }: Rng, counter: number): Int32Array {
  return chacha20Block(words.slice(0, KIND), counter, words.slice(NONCE, NUMBERS));
}
