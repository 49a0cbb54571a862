import { BadInput, read } from '@bonebed/kernel';
import { PARTS } from './box.ts';
import { type Components, components, type RawBone, type RawEvent } from './components.ts';

/**
 * Checks an edition: first its shape, then what its description can't say: ids that must exist, numbers that must add up.
 * Throws `BadInput` at the first fault.
 */
export function checkComponents(json: unknown): Components {
  const edition = read(components, json);
  checkIds(edition);
  checkConstants(edition);
  checkCounts(edition);
  checkNames(edition);
  for (const [index, bone] of edition.bones.entries()) checkBone(edition, bone, `bones.${index}`);
  for (const [index, event] of edition.events.entries()) checkEvent(event, `events.${index}`);
  checkMatchTable(edition);
  return edition;
}

function fail(path: string, fault: string): never {
  throw new BadInput('edition', path, fault);
}

function checkIds({ families, traits, paleontologists, names, bones, events }: Components): void {
  for (const [path, entries] of Object.entries({ families, traits, paleontologists })) unique(path, entries, new Set());
  const cards = new Set<string>();
  for (const [path, entries] of Object.entries({ names, bones, events })) unique(path, entries, cards);
}

function unique(path: string, entries: readonly { readonly id: string }[], known: Set<string>): void {
  for (const [index, { id }] of entries.entries()) {
    if (known.has(id)) fail(`${path}.${index}.id`, `'${id}' stands for another card already`);
    // An option is recorded as its parts with spaces between them.
    if (/\s/.test(id)) fail(`${path}.${index}.id`, `'${id}' has a space in it`);
    known.add(id);
  }
}

function checkConstants({ constants, paleontologists }: Components): void {
  const { players, goalByPlayers, goalRange, describeBones } = constants;
  const [least, most] = goalRange;
  if (least > most) fail('constants.goalRange', `${least} is more than ${most}`);
  if (describeBones.min > describeBones.max) fail('constants.describeBones', 'min is more than max');
  for (const [index, count] of players.entries()) {
    if (count > paleontologists.length) {
      fail(`constants.players.${index}`, `${count} players, but ${paleontologists.length} paleontologists`);
    }
    const goal = goalByPlayers[count];
    if (goal === undefined) fail(`constants.goalByPlayers.${count}`, 'missing');
    if (goal < least || goal > most) fail(`constants.goalByPlayers.${count}`, `${goal} is not in the goalRange`);
  }
}

function checkCounts({ counts, paleontologists, bones, names, events }: Components): void {
  const sum = (cards: readonly { readonly count: number }[]) => cards.reduce((total, { count }) => total + count, 0);
  const found = {
    paleontologists: paleontologists.length,
    bones: sum(bones),
    names: sum(names),
    events: sum(events),
    boneDeck: sum(bones),
    eventDeck: sum(names) + sum(events),
    total: paleontologists.length + sum(bones) + sum(names) + sum(events),
  };
  const said: Readonly<Record<string, unknown>> = counts;
  for (const [key, number] of Object.entries(found)) {
    if (said[key] !== number) fail(`counts.${key}`, `says ${said[key]}, the cards are ${number}`);
  }
}

function checkNames(components: Components): void {
  for (const [index, { family, color, ideal }] of components.names.entries()) {
    checkFamily(components, family, color, `names.${index}`);
    for (const part of PARTS) checkTraits(components, part, ideal[part], `names.${index}.ideal.${part}`);
  }
}

function checkBone(components: Components, bone: RawBone, path: string): void {
  const { prestigePerBone, prestigePerFossil } = components.constants;
  const worth = bone.kind === 'fossil' ? prestigePerFossil : prestigePerBone;
  if (bone.prestige !== worth) fail(`${path}.prestige`, `expected ${worth} as in the constants`);
  if (bone.kind === 'fossil') {
    if (bone.part !== null) fail(`${path}.part`, 'a fossil has no part');
    if (bone.family !== null) fail(`${path}.family`, 'a fossil has no family');
    if (bone.traits.length > 0) fail(`${path}.traits`, 'a fossil has no traits');
    return;
  }
  if (bone.part === null) fail(`${path}.part`, 'a skeletal element has a part');
  if (bone.family === null) fail(`${path}.family`, 'a skeletal element has a family');
  checkFamily(components, bone.family, bone.color, path);
  checkTraits(components, bone.part, bone.traits, `${path}.traits`);
}

function checkFamily({ families }: Components, id: string, color: string | null, path: string): void {
  const family = families.find(known => known.id === id);
  if (family === undefined) fail(`${path}.family`, `no family '${id}'`);
  if (family.color !== color) fail(`${path}.color`, `${id} is ${family.color}, not ${color}`);
}

function checkTraits(
  { traits, constants }: Components,
  part: string,
  described: readonly string[],
  path: string,
): void {
  if (new Set(described).size !== constants.perfectScore || described.length !== constants.perfectScore) {
    fail(path, `a description is ${constants.perfectScore} different traits`);
  }
  for (const [index, id] of described.entries()) {
    if (!traits.some(trait => trait.id === id && trait.part === part))
      fail(`${path}.${index}`, `no ${part} trait '${id}'`);
  }
}

/** What each kind of card can look like: when it is played, at what it is aimed, and what it can do. */
const FORMS: Readonly<Record<string, { readonly targets: readonly string[]; readonly effects: readonly string[] }>> = {
  'crew action': { targets: ['none'], effects: ['stayInPlay'] },
  'event action': {
    targets: ['none', 'rival', 'eachRival', 'rivalCrew', 'rivalSkeleton'],
    effects: [
      'draw',
      'steal',
      'destroy',
      'skipPhase',
      'takeCrew',
      'removeCrew',
      'keepBones',
      'gain',
      'lose',
      'removeBone',
    ],
  },
  'event withPresentation': { targets: ['presentation'], effects: ['boost'] },
  'event withRevision': { targets: ['revision'], effects: ['boost'] },
  'event doubt': { targets: ['presentation'], effects: ['removeBone', 'withdraw', 'gain'] },
  'defence defence': { targets: ['threat'], effects: ['cancel', 'save', 'blockRevision'] },
};

/** What an effect needs its card to be aimed at. */
const AIMS: Readonly<Record<string, readonly string[]>> = {
  steal: ['rival'],
  destroy: ['rival', 'eachRival'],
  skipPhase: ['rival'],
  takeCrew: ['rivalCrew'],
  removeCrew: ['rivalCrew'],
  removeBone: ['presentation', 'rivalSkeleton'],
  lose: ['rival', 'eachRival', 'rivalSkeleton'],
};

const FILTERS: Readonly<Record<string, RegExp>> = {
  none: /^actorHasBones$/,
  rival: /^(hasBones|canStillAct:(field|museum|controversy)|prestigeAtLeastMine|prestigeAtLeast:\d+)$/,
  eachRival: /^(hasBones|prestigeAtLeastMine|prestigeAtLeast:\d+)$/,
  rivalCrew: /^$/,
  rivalSkeleton: /^(headScoreBelow|boneScoreAtMost):\d+$/,
  presentation: /^(own|rival|skeleton)$/,
  revision: /^own$/,
  threat: /^(tag:(theft|holdup|destroy|disaster|delay|crew|doubt|slander)|revision)$/,
};

function checkEvent(event: RawEvent, path: string): void {
  const { kind, timing, target, effects } = event;
  const form = FORMS[`${kind} ${timing}`];
  if (form === undefined) fail(`${path}.timing`, `no card of kind '${kind}' is played '${timing}'`);
  if (!form.targets.includes(target.kind)) fail(`${path}.target.kind`, `'${target.kind}' does not go with '${timing}'`);
  for (const [index, filter] of (target.filter ?? []).entries()) {
    if (!FILTERS[target.kind].test(filter)) fail(`${path}.target.filter.${index}`, `no filter '${filter}' here`);
  }
  for (const [index, { effect }] of effects.entries()) {
    if (!form.effects.includes(effect)) fail(`${path}.effects.${index}`, `'${effect}' does not go with '${timing}'`);
    if (!(AIMS[effect] ?? [target.kind]).includes(target.kind)) {
      fail(`${path}.effects.${index}`, `'${effect}' can't be aimed at '${target.kind}'`);
    }
    checkSaidTwice(event, index, path);
  }
}

/** Some effects repeat what the card is aimed at; both must say the same. */
function checkSaidTwice({ target, effects }: RawEvent, index: number, path: string): void {
  const repeated = repeatedAim(effects[index]);
  const aim = target.filter ?? [];
  if (repeated !== undefined && [...repeated].sort().join() !== [...aim].sort().join()) {
    fail(
      `${path}.effects.${index}`,
      `'${effects[index].effect}' is for ${repeated.join(', ')}, the card is aimed at ${aim.join(', ')}`,
    );
  }
}

function repeatedAim(effect: RawEvent['effects'][number]): readonly string[] | undefined {
  if (effect.effect !== 'cancel') return 'filter' in effect ? effect.filter : undefined;
  return [...effect.tags.map(tag => `tag:${tag}`), ...(effect.revision === true ? ['revision'] : [])];
}

/** RP-1.10: the match table is there for people; it must say what the traits say. */
function checkMatchTable({ bones, names, matchTable }: Components): void {
  for (const bone of bones) {
    const { part } = bone;
    if (part === null) continue;
    for (const name of names) {
      const score = bone.traits.filter(trait => name.ideal[part].includes(trait)).length;
      const said = matchTable[bone.id]?.[name.id];
      if (said !== score) fail(`matchTable.${bone.id}.${name.id}`, `says ${said}, the traits say ${score}`);
    }
  }
}
