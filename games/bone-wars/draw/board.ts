import { say } from '@bonebed/kernel';
import type { Award, AwardSpace, Campus, Card, Patron, Site } from '../rules/ids.ts';
import { sum } from '../rules/state.ts';
import type { TableView } from '../rules/view.ts';
import {
  boneCounts,
  boneNames,
  called,
  cardName,
  colon,
  effectsText,
  INDENT,
  listed,
  NOTHING,
  owner,
  pair,
  type Readers,
  speciesText,
  those,
  widest,
  word,
  wrapped,
} from './words.ts';

/** The main board as text, in the order of chapter 2. */

/** Each site with its bones from the top down, its tile, its species card, its camps and the teams that are there. */
export function siteLines(table: TableView, reader: Readers): string[] {
  const { box } = reader;
  const nameWidth = widest(box.sites.map(site => called(reader, site)));
  return [word(reader, 'sites'), ...box.siteIds.flatMap(site => siteBlock(table, reader, site, nameWidth))];
}

function siteBlock({ board, players }: TableView, reader: Readers, site: Site, nameWidth: number): string[] {
  const { box } = reader;
  const { bones, species, tile, camps } = board.sites[site];
  const boneWidth = widest(box.bones.map(bone => called(reader, bone)));
  const row = bones.map(bone => (bone === null ? NOTHING : called(reader, box.bones[bone])).padEnd(boneWidth));
  const indent = `${INDENT}${' '.repeat(nameWidth)} `;
  const teams = those(
    reader,
    players.map(player => player.site === site),
  );
  const camped = word(reader, 'camps', { camps: camps.map(camp => owner(reader, camp)).join(', ') });
  const stands = teams.length === 0 ? [] : [word(reader, 'teams', { teams: teams.join(', ') })];
  return [
    `${INDENT}${called(reader, box.sites[site]).padEnd(nameWidth)} ${row.join(' ')} ${called(reader, box.siteTiles[tile])}`,
    ...wrapped(indent, species === null ? word(reader, 'noSpecies') : speciesText(reader, species)),
    ...wrapped(indent, [camped, ...stands].join(' · ')),
  ];
}

/** Bones outside the sites, and the decks. */
export function supplyLines({ board }: TableView, reader: Readers): string[] {
  return [
    ...listed('', word(reader, 'rare'), boneCounts(reader, board.rare)),
    ...listed('', word(reader, 'bag', { count: sum(board.bag) }), boneCounts(reader, board.bag)),
    word(reader, 'decks', {
      species: board.speciesDeck,
      speciesDiscard: board.speciesDiscard.length,
      paleontologists: board.paleontologistDeck,
      paleontologistDiscard: board.paleontologistDiscard.length,
      slots: board.upgradedSlots,
    }),
  ];
}

/** Who stands on which paleontologist action, and the cards on display. */
export function paleontologistLines({ board, players }: TableView, reader: Readers): string[] {
  const actions = reader.box.actions.map(action => {
    const standing = those(
      reader,
      players.map(player => player.paleontologist === action),
    );
    return pair(reader, say(reader, `option.action.${action}`), standing.join(', ') || NOTHING);
  });
  return [
    ...listed('', word(reader, 'actions'), actions),
    word(reader, 'display'),
    ...board.display.flatMap(card => wrapped(INDENT, paleontologistText(reader, card))),
  ];
}

/** A paleontologist card in short: its action and what it does. */
export function paleontologistText(reader: Readers, card: Card): string {
  const { paleontologist } = reader.box.cards[card];
  if (paleontologist === null) return cardName(reader, card);
  return word(reader, 'paleontologist', {
    name: cardName(reader, card),
    action: say(reader, `option.action.${paleontologist.action}`),
    text: paleontologist.text[reader.language],
  });
}

/** Each column of minor finds with its bonus, and the award tiles with their spaces. */
export function prizeLines({ board }: TableView, reader: Readers): string[] {
  const { spots, tiles, finds, awards } = reader.box;
  const titles = board.columnTiles.map(tile => called(reader, tiles[tile]));
  const width = widest(titles);
  const columns = titles.map((title, column) => {
    const entries = board.finds.flatMap((find, spot) => {
      if (spots[spot].column !== column) return [];
      return [`${spots[spot].id} ${find === null ? NOTHING : called(reader, finds[find])}`];
    });
    return `${INDENT}${title.padEnd(width)}  ${entries.join(' · ')}`;
  });
  return [
    word(reader, 'finds'),
    ...columns,
    word(reader, 'awards'),
    ...board.awards.flatMap(award =>
      listed(
        INDENT,
        colon(reader, `${awards[award].type}. ${called(reader, awards[award])}`),
        awardSpaces(board, reader, award),
      ),
    ),
  ];
}

function awardSpaces({ awardMarkers }: TableView['board'], reader: Readers, award: Award): string[] {
  const { awards, awardSpaces: all } = reader.box;
  return awards[award].spaces.map((space: AwardSpace) => {
    const owners = awardMarkers.filter(marker => marker.space === space).map(marker => owner(reader, marker.owner));
    const { requirement, loyalty } = all[space];
    return word(reader, 'awardSpace', {
      needs: requirement.map(({ n }) => n).join(' + '),
      loyalty,
      owner: owners.join(', ') || owner(reader, null),
    });
  });
}

/** The professions with their bonuses and markers, in the last round the endgame tile, and the universities. */
export function careerLines(table: TableView, reader: Readers): string[] {
  const { professions, campusIds } = reader.box;
  const rows = [...new Set(professions.map(({ row }) => row))];
  return [
    word(reader, 'professions'),
    ...rows.flatMap(row => wrapped(INDENT, professionRow(table, reader, row))),
    ...endingLines(table, reader),
    word(reader, 'universities'),
    ...campusIds.flatMap(campus => campusLines(table, reader, campus)),
  ];
}

/** A row of professions: its bonuses, and who is in which of its columns. */
function professionRow({ players }: TableView, reader: Readers, row: number): string {
  const { professions, professionIds } = reader.box;
  const spaces = professionIds.filter(space => professions[space].row === row);
  const bonuses = [...new Set(spaces.map(space => effectsText(reader, professions[space].effects)))];
  const markers = spaces.flatMap(space =>
    those(
      reader,
      players.map(player => player.profession === space),
    ).map(player => word(reader, 'inColumn', { player, column: professions[space].column })),
  );
  return [pair(reader, called(reader, professions[spaces[0]]), bonuses.join(' / ')), ...markers].join(' · ');
}

function endingLines({ board, players, marks }: TableView, reader: Readers): string[] {
  if (!board.endgameTile) return [];
  const entries = reader.box.endings.flatMap(({ effects, minPlayers }, ending) => {
    if (minPlayers > marks) return [];
    const taken = players.findIndex(player => player.ending === ending);
    return [pair(reader, effectsText(reader, effects), owner(reader, taken < 0 ? null : taken))];
  });
  return listed('', word(reader, 'ending'), entries);
}

function campusLines({ board, players }: TableView, reader: Readers, campus: Campus): string[] {
  const { campuses, grants, patrons } = reader.box;
  const grant = grants[board.grants[campus]];
  const teams = those(
    reader,
    players.map(player => player.campus === campus),
  );
  if (board.neutralTeam === campus) teams.push(word(reader, 'neutral'));
  const holders = those(
    reader,
    players.map(player => player.grantSpot === campus),
  );
  const head = [
    `${called(reader, campuses[campus])} (${called(reader, patrons[campuses[campus].patron])})`,
    ...(teams.length === 0 ? [] : [word(reader, 'teams', { teams: teams.join(', ') })]),
    ...(holders.length === 0 ? [] : [word(reader, 'holders', { holders: holders.join(', ') })]),
  ];
  return [
    ...wrapped(INDENT, head.join(' · ')),
    ...wrapped(`${INDENT}${INDENT}`, pair(reader, called(reader, grant), grant.text[reader.language])),
  ];
}

/** For each patron his papers, his credibility and everybody's loyalty. */
export function bookshelfLines({ board, players }: TableView, reader: Readers): string[] {
  const loyalties = (patron: Patron) =>
    those(
      reader,
      players.map(() => true),
    ).map((player, index) => {
      const { step, value } = players[index].loyalty[patron];
      return word(reader, 'loyalty', { player, step, value });
    });
  return [
    word(reader, 'bookshelf'),
    ...reader.box.patronIds.flatMap(patron => {
      const { papers, room, credibility } = board.bookshelf[patron];
      return listed(INDENT, colon(reader, called(reader, reader.box.patrons[patron])), [
        word(reader, 'credibility', { credibility }),
        word(reader, 'papers', {
          count: Math.min(papers.length, room),
          papers: papers.join(' '),
          room,
          overflow: Math.max(0, papers.length - room),
        }),
        ...loyalties(patron),
      ]);
    }),
  ];
}

/** The round with its order, its bonuses and, before the first, the offer. */
export function roundLines(table: TableView, reader: Readers): string[] {
  const { round, order, current, opening, board, players } = table;
  const { rounds, tiles } = reader.box;
  const names = order.map(player => {
    const name = owner(reader, player);
    if (player === current) return `▸ ${name}`;
    return players[player].passed ? word(reader, 'passed', { player: name }) : name;
  });
  const bonuses = board.roundTiles.map(
    (tile, index) => `${index === round ? '▸ ' : ''}${index + 1} ${called(reader, tiles[tile])}`,
  );
  return [
    word(reader, 'round', { round: round + 1, rounds: rounds.length, years: rounds[round].years }),
    ...(names.length === 0 ? [] : listed(INDENT, word(reader, 'order'), names)),
    ...listed(INDENT, word(reader, 'roundBonuses'), bonuses),
    ...opening.offer.flatMap(({ card, bones }) =>
      wrapped(INDENT, word(reader, 'offer', { species: speciesText(reader, card), bones: boneNames(reader, bones) })),
    ),
  ];
}
