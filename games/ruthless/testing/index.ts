import { type Edition, give, openEdition, type Seat, scenario, type Table } from '@bonebed/kernel';
import { barredAloud } from '@bonebed/kernel/kit';
import components from '../box/components.json' with { type: 'json' };
import { ruthless } from '../index.ts';
import type { BoneId, CardId, Ruthless } from '../rules/state.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { type Around, arrange, type Given, kind } from './arrange.ts';

/** The edition that tests play with. */
export const edition: Edition<Ruthless> = openEdition(ruthless, components);
export const { box } = edition;

/** The rule that bars an answer, whose refusal is read aloud on the way. */
export const barredBy = barredAloud<Ruthless>({ en, fr });
export { components, kind };

interface Played extends Around {
  readonly chance?: readonly number[];
  /** Another edition than the usual one. */
  readonly edition?: Edition<Ruthless>;
}

/** A position (see `arrange`), with foretold chance. */
export function position(players: readonly Given[], around: Played = {}): Table<Ruthless> {
  const { edition: played = edition, chance = [] } = around;
  const set = (state: Ruthless['state']) => arrange({ state, box: played.box }, players, around);
  return scenario(ruthless, played, { seats: players.length }, set, chance);
}

/** What a test looks at, in the words of the game. */
export function prestige(table: Table<Ruthless>): number[] {
  return table.position.state.players.map(player => player.prestige);
}

export function bonesOf(table: Table<Ruthless>, seat: Seat): string[] {
  return table.position.state.players[seat].bones.map(boneName);
}

export function cardsOf(table: Table<Ruthless>, seat: Seat): string[] {
  return table.position.state.players[seat].cards.map(cardName);
}

export function crewOf(table: Table<Ruthless>, seat: Seat): string[] {
  return table.position.state.players[seat].crew.map(cardName);
}

/** A museum: Names with their bones, then fossils. */
export function museumOf(table: Table<Ruthless>, seat: Seat): Record<string, string[]> {
  const { skeletons, fossils } = table.position.state.players[seat];
  const museum: Record<string, string[]> = {};
  for (const { name, slots } of skeletons) museum[cardName(name)] = slots.filter(bone => bone !== null).map(boneName);
  if (fossils.length > 0) museum.fossils = fossils.map(boneName);
  return museum;
}

export function tray(table: Table<Ruthless>): string[] {
  return table.position.state.boneTray.map(boneName);
}

/** The bottom cards of the Event deck, the lowest last. */
export function under(table: Table<Ruthless>, count: number): string[] {
  return table.position.state.eventDeck.slice(-count).map(cardName);
}

export function boneName(bone: BoneId): string {
  return box.bones[bone].id;
}

export function cardName(card: CardId): string {
  return kind(box.cards[card].id);
}

/** Who is asked what now: `museum 0`, `doubt 1 2`. */
export function asked(table: Table<Ruthless>): string {
  return table.pending === null ? 'over' : [table.pending.what, ...table.pending.waiting].join(' ');
}

/** Everybody passes, declines, returns the bones and discards the first card, until it comes to `what`. */
export function passTo(table: Table<Ruthless>, what: string): Table<Ruthless> {
  while (table.pending !== null && table.pending.what !== what) passOnce(table);
  return table;
}

/** Everybody passes to the end of the turn, through the next draw. */
export function passTurn(table: Table<Ruthless>): Table<Ruthless> {
  const { turn } = table.position.state;
  while (table.pending !== null && table.position.state.turn === turn) passOnce(table);
  return table;
}

export function passOnce(table: Table<Ruthless>): void {
  const [seat] = table.pending?.waiting ?? [];
  const texts = table.choices(seat).map(choice => choice.text);
  const idle = texts.find(text => text === 'pass' || text === 'done') ?? texts[0];
  give(table, `${seat} ${idle}`);
}

/** The types of the events that a seat was told. */
export function told(table: Table<Ruthless>, seat: Seat | null, since = 0): string[] {
  return table.events(seat, since).flatMap(event => (event === null ? [] : [event.type]));
}
