import { componentName, type Json, type Reader, type Seat, say, type Values } from '@bonebed/kernel';
import type { Ruthless } from '../rules/state.ts';
import type { PileView, PlayerView, SkeletonView, TableView } from '../rules/view.ts';

/** The table as text for a terminal, at most 80 columns wide. */
export function draw(view: Json, reader: Reader<Ruthless>): string {
  // A view was made by `view`, so it has its shape.
  const table = view as TableView;
  const lines = [
    ...tableLines(table, reader),
    ...middleLines(table, reader),
    ...table.players.flatMap((player, seat) => ['', ...playerLines(table, reader, player, seat)]),
    ...draftLines(table, reader),
  ];
  return lines.join('\n');
}

const WIDTH = 80;
const INDENT = '  ';

function word(reader: Reader<Ruthless>, name: string, values: Values = {}): string {
  return say(reader, `draw.${name}`, values);
}

/** Entries behind a label, as many on a line as there is room for. */
function listed(label: string, entries: readonly string[]): string[] {
  const lines: string[] = [];
  let line = `${INDENT}${label}`;
  for (const [index, entry] of entries.entries()) {
    const piece = index < entries.length - 1 ? `${entry},` : entry;
    if (line.length + 1 + piece.length <= WIDTH) line += ` ${piece}`;
    else {
      lines.push(line);
      line = `${INDENT}${INDENT}${piece}`;
    }
  }
  return [...lines, line];
}

function tableLines(table: TableView, reader: Reader<Ruthless>): string[] {
  const { turn, goal, boneDeck, eventDeck, boneTray, idleTurns, idleTurnsToEnd, lastTurn } = table;
  const lines = [
    `${word(reader, 'turn', { turn })} · ${say(reader, `phase.${table.phase}`)} · ${word(reader, 'goal', { goal })}`,
    word(reader, 'decks', { bones: boneDeck, events: eventDeck, tray: boneTray.count }),
  ];
  if (boneTray.known.length > 0) lines.push(...listed(word(reader, 'seen'), boneNames(reader, boneTray.known)));
  if (lastTurn) lines.push(word(reader, 'lastTurn'));
  if (idleTurns > 0) lines.push(word(reader, 'idle', { n: idleTurns, end: idleTurnsToEnd }));
  return lines;
}

/** What lies in the middle of the table: a presentation, a revision, an Event, Defenses. */
function middleLines({ presentation, revision, event, defences }: TableView, reader: Reader<Ruthless>): string[] {
  const lines: string[] = [];
  if (presentation !== null) {
    const { presenter, name, bones, boosts } = presentation;
    const title = name === null ? [] : cardNames(reader, [name]);
    const cards = [...title, ...boneNames(reader, bones), ...cardNames(reader, boosts)];
    lines.push(...listed(word(reader, 'presentation', { player: reader.players[presenter] }), cards));
  }
  if (revision !== null) {
    const { reviser, skeleton, bones, boosts } = revision;
    const label = word(reader, 'revision', {
      player: reader.players[reviser],
      skeleton: componentName(reader, 'card', skeleton),
    });
    lines.push(...listed(label, [...boneNames(reader, bones), ...cardNames(reader, boosts)]));
  }
  if (event !== null) {
    lines.push(
      ...listed(word(reader, 'event', { player: reader.players[event.actor] }), cardNames(reader, [event.card])),
    );
  }
  if (defences.length > 0) lines.push(...listed(word(reader, 'defences'), cardNames(reader, defences)));
  return lines;
}

function playerLines(table: TableView, reader: Reader<Ruthless>, player: PlayerView, seat: Seat): string[] {
  const { paleontologist, prestige, bones, cards, crew, skeletons, fossils, skips } = player;
  const marks = [
    ...(paleontologist === null ? [] : [componentName(reader, 'paleontologist', paleontologist)]),
    word(reader, 'prestige', { n: prestige }),
    ...(table.first === seat ? [word(reader, 'first')] : []),
    ...(skips.includes(table.phase) ? [word(reader, 'skips')] : []),
  ];
  return [
    `${table.active === seat ? '> ' : ''}${reader.players[seat]} · ${marks.join(' · ')}`,
    ...handLines(word(reader, 'bones', { n: bones.count }), bones, boneNames(reader, bones.known)),
    ...handLines(word(reader, 'cards', { n: cards.count }), cards, cardNames(reader, cards.known)),
    ...(crew.length > 0 ? listed(word(reader, 'crew'), cardNames(reader, crew)) : []),
    ...skeletons.flatMap(skeleton => skeletonLines(reader, skeleton)),
    ...(fossils.length > 0 ? listed(word(reader, 'fossils'), boneNames(reader, fossils)) : []),
  ];
}

/** A hand: the cards that are known, and a dash for each that is not. */
function handLines(label: string, { count }: PileView<number>, known: readonly string[]): string[] {
  return listed(label, [...known, ...Array.from({ length: count - known.length }, () => '–')]);
}

/** A skeleton: how many traits each bone shares with the Name, `–` for an empty slot. */
function skeletonLines(reader: Reader<Ruthless>, { name, slots, scores }: SkeletonView): string[] {
  const bones = slots.map((bone, slot) =>
    bone === null ? '–' : `${componentName(reader, 'bone', bone)} ${scores[slot]}`,
  );
  return listed(`${componentName(reader, 'card', name)}:`, bones);
}

function draftLines({ draft }: TableView, reader: Reader<Ruthless>): string[] {
  const { name, skeleton, bones, boosts } = draft;
  const titles = [name, skeleton].filter(card => card !== null);
  const cards = [...cardNames(reader, titles), ...boneNames(reader, bones), ...cardNames(reader, boosts)];
  return cards.length === 0 ? [] : ['', ...listed(word(reader, 'draft'), cards)];
}

function boneNames(reader: Reader<Ruthless>, bones: readonly number[]): string[] {
  return bones.map(bone => componentName(reader, 'bone', bone));
}

function cardNames(reader: Reader<Ruthless>, cards: readonly number[]): string[] {
  return cards.map(card => componentName(reader, 'card', card));
}
