import { readFileSync } from 'node:fs';
import {
  eventWords,
  fastRng,
  type Language,
  makeHeader,
  pick,
  type Reader,
  type Settings,
  seedFrom,
  Table,
} from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { boneWars } from '../../index.ts';
import { box, edition } from '../../testing/index.ts';
import { en } from '../../texts/en.ts';
import { fr } from '../../texts/fr.ts';
import type { BoneWarsEvent } from '../events.ts';
import type { BoneWars } from '../state.ts';
import { STEPS } from './steps.ts';

/** In a solo game every line about Theodore stands under one that names the rule and the reason. */

const THEODORE = 1;

/** These say themselves where they come from, so they may stand under any rule. */
const CAUSED = ['money', 'reputation', 'loyalty', 'drewSpecies', 'bonesDrawn'];

/** For everything else that can happen to him the rules under which it may stand. */
const UNDER: Readonly<Record<string, readonly string[]>> = {
  tookOffered: ['BW-17.30'],
  profession: ['BW-17.4', 'BW-17.23'],
  joined: ['BW-17.4', 'BW-17.24'],
  moved: ['BW-R60', 'BW-17.27'],
  met: ['BW-R60', 'BW-17.27'],
  dug: ['BW-17.26'],
  discovered: ['BW-17.26'],
  camped: ['BW-17.26'],
  dugDeeper: ['BW-17.19'],
  acted: ['BW-17.19', 'BW-R66'],
  committed: ['BW-17.31'],
  archived: ['BW-R80'],
  paper: ['BW-17.31'],
  debunked: ['BW-17.32'],
  awarded: ['BW-17.33'],
  found: ['BW-17.34'],
  bonesDiscarded: ['BW-R63'],
  rareTaken: ['BW-17.10', 'BW-R75'],
  exchanged: ['BW-R70'],
  patronSwapped: ['BW-17.28'],
  paleontologistRemoved: ['BW-17.20', 'BW-17.28'],
  speciesDiscarded: ['BW-17.18', 'BW-R70'],
  kept: ['BW-17.30'],
  tookPaleontologist: ['BW-17.9'],
  reclassified: ['BW-17.12'],
  slotUpgraded: ['BW-17.13'],
  coverRemoved: ['BW-17.6', 'BW-17.8'],
  lost: ['BW-R68', 'BW-R71'],
  passed: ['BW-17.22'],
  ending: ['BW-R72'],
};

/** What is done to everybody alike, not by him. */
const FOR_ALL = ['tallied', 'measured'];

function soloGame(seed: string, settings: Settings): Table<BoneWars> {
  const header = makeHeader(boneWars, edition, { seats: 1, settings, seed: seedFrom(seed) });
  const table = new Table(boneWars, box, header);
  const rng = fastRng(seed);
  while (table.pending !== null) table.answer(0, pick(rng, table.choices(0)).text);
  return table;
}

const games = Array.from({ length: 30 }, (_, index) => {
  const theodore = index % 2 === 0 ? 'advanced' : 'expert';
  return soloGame(`log ${index}`, {
    theodore,
    theodoreDiscover: index % 3 === 0 ? 'example' : 'rule',
    theodoreSites: index % 5 === 0 ? 'once' : 'again',
    theodoreAward: index % 7 === 0 ? 'any' : 'second',
    theodoreBones: index % 4 === 0 ? 'kinds' : 'categories',
  });
});
const logs = games.map(table => table.events(null).filter(event => event !== null));

const isHis = (event: BoneWarsEvent) => 'seat' in event && event.seat === THEODORE && !FOR_ALL.includes(event.type);
const isPlayers = (event: BoneWarsEvent) => 'seat' in event && event.seat !== THEODORE && event.type !== 'met';

/** The rule of the line under which a line of the log stands, unless a player has acted in between. */
function ruleAbove(log: readonly BoneWarsEvent[], index: number): string | null {
  for (let above = index - 1; above >= 0; above--) {
    const event = log[above];
    if ('rule' in event) return event.rule;
    if (isPlayers(event) || event.type === 'roundBegan') return null;
  }
  return null;
}

test('every line about Theodore stands under one that names its rule', () => {
  const faults = new Set<string>();
  const seen = new Set<string>();
  for (const log of logs) {
    for (const [index, event] of log.entries()) {
      if (!isHis(event)) continue;
      const rule = ruleAbove(log, index);
      // Somebody may come to him when it is not his turn.
      if (event.type === 'met' && rule === null) continue;
      seen.add(event.type);
      const explained = CAUSED.includes(event.type)
        ? 'why' in event
        : rule !== null && UNDER[event.type]?.includes(rule);
      if (rule === null || !explained) faults.add(`${event.type} under ${rule}`);
    }
  }
  expect([...faults]).toEqual([]);
  // The games reach what the table lists, but for what needs a rare position.
  const missing = [...CAUSED, ...Object.keys(UNDER)].filter(type => !seen.has(type));
  expect(missing.filter(type => !['met', 'dugDeeper', 'exchanged'].includes(type))).toEqual([]);
});

test('the rules that he names are stated in RULES.md', () => {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  const named = new Set(logs.flat().flatMap(event => ('rule' in event ? [event.rule] : [])));
  for (const rule of [...named, ...Object.values(STEPS)]) expect(rules).toMatch(new RegExp(`\\*\\*${rule}\\b`));
  expect(named.size).toBeGreaterThan(20);
});

test.each<Language>(['en', 'fr'])('each of his steps and reasons has words in %s', language => {
  const texts = { en, fr }[language];
  for (const step of Object.keys(STEPS)) expect(texts).toHaveProperty([`step.${step}`]);
  const reader: Reader<BoneWars> = { game: boneWars, box, texts, language, players: ['Mary'] };
  for (const event of logs.flat()) {
    if (!('rule' in event)) continue;
    const words = eventWords(reader, event);
    expect(words).toContain(`(${event.rule})`);
    // A word of the rules that has no text would show as it is written there.
    expect(words).not.toMatch(/\p{Ll}\p{Lu}|undefined|\{/u);
  }
});
