import { BadInput, read } from '@bonebed/kernel';
import { countedBy, fitsNeed } from './cards.ts';
import { type Components, components, type EffectData } from './components.ts';

/** Checks a `components.json` against its description, and what that can't say: ids that must exist, counts that must agree. Throws `BadInput`. */
export function checkComponents(value: unknown): Components {
  const data = read(components, value);
  checkUnique(data);
  checkSpecies(data);
  checkCounts(data);
  checkBoards(data);
  checkMap(data);
  checkAwards(data);
  checkTracks(data);
  checkSolo(data);
  checkChains(data);
  checkRoom(data);
  checkRewards(data);
  return data;
}

function fail(path: string, fault: string): never {
  throw new BadInput('components', path, fault);
}

function expectKnown(path: string, id: string, known: readonly string[]): void {
  if (!known.includes(id)) fail(path, `'${id}' is not one of ${known.join(', ')}`);
}

function expectNumber(path: string, found: number, expected: number): void {
  if (found !== expected) fail(path, `expected ${expected}, found ${found}`);
}

function checkUnique(data: Components): void {
  const tables: readonly (readonly [string, readonly { readonly id: string }[]])[] = [
    ['species.cards', data.species.cards],
    ['prizeBonuses.list', data.prizeBonuses.list],
    ['paleontologistCards.cards', data.paleontologistCards.cards],
    ['bonusTiles.tiles', data.bonusTiles.tiles],
    ['grantTiles.tiles', data.grantTiles.tiles],
    ['digSiteActionTiles.tiles', data.digSiteActionTiles.tiles],
    ['awardTiles.tiles', data.awardTiles.tiles],
    ['teamActions.actions', data.teamActions.actions],
    ['teamCards.cards', data.teamCards.cards],
    ['specialists.tiles', data.specialists.tiles],
    ['playerBoard.envelopes', data.playerBoard.envelopes],
    ['professionsTrack.spaces', data.professionsTrack.spaces],
    ['endgameTile.spaces', data.endgameTile.spaces],
    ['digSiteMap.sites', data.digSiteMap.sites],
    ['minorFindsArea.rows', data.minorFindsArea.rows.map(({ row }) => ({ id: `${row}` }))],
    ['universities.spaces', data.universities.spaces.map(({ number }) => ({ id: `${number}` }))],
  ];
  for (const [path, entries] of tables) {
    const ids = entries.map(({ id }) => id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice >= 0) fail(`${path}.${twice}.id`, `'${ids[twice]}' stands there twice`);
  }
}

function checkSpecies({ species, enums, prizeBonuses, playerBoard, boneTokens }: Components): void {
  const prizes = prizeBonuses.list.map(({ id }) => id);
  const icons = playerBoard.envelopes.map(({ icon }) => icon);
  for (const [index, { category, discoverer, prize, minorFind, skull, limb }] of species.cards.entries()) {
    const path = `species.cards.${index}`;
    expectKnown(`${path}.category`, category, enums.speciesCategories);
    expectKnown(`${path}.discoverer`, discoverer, enums.discoverers);
    expectKnown(`${path}.prize`, prize, prizes);
    expectKnown(`${path}.minorFind`, minorFind, icons);
    for (const [part, need] of [
      ['skull', skull],
      ['limb', limb],
    ]) {
      const fitting = boneTokens.kinds.some(
        ({ kind, category: of }) => of === part && fitsNeed({ id: kind, category: of }, need),
      );
      if (!fitting) fail(`${path}.${part}`, `no bone is a '${need}' ${part}`);
    }
  }
}

function checkCounts(data: Components): void {
  const {
    boneTokens,
    species,
    paleontologistCards,
    minorFindTiles,
    bonusTiles,
    grantTiles,
    roundTrack,
    minorFindsArea,
  } = data;
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  expectNumber('boneTokens.total', boneTokens.total, total(boneTokens.kinds.map(({ count }) => count)));
  for (const [index, { kind, count }] of boneTokens.kinds.entries()) {
    if (count < boneTokens.rareDisplayPerKind) fail(`boneTokens.kinds.${index}.count`, `too few for the rare display`);
    expectKnown(`boneTokens.kinds.${index}.kind`, kind, Object.keys(data.labels.boneKinds));
  }
  expectNumber('species.count', species.count, species.cards.length);
  const { copiesEach, cards, count } = paleontologistCards;
  expectNumber('paleontologistCards.count', count, copiesEach * cards.length);
  expectNumber('minorFindTiles.count', minorFindTiles.count, total(minorFindTiles.tiles.map(tile => tile.count)));
  expectNumber('bonusTiles.count', bonusTiles.count, bonusTiles.tiles.length);
  const spots = minorFindsArea.columns + roundTrack.rounds.filter(({ bonus }) => bonus === 'tile').length;
  expectNumber('bonusTiles.tiles', bonusTiles.tiles.length, spots);
  expectNumber('grantTiles.count', grantTiles.count, grantTiles.tiles.length);
  expectNumber('grantTiles.inPlay', grantTiles.inPlay, data.universities.spaces.length);
  expectNumber('roundTrack.rounds', roundTrack.rounds.length, data.game.rounds);
  expectNumber('digSiteActionTiles.tiles', data.digSiteActionTiles.tiles.length, data.digSiteMap.sites.length);
}

function checkBoards(data: Components): void {
  const { playerBoard, enums, labels, minorFindsArea, roundTrack, upgradedActionSlotTiles } = data;
  const icons = playerBoard.envelopes.map(({ icon }) => icon);
  expectNumber('playerBoard.envelopes', icons.length, enums.minorFinds.length);
  expectNumber('minorFindsArea.columns', minorFindsArea.columns, icons.length);
  for (const [index, icon] of icons.entries()) {
    expectKnown(`playerBoard.envelopes.${index}.icon`, icon, Object.keys(labels.minorFinds));
  }
  for (const [index, { icon }] of playerBoard.actionSlots.entries()) {
    if (icon !== null) expectKnown(`playerBoard.actionSlots.${index}.icon`, icon, icons);
  }
  const upgraded = upgradedActionSlotTiles.tile.icon;
  if (upgraded !== null) expectKnown('upgradedActionSlotTiles.tile.icon', upgraded, icons);
  const { total, openAtStart, coverTiles, cratesPerCoverTile } = playerBoard.crates;
  expectNumber('playerBoard.crates.openAtStart', openAtStart, total - coverTiles * cratesPerCoverTile);
  for (const [index, { bonus, effects }] of roundTrack.rounds.entries()) {
    if (bonus === 'printed' && effects === undefined) fail(`roundTrack.rounds.${index}.effects`, 'missing');
  }
}

function checkMap({ digSiteMap, universities, enums }: Components): void {
  const sites = digSiteMap.sites.map(({ id }) => id);
  const places = [...sites, ...universities.universities.map(({ id }) => id)];
  for (const [index, { a, b }] of digSiteMap.edges.entries()) {
    expectKnown(`digSiteMap.edges.${index}.a`, a, places);
    expectKnown(`digSiteMap.edges.${index}.b`, b, sites);
  }
  for (const [index, { university, patron }] of universities.spaces.entries()) {
    expectKnown(`universities.spaces.${index}.university`, university, places);
    expectKnown(`universities.spaces.${index}.patron`, patron, enums.patrons);
  }
  const numbers = universities.spaces.map(({ number }) => `${number}`);
  for (const [index, number] of universities.neutralTeamCycle.entries()) {
    expectKnown(`universities.neutralTeamCycle.${index}`, `${number}`, numbers);
  }
}

function checkAwards(data: Components): void {
  const envelopes = data.playerBoard.envelopes.map(({ id }) => `envelope${id}`);
  for (const [tile, { rows }] of data.awardTiles.tiles.entries()) {
    for (const [row, { requirement }] of rows.entries()) {
      for (const [index, { key }] of requirement.entries()) {
        if (countedBy(data, key) !== 'envelope') continue;
        expectKnown(`awardTiles.tiles.${tile}.rows.${row}.requirement.${index}.key`, key, envelopes);
      }
    }
  }
}

function checkTracks({ loyaltyTracks, bookshelf, enums }: Components): void {
  for (const [index, { patron, spaces }] of loyaltyTracks.tracks.entries()) {
    expectKnown(`loyaltyTracks.tracks.${index}.patron`, patron, enums.patrons);
    for (const [at, { step }] of spaces.entries()) {
      expectNumber(`loyaltyTracks.tracks.${index}.spaces.${at}.step`, step, at);
    }
  }
  for (const [index, { patron }] of bookshelf.sides.entries()) {
    expectKnown(`bookshelf.sides.${index}.patron`, patron, enums.patrons);
  }
}

function checkSolo({ solo, digSiteActionTiles, digSiteMap, universities, enums }: Components): void {
  const tiles = digSiteActionTiles.tiles.map(({ id }) => id);
  for (const [index, id] of solo.digSiteActionOrder.entries())
    expectKnown(`solo.digSiteActionOrder.${index}`, id, tiles);
  for (const [index, id] of solo.oncePerTurn.entries()) expectKnown(`solo.oncePerTurn.${index}`, id, tiles);
  const sites = digSiteMap.sites.map(({ id }) => id);
  expectNumber('digSiteMap.clockwiseOrder', new Set(digSiteMap.clockwiseOrder).size, sites.length);
  for (const [index, id] of digSiteMap.clockwiseOrder.entries()) {
    expectKnown(`digSiteMap.clockwiseOrder.${index}`, id, sites);
  }
  for (const [index, { id, connectsTo }] of universities.universities.entries()) {
    const arrows = digSiteMap.edges.filter(({ a }) => a === id).map(({ b }) => b);
    for (const site of arrows) expectKnown(`universities.universities.${index}.connectsTo`, site, connectsTo);
    expectNumber(`universities.universities.${index}.connectsTo`, connectsTo.length, arrows.length);
  }
  for (const [index, category] of solo.theodore.rarePreference.entries()) {
    expectKnown(`solo.theodore.rarePreference.${index}`, category, Object.keys(enums.boneCategories));
  }
}

/** More than any bonus of a real box brings, one inside the other. */
const MOST_BONUSES = 200;

/** Bonuses that bring others with them, and where those stand: none may come back to itself, or bring too many in all. */
function checkChains({ bonusTiles, roundTrack, digSiteActionTiles, playerBoard }: Components): void {
  const wheres: Readonly<Record<string, readonly { readonly effects?: readonly EffectData[] | undefined }[]>> = {
    roundBonus: [...bonusTiles.tiles, ...roundTrack.rounds],
    digSiteActions: digSiteActionTiles.tiles,
    reclassify: playerBoard.envelopes,
  };
  const broughtBy = (bonus: string, before: readonly string[]): number => {
    if (before.includes(bonus)) fail('', `the bonus '${bonus}' brings itself again: ${[...before, bonus].join(', ')}`);
    let most = 0;
    for (const { effects = [] } of wheres[bonus] ?? []) {
      let brought = 0;
      for (const { do: next, n = 1 } of effects) brought += n * (1 + broughtBy(next, [...before, bonus]));
      most = Math.max(most, brought);
    }
    if (most > MOST_BONUSES) fail('', `the bonus '${bonus}' may bring ${most} others, at most ${MOST_BONUSES}`);
    return most;
  };
  for (const bonus of Object.keys(wheres)) broughtBy(bonus, []);
}

/** How many play, Theodore included. */
const PLAYERS = [2, 3, 4];
const MOST_PLAYERS = Math.max(...PLAYERS);

function expectAtLeast(path: string, found: number, least: number, what: string): void {
  if (found < least) fail(path, `${found} ${what}, but ${least} are needed`);
}

/** Everybody at the table must find a place on each track. */
function checkRoom({ professionsTrack, endgameTile, universities, setupByPlayers, enums }: Components): void {
  const { spaces, setupColumn } = professionsTrack;
  const atSetup = spaces.filter(({ column }) => column === setupColumn).length;
  expectAtLeast('professionsTrack.spaces', atSetup, MOST_PLAYERS, `spaces in column ${setupColumn}`);
  for (const players of PLAYERS) {
    const endings = endgameTile.spaces.filter(({ minPlayers }) => minPlayers <= players).length;
    expectAtLeast('endgameTile.spaces', endings, players, `spaces for ${players} players`);
  }
  for (const [seats, { speciesOffer }] of Object.entries(setupByPlayers.table)) {
    const path = `setupByPlayers.table.${seats}.speciesOffer`;
    expectAtLeast(path, speciesOffer, Math.max(Number(seats), PLAYERS[0]), 'cards on offer');
  }
  expectAtLeast('universities.spaces', universities.spaces.length, MOST_PLAYERS, 'spaces');
  for (const patron of enums.patrons) {
    const own = universities.spaces.filter(space => space.patron === patron).length;
    expectAtLeast('universities.spaces', own, 1, `spaces of ${patron}`);
  }
}

/** Each size of paper has its reward, none is left out. */
function checkRewards({ publishRewards, debunkRewards }: Components): void {
  for (const [path, { byBones }] of Object.entries({ publishRewards, debunkRewards })) {
    for (const [index, { bones }] of byBones.entries()) {
      expectNumber(`${path}.byBones.${index}.bones`, bones, byBones[0].bones + index);
    }
  }
}
