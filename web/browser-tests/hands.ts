/** How a hasty player plays a game to its end, so that a test of a whole game is short. */
export interface Hands {
  readonly game: string;
  /** Which chip to take, most wanted first, by the text of the option. */
  readonly wishes: readonly RegExp[];
  /** Values to choose in the settings, by the name of the setting, for the shortest game. */
  readonly short: Readonly<Record<string, string>>;
  /** After how many answers the game is in its middle, if not after 40. */
  readonly middle?: number;
}

export const boneWars: Hands = {
  game: 'bone-wars',
  wishes: [
    /^publish/,
    /^bone /,
    /^debunk /,
    /^dig /,
    /^discover/,
    /^(done|end|none|decline|keep|unmeasured)$/,
    /^paleontologist /,
    /^team /,
    /^pass$/,
  ],
  short: {},
  middle: 12,
};

export const holotype: Hands = {
  game: 'holotype',
  wishes: [
    /^publish /,
    /^place \S+ publishingJournal/,
    /^contribute /,
    /^place \S+ universityLibrary/,
    /^place paleontologist fieldExpeditions/,
    /^place gradStudent fieldExpeditions/,
    /^place fieldAssistant fieldExpeditions/,
    /^place \S+ museumCollections/,
    /^worker\./,
    /^recall/,
    /^done/,
    /^keep/,
  ],
  short: { lastSpace: '6' },
};

export const fossilis: Hands = {
  game: 'fossilis',
  wishes: [/^score(Perfect|Display) /, /^claim /, /^extract/, /^buy/, /^assign /, /^plaster/, /^done/],
  short: {},
  middle: 12,
};

export const ruthless: Hands = {
  game: 'ruthless',
  wishes: [
    /^present/,
    /^publish/,
    /^bone /,
    /^boost /,
    /^describe /,
    /^fossil /,
    /^revise /,
    /^hire /,
    /^play/,
    /^card\.|^skeleton\.|^crew\.|^bone\.|^seat\./,
    /^doubt/,
    /^defend/,
    /^pass/,
    /^done/,
  ],
  short: { goal: '5' },
};
