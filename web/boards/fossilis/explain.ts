import { formatMessage, type Language, type Values } from '@bonebed/kernel';
import type { BoardAt, Explain, Explanation } from '../board.ts';
import { nameOf } from '../name-of.ts';
import { progressOf } from './how-far.ts';
import { en } from './texts/explain.en.ts';
import { fr } from './texts/explain.fr.ts';
import { type Act, actNumbers, type Box, type TableView, withPlaces, worthOf } from './view.ts';
import { words } from './words.ts';

const texts = { en, fr };
type Key = keyof typeof en;

/** What explanations are made of: the table at this moment, and words in the reader's language. */
interface Table {
  readonly view: TableView;
  readonly box: Box;
  readonly language: Language;
  readonly me: TableView['players'][number] | null;
  player(seat: number): string;
  say(key: Key, values?: Values): string;
  /** A word that stands on the board itself. */
  word(key: keyof ReturnType<typeof words.now>, values?: Values): string;
  name(named: { readonly id: string; readonly name: Box['tiles'][number]['name'] }): string;
}

function tableOf({ view: shown, box: opened, reader, eyes }: BoardAt): Table {
  // The host deals only in views and boxes that the game itself made.
  const view = shown as TableView;
  const { language } = reader;
  return {
    view,
    box: withPlaces(opened as Box),
    language,
    me: eyes === null ? null : view.players[eyes],
    player: seat => reader.players[seat] ?? '',
    say: (key, values = {}) => formatMessage(texts[language][key], values, language),
    word: (key, values = {}) => formatMessage(words.now(language)[key], values, language),
    name: named => nameOf(named, language),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Things that need no number to be told, with the rule that tells of them. */
const PLAIN: Readonly<Record<string, string>> = {
  'arrow.locked': 'FO-6.7',
  'step.actions': 'FO-4.2',
  'step.market': 'FO-4.4',
  'step.claim': 'FO-4.4',
  'step.end': 'FO-4.6',
  'event.sealed': 'FO-15.2',
  'event.held': 'FO-15.3',
  dinosaurs: 'FO-14.3',
  market: 'FO-12.1',
  worth: 'FO-17.6',
  skills: 'FO-10.1',
  storage: 'FO-9.1',
  payment: 'FO-12.3',
  tools: 'FO-11.1',
  kept: 'FO-17.6',
};

type Explainer = (table: Table, index: number, further: number) => Explanation;

/** The rules of what may be done in the first step. */
const ACTS: Readonly<Record<Act, string>> = {
  dig: 'FO-5.10',
  extract: 'FO-8.1',
  plaster: 'FO-5.1',
  move: 'FO-5.2',
  freeMove: 'FO-5.2',
  climb: 'FO-5.4',
  sand: 'FO-5.6',
};

const explainers: Readonly<Record<string, Explainer>> = {
  site: ({ view, say }) => ({
    name: say('site.name'),
    words: say('site'),
    now: say('site.now', { open: view.site.filter(({ bottom }) => bottom === null).length }),
    rule: 'FO-2.3',
  }),
  cell: spaceAt,
  note({ view, box, say, name }, cell) {
    const { pit, finds } = view.site[cell];
    const inside = (finds ?? []).map(find => name(box.finds[find]));
    return {
      name: say('note.name'),
      words: say('note', { pit }),
      now: say('note.now', { count: inside.length, finds: inside.join(', ') }),
      rule: 'FO-6.11',
    };
  },
  pawn({ view, box, player, say }, seat) {
    const { cell } = view.pawns[seat];
    return {
      name: say('pawn.name', { seat: player(seat) }),
      words: say('pawn'),
      now: cell === null ? say('pawn.off') : say('pawn.on', { cell: box.cells[cell].id }),
      rule: 'FO-2.4',
    };
  },
  side: ({ box, say }, side) => ({
    name: say('side.name', { side: box.directions[side].id }),
    words: say('side'),
    rule: 'FO-2.5',
  }),
  discard: ({ view, box, say }) => ({
    name: say('discard.name'),
    words: say('discard'),
    now: say('discard.now', {
      count: view.tileDiscard.length,
      sand: view.tileDiscard.filter(tile => box.tiles[tile].material === box.sand).length,
    }),
    rule: 'FO-5.6',
  }),
  tile: ({ box, say, name }, tile) => ({
    name: say('tile.name', { tile: name(box.tiles[tile]) }),
    words: say('tile', { energy: box.materials[box.tiles[tile].material].digEnergy }),
    rule: 'FO-6.1',
  }),
  energy: ({ view, player, say }) => ({
    name: say('energy.name'),
    words: say('energy'),
    now: say('energy.now', { seat: player(view.active), energy: view.turn.energy }),
    rule: 'FO-4.2',
  }),
  find: findOf,
  bone: findOf,
  plaster: ({ view, box, me, player, say }) => ({
    name: say('plaster.name'),
    words: say('plaster', { leftoverPerVP: box.plaster.leftoverPerVP }),
    ...(me === null ? {} : { now: say('plaster.now', { seat: player(view.players.indexOf(me)), count: me.plaster }) }),
    rule: 'FO-8.2',
  }),
  plasterOf: ({ view, box, player, say }, seat) => ({
    name: say('plaster.name'),
    words: say('plaster', { leftoverPerVP: box.plaster.leftoverPerVP }),
    now: say('plaster.now', { seat: player(seat), count: view.players[seat].plaster }),
    rule: 'FO-8.2',
  }),
  pool({ view, box, say }) {
    const { pool: number, pools } = progressOf(view, box);
    return {
      name: say('pool.name'),
      words: say('pool', { pools }),
      now: say('pool.now', { count: view.plaster.pool, size: view.plaster.poolSize, number, pools }),
      rule: 'FO-15.2',
    };
  },
  event: ({ box, say, name }, event) => ({
    name: say('event.name', { event: name(box.events[event]) }),
    words: name({ id: '', name: box.events[event].text }),
    rule: 'FO-15.3',
  }),
  end: ({ view, say }) => ({
    name: say('end.name'),
    words: say('end'),
    now: say('end.now', { isNear: view.lastRound === null ? 0 : 1, round: view.lastRound ?? 0 }),
    rule: 'FO-16.1',
  }),
  dinosaur: (table, dinosaur) => ({
    ...dinosaurOf(table, dinosaur),
    ...(table.me === null
      ? {}
      : {
          now: table.say('dinosaur.now', {
            count: fitting(table, dinosaur, table.me.storage),
            of: sum(table.box.dinosaurs[dinosaur].needs),
          }),
        }),
    rule: 'FO-13.1',
  }),
  lab(table, dinosaur) {
    const place = table.view.players.flatMap(({ lab }) => lab).find(one => one.dinosaur === dinosaur);
    if (place === undefined) return explainers.dinosaur(table, dinosaur, 0);
    return {
      ...dinosaurOf(table, dinosaur),
      now: table.say('labPlace.now', {
        count: sum(place.bones),
        of: sum(table.box.dinosaurs[dinosaur].needs),
        vp: worthOf(table.box, place).vp,
      }),
      rule: 'FO-9.2',
    };
  },
  perfect: ({ box, say, name }, dinosaur) => ({
    name: say('perfect.name'),
    words: say('perfect', { vp: box.dinosaurs[dinosaur].perfect, dinosaur: name(box.dinosaurs[dinosaur]) }),
    rule: 'FO-14.1',
  }),
  need: ({ box, me, say, name }, dinosaur, bone) => ({
    name: say('need.name', { bone: name(box.finds[bone]), dinosaur: name(box.dinosaurs[dinosaur]) }),
    words: say('need', { count: box.dinosaurs[dinosaur].needs[bone], vp: box.dinosaurs[dinosaur].values[bone] }),
    ...(me === null ? {} : { now: say('need.now', { have: me.storage[bone] }) }),
    rule: 'FO-14.2',
  }),
  seal({ view, box, say, name }, dinosaur) {
    const place = view.players.flatMap(({ lab }) => lab).find(one => one.dinosaur === dinosaur);
    return {
      name: say('seal.name', { dinosaur: name(box.dinosaurs[dinosaur]) }),
      words: say('seal', { vp: box.dinosaurs[dinosaur].perfect }),
      ...(place === undefined ? {} : { now: say('seal.now', { vp: place.partial }) }),
      rule: place === undefined ? 'FO-14.3' : 'FO-14.1',
    };
  },
  tool: ({ box, say, name }, tool) => ({
    name: say('tool.name', { tool: name(box.tools[tool]) }),
    words: name({ id: '', name: box.tools[tool].text }),
    now: say('tool.now', { vp: box.tools[tool].vp }),
    rule: 'FO-11.1',
  }),
  supply: ({ box, say, name }, supply) => ({
    name: say('supply.name', { supply: name(box.supplies[supply]) }),
    words: name({ id: '', name: box.supplies[supply].text }),
    now: say('supply.now'),
    rule: 'FO-12.7',
  }),
  skill: ({ box, say, name }, skill) => ({
    name: say('skill.name', { skill: name(box.skills[skill]) }),
    words: name({ id: '', name: box.skills[skill].text }),
    rule: 'FO-10.2',
  }),
  fragment: ({ box, me, say, name }, kind) => ({
    name: say('fragment.name', { fragment: name(box.fragments[kind]) }),
    words: say(kind === box.anyFragment ? 'fragment.any' : 'fragment'),
    ...(me === null || kind === box.anyFragment
      ? {}
      : { now: say('fragment.now', { count: sum(me.tiles.map(tile => box.tiles[tile].fragments[kind])) }) }),
    rule: 'FO-12.2',
  }),
  tiles: table => tilesOf(table, table.me === null ? 0 : table.view.players.indexOf(table.me)),
  tilesOf,
  slot: ({ box, say }, slot) => ({
    name: say('slot.name'),
    words: say('slot', { vp: box.skillSlots[slot] }),
    rule: 'FO-10.3',
  }),
  collection: ({ box, me, say }) => ({
    name: say('collection.name'),
    words: say('collection', { size: box.sets.setSize }),
    now: say('collection.now', { count: me?.collection.length ?? 0, variety: box.sets.varietyBonus }),
    rule: 'FO-17.7',
  }),
  trait: traitOf,
  set: traitOf,
};

const WHOLE: Readonly<Record<string, Explainer>> = {
  /** The lab as a whole; one Dinosaur in it is `lab.<number>`. */
  lab: ({ me, say }) => ({
    name: say('lab.name'),
    words: say('lab'),
    ...(me === null ? {} : { now: say('lab.now', { count: me.lab.length, size: me.labSize }) }),
    rule: 'FO-9.3',
  }),
  'deck.dinosaurs': ({ view, say }) => deckOf(say, view.dinosaurDeck.count, 'FO-13.3'),
  'deck.tools': ({ view, say }) => deckOf(say, view.toolDeck.count + view.supplyDeck.count, 'FO-12.5'),
};

function deckOf(say: Table['say'], count: number, rule: string): Explanation {
  return { name: say('deck.name'), words: say('deck'), now: say('deck.now', { count }), rule };
}

function spaceAt({ view, box, say, name }: Table, cell: number): Explanation {
  const { bottom, top, finds } = view.site[cell];
  if (bottom === null) {
    const inside = (finds ?? []).map(find => name(box.finds[find]));
    return {
      name: say('pit.name', { cell: box.cells[cell].id }),
      words: say('pit'),
      now: say('pit.now', { count: inside.length, finds: inside.join(', ') }),
      rule: 'FO-8.1',
    };
  }
  const upper = top ?? bottom;
  const values = {
    tile: name(box.tiles[upper]),
    energy: box.materials[box.tiles[upper].material].digEnergy,
    below: name(box.tiles[bottom]),
  };
  return top === null
    ? { name: say('tile.name', values), words: say('tile', values), rule: 'FO-6.1' }
    : { name: say('stack.name', values), words: say('stack'), now: say('stack.now', values), rule: 'FO-6.3' };
}

function findOf({ box, me, say, name }: Table, find: number): Explanation {
  const { plaster, leftoverVP: vp } = box.finds[find];
  const isNeeded = box.dinosaurs.some(({ needs }) => (needs[find] ?? 0) > 0);
  const words = isNeeded ? 'find' : 'find.skull';
  return {
    name: say('find.name', { find: name(box.finds[find]) }),
    words: say(find === box.hammer ? 'find.hammer' : words, { plaster, vp }),
    ...(me === null || find === box.hammer ? {} : { now: say('find.now', { count: me.storage[find] }) }),
    rule: find === box.hammer ? 'FO-10.1' : 'FO-8.2',
  };
}

function dinosaurOf({ box, say, name }: Table, dinosaur: number): Omit<Explanation, 'rule'> {
  const { needs, perfect } = box.dinosaurs[dinosaur];
  const bones = needs.flatMap((count, bone) => (count === 0 ? [] : [`${count} ${name(box.finds[bone])}`])).join(', ');
  return {
    name: say('dinosaur.name', { dinosaur: name(box.dinosaurs[dinosaur]) }),
    words: say('dinosaur', { bones, perfect }),
  };
}

const fitting = ({ box }: Table, dinosaur: number, storage: readonly number[]): number =>
  sum(box.dinosaurs[dinosaur].needs.map((count, bone) => Math.min(count, storage[bone])));

function tilesOf({ view, box, player, say }: Table, seat: number): Explanation {
  const { tiles } = view.players[seat];
  return {
    name: say('tiles.name', { seat: player(seat) }),
    words: say('tiles'),
    now: say('tiles.now', { count: tiles.length, fragments: sum(tiles.map(tile => sum(box.tiles[tile].fragments))) }),
    rule: 'FO-6.9',
  };
}

function traitOf({ box, me, say, name }: Table, trait: number): Explanation {
  return {
    name: say('trait.name', { trait: name(box.characteristics[trait]) }),
    words: say('trait', { size: box.sets.setSize, vp: box.characteristics[trait].setValue }),
    ...(me === null ? {} : { now: say('set.now', { count: me.symbols[trait] }) }),
    rule: 'FO-17.7',
  };
}

const isAct = (word: string): word is Act => Object.hasOwn(ACTS, word);

function actOf({ view, box, language, say, word }: Table, act: Act): Explanation {
  const cost = view.costs?.[act];
  return {
    name: say('act.name', { act: word(`act.${act}`) }),
    words: word(`act.${act}.about`, actNumbers(box, language)),
    ...(cost === undefined ? {} : { now: say('act.now', { energy: [...new Set([cost].flat())].join('–') }) }),
    rule: ACTS[act],
  };
}

/** What a thing of this board is, what it does now, and its rule. */
export const explain: Explain = (at, thing) => {
  const table = tableOf(at);
  if (thing in PLAIN) {
    const key = thing as Key;
    return { name: table.say(`${key}.name` as Key), words: table.say(key), rule: PLAIN[thing] };
  }
  if (thing in WHOLE) return WHOLE[thing](table, 0, 0);
  const [kind, first = '0', second = '0'] = thing.split('.');
  if (kind === 'act') return isAct(first) ? actOf(table, first) : null;
  return explainers[kind]?.(table, Number(first), Number(second)) ?? null;
};
