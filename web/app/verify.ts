import type { GameRules } from '@bonebed/games';
import { BadInput, commitment, openEdition, readRecord, replay } from '@bonebed/kernel';
import { mixSeed, readFairness } from '@bonebed/protocol';
import type { Promised } from './promises.ts';

/** What was looked at, and what came of it. `absent`: there is nothing to compare with, which is no fault. */
export type Finding =
  | 'record.good'
  | 'record.bad'
  | 'origin.absent'
  | 'origin.bad'
  | `${'secret' | 'seed' | 'answers'}.${'good' | 'bad'}`
  | `${'promised' | 'nonce'}.${'good' | 'bad' | 'absent'}`;

export interface Check {
  readonly found: Finding;
  /** What was compared, or what is wrong as programs say it. */
  readonly detail: string | null;
}

export function verdictOf({ found }: Check): 'good' | 'bad' | 'absent' {
  if (found.endsWith('.good')) return 'good';
  return found.endsWith('.bad') ? 'bad' : 'absent';
}

/**
 * Computes anew all that a record claims: that the server's secret is the one whose fingerprint it showed, that the seed follows
 * from it and from what every browser added, that both are what this browser knew before the game, and that every answer can have
 * been given as it stands there.
 */
export async function checkRecord(
  text: string,
  known: Promised,
  gameWith: (game: string, edition: string, version: number) => Promise<GameRules>,
): Promise<Check[]> {
  const checks: Check[] = [];
  const note: Note = (found, detail = null) => checks.push({ found, detail });
  try {
    const record = readRecord(text);
    note('record.good', record.header.game);
    checkOrigin(text, record.header.seed, known, note);
    const { game, edition, version } = record.header;
    const module = await gameWith(game, edition, version);
    replay(module.game, openEdition(module.game, module.components), record);
    note('answers.good', String(record.answers.length));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    note(checks.length === 0 ? 'record.bad' : 'answers.bad', error.message);
  }
  return checks;
}

type Note = (found: Finding, detail?: string | null) => void;

function checkOrigin(text: string, seed: string, known: Promised, note: Note): void {
  const fairness = readOrigin(text, note);
  if (fairness === null) return;
  const { commitment: committed, secret, nonces } = fairness;
  const hash = commitment(secret);
  note(hash === committed ? 'secret.good' : 'secret.bad', hash);
  const mixed = mixSeed(secret, nonces);
  note(mixed === seed ? 'seed.good' : 'seed.bad', mixed);
  if (known.commitment === null) note('promised.absent');
  else note(known.commitment === committed ? 'promised.good' : 'promised.bad', known.commitment);
  if (known.nonce === null) note('nonce.absent');
  else note(nonces.includes(known.nonce) ? 'nonce.good' : 'nonce.bad', known.nonce);
}

function readOrigin(text: string, note: Note): ReturnType<typeof readFairness> {
  try {
    const fairness = readFairness(text);
    if (fairness === null) note('origin.absent');
    return fairness;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    note('origin.bad', error.message);
    return null;
  }
}
