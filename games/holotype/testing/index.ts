import {
  choiceTexts,
  type Edition,
  give,
  makeHeader,
  openEdition,
  type Settings,
  scenario,
  seedFrom,
  Table,
} from '@bonebed/kernel';
import { barredAloud } from '@bonebed/kernel/kit';
import type { Box, PersonalId, SpecimenId } from '../box/box.ts';
import { checkComponents } from '../box/check.ts';
import components from '../box/components.json' with { type: 'json' };
import type { Components } from '../box/components.ts';
import { holotype } from '../index.ts';
import { type Holotype, type HolotypeState, LOUNGE, type Player } from '../rules/state.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { arrange, COLOURS, type Colour, cubesText, find, idOf, shortName, type TableSetup, words } from './arrange.ts';
import { withQuotedValues } from './fixtures.ts';

/** The edition that people play with. */
export const edition: Edition<Holotype> = openEdition(holotype, components);

/** The rule that bars an answer, whose refusal is read aloud on the way. */
const barredBy = barredAloud<Holotype>({ en, fr });

/** The components that rule tests play with: their values are those that the worked examples quote. */
export const fixtures: Components = withQuotedValues(checkComponents(components));
const quoted: Edition<Holotype> = openEdition(holotype, fixtures);

export type HolotypeTable = Table<Holotype>;

interface Situation extends TableSetup {
  readonly seats?: number;
  readonly settings?: Settings;
  readonly components?: Components;
  /** Results of chance to come, see `dice`. */
  readonly chance?: readonly number[];
}

/** A table in the middle of a game: `position({ red: { cubes: 'J:3 R:2', hand: 'Camptosaurus' } })`. Red has the turn. */
export function position(situation: Situation = {}): HolotypeTable {
  const { seats = 2, settings = {}, chance = [] } = situation;
  const { components: contents } = situation;
  const played = contents === undefined ? quoted : openEdition(holotype, contents);
  const check = (state: HolotypeState, box: Box) => {
    arrange({ state, box }, situation);
    for (const { path, fault } of holotype.faults({ state, box }))
      throw new Error(`no such position: ${path}: ${fault}`);
  };
  return scenario(holotype, played, { seats, settings }, check, chance);
}

/** A table at the start of a game, before Personal Objectives are chosen. */
export function newGame(seats: number, settings: Settings = {}, seed = 'new game'): HolotypeTable {
  const header = makeHeader(holotype, quoted, { seats, settings, seed: seedFrom(seed) });
  return new Table(holotype, quoted.box, header);
}

/** An answer as a record has it, from the words of a test: `red publish Camptosaurus` is `0 publish SP17`. */
function recorded({ box }: HolotypeTable, line: string): string {
  return words(line)
    .map(word => idOf(box, word))
    .join(' ');
}

/** Plays answers written as a log: `says(table, 'red place P library', 'yellow recall')`. */
export function says(table: HolotypeTable, ...lines: readonly string[]): HolotypeTable {
  return give(table, ...lines.map(line => recorded(table, line)));
}

/** The rule that forbids this answer; 'legal' or 'not offered' where there is none. */
export function whyNot(table: HolotypeTable, line: string): string {
  const [seat, ...answer] = words(recorded(table, line));
  return barredBy(table, Number(seat), answer.join(' '));
}

/** What a player can choose now, in the words of a record. */
export function choices(table: HolotypeTable, colour: Colour): string[] {
  return choiceTexts(table, COLOURS.indexOf(colour));
}

/** What is asked now. */
export function asked(table: HolotypeTable): string | null {
  return table.pending?.what ?? null;
}

/** Chance that makes dice of a colour fall so: `dice('K', '3 1 M')`. */
export function dice(colour: string, faces: string): number[] {
  const { box } = quoted;
  const die = box.dice[find<number>(box, box.periods, colour)];
  return words(faces).map(face => die.findIndex(({ id }) => id === face));
}

export function playerOf(table: HolotypeTable, colour: Colour): Player {
  return table.position.state.players[COLOURS.indexOf(colour)];
}

/** The cubes of a player: `'J:2 R:1'`. */
export function cubesOf(table: HolotypeTable, colour: Colour): string {
  const { fossils, research } = playerOf(table, colour);
  return cubesText([...fossils, research]);
}

export function museumOf(table: HolotypeTable): string {
  return cubesText(table.position.state.museum);
}

/** Where a player's workers are: `'P:library G:locked A:lounge'`. */
export function workersOf(table: HolotypeTable, colour: Colour): string {
  const { box } = table;
  const places = playerOf(table, colour).workers.map((place, worker) => {
    const away = place === LOUNGE ? 'lounge' : 'locked';
    return `${shortName(box.workers[worker].id)}:${place < 0 ? away : shortName(box.locations[place].id)}`;
  });
  return places.join(' ');
}

/** Specimens by their first names. */
export function names({ box }: HolotypeTable, specimens: readonly SpecimenId[]): string {
  return specimens.map(specimen => words(String(box.specimens[specimen].name))[0]).join(' ');
}

export function handOf(table: HolotypeTable, colour: Colour): string {
  return names(table, playerOf(table, colour).specimens);
}

export function holotypesOf(table: HolotypeTable, colour: Colour): string {
  return names(table, playerOf(table, colour).holotypes);
}

/** The specimen discard pile from bottom to top. */
export function pileOf(table: HolotypeTable): string {
  return names(table, table.position.state.specimenDiscard);
}

export function milestonesOf(table: HolotypeTable, colour: Colour): string {
  const { milestone } = table.box;
  const owned = playerOf(table, colour).milestones;
  return Object.entries(milestone)
    .flatMap(([key, id]) => (owned.includes(id) ? [key] : []))
    .join(' ');
}

/** Whose turn it is. */
export function turnOf(table: HolotypeTable): Colour | null {
  const { active } = table.position.state;
  return active === null ? null : COLOURS[active];
}

/** A line of the score sheet, hidden ones included. */
export function points(table: HolotypeTable, colour: Colour, what: string): number | undefined {
  const row = holotype.score(table.position)[COLOURS.indexOf(colour)];
  return row.lines.find(line => line.what === what)?.points;
}

export function total(table: HolotypeTable, colour: Colour): number {
  let sum = 0;
  for (const line of holotype.score(table.position)[COLOURS.indexOf(colour)].lines) sum += line.points;
  return sum;
}

/** The types of the events so far, as a spectator hears them. */
export function told(table: HolotypeTable): string[] {
  return table.events(null).flatMap(event => (event === null ? [] : [event.type]));
}

export function personal({ box }: HolotypeTable, id: string): PersonalId {
  return find(box, box.personalObjectives, id);
}
