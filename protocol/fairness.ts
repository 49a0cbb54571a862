import { BadInput, commitment, fromHex, isSeed, sha256, toHex } from '@bonebed/kernel';

/**
 * Shuffles that nobody could have steered. When a table is made the server draws a secret and shows its hash, the commitment.
 * Each player adds a nonce. The seed is the hash of both, so the server can't choose it (it committed before it saw the
 * nonces) and no player can (none knows the secret). When the game is over secret and nonces are shown, and anyone can check.
 */
export interface Fairness {
  /** SHA-256 of the secret, shown since the table was made. */
  readonly commitment: string;
  /** Shown when the game is over. */
  readonly secret: string;
  /** One a seat, in the order of the seats; `NO_NONCE` for a seat that gave none. */
  readonly nonces: readonly string[];
}

/** What stands for the nonce of a bot, or of a player who gave none. */
export const NO_NONCE = '0'.repeat(64);

/** A nonce, like a secret and a seed, is 256 bits in 64 hex digits. */
export const isNonce = isSeed;

/** The seed of a game: SHA-256 of the secret followed by the nonces in the order of the seats, 32 bytes each. */
export function mixSeed(secret: string, nonces: readonly string[]): string {
  return toHex(sha256(fromHex([secret, ...nonces].join(''))));
}

/** Lines that a record carries for whoever wants to check its seed. Readers of records skip them as comments. */
function fairnessLines({ commitment: committed, secret, nonces }: Fairness): string[] {
  return [`# commitment ${committed}`, `# secret ${secret}`, `# nonces ${nonces.join(' ')}`];
}

/** A record with its fairness lines, which stand right after the seed that they explain. */
export function withFairness(record: string, fairness: Fairness): string {
  return record.replace(/^seed .*$/m, seed => [seed, ...fairnessLines(fairness)].join('\n'));
}

/** What a record says about where its seed comes from; null if it says nothing. */
export function readFairness(record: string): Fairness | null {
  const line = (name: string): string | undefined => new RegExp(`^# ${name} ([0-9a-f ]+)$`, 'm').exec(record)?.[1];
  const committed = line('commitment');
  const secret = line('secret');
  const nonces = line('nonces')?.split(' ');
  if (committed === undefined && secret === undefined && nonces === undefined) return null;
  if (committed === undefined || secret === undefined || nonces === undefined) {
    throw new BadInput('fairness', '', 'a record with one of commitment, secret and nonces needs all three');
  }
  for (const text of [committed, secret, ...nonces]) {
    if (!isNonce(text)) throw new BadInput('fairness', '', `expected 64 hex digits, found '${text}'`);
  }
  return { commitment: committed, secret, nonces };
}

/** What is wrong with a seed's origin; null if it is the seed that secret and nonces give, and the secret was committed to. */
export function fairnessFault(seed: string, { commitment: committed, secret, nonces }: Fairness): string | null {
  if (commitment(secret) !== committed) return 'the secret is not the one that was committed to';
  if (mixSeed(secret, nonces) !== seed) return 'the seed is not the one that secret and nonces give';
  return null;
}
