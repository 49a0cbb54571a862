import { EVERYBODY, type Fault, knows, NOBODY } from '@bonebed/kernel';
import type { At } from './state.ts';

/** What can't be in any game of Holotype: a card lost or doubled, a number below zero, knowledge that does not fit its place. */
export function faults(at: At): Fault[] {
  return [...cardFaults(at), ...numberFaults(at), ...knowledgeFaults(at)];
}

function cardFaults({ state, box }: At): Fault[] {
  const { players } = state;
  const traces = players.flatMap(player => player.holotypeTraces).filter(trace => trace !== null);
  const kept = players.flatMap(({ kept: one }) => (one === null ? [] : [one]));
  const kinds: [string, number, readonly (readonly number[])[]][] = [
    [
      'specimenDeck',
      box.specimens.length,
      [state.specimenDeck, state.specimenDiscard, ...players.flatMap(p => [p.specimens, p.holotypes])],
    ],
    ['traceDeck', box.traceFossils.length, [state.traceDeck, traces, ...players.map(p => p.traces)]],
    ['expeditionDeck', box.expeditions.length, [state.expeditionDeck, state.expeditionDiscard, state.drawn]],
    [
      'objectiveDeck',
      box.globalObjectives.length,
      [state.objectiveDeck, state.objectives.map(({ objective }) => objective)],
    ],
    [
      'personalDeck',
      box.personalObjectives.length,
      [state.personalDeck, kept, ...players.flatMap(p => [p.dealt, p.discarded])],
    ],
  ];
  return kinds.flatMap(([path, count, zones]) => deckFaults(path, count, zones.flat()));
}

function deckFaults(path: string, count: number, cards: readonly number[]): Fault[] {
  const unknown = cards.find(card => !Number.isInteger(card) || card < 0 || card >= count);
  if (unknown !== undefined) return [{ path, fault: `there is no card ${unknown}` }];
  const doubled = cards.find((card, index) => cards.indexOf(card) !== index);
  if (doubled !== undefined) return [{ path, fault: `card ${doubled} is there twice` }];
  return cards.length === count ? [] : [{ path, fault: `${cards.length} of ${count} cards` }];
}

function numberFaults({ state, box }: At): Fault[] {
  const found: Fault[] = [];
  const expect = (isRight: boolean, path: string, fault: string) => {
    if (!isRight) found.push({ path, fault });
  };
  expect(state.marker >= 0 && state.marker <= state.lastSpace, 'marker', 'off the track');
  expect(
    state.museum.every(count => count >= 0),
    'museum',
    'fewer than no cubes',
  );
  const discs = state.objectives.flatMap(objective => objective.discs);
  for (const [seat, player] of state.players.entries()) {
    const path = `players.${seat}`;
    expect(
      player.fossils.every(count => count >= 0),
      `${path}.fossils`,
      'fewer than no cubes',
    );
    expect(player.research >= 0, `${path}.research`, 'fewer than no cubes');
    expect(
      player.workers.every(place => place >= -2 && place < box.locations.length),
      `${path}.workers`,
      'nowhere',
    );
    expect(new Set(player.milestones).size === player.milestones.length, `${path}.milestones`, 'a tile twice');
    const placed = discs.filter(disc => disc === seat).length;
    expect(
      player.discs >= 0 && player.discs + placed === box.discs,
      `${path}.discs`,
      `${player.discs} and ${placed} placed`,
    );
  }
  const workers = state.players.flatMap(player => player.workers);
  for (const [location, spaces] of box.spaces[state.players.length].entries()) {
    const standing = workers.filter(place => place === location).length;
    expect(standing <= spaces, `players`, `${standing} workers on ${spaces} spaces of ${box.locations[location].id}`);
  }
  return found;
}

function knowledgeFaults({ state, box }: At): Fault[] {
  const { first } = box;
  const found: Fault[] = [];
  const expect = (isRight: boolean, path: string) => {
    if (!isRight) found.push({ path, fault: 'known by the wrong seats' });
  };
  expect(
    state.specimenDeck.every(card => state.seen[card] === NOBODY),
    'specimenDeck',
  );
  expect(
    state.specimenDiscard.every(card => state.seen[card] === EVERYBODY),
    'specimenDiscard',
  );
  expect(
    state.drawn.every(card => state.seen[first.expeditions + card] === EVERYBODY),
    'drawn',
  );
  for (const [seat, { specimens, traces }] of state.players.entries()) {
    expect(
      specimens.every(card => knows(state.seen[card], seat)),
      `players.${seat}.specimens`,
    );
    expect(
      traces.every(card => knows(state.seen[first.traces + card], seat)),
      `players.${seat}.traces`,
    );
  }
  return found;
}
