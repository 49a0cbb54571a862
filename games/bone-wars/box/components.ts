import {
  exactly,
  fields,
  flag,
  integer,
  list,
  optional,
  orNull,
  table,
  text,
  type ValueOf,
  word,
} from '@bonebed/kernel';

const patron = word('marsh', 'cope');

const paleontologistAction = word('publish', 'debunk', 'award', 'minorFind');

/** What something is called; its gender, where French sentences need an article. */
const label = fields({ en: text(400), fr: text(400), gender: optional(word('m', 'f', 'p')) });

const labels = table(label, 12);

const effect = fields({
  do: word(
    'money',
    'boneFromBag',
    'rareBone',
    'exchangeRare',
    'swapPatron',
    'removePaleontologist',
    'speciesLook',
    'speciesDraw',
    'paleoCard',
    'digSiteActions',
    'loyalty',
    'rp',
    'reclassify',
    'upgradeSlot',
    'removeCover',
    'upgradeTeam',
    'roundBonus',
  ),
  n: optional(integer(1, 8)),
  look: optional(integer(1, 6)),
  keep: optional(exactly(1)),
});

const effects = list(effect, 0, 6);

const bonus = fields({ id: text(40), name: label, effects });

const marked = fields({ id: text(50), minPlayers: integer(1, 8) });

const slot = fields({ cost: integer(0, 6), icon: orNull(text(40)), ap: integer(0, 6), depth: integer(1, 6) });

const setup = fields({
  minorFindRows: integer(1, 8),
  minorFindTilesPerType: integer(1, 8),
  noDiggingStrips: integer(0, 4),
  speciesOffer: integer(1, 10),
  neutralPapers: integer(0, 20),
  virtualBaseCamps: integer(0, 20),
  virtualAwardMarkers: integer(0, 6),
  neutralTeam: flag,
  differentPatrons: flag,
});

/** What may stand in a `components.json`. */
export const components = fields({
  schemaVersion: exactly(1),
  game: fields({ id: exactly('bone-wars'), rounds: integer(1, 8) }),
  enums: fields({
    boneCategories: table(list(text(50), 1, 6), 6),
    minorFinds: list(text(40), 1, 8),
    speciesCategories: list(text(40), 1, 6),
    wildSpeciesCategory: text(40),
    discoverers: list(text(40), 1, 5),
    patrons: list(patron, 2, 2),
    playerColors: list(text(40), 1, 6),
    paleontologistActions: list(paleontologistAction, 4, 4),
  }),
  labels: fields({ boneKinds: labels, minorFinds: labels, patrons: labels, playerColors: labels }),
  boneTokens: fields({
    total: integer(1, 200),
    rareDisplayPerKind: integer(0, 4),
    kinds: list(fields({ kind: text(50), count: integer(1, 30), category: text(40) }), 1, 12),
  }),
  species: fields({
    count: integer(1, 100),
    cards: list(
      fields({
        id: text(60),
        name: text(60),
        category: text(40),
        discoverer: text(40),
        author: text(40),
        year: integer(1, 3000),
        skull: text(40),
        limb: text(40),
        prize: text(40),
        minorFind: text(40),
      }),
      1,
      80,
    ),
  }),
  prizeBonuses: fields({ list: list(bonus, 1, 10) }),
  paleontologistCards: fields({
    count: integer(1, 50),
    copiesEach: integer(1, 4),
    display: integer(1, 6),
    cards: list(
      fields({
        id: text(40),
        text: label,
        name: text(80),
        action: paleontologistAction,
        ability: word(
          'anyBone',
          'extraLoyalty',
          'splitLoyalty',
          'occupiedSpace',
          'anyRoundBonus',
          'emptySpace',
          'anyEnvelope',
          'anyTile',
        ),
        bones: optional(integer(1, 3)),
        maxBones: optional(integer(1, 6)),
        loyalty: optional(integer(1, 3)),
      }),
      1,
      20,
    ),
  }),
  minorFindTiles: fields({
    count: integer(1, 40),
    tiles: list(fields({ icon: text(40), count: integer(1, 8) }), 1, 8),
  }),
  bonusTiles: fields({ count: integer(1, 20), tiles: list(bonus, 1, 12) }),
  grantTiles: fields({
    count: integer(1, 30),
    inPlay: integer(1, 8),
    tiles: list(
      fields({
        id: text(40),
        text: label,
        name: label,
        ability: word(
          'discover1',
          'anyMinorFind',
          'rareInsteadOfBag',
          'debunkAnyBone',
          'publishAnyBone',
          'freeSlots',
          'reclassifyFull',
          'minorToRound',
          'publish4AnyRound',
          'debunkTradeLoyalty',
          'stayPaleontologist',
          'roundToMinor',
          'meetMoney1',
          'freeMoves2',
        ),
        n: optional(integer(1, 4)),
      }),
      1,
      25,
    ),
  }),
  digSiteActionTiles: fields({
    tiles: list(
      fields({
        id: text(60),
        name: label,
        effects,
        cost: optional(list(fields({ do: exactly('discardSpecies'), n: integer(1, 3) }), 0, 3)),
      }),
      1,
      10,
    ),
  }),
  awardTiles: fields({
    inPlayPerType: integer(1, 3),
    tiles: list(
      fields({
        id: text(40),
        type: word('A', 'B', 'C'),
        name: label,
        rows: list(
          fields({
            row: integer(1, 6),
            requirement: list(fields({ key: text(40), n: integer(1, 10) }), 1, 4),
            loyalty: integer(1, 8),
            spaces: list(marked, 1, 4),
          }),
          1,
          5,
        ),
      }),
      1,
      30,
    ),
  }),
  teamActions: fields({
    actions: list(
      fields({ id: word('dig', 'discover', 'digSiteAction', 'baseCamp', 'digDeeper', 'move'), cost: integer(1, 4) }),
      6,
      6,
    ),
  }),
  teamCards: fields({
    cards: list(
      fields({
        id: text(40),
        name: label,
        level: word('basic', 'advanced'),
        cost: integer(0, 6),
        ap: integer(1, 8),
        depth: integer(1, 6),
        torn: flag,
      }),
      1,
      10,
    ),
  }),
  specialists: fields({ tiles: list(bonus, 1, 5) }),
  playerBoard: fields({
    startMoney: integer(0, 10),
    startPaleontologistCards: integer(0, 3),
    actionSlots: list(slot, 1, 8),
    envelopes: list(fields({ id: text(40), icon: text(40), effects }), 1, 8),
    crates: fields({
      total: integer(1, 20),
      openAtStart: integer(1, 8),
      coverTiles: integer(0, 6),
      cratesPerCoverTile: integer(1, 4),
    }),
    baseCamps: list(fields({ id: text(40), kind: word('movement', 'archive') }), 1, 6),
    freeSteps: fields({ base: integer(0, 3), perMovementCampPlaced: integer(0, 3), max: integer(0, 6) }),
    archiveLimit: fields({ base: integer(0, 3), perArchiveCampPlaced: integer(0, 3), max: integer(0, 6) }),
  }),
  upgradedActionSlotTiles: fields({ count: integer(0, 40), tile: slot }),
  coverTiles: fields({ bonusChoice: list(list(fields({ do: word('money', 'rp'), n: integer(1, 4) }), 1, 1), 1, 4) }),
  roundTrack: fields({
    rounds: list(
      fields({
        round: integer(1, 8),
        years: text(40),
        bonus: word('tile', 'printed'),
        printedBonus: optional(text(40)),
        name: optional(label),
        effects: optional(effects),
        before: optional(exactly('midGameScoring')),
        onEnter: optional(exactly('placeEndgameTile')),
      }),
      1,
      6,
    ),
  }),
  professionsTrack: fields({
    setupColumn: integer(1, 3),
    columns: integer(1, 4),
    rowBonuses: list(fields({ row: integer(1, 10), name: label }), 0, 8),
    spaces: list(fields({ id: text(40), row: integer(1, 10), column: integer(1, 4), effects }), 1, 15),
  }),
  endgameTile: fields({
    spaces: list(fields({ id: text(40), name: label, minPlayers: integer(1, 8), effects }), 1, 6),
  }),
  tieBreak: fields({ headCircumferenceCm: fields({ min: integer(1, 100), max: integer(1, 150) }) }),
  publishRewards: fields({
    byBones: list(
      fields({ bones: integer(1, 8), loyalty: integer(1, 4), prize: flag, roundBonus: flag, paper: integer(1, 8) }),
      1,
      5,
    ),
  }),
  debunkRewards: fields({
    byBones: list(fields({ bones: integer(1, 8), loyalty: integer(1, 8), paper: integer(1, 8) }), 1, 5),
  }),
  minorFindsArea: fields({
    columns: integer(1, 10),
    rows: list(fields({ row: integer(1, 8), minPlayers: integer(1, 8) }), 1, 6),
  }),
  universities: fields({
    universities: list(fields({ id: text(50), patron, name: label, connectsTo: list(text(40), 1, 4) }), 1, 4),
    spaces: list(fields({ number: integer(1, 8), name: label, university: text(50), patron }), 1, 6),
    neutralTeamCycle: list(integer(1, 8), 1, 6),
  }),
  digSiteMap: fields({
    clockwiseOrder: list(text(40), 1, 10),
    sites: list(
      fields({ id: text(40), name: label, boneSlots: integer(1, 6), baseCampSpaces: list(marked, 0, 5) }),
      1,
      10,
    ),
    edges: list(fields({ a: text(50), b: text(40), kind: word('twoWay', 'oneWay') }), 1, 15),
  }),
  bookshelf: fields({
    sides: list(
      fields({
        patron,
        shelves: list(
          fields({
            spots: list(fields({ id: text(40), minPlayers: integer(1, 8), preprinted: optional(flag) }), 1, 5),
          }),
          1,
          8,
        ),
      }),
      2,
      2,
    ),
  }),
  loyaltyTracks: fields({
    tracks: list(
      fields({
        patron,
        spaces: list(fields({ step: integer(0, 30), value: integer(0, 15) }), 1, 25),
        passBonuses: list(fields({ space: integer(1, 20), effects }), 0, 4),
      }),
      2,
      2,
    ),
  }),
  setupByPlayers: fields({
    bonesPerOfferedSpecies: integer(0, 4),
    table: fields({ '1': setup, '2': setup, '3': setup, '4': setup }),
  }),
  solo: fields({
    theodore: fields({
      headCircumferenceCm: integer(1, 120),
      discoverCost: integer(1, 3),
      coverBonusMoneyBelow: integer(0, 10),
      cardLoyalty: integer(1, 3),
      baseCampOrder: list(word('movement', 'archive'), 1, 6),
      rarePreference: list(text(40), 1, 6),
      passSpeciesCard: integer(0, 3),
      awardMinRow: integer(1, 4),
    }),
    digSiteActionOrder: list(text(60), 1, 10),
    oncePerTurn: list(text(60), 0, 4),
    cards: list(
      fields({
        id: text(40),
        name: label,
        level: word('basic', 'advanced', 'expert'),
        front: fields({
          top: fields({
            icons: list(word('loopTwice'), 0, 3),
            sequence: list(word('publish', 'debunk', 'award', 'minorFind'), 1, 6),
          }),
          bottom: fields({
            icons: list(word('reclassify', 'roundBonus', 'paleoCard'), 0, 4),
            direction: word('clockwise', 'counterclockwise'),
            sequence: list(word('dig', 'discover', 'digSiteAction', 'baseCamp', 'digDeeper', 'move'), 1, 6),
          }),
        }),
        back: fields({
          kind: word('team', 'paleontologist'),
          ap: optional(integer(1, 8)),
          depth: optional(integer(1, 6)),
          icons: list(
            fields({ icon: word('takeBackPaleontologist', 'rivalLoyalty'), n: optional(integer(1, 4)) }),
            0,
            4,
          ),
        }),
      }),
      1,
      40,
    ),
  }),
});

export type Components = ValueOf<typeof components>;
export type Label = ValueOf<typeof label>;
export type EffectData = ValueOf<typeof effect>;
export type PatronId = Components['enums']['patrons'][number];
export type PaleontologistData = Components['paleontologistCards']['cards'][number];
export type PaleontologistAction = PaleontologistData['action'];
export type PaleontologistAbility = PaleontologistData['ability'];
export type GrantData = Components['grantTiles']['tiles'][number];
export type GrantAbility = GrantData['ability'];
export type AwardData = Components['awardTiles']['tiles'][number];
export type TeamAction = Components['teamActions']['actions'][number]['id'];
export type CampKind = Components['playerBoard']['baseCamps'][number]['kind'];
/** Theodore and his cards. */
export type SoloData = Components['solo'];
export type SoloLevel = SoloData['cards'][number]['level'];
