import type { Box, Trade } from '@bonebed/games/holotype/box/box.ts';
import { formatMessage, type Language, type Named, namedValues, say, type Values } from '@bonebed/kernel';
import type { BoardAt, Explain, Explanation } from '../board.ts';
import { nameOf } from '../name-of.ts';
import { boardAt } from '../use-board.ts';
import { type ExplainKey, en } from './texts/explain.en.ts';
import { fr } from './texts/explain.fr.ts';
import { LOCKED, LOUNGE, type PlayerView, storedOf, type TableView } from './view.ts';
import { words } from './words.ts';

const texts = { en, fr };

/** The table of the moment, and how to speak of it. */
interface Here {
  readonly view: TableView;
  readonly box: Box;
  /** The player who looks. */
  readonly mine: PlayerView | null;
  say(key: ExplainKey, values?: Values): string;
  name(named: Named): string;
  seat(seat: number): string;
  readonly language: Language;
  /** A sentence of the game itself. */
  game(key: string, values: Values): string;
  /** A word that the board itself has. */
  word(key: keyof ReturnType<typeof words.now>): string;
}

function hereAt(at: BoardAt): Here {
  const { view, box } = boardAt<TableView, Box>(at);
  const { language, players } = at.reader;
  return {
    view,
    box,
    language,
    mine: at.eyes === null ? null : view.players[at.eyes],
    say: (key, values = {}) => formatMessage(texts[language][key], values, language),
    name: named => nameOf(named, language),
    seat: seat => players[seat] ?? '',
    game: (key, values) => say(at.reader, key, namedValues(at.reader, values)),
    word: key => formatMessage(words.now(language)[key], {}, language),
  };
}

/** Explains one kind of thing; `a` and `b` are what follows its kind in `data-thing`. */
type Teller = (here: Here, a: number, b: number, words: string) => Explanation | null;

/** A thing whose name and words are written under its own key. */
function plain(key: 'free' | 'reroll' | 'traceSign' | 'ratio' | 'journal', rule: string): Teller {
  return ({ say }) => ({ name: say(`${key}.name`), words: say(key), rule });
}

/** A symbol on the ruler. */
function onRuler(key: 'reset' | 'medal' | 'last', rule: string): Teller {
  return ({ say, view, box }, space) => {
    const at = key === 'last' ? view.track.lastSpace : space;
    const away = at - view.track.marker;
    const [triassic, jurassic, cretaceous] = box.museumReset;
    return {
      name: say(`${key}.name`),
      words: say(key, { triassic, jurassic, cretaceous }),
      now: away > 0 ? say('space.ahead', { away }) : say('space.passed'),
      rule,
    };
  };
}

const LOCATION_RULES: Readonly<Record<string, string>> = {
  specimenLab: 'HT-6.1',
  fieldExpeditions: 'HT-7.1',
  universityLibrary: 'HT-10.1',
  publishingJournal: 'HT-11.1',
  museumCollections: 'HT-16.1',
};

const DECK_RULES = { specimens: 'HT-R7', expeditions: 'HT-7.1', traces: 'HT-7.4' };

const MILESTONE_RULES: Readonly<Record<string, string>> = {
  libraryGrant: 'HT-14.2',
  extraStorage: 'HT-14.3',
  fieldExpertise: 'HT-14.4',
  museumPatron: 'HT-14.5',
  archiveSearch: 'HT-14.6',
  labExpansion: 'HT-14.7',
};

const tellers: Readonly<Record<string, Teller>> = {
  track: here => onTrack(here, 'track'),
  marker: here => onTrack(here, 'marker'),
  reset: onRuler('reset', 'HT-13.3'),
  medal: onRuler('medal', 'HT-13.4'),
  last: onRuler('last', 'HT-17.1'),

  location: ({ say, name, view, box }, location) => {
    const { id } = box.locations[location];
    const { spaces, workers } = view.locations[location];
    return {
      name: name(box.locations[location]),
      words: say(`location.${id as 'specimenLab'}`),
      now: say('location.now', { taken: workers.length, spaces }),
      rule: LOCATION_RULES[id] ?? 'HT-5.1',
    };
  },
  space: plain('free', 'HT-5.3'),
  worker: (here, owner, worker) => {
    const { say, name, seat, view, box } = here;
    return {
      name: say('worker.name', { worker: name(box.workers[worker]), seat: seat(owner) }),
      words: say(`worker.${box.workers[worker].id as 'paleontologist'}`, { need: box.gradUnlockAt }),
      now: whereabouts(here, view.players[owner].workers[worker]),
      rule: 'HT-5.4',
    };
  },
  rank: ({ say, name, box }, worker) => ({
    name: name(box.workers[worker]),
    words: say(`worker.${box.workers[worker].id as 'paleontologist'}`, { need: box.gradUnlockAt }),
    rule: 'HT-5.4',
  }),
  lounge: ({ say, mine }) => ({
    name: say('lounge.name'),
    words: say('lounge'),
    now: say('lounge.now', { count: mine?.workers.filter(place => place === LOUNGE).length ?? 0 }),
    rule: 'HT-4.1',
  }),
  recalled: ({ say }, _a, _b, forced) => ({
    name: say('recalled.name'),
    words: say(forced === 'yes' ? 'recalled.yes' : 'recalled.no'),
    rule: forced === 'yes' ? 'HT-4.4' : 'HT-4.3',
  }),

  deck: ({ say, view }, _a, _b, of) => {
    const deck = of as 'specimens' | 'expeditions' | 'traces';
    return {
      name: say(`deck.${deck}.name`),
      words: say(`deck.${deck}`),
      now: say('cards.now', { count: view.decks[deck] }),
      rule: DECK_RULES[deck],
    };
  },
  pile: ({ say, view }) => ({
    name: say('pile.specimens.name'),
    words: say('pile.specimens'),
    now: say('cards.now', { count: view.specimenDiscard.length }),
    rule: 'HT-6.2',
  }),
  museum: ({ say, name, view, box }, period) => ({
    name: say('museum.name', { period: name(box.periods[period]) }),
    words: say('museum'),
    now: say('count.now', { count: view.museum[period] }),
    rule: 'HT-16.2',
  }),
  journal: plain('journal', 'HT-11.1'),
  published: (here, specimen) => ({
    ...aboutSpecimen(here, specimen),
    name: here.say('published.name', { name: here.name(here.box.specimens[specimen]) }),
    words: here.say('published'),
    rule: 'HT-1.9',
  }),

  specimen: (here, specimen) => aboutSpecimen(here, specimen),
  holotype: (here, specimen) => ({
    ...aboutSpecimen(here, specimen),
    words: here.say('holotype', { type: typeOf(here, specimen) }),
    rule: 'HT-1.9',
  }),
  cost: ({ say, name, box, mine }, specimen) => {
    const { fossils, research, period } = box.specimens[specimen];
    const values = {
      fossils,
      research,
      period: name(box.periods[period]),
      haveFossils: mine?.fossils[period] ?? 0,
      haveResearch: mine?.research ?? 0,
    };
    return { name: say('cost.name'), words: say('cost'), now: say('cost.now', values), rule: 'HT-11.2' };
  },
  worth: ({ say }, _a, _b, of) => ({
    name: say('worth.name'),
    words: say(of === 'personal' ? 'worth.personal' : 'worth'),
    rule: of === 'personal' ? 'HT-18.4' : 'HT-18.1',
  }),
  type: ({ say, word }, _a, _b, type) => ({
    name: word(`type.${type as 'theropod'}`),
    words: say(`type.${type as 'theropod'}`),
    rule: 'HT-1.8',
  }),
  diet: ({ say, word }, _a, _b, diet) => ({
    name: word(`diet.${diet as 'carnivore'}`),
    words: say('diet'),
    rule: 'HT-1.10',
  }),
  trace: ({ say, name, box }, trace) => ({
    name: name(box.traceFossils[trace]),
    words: say('trace', { cost: box.traceCost }),
    now: say('points.now', { vp: box.traceFossils[trace].vp }),
    rule: 'HT-12.1',
  }),
  personal: ({ say, name, box }, personal) => ({
    name: say('personal.name', { name: name(box.personalObjectives[personal]) }),
    words: say('personal'),
    rule: box.personalObjectives[personal].scale === null ? 'HT-19.2' : 'HT-19.1',
  }),
  ratio: plain('ratio', 'HT-19.4'),

  expedition: ({ say, name, box }, expedition) => {
    const { period, dice, rerolls, ...card } = box.expeditions[expedition];
    if (period === null) return { name: name(card), words: say('erosion'), rule: 'HT-9.1' };
    const now = say('expedition.now', { dice, rerolls, period: name(box.periods[period]) });
    return { name: name(card), words: say('expedition'), now, rule: 'HT-1.12' };
  },
  reroll: plain('reroll', 'HT-7.6'),
  traceSign: plain('traceSign', 'HT-7.4'),
  die: ({ say, name, box }, period, face) => {
    const { fossils, museum } = box.dice[period][face];
    if (museum) return { name: say('die.museum.name'), words: say('die.museum'), rule: 'HT-7.8' };
    if (fossils === 0) return { name: say('die.blank.name'), words: say('die.blank'), rule: 'HT-7.7' };
    const values = { count: fossils, period: name(box.periods[period]) };
    return { name: say('die.number.name', values), words: say('die.number'), rule: 'HT-7.7' };
  },

  objective: ({ say, name, view, box }, objective) => {
    const discs = view.objectives.find(one => one.objective === objective)?.discs ?? [];
    const taken = discs.filter(disc => disc !== null).length;
    return {
      name: say('objective.name', { name: name(box.globalObjectives[objective]) }),
      words: say('objective'),
      now: say('objective.now', { taken, slots: discs.length }),
      rule: 'HT-15.6',
    };
  },
  slot: (here, slot) => {
    const { say, name, seat, view, box } = here;
    const { objective, place } = box.slots[slot];
    const card = view.objectives.find(one => one.objective === objective);
    const disc = card?.discs[place] ?? null;
    if (disc !== null) {
      return { name: name(box.slots[slot]), words: say('slot.taken', { seat: seat(disc) }), rule: 'HT-15.3' };
    }
    const { need = 0, have = [] } = card?.slots?.[place] ?? {};
    const far = have.map((count, owner) => say('slot.far', { seat: seat(owner), have: count, need }));
    const words = say('slot.open', { cost: box.referenceCost });
    return { name: name(box.slots[slot]), words, now: far.join(' · '), rule: 'HT-15.2' };
  },

  cube: (here, period) => aboutCube(here, period, here.mine),
  research: here => aboutResearch(here, here.mine),
  cubesOf: (here, owner, period) => ofPlayer(here, owner, aboutCube(here, period, here.view.players[owner])),
  researchOf: (here, owner) => ofPlayer(here, owner, aboutResearch(here, here.view.players[owner])),
  storage: ({ say, mine }) => {
    const used = mine === null ? 0 : storedOf(mine);
    const now = say('storage.now', { used, storage: mine?.storage ?? 0 });
    return { name: say('storage.name'), words: say('storage'), now, rule: 'HT-8.1' };
  },
  contributions: ({ say, mine }) => ({
    name: say('contributions.name'),
    words: say('contributions'),
    now: say('contributions.now', { vp: mine?.contributions ?? 0, discs: mine?.discs ?? 0 }),
    rule: 'HT-15.5',
  }),
  milestone: ({ say, name, box, mine, language }, milestone) => {
    const tile = box.milestones[milestone];
    const [key = ''] = Object.entries(box.milestone).find(([, place]) => place === milestone) ?? [];
    const isOwned = mine?.milestones.some(owned => owned === milestone) ?? false;
    const now = mine === null ? '' : say(isOwned ? 'milestone.owned' : 'milestone.notYet');
    return { name: name(tile), words: tile.effect[language], now, rule: MILESTONE_RULES[key] ?? 'HT-14.1' };
  },
  handOf: ({ say, seat, view }, owner) => ({
    name: say('hand.name', { seat: seat(owner) }),
    words: say('hand'),
    now: say('cards.now', { count: view.players[owner].specimens.length }),
    rule: 'HT-18.5',
  }),
  tracesOf: ({ say, seat, view }, owner) => ({
    name: say('traces.name', { seat: seat(owner) }),
    words: say('traces'),
    now: say('cards.now', { count: view.players[owner].traces.length }),
    rule: 'HT-12.1',
  }),
};

function onTrack({ say, view }: Here, key: 'track' | 'marker'): Explanation {
  const { marker, lastSpace: last } = view.track;
  return {
    name: say(`${key}.name`),
    words: say(key),
    now: say('track.now', { marker, last, left: last - marker }),
    rule: 'HT-13.1',
  };
}

function whereabouts({ say, name, box }: Here, place: number): string {
  if (place === LOUNGE) return say('worker.home');
  if (place === LOCKED) return say('worker.locked', { need: box.gradUnlockAt });
  return say('worker.out', { location: name(box.locations[place]) });
}

function typeOf({ word, box }: Here, specimen: number): string {
  return word(`type.${box.specimens[specimen].type as 'theropod'}`);
}

function aboutSpecimen(here: Here, specimen: number): Explanation {
  const { say, name, box } = here;
  const { fossils, research, vp, period, ...card } = box.specimens[specimen];
  return {
    name: name(card),
    words: say('specimen', { type: typeOf(here, specimen) }),
    now: say('specimen.now', { fossils, research, vp, period: name(box.periods[period]) }),
    rule: 'HT-18.5',
  };
}

type Owner = PlayerView | null;

function aboutCube({ say, game, name, box }: Here, period: number, owner: Owner): Explanation {
  const best = new Map<number, Trade>();
  for (const one of box.transactions) {
    if (one.do !== 'trade' || one.give !== period) continue;
    if (one.count > (best.get(one.take)?.count ?? 0)) best.set(one.take, one);
  }
  const trades = [...best.values()].map(one => `${game('look.trade', one)}.`);
  return {
    name: say('cube.name', { period: name(box.periods[period]) }),
    words: [say(`cube.${box.periods[period].id as 'triassic'}`), ...trades].join(' '),
    now: say('count.now', { count: owner?.fossils[period] ?? 0 }),
    rule: 'HT-16.2',
  };
}

function aboutResearch({ say }: Here, owner: Owner): Explanation {
  const now = say('count.now', { count: owner?.research ?? 0 });
  return { name: say('research.name'), words: say('research'), now, rule: 'HT-8.1' };
}

function ofPlayer({ say, seat }: Here, owner: number, one: Explanation): Explanation {
  return { ...one, name: say('of.name', { what: one.name, seat: seat(owner) }) };
}

/** What a thing of this board is, does, and means at this moment. */
export const explain: Explain = (at, thing) => {
  const [kind, ...parts] = thing.split('.');
  const teller = tellers[kind];
  return teller === undefined ? null : teller(hereAt(at), Number(parts[0]), Number(parts[1]), parts[0] ?? '');
};
