import { EVERYBODY, type Fault, type Knowers, knows, NOBODY, only, type Seat } from '@bonebed/kernel';
import { type Box, PARTS } from '../box/box.ts';
import { type At, PHASE_COUNT, type Player, SOURCES } from './state.ts';

/** What breaks the invariants; empty for every state that play can reach. */
export function faults(at: At): Fault[] {
  const found: Fault[] = [];
  checkCards(at, found);
  checkTable(at, found);
  checkDraft(at, found);
  for (const [seat, player] of at.state.players.entries()) checkPlayer(at, seat, player, found);
  return found;
}

/** A place where cards lie, and who knows them there. A bone hand is known to its owner, and to whoever has seen it. */
interface Zone {
  readonly path: string;
  readonly cards: readonly number[];
  readonly owner: Seat | null;
  readonly knownTo: 'everybody' | 'nobody' | 'owner' | 'ownerAlone' | 'anybody';
}

function boneZones({ state }: At): Zone[] {
  const { presentation, revision, boneDeck, boneTray, players } = state;
  const zones: Zone[] = [
    { path: 'boneDeck', cards: boneDeck, owner: null, knownTo: 'nobody' },
    { path: 'boneTray', cards: boneTray, owner: null, knownTo: 'anybody' },
  ];
  if (presentation !== null) zones.push(shown('presentation.bones', presentation.bones));
  if (revision !== null) zones.push(shown('revision.bones', revision.bones));
  for (const [seat, { bones, kept, fossils, skeletons }] of players.entries()) {
    const path = `players.${seat}`;
    zones.push({ path: `${path}.bones`, cards: bones, owner: seat, knownTo: 'owner' });
    zones.push({ path: `${path}.kept`, cards: kept, owner: seat, knownTo: 'ownerAlone' });
    zones.push(shown(`${path}.fossils`, fossils));
    for (const [index, { slots }] of skeletons.entries()) {
      zones.push(
        shown(
          `${path}.skeletons.${index}`,
          slots.filter(bone => bone !== null),
        ),
      );
    }
  }
  return zones;
}

function cardZones({ state }: At): Zone[] {
  const { presentation, revision, event, eventDeck, defences, players } = state;
  const zones: Zone[] = [
    { path: 'eventDeck', cards: eventDeck, owner: null, knownTo: 'nobody' },
    shown('defences', defences),
  ];
  if (presentation !== null) {
    const { name, boosts } = presentation;
    zones.push(shown('presentation', name === null ? boosts : [name, ...boosts]));
  }
  if (revision !== null) zones.push(shown('revision.boosts', revision.boosts));
  if (event !== null) zones.push(shown('event.card', [event.card]));
  for (const [seat, { cards, discards, crew, skeletons }] of players.entries()) {
    const path = `players.${seat}`;
    zones.push({ path: `${path}.cards`, cards, owner: seat, knownTo: 'ownerAlone' });
    zones.push({ path: `${path}.discards`, cards: discards, owner: seat, knownTo: 'ownerAlone' });
    zones.push(shown(`${path}.crew`, crew));
    zones.push(
      shown(
        `${path}.skeletons`,
        skeletons.map(({ name }) => name),
      ),
    );
  }
  return zones;
}

function shown(path: string, cards: readonly number[]): Zone {
  return { path, cards, owner: null, knownTo: 'everybody' };
}

/** RP-1.1, RP-1.2: every card of both decks lies in exactly one place, and is known to those who may know it there. */
function checkCards(at: At, found: Fault[]): void {
  const { state, box } = at;
  if (state.seen.length !== box.bones.length + box.cards.length) {
    found.push({ path: 'seen', fault: `${state.seen.length} cards, expected ${box.bones.length + box.cards.length}` });
  }
  checkZones(boneZones(at), state.seen, box.bones, 0, found);
  checkZones(cardZones(at), state.seen, box.cards, box.bones.length, found);
}

function checkZones(
  zones: readonly Zone[],
  seen: readonly Knowers[],
  all: readonly { readonly id: string }[],
  first: number,
  found: Fault[],
): void {
  const places = new Array<string | null>(all.length).fill(null);
  for (const zone of zones) {
    for (const card of zone.cards) {
      const { path } = zone;
      if (all[card] === undefined) found.push({ path, fault: `no card ${card}` });
      else if (places[card] !== null) found.push({ path, fault: `${all[card].id} lies in ${places[card]} too` });
      else if (!isKnownRightly(zone, seen[first + card]))
        found.push({ path, fault: `${all[card].id} is known to the wrong seats` });
      places[card] = path;
    }
  }
  for (const [card, place] of places.entries())
    if (place === null) found.push({ path: '', fault: `${all[card].id} is lost` });
}

function isKnownRightly({ knownTo, owner }: Zone, knowers: Knowers): boolean {
  switch (knownTo) {
    case 'everybody':
      return knowers === EVERYBODY;
    case 'nobody':
      return knowers === NOBODY;
    case 'owner':
      return knows(knowers, owner);
    case 'ownerAlone':
      return owner !== null && knowers === only(owner);
    case 'anybody':
      return true;
  }
}

function checkTable({ state, box }: At, found: Fault[]): void {
  const { players, passes, first, active, turn, idleTurns } = state;
  const { lastTurn, idleTurnsToEnd, goalRange } = box.constants;
  const check = (path: string, value: number, least: number, most: number) => {
    const fits = Number.isInteger(value) && value >= least && value <= most;
    if (!fits) found.push({ path, fault: `${value} is not from ${least} to ${most}` });
  };
  check('passes', passes, 0, players.length);
  check('first', first, 0, players.length - 1);
  check('active', active, 0, players.length - 1);
  check('turn', turn, 1, lastTurn);
  check('idleTurns', idleTurns, 0, idleTurnsToEnd);
  check('goal', state.goal, goalRange[0], goalRange[1]);
  if (!box.constants.players.includes(players.length))
    found.push({ path: 'players', fault: `${players.length} players` });
  const people = players.map(({ paleontologist }) => paleontologist).filter(one => one !== null);
  if (new Set(people).size < people.length) found.push({ path: 'players', fault: 'two with the same paleontologist' });
}

/** The draft holds cards of the hand of the player at work. */
function checkDraft({ state }: At, found: Fault[]): void {
  const { draft, players, active } = state;
  const { bones, cards } = players[active] ?? players[0];
  for (const bone of draft.bones)
    if (!bones.includes(bone)) found.push({ path: 'draft.bones', fault: `${bone} is not in hand` });
  const picked = draft.name === null ? draft.boosts : [draft.name, ...draft.boosts];
  for (const card of picked) if (!cards.includes(card)) found.push({ path: 'draft', fault: `${card} is not in hand` });
}

function checkPlayer({ state, box }: At, seat: Seat, player: Player, found: Fault[]): void {
  const path = `players.${seat}`;
  const { prestige, earned, paleontologist, skips } = player;
  if (paleontologist === null ? state.stage !== 'setup' : box.paleontologists[paleontologist] === undefined) {
    found.push({ path: `${path}.paleontologist`, fault: `${paleontologist} at stage ${state.stage}` });
  }
  // RP-8.1
  if (!Number.isInteger(prestige) || prestige < Math.min(0, box.constants.minPrestige)) {
    found.push({ path: `${path}.prestige`, fault: `${prestige} is below the minimum` });
  }
  const sum = earned.reduce((total, points) => total + points, 0);
  if (sum !== prestige) found.push({ path: `${path}.earned`, fault: `adds up to ${sum}, the prestige is ${prestige}` });
  if (earned.length !== SOURCES.length) found.push({ path: `${path}.earned`, fault: `${earned.length} sources` });
  if (skips.length !== PHASE_COUNT) found.push({ path: `${path}.skips`, fault: `${skips.length} phases` });
  checkMuseum(box, path, player, found);
}

/** RP-6.2, RP-R32: one bone of each part at most; names, crew and fossils where they belong. */
function checkMuseum({ bones, cards }: Box, path: string, { skeletons, fossils, crew }: Player, found: Fault[]): void {
  for (const [index, { name, slots }] of skeletons.entries()) {
    const inside = `${path}.skeletons.${index}`;
    if (cards[name]?.kind !== 'name') found.push({ path: inside, fault: `${name} is not a Name` });
    if (slots.length !== PARTS.length) found.push({ path: inside, fault: `${slots.length} slots` });
    for (const [slot, bone] of slots.entries()) {
      if (bone !== null && bones[bone]?.slot !== slot)
        found.push({ path: inside, fault: `${bone} is in slot ${slot}` });
    }
  }
  for (const fossil of fossils) {
    if (bones[fossil]?.slot !== null) found.push({ path: `${path}.fossils`, fault: `${fossil} is not a fossil` });
  }
  for (const card of crew)
    if (cards[card]?.kind !== 'crew') found.push({ path: `${path}.crew`, fault: `${card} is no crew` });
}
