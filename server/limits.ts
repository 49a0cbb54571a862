import { ADDRESS_LENGTH, CHAT_LENGTH, DAYS_OFF, NAME_LENGTH, REPORT_LENGTH } from '@bonebed/protocol';

/** Every limit of the server. Each has a name, a reason and a test; those that a host may want to change are settings. */
export const limits = {
  /** A person's name, in characters as people count them, and in bytes: an emoji of a family is one character of 25 bytes. */
  name: NAME_LENGTH,
  nameBytes: 160,
  /** A line of chat, the same way. */
  chatLine: CHAT_LENGTH,
  chatLineBytes: 2000,
  /** How many lines of chat a client gets when it comes to the table. */
  chatShown: 100,
  /** The text of an answer, in characters: far beyond any option. */
  answer: 300,
  /** A message on a socket, in bytes. */
  message: 4096,
  /** The body of a request, in bytes. */
  body: 16_384,
  /** A record that is sent in, in bytes. */
  upload: 1_048_576,
  /** An edition that is sent in, in bytes: those of the games have up to 90 kB. */
  edition: 262_144,
  /** Entries of a table's log: the longest games have about a thousand answers, some taken back and given again. */
  logEntries: 10_000,
  /** Editions that lie open in memory, of the server or of a thread of bots; the others are read again when they are wanted. */
  openEditions: 24,
  /** Editions that wait to be tried, one after the other. */
  trialsWaiting: 4,
  /** Answers of an imported record: the longest games have about a thousand. */
  recordAnswers: 5000,
  /** Devices and browsers that may hold one seat at once. */
  holdersPerSeat: 8,
  /** Links that open one seat: beyond, the oldest but the first is no longer good. */
  linksPerSeat: 8,
  /** Invitations that one table may have: beyond, the oldest but the first is no longer good. */
  invitesPerTable: 20,
  /** Open tables that have not begun at which one person may sit. Those at which nothing has happened for a day don't count. */
  openSeats: 8,
  /** Bytes that may wait for a slow socket before it is closed; the client comes back and gets the view anew. */
  backlog: 1_048_576,
  /** Requests on one connection before it is closed. */
  requestsPerConnection: 1000,
  /** Requests on one connection that have come before the answers to those before them. */
  requestsAtOnce: 8,
  /** How many tables a list shows. */
  listed: 100,
  /** Settings, bots and seats given when a table is made. */
  entries: 32,
  /** Entries of a table's log after which nobody goes back any more: the longest games have about a thousand answers. */
  entriesToGoBack: 8000,
  /** What one seat may do in one game that does not carry it forward: take back, propose to, leave a pass standing, leave the seat to a bot. */
  asidesPerSeat: 1000,
  /** How often the host of a table may lock it, close its talk, and open them again. */
  shutPerTable: 500,
  /** What somebody says of what they report, the same way as a line of chat; and how many lines of the talk go with it. */
  report: REPORT_LENGTH,
  reportBytes: 2000,
  reportLines: 20,
  /** Ways to reach one person, and how often in a day anybody may ask one address whether it wants to be one. */
  channelsPerPerson: 8,
  asksPerAddress: 3,
  /** Ways by which one person is kept, and devices that are signed in at once: beyond, the one that was first is signed out. */
  waysPerPerson: 12,
  devicesPerPerson: 20,
  /** Days off that each seat has at a table where turns are counted in days. */
  daysOff: DAYS_OFF,
  /** How many people one is shown with whom one has played. */
  companions: 50,
  /** How many people can play one duel or duplicate. */
  duelists: 32,
  /** What somebody wants to find on every device, in bytes. */
  shelf: 65_536,
  /** An address of a mail or a webhook, in characters. */
  address: ADDRESS_LENGTH,
  /** Undo proposals that one seat may make in one ask: beyond it is a nuisance. */
  proposalsPerAsk: 3,
  /**
   * What a game with an edition that was sent in may ask of the machine when it is tried: options of one ask (real games have up to 200), the
   * time for an answer, answers of each game, the time for it all, and memory.
   */
  trial: { options: 2000, answerMs: 50, answers: 300, totalMs: 30_000, memoryMb: 256 },
} as const;

/** How much may be done at once, and how much more with each second that passes. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What one person may do in a time. A host can raise or lower them all by a factor. */
export const rates = {
  /** Commands, over sockets and HTTP; a question that the server has to think about counts as two. */
  commands: { burst: 60, perSecond: 20 },
  /** Lines of chat. */
  chat: { burst: 8, perSecond: 0.5 },
  /** Reports to whoever runs the server. */
  reports: { burst: 5, perSecond: 0.002 },
  /** Requests to the API. */
  requests: { burst: 150, perSecond: 15 },
  /** Files of the client: a first visit takes about 140. */
  files: { burst: 500, perSecond: 50 },
  /** New guests. */
  guests: { burst: 5, perSecond: 0.01 },
  /** New tables, forks and imports. */
  tables: { burst: 20, perSecond: 0.02 },
  /** Seats taken at open tables: a class takes its seats at once, nobody takes them all. */
  joins: { burst: 8, perSecond: 0.05 },
  /** New ways to be reached, and messages to try them. */
  channels: { burst: 10, perSecond: 0.02 },
  /** Codes, passkeys and links tried or made. */
  signIns: { burst: 12, perSecond: 0.05 },
  /** Links that sign in, sent to one address. */
  mails: { burst: 4, perSecond: 0.002 },
  /** Pictures of invitations that have to be drawn. */
  cards: { burst: 20, perSecond: 0.5 },
  /** New sockets. */
  sockets: { burst: 60, perSecond: 2 },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof rates;

/** What one person may have stored in all, times the host's factor: tables that are not over, editions, and bytes of both and of records. */
export const quotas = { tables: 200, editions: 20, bytes: 20_000_000 } as const;

/** What may come from one address in a day, times the host's factor: a school has one for all. */
export const dailyOfAddress = { tables: 1000, editions: 40, bytes: 100_000_000 } as const;

/** One address may do as much as this number of people: whole schools share one. */
export const PEOPLE_PER_ADDRESS = 40;

/** Open sockets of one guest and of one address, times the host's factor. */
export const openSockets = { perGuest: 30, perAddress: 1000 } as const;

/** Open connections of one address, times the host's factor. A browser takes six and one for each socket. */
export const openConnections = 2000;

/** How long the server waits for those who are slow to say what they want. */
export const patience = {
  /** The head of a request. */
  headMs: 5000,
  /** The whole of it: the largest upload at 70 kB a second. */
  requestMs: 15_000,
  /** How often it is checked who has been too slow. */
  checkMs: 1000,
  /** The hello on a new socket. */
  helloMs: 5000,
  /** The next request on a connection, without a proxy in front and with one, which keeps its connections for everybody. */
  idleMs: 10_000,
  proxyIdleMs: 75_000,
  /** A connection on which nothing moves, in mid-response. */
  stillMs: 60_000,
} as const;

/** How many keys get a bucket of their own. Keys come from strangers, so beyond this number newcomers share one. */
const MOST_KEYS = 100_000;
const SHARED_KEY = '';

/** Buckets of tokens, one for each key, forgotten when they are full again. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #levels = new Map<string, { tokens: number; at: number }>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token, or more; gives 0, or the milliseconds until there will be enough. */
  take(key: string, amount = 1): number {
    const level = this.#level(key);
    if (level.tokens >= amount) {
      level.tokens -= amount;
      return 0;
    }
    return this.#msUntil(amount - level.tokens);
  }

  /** Takes a token even if none is left; gives the milliseconds until that debt is paid. */
  borrow(key: string): number {
    const level = this.#level(key);
    level.tokens -= 1;
    return level.tokens >= 0 ? 0 : this.#msUntil(-level.tokens);
  }

  #msUntil(tokens: number): number {
    return Math.ceil((tokens / this.#rate.perSecond) * 1000);
  }

  #level(wanted: string): { tokens: number; at: number } {
    const now = this.#now();
    const key = this.#levels.has(wanted) || this.#levels.size < MOST_KEYS ? wanted : SHARED_KEY;
    const level = this.#levels.get(key) ?? { tokens: this.#rate.burst, at: now };
    level.tokens = this.#filled(level, now);
    level.at = now;
    this.#levels.set(key, level);
    return level;
  }

  #filled({ tokens, at }: { readonly tokens: number; readonly at: number }, now: number): number {
    const { burst, perSecond } = this.#rate;
    return Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
  }

  get size(): number {
    return this.#levels.size;
  }

  /** Forgets the keys whose buckets are full again. */
  sweep(): void {
    const now = this.#now();
    for (const [key, level] of this.#levels) {
      if (this.#filled(level, now) >= this.#rate.burst) this.#levels.delete(key);
    }
  }
}
