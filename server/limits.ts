/** Every limit of the server. Each has a name, a reason and a test; those that a host may want to change are settings. */
export const limits = {
  /** A person's name, in characters. */
  name: 40,
  /** A line of chat, in characters. */
  chatLine: 500,
  /** How many lines of chat a client gets when it comes to the table. */
  chatShown: 100,
  /** The text of an answer, in characters: far beyond any option. */
  answer: 300,
  /** A message on a socket, in bytes. */
  message: 4096,
  /** The body of a request, in bytes. */
  body: 16_384,
  /** A record or an edition that is sent in, in bytes. */
  upload: 1_048_576,
  /** Answers of an imported record: the longest games have about a thousand. */
  recordAnswers: 5000,
  /** Devices and browsers that may hold one seat. */
  holdersPerSeat: 8,
  /** Bytes that may wait for a slow socket before it is closed; the client comes back and gets the view anew. */
  backlog: 1_048_576,
  /** How many tables a list shows. */
  listed: 100,
  /** Settings, bots and seats given when a table is made. */
  entries: 32,
  /** Undo proposals that one seat may make in one ask: beyond it is a nuisance. */
  proposalsPerAsk: 3,
  /**
   * What a game with an edition that was sent in may ask of the machine when it is tried: options of one ask (real games have up to 200), the
   * time for an answer, answers of each game, the time for it all, and memory.
   */
  trial: { options: 2000, answerMs: 50, answers: 300, totalMs: 15_000, memoryMb: 256 },
} as const;

/** So much at once, and so much more with each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What one person, address or socket may do in a time. A host can raise or lower them all by a factor. */
export const rates = {
  /** Commands on one socket, or of one guest over HTTP. */
  commands: { burst: 60, perSecond: 20 },
  /** Lines of chat of one guest. */
  chat: { burst: 8, perSecond: 0.5 },
  /** Requests of one address. */
  requests: { burst: 300, perSecond: 30 },
  /** New guests of one address. */
  guests: { burst: 60, perSecond: 0.1 },
  /** New tables, forks and imports of one guest. */
  tables: { burst: 20, perSecond: 0.02 },
  /** New sockets of one address. */
  sockets: { burst: 200, perSecond: 5 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;

/** Open sockets of one guest and of one address, times the host's factor. */
export const openSockets = { perGuest: 30, perAddress: 300 } as const;

/** Buckets of tokens, one for each key, forgotten when they are full again. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #levels = new Map<string, { tokens: number; at: number }>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token; false if there is none left. */
  take(key: string): boolean {
    const now = this.#now();
    const { burst, perSecond } = this.#rate;
    const level = this.#levels.get(key) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, level.tokens + ((now - level.at) / 1000) * perSecond);
    if (tokens < 1) {
      this.#levels.set(key, { tokens, at: now });
      return false;
    }
    this.#levels.set(key, { tokens: tokens - 1, at: now });
    return true;
  }

  get size(): number {
    return this.#levels.size;
  }

  /** Forgets the keys whose buckets are full again. */
  sweep(): void {
    const now = this.#now();
    const { burst, perSecond } = this.#rate;
    for (const [key, { tokens, at }] of this.#levels) {
      if (tokens + ((now - at) / 1000) * perSecond >= burst) this.#levels.delete(key);
    }
  }
}
