import { impossible } from '@bonebed/kernel';
import { effectsOf } from '../rules/effects.ts';
import {
  type Campus,
  type Card,
  type Find,
  idOf,
  idsOf,
  type Patron,
  type Profession,
  type Site,
  type SiteTile,
  type Tile,
} from '../rules/ids.ts';
import type { EnvelopeSpec, RoundSpec, SetupSpec, SlotSpec } from './box.ts';
import type { CardSpec } from './cards.ts';
import type { CampKind, Components, Label, SoloLevel, TeamAction } from './components.ts';

/** BW-2.1, BW-R47: round spaces with a bonus tile, the last with a printed bonus. */
export function makeRounds(data: Components): RoundSpec[] {
  return data.roundTrack.rounds.map(({ years, bonus, before, onEnter }) => ({
    years,
    printed: bonus === 'printed' ? idOf<Tile>(data.bonusTiles.tiles.length) : null,
    midGameScoring: before === 'midGameScoring',
    endgameTile: onEnter === 'placeEndgameTile',
  }));
}

/** BW-1.8, BW-11.4: the envelopes, one for each minor find icon. */
export function makeEnvelopes(data: Components): EnvelopeSpec[] {
  return data.playerBoard.envelopes.map(({ id, icon, effects }) => {
    const label = data.labels.minorFinds[icon];
    return { id, icon, name: { en: `${id} (${label.en})`, fr: `${id} (${label.fr})` }, effects: effectsOf(effects) };
  });
}

/** Patrons, player colours, BW-2.3: the paleontologist actions, and BW-1.3: the specialists. */
export function makePeople(data: Components) {
  const patrons = data.enums.patrons.map(id => ({ id, name: data.labels.patrons[id] }));
  return {
    patrons,
    patronIds: idsOf<Patron>(patrons),
    colors: data.enums.playerColors.map(id => ({ id, name: data.labels.playerColors[id] })),
    actions: data.enums.paleontologistActions,
    specialists: data.specialists.tiles.map(({ id, name, effects }) => ({ id, name, effects: effectsOf(effects) })),
  };
}

/** BW-11.2: bonus tiles, the printed round bonus after them; grants; dig site action tiles. */
export function makeTiles(data: Components) {
  const tiles = data.bonusTiles.tiles.map(({ id, name, effects }) => ({ id, name, effects: effectsOf(effects) }));
  for (const { printedBonus, name, effects } of data.roundTrack.rounds) {
    if (printedBonus === undefined || name === undefined || effects === undefined) continue;
    tiles.push({ id: printedBonus, name, effects: effectsOf(effects) });
  }
  return {
    tiles,
    bonusTiles: idsOf<Tile>(data.bonusTiles.tiles),
    grants: data.grantTiles.tiles.map(({ id, name, ability, text, n = 0 }) => ({ id, name, ability, text, n })),
    grantsInPlay: data.grantTiles.inPlay,
    siteTiles: data.digSiteActionTiles.tiles.map(({ id, name, effects, cost = [] }) => ({
      id,
      name,
      effects: effectsOf(effects),
      discards: cost.reduce((sum, { n = 1 }) => sum + n, 0),
    })),
  };
}

/** A player board: slots, crates, base camps, and the costs of team actions. */
export function makePlayerBoard(data: Components, findOf: (icon: string) => Find) {
  const { playerBoard, upgradedActionSlotTiles, coverTiles, teamActions } = data;
  const slot = ({ cost, icon, ap, depth }: Components['upgradedActionSlotTiles']['tile']): SlotSpec => ({
    cost,
    icon: icon === null ? null : findOf(icon),
    ap,
    depth,
  });
  const camps = (kind: CampKind) => playerBoard.baseCamps.filter(camp => camp.kind === kind).length;
  const cost = (id: TeamAction) => teamActions.actions.find(action => action.id === id)?.cost ?? 0;
  return {
    board: {
      startMoney: playerBoard.startMoney,
      startPaleontologistCards: playerBoard.startPaleontologistCards,
      slots: playerBoard.actionSlots.map(slot),
      crates: playerBoard.crates,
      camps: { movement: camps('movement'), archive: camps('archive') },
      freeSteps: playerBoard.freeSteps,
      archiveLimit: playerBoard.archiveLimit,
    },
    upgradedSlot: slot(upgradedActionSlotTiles.tile),
    upgradedSlots: upgradedActionSlotTiles.count,
    coverChoices: coverTiles.bonusChoice.flatMap(effectsOf),
    teamCost: {
      dig: cost('dig'),
      discover: cost('discover'),
      digSiteAction: cost('digSiteAction'),
      baseCamp: cost('baseCamp'),
      digDeeper: cost('digDeeper'),
      move: cost('move'),
    },
  };
}

/** BW-2.2, BW-11.5: profession spaces in rows and columns, each with its bonuses; the endgame tile. */
export function makeCareers(data: Components) {
  const { rowBonuses, spaces, setupColumn, columns } = data.professionsTrack;
  const nameOf = (row: number) => rowBonuses.find(bonus => bonus.row === row)?.name ?? { en: `${row}`, fr: `${row}` };
  const professions = spaces.map(({ id, row, column, effects }) => ({
    id,
    name: nameOf(row),
    row,
    column,
    effects: effectsOf(effects),
  }));
  return {
    professions,
    professionIds: idsOf<Profession>(professions),
    setupColumn,
    professionColumns: columns,
    endings: data.endgameTile.spaces.map(({ id, name, minPlayers, effects }) => ({
      id,
      name,
      minPlayers,
      effects: effectsOf(effects),
    })),
  };
}

/** BW-2.6, BW-2.7, BW-2.8: minor finds area, universities, dig sites and the arrows between them. */
export function makeMap(data: Components) {
  const { sites, edges } = data.digSiteMap;
  const siteIds = idsOf<Site>(sites);
  const leadsTo = (from: string) =>
    siteIds.filter(site =>
      edges.some(
        ({ a, b, kind }) =>
          (a === from && b === sites[site].id) || (kind === 'twoWay' && b === from && a === sites[site].id),
      ),
    );
  const { universities, spaces, neutralTeamCycle } = data.universities;
  const campuses = spaces.map(({ number, name, university, patron }) => {
    const { connectsTo } = universities.find(one => one.id === university) ?? impossible('a university', university);
    return {
      id: `${number}`,
      name,
      university,
      patron: idOf<Patron>(data.enums.patrons.indexOf(patron)),
      leadsTo: connectsTo.map(id => idOf<Site>(sites.findIndex(site => site.id === id))),
    };
  });
  const { columns, rows } = data.minorFindsArea;
  const columnsOf = (row: number) => Array.from({ length: columns }, (_, column) => ({ row, column }));
  return {
    columns,
    spots: rows.flatMap(({ row, minPlayers }) =>
      columnsOf(row).map(({ column }) => ({
        id: `r${row}c${column + 1}`,
        name: spotName(row, column + 1),
        column,
        minPlayers,
      })),
    ),
    campuses,
    campusIds: idsOf<Campus>(campuses),
    neutralCycle: neutralTeamCycle.map(number => idOf<Campus>(spaces.findIndex(space => space.number === number))),
    sites: sites.map(({ id, name, boneSlots, baseCampSpaces }) => ({
      id,
      name,
      boneSlots,
      campSpaces: baseCampSpaces,
      leadsTo: leadsTo(id),
    })),
    siteIds,
  };
}

/** A spot has no name on the board: people say where it lies. */
function spotName(row: number, column: number): Label {
  return { en: `column ${column}, row ${row}`, fr: `colonne ${column}, rangée ${row}` };
}

/** BW-2.9: the shelves of both patrons, and their loyalty tracks. */
export function makeBookshelf(data: Components) {
  return {
    shelves: data.bookshelf.sides.flatMap(({ patron, shelves }) =>
      shelves.map(({ spots }) => ({
        patron: idOf<Patron>(data.enums.patrons.indexOf(patron)),
        spots: spots.map(({ id, minPlayers, preprinted = false }) => ({ id, minPlayers, preprinted })),
      })),
    ),
    tracks: data.enums.patrons.map(id => {
      const track = data.loyaltyTracks.tracks.find(one => one.patron === id);
      return {
        values: track?.spaces.map(({ value }) => value) ?? [],
        passBonuses:
          track?.passBonuses.map(({ space, effects }) => ({ step: space, effects: effectsOf(effects) })) ?? [],
      };
    }),
  };
}

export function makeSetup(data: Components) {
  const { bonesPerOfferedSpecies, table } = data.setupByPlayers;
  const setups: Record<number, SetupSpec> = {};
  for (const [players, { speciesOffer, neutralTeam, differentPatrons }] of Object.entries(table)) {
    setups[Number(players)] = { offer: speciesOffer, neutralTeam, differentPatrons };
  }
  return { offerBones: bonesPerOfferedSpecies, setups };
}

/** BW-17.2: Theodore's cards by level, and how he decides. */
export function makeSolo(
  { solo, digSiteActionTiles, digSiteMap }: Components,
  all: readonly Card[],
  cards: readonly CardSpec[],
) {
  const { theodore, digSiteActionOrder, oncePerTurn } = solo;
  const ofLevel = (level: SoloLevel) => all.filter(card => cards[card].solo?.level === level);
  const tileOf = (id: string) => idOf<SiteTile>(digSiteActionTiles.tiles.findIndex(tile => tile.id === id));
  return {
    cards: { basic: ofLevel('basic'), advanced: ofLevel('advanced'), expert: ofLevel('expert') },
    head: theodore.headCircumferenceCm,
    discoverCost: theodore.discoverCost,
    coverMoneyBelow: theodore.coverBonusMoneyBelow,
    cardLoyalty: theodore.cardLoyalty,
    campOrder: theodore.baseCampOrder,
    rarePreference: theodore.rarePreference,
    passSpecies: theodore.passSpeciesCard,
    awardMinRow: theodore.awardMinRow,
    siteTileOrder: digSiteActionOrder.map(tileOf),
    oncePerTurn: oncePerTurn.map(tileOf),
    clockwise: digSiteMap.clockwiseOrder.map(id => idOf<Site>(digSiteMap.sites.findIndex(site => site.id === id))),
  };
}
