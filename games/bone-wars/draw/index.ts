import { type Json, seatName } from '@bonebed/kernel';
import type { Card } from '../rules/ids.ts';
import { sum } from '../rules/state.ts';
import type { PlayerView, TableView } from '../rules/view.ts';
import {
  bookshelfLines,
  careerLines,
  paleontologistLines,
  paleontologistText,
  prizeLines,
  roundLines,
  siteLines,
  supplyLines,
} from './board.ts';
import { soloBack, soloFront } from './look.ts';
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
  pair,
  type Readers,
  speciesText,
  word,
  wrapped,
} from './words.ts';

export { look } from './look.ts';

/** The table as text for a terminal, at most 100 columns wide: the board, the players, then what is going on. */
export function draw(view: Json, reader: Readers): string {
  // A view was made by `view`, so it has its shape.
  const table = view as TableView;
  const parts = [
    roundLines(table, reader),
    siteLines(table, reader),
    supplyLines(table, reader),
    paleontologistLines(table, reader),
    prizeLines(table, reader),
    careerLines(table, reader),
    bookshelfLines(table, reader),
    ...table.players.map((player, index) => playerLines(table, reader, player, index)),
    turnLines(table, reader),
  ];
  return parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n');
}

function playerLines(table: TableView, reader: Readers, player: PlayerView, index: number): string[] {
  const { box } = reader;
  const head = [
    `${table.current === index ? '▸ ' : ''}${seatName(reader, index)}`,
    word(reader, 'holding', { money: player.money, reputation: player.reputation }),
    word(reader, 'serves', { patron: called(reader, box.patrons[player.patron]) }),
    ...(player.grant === null ? [] : [called(reader, box.grants[player.grant])]),
    whereText(reader, player),
    ...(player.passed ? [word(reader, 'hasPassed')] : []),
  ];
  const crates = word(reader, 'crates', { full: sum(player.crates), open: player.openCrates, covers: player.covers });
  const theodore = table.theodore?.player === index ? table.theodore : null;
  return [
    ...wrapped('', head.join(' · ')),
    ...listed(
      INDENT,
      word(reader, 'slots'),
      player.slots.map((_, slot) => slotText(reader, player, slot)),
    ),
    ...listed(INDENT, crates, boneCounts(reader, player.crates)),
    ...listed(INDENT, word(reader, 'archive', { limit: player.archiveLimit }), archiveTexts(reader, player)),
    ...wrapped(INDENT, word(reader, 'campsLeft', { ...player.camps, steps: player.freeSteps })),
    ...(theodore === null ? teamLines(reader, player) : soloLines(reader, player, theodore)),
    ...handLines(reader, player, table.seat === index),
  ];
}

function whereText(reader: Readers, { campus, site }: PlayerView): string {
  const { box } = reader;
  if (site !== null) return called(reader, box.sites[site]);
  return campus === null ? word(reader, 'nowhere') : called(reader, box.campuses[campus]);
}

/** A slot with its cost and what it gives a species card, and the card in it. */
function slotText(reader: Readers, { slots, openSlot }: PlayerView, index: number): string {
  const { upgraded, card, specialist, cost, icon, ap, depth } = slots[index];
  const inside = [
    card === null ? NOTHING : cardName(reader, card),
    ...(specialist === null ? [] : [called(reader, reader.box.specialists[specialist])]),
  ];
  const text = word(reader, 'slot', {
    cost,
    icon: icon === null ? 'none' : called(reader, reader.box.finds[icon]),
    ap,
    depth,
    upgraded: upgraded ? 'yes' : 'no',
    card: inside.join(' + '),
  });
  return index === openSlot ? `▸ ${text}` : text;
}

function archiveTexts(reader: Readers, { archive }: PlayerView): string[] {
  return archive.map((cards, find) => {
    const { effects } = reader.box.envelopes[find];
    const inside = cards.map(card => cardName(reader, card)).join(', ') || NOTHING;
    return pair(reader, `${called(reader, reader.box.envelopes[find])}, ${effectsText(reader, effects)}`, inside);
  });
}

function teamLines(reader: Readers, { team, reserve, hired }: PlayerView): string[] {
  const texts = (cards: readonly Card[]) => cards.map(card => teamText(reader, card));
  return [
    ...listed(INDENT, word(reader, 'team'), texts(team)),
    ...listed(INDENT, word(reader, 'reserve'), texts(reserve)),
    ...(hired.length === 0
      ? []
      : listed(
          INDENT,
          word(reader, 'hired'),
          hired.map(one => called(reader, reader.box.specialists[one])),
        )),
  ];
}

function teamText(reader: Readers, card: Card): string {
  const { team } = reader.box.cards[card];
  if (team === null) return cardName(reader, card);
  const { cost, ap, depth, torn } = team;
  return word(reader, 'teamCard', { name: cardName(reader, card), cost, ap, depth, torn: torn ? 'yes' : 'no' });
}

/** Theodore's deck, the front of the card that he flipped last and the back of the next one. */
function soloLines(reader: Readers, { slots }: PlayerView, theodore: NonNullable<TableView['theodore']>): string[] {
  const { deck, discard, upgrades, next } = theodore;
  const current = slots.findLast(({ card }) => card !== null)?.card ?? null;
  return [
    ...wrapped(INDENT, word(reader, 'soloDeck', { deck, discard: discard.length, upgrades })),
    ...wrapped(INDENT, current === null ? word(reader, 'soloNone') : soloText(reader, current)),
    ...(next === null ? [] : wrapped(INDENT, word(reader, 'soloNext', { back: soloBack(reader, next) }))),
  ];
}

function soloText(reader: Readers, card: Card): string {
  const { solo } = reader.box.cards[card];
  if (solo === null) return cardName(reader, card);
  return word(reader, 'soloCurrent', { name: cardName(reader, card), front: soloFront(reader, solo) });
}

/** How many cards a hand has; the own cards in full, of others the names that are known. */
function handLines(reader: Readers, { species, paleontologists }: PlayerView, isOwn: boolean): string[] {
  const known = [...species, ...paleontologists].filter(card => card !== null);
  const count = word(reader, 'hand', { species: species.length, paleontologists: paleontologists.length });
  if (!isOwn) {
    const names = known.map(card => shortText(reader, card));
    return known.length === 0 ? wrapped(INDENT, count) : listed(INDENT, colon(reader, count), names);
  }
  const text = (card: Card) =>
    reader.box.cards[card].species === null ? paleontologistText(reader, card) : speciesText(reader, card);
  return [...wrapped(INDENT, count), ...known.flatMap(card => wrapped(`${INDENT}${INDENT}`, text(card)))];
}

/** `Troodon (Bug)`, or the name of a paleontologist. */
function shortText(reader: Readers, card: Card): string {
  const { species } = reader.box.cards[card];
  const name = cardName(reader, card);
  return species === null ? name : `${name} (${called(reader, reader.box.finds[species.find])})`;
}

/** What is going on in the turn: the card and its points, papers begun, cards looked at, bonuses still to come. */
function turnLines({ turn, current, players }: TableView, reader: Readers): string[] {
  const lines: string[] = [];
  if (turn.card !== null && current !== null) {
    lines.push(
      ...wrapped(
        '',
        word(reader, 'turn', {
          player: seatName(reader, current),
          card: cardName(reader, turn.card),
          mode: turn.mode ?? 'none',
          ap: turn.ap,
          depth: turn.depth,
          steps: players[current].stepsLeft,
        }),
      ),
    );
  }
  for (const { card, envelope, bones } of turn.papers) {
    const values = { card: cardName(reader, card), envelope: called(reader, reader.box.envelopes[envelope]) };
    lines.push(...wrapped(INDENT, word(reader, 'paper', { ...values, bones: boneNames(reader, bones) })));
  }
  for (const card of turn.looked) {
    if (card !== null) lines.push(...wrapped(INDENT, word(reader, 'looked', { species: speciesText(reader, card) })));
  }
  if (turn.pending.length > 0) lines.push(...listed('', word(reader, 'pending'), [effectsText(reader, turn.pending)]));
  return lines;
}
