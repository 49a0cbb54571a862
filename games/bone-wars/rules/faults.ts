import { EVERYBODY, type Fault, NOBODY } from '@bonebed/kernel';
import { archiveLimit } from './archive.ts';
import { openCrates } from './bones.ts';
import type { Card } from './ids.ts';
import { type At, sum, VIRTUAL } from './state.ts';

/** The invariants of chapter "Invariants": what can't be so in any position that play can reach. */
export function faults(at: At): Fault[] {
  const found: Fault[] = [];
  const check = (holds: boolean, path: string, fault: string): void => {
    if (!holds) found.push({ path, fault });
  };
  checkBones(at, check);
  checkCards(at, check);
  checkTeamCards(at, check);
  checkPlayers(at, check);
  checkBoard(at, check);
  checkRoundEnd(at, check);
  checkSolo(at, check);
  return found;
}

type Check = (holds: boolean, path: string, fault: string) => void;

/** BW-I1: all bones of each kind are somewhere. */
function checkBones({ state, box }: At, check: Check): void {
  const count = box.bones.map((_, kind) => state.bag[kind] + state.rare[kind]);
  for (const { bones } of state.sites) for (const bone of bones) if (bone !== null) count[bone] += 1;
  for (const { crates } of state.players) for (const [kind, n] of crates.entries()) count[kind] += n;
  for (const { bones } of state.opening.offer) for (const bone of bones) count[bone] += 1;
  for (const [kind, bone] of box.bones.entries()) {
    check(count[kind] === bone.count, `bones.${bone.id}`, `${count[kind]} of ${bone.count}`);
    check(state.bag[kind] >= 0 && state.rare[kind] >= 0, `bones.${bone.id}`, 'fewer than none');
  }
}

/** BW-I2: every species and paleontologist card is in one place, and known to whom that place shows it. */
function checkCards({ state, box }: At, check: Check): void {
  const places = new Map<Card, string>();
  const seenBy = (card: Card, path: string, hidden: boolean): void => {
    check(!places.has(card), path, `${box.cards[card]?.id} is also in ${places.get(card)}`);
    places.set(card, path);
    if (!hidden) check(state.seen[card] === EVERYBODY, path, `${box.cards[card]?.id} lies open, but not for all`);
  };
  const put = (cards: readonly Card[], path: string, hidden = false): void => {
    for (const card of cards) {
      const { kind } = box.cards[card];
      if (kind === 'species' || kind === 'paleontologist') seenBy(card, path, hidden);
    }
  };
  const only = (card: Card | null): Card[] => (card === null ? [] : [card]);
  put(state.speciesDeck, 'speciesDeck', true);
  put(state.paleontologistDeck, 'paleontologistDeck', true);
  for (const card of [...state.speciesDeck, ...state.paleontologistDeck]) {
    check(state.seen[card] === NOBODY, 'decks', `${box.cards[card].id} is known to somebody`);
  }
  put(state.speciesDiscard, 'speciesDiscard');
  put(state.paleontologistDiscard, 'paleontologistDiscard');
  put(state.display, 'display');
  put(state.looked, 'looked', true);
  for (const [site, { species }] of state.sites.entries()) put(only(species), `sites.${site}`);
  for (const { card } of state.opening.offer) put([card], 'opening.offer');
  for (const { card } of state.turn.papers) put([card], 'turn.papers');
  for (const [index, player] of state.players.entries()) {
    put(player.species, `players.${index}.species`, true);
    put(player.paleontologists, `players.${index}.paleontologists`, true);
    for (const { card } of player.slots) put(only(card), `players.${index}.slots`);
    for (const envelope of player.archive) put(envelope, `players.${index}.archive`);
  }
  const all = box.speciesCards.length + box.paleontologistCards.length;
  check(places.size === all, 'cards', `${places.size} of ${all}`);
}

/** Each player's team cards: as many as there were basic ones, none twice. */
function checkTeamCards({ state, box }: At, check: Check): void {
  for (const [index, { team, slots, reserve, hired }] of state.players.slice(0, state.seats).entries()) {
    const played = slots.flatMap(({ card }) => (card !== null && box.cards[card].kind === 'team' ? [card] : []));
    const owned = [...team, ...played];
    check(owned.length === box.basicTeam.length, `players.${index}.team`, `${owned.length} team cards`);
    const cards = [...owned, ...reserve];
    check(new Set(cards).size === cards.length, `players.${index}.team`, 'a team card is there twice');
    const advanced = cards.filter(card => box.advancedTeam.includes(card));
    check(advanced.length === box.advancedTeam.length, `players.${index}.reserve`, 'an advanced card is missing');
    check(new Set(hired).size === hired.length, `players.${index}.hired`, 'a specialist is there twice');
    const used = slots.flatMap(({ specialist }) => (specialist === null ? [] : [specialist]));
    check(new Set(used).size === used.length, `players.${index}.slots`, 'a specialist is used twice');
    check(
      used.every(specialist => hired.includes(specialist)),
      `players.${index}.slots`,
      'a specialist is used who is not hired',
    );
  }
}

/** BW-I3: limits of envelopes, crates and purses; markers on their tracks. */
function checkPlayers(at: At, check: Check): void {
  const { state, box } = at;
  for (const [index, player] of state.players.entries()) {
    const path = `players.${index}`;
    check(player.money >= 0, `${path}.money`, `${player.money}`);
    check(
      player.crates.every(n => n >= 0),
      `${path}.crates`,
      'fewer bones than none',
    );
    const settled = state.turn.card === null && state.pending.length === 0 && state.phase === 'rounds';
    const room = openCrates(at, index);
    if (settled && !player.passed) check(sum(player.crates) <= room, `${path}.crates`, `more than ${room} bones`);
    const limit = archiveLimit(at, index);
    for (const [find, envelope] of player.archive.entries()) {
      const reserved = index === state.order[state.current] ? state.turn.papers.filter(p => p.envelope === find) : [];
      const spare = state.rulings.freedEnvelope && reserved.length > 0 ? 1 : 0; // BW-R28: one may wait for its prize.
      check(envelope.length + reserved.length <= limit + spare, `${path}.archive.${find}`, `more than ${limit} cards`);
    }
    for (const patron of box.patronIds) {
      const step = player.loyalty[patron];
      check(box.tracks[patron].values[step] !== undefined, `${path}.loyalty.${patron}`, `no step ${step}`);
    }
    check(player.campus === null || player.site === null, path, 'the team is in two places');
    check(player.covers >= 0 && player.covers <= box.board.crates.coverTiles, `${path}.covers`, `${player.covers}`);
  }
}

/** BW-I4, BW-I6: camps, award markers, minor finds and upgraded slots. That papers only grow (BW-I7) is a test's business. */
function checkBoard({ state, box }: At, check: Check): void {
  for (const [index, { camps }] of state.players.entries()) {
    const placed = state.sites.map(site => site.camps.filter(owner => owner === index).length);
    check(Math.max(...placed) <= 1, `players.${index}.camps`, 'two camps at one site');
    const all = box.board.camps.movement + box.board.camps.archive;
    check(sum(placed) + camps.movement + camps.archive === all, `players.${index}.camps`, `not ${all} in all`);
  }
  const own = state.awardMarkers.filter(({ owner }) => owner !== VIRTUAL);
  const tiles = own.map(({ space, owner }) => `${box.awardSpaces[space].award} ${owner}`);
  check(new Set(tiles).size === tiles.length, 'awardMarkers', 'two markers of a player on one tile');
  for (const [find, icon] of box.finds.entries()) {
    const left = state.finds.filter(tile => tile === find).length;
    check(left <= state.marks, 'finds', `${left} tiles of ${icon.id}`);
  }
  const placed = state.players.flatMap(({ slots }) => slots).filter(({ upgraded }) => upgraded).length;
  check(placed + state.upgradedSlots === box.upgradedSlots, 'upgradedSlots', `${placed} placed`);
}

/** BW-I5: at the beginning of a round teams are on different university spaces, and what follows them agrees. */
function checkRoundEnd({ state, box }: At, check: Check): void {
  const begins = state.phase === 'rounds' && state.current === 0 && state.turn.card === null;
  const fresh = state.players.every(({ slots, passed }) => !passed && slots.every(slot => slot.card === null));
  if (!begins || !fresh) return;
  const campuses = [...state.players.map(({ campus }) => campus), state.neutralTeam].filter(one => one !== null);
  check(new Set(campuses).size === campuses.length, 'campuses', 'two teams on one university space');
  for (const [index, { campus, patron, grant }] of state.players.entries()) {
    check(campus !== null && grant === campus, `players.${index}.grant`, 'not where the team is');
    check(
      campus !== null && box.campuses[campus].patron === patron,
      `players.${index}.patron`,
      'not of the university',
    );
  }
  if (state.rulings.professionColumns > 2) return; // With more columns markers may share a row.
  const rows = state.players.map(({ profession }) => (profession === null ? null : box.professions[profession].row));
  check(new Set(rows).size === rows.length, 'professions', 'two markers in one row');
}

/** Theodore's cards: as many basic and better ones as at the start, none twice, the order of the deck unknown. */
function checkSolo({ state, box }: At, check: Check): void {
  if (state.theodore === null) return;
  const { deck, discard, upgrades, removed } = state.theodore;
  const played = state.players[state.seats].slots.flatMap(({ card }) => (card === null ? [] : [card]));
  const cards = [...deck, ...discard, ...upgrades, ...removed, ...played];
  const all = box.solo.cards.basic.length + box.solo.cards.advanced.length;
  check(cards.length === all && new Set(cards).size === all, 'theodore', `${cards.length} of ${all} solo cards`);
  check(
    [...deck, ...upgrades].every(card => state.seen[card] === NOBODY),
    'theodore.deck',
    'a card is known to somebody',
  );
}
