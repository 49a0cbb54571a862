import {
  type BotReply,
  type Boxed,
  type Contestant,
  type MatchRequest,
  type MatchResult,
  seatings,
} from '@bonebed/bots';
import type { Settings } from '@bonebed/kernel';

/** A bot that takes part, under a name that tells it from the others. */
export interface Entrant extends Contestant {
  readonly name: string;
}

/** What the games of an arena or of a tuner have in common. */
export interface Tables extends Boxed {
  readonly seats: number;
  readonly settings: Settings;
}

/** A match to be played, with the names of those at its seats. */
export interface Seated {
  readonly seating: readonly string[];
  readonly request: MatchRequest;
}

/** One deal in every seating, so that good cards are everybody's. */
export function dealMatches(tables: Tables, entrants: readonly Entrant[], seed: string): Seated[] {
  return matchesIn(tables, seatings(entrants, tables.seats), seed);
}

/** One deal in these seatings. */
export function matchesIn(
  { game, components, settings }: Tables,
  those: readonly (readonly Entrant[])[],
  seed: string,
): Seated[] {
  return those.map(seating => ({
    seating: seating.map(({ name }) => name),
    request: {
      do: 'match',
      game,
      components,
      settings,
      seed,
      players: seating.map(({ player, weights }) => ({ player, weights })),
    },
  }));
}

export function resultOf(reply: BotReply): MatchResult {
  if (reply.do !== 'played') throw new Error(`expected a played match, found '${reply.do}'`);
  return reply.result;
}
