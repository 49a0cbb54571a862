import { readFileSync } from 'node:fs';
import { loadGame } from '@bonebed/games';
import { fastRng, type Language, openEdition, pick } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { newLocalTable } from '../../host/local-table.ts';
import type { BoardAt } from '../board.ts';
import { explain } from './explain.ts';
import { FOLDERS } from './folders/names.ts';
import type { Box } from './view.ts';
import { words } from './words.ts';

await Promise.all([words.arrived('en'), words.arrived('fr')]);

const module = await loadGame('bone-wars');
// The rules made this box from these components.
const box = openEdition(module.game, module.components).box as Box;
const rules = readFileSync(new URL('../../../games/bone-wars/RULES.md', import.meta.url), 'utf8');

const each = (kind: string, list: readonly unknown[]): string[] => list.map((_, index) => `${kind}.${index}`);

/** Every kind of thing that the board draws, and all there are of each. */
function things(seats: number): string[] {
  const players = Array.from({ length: seats });
  const effects = new Set(
    [...box.tiles, ...box.siteTiles, ...box.professions, ...box.endings, ...box.specialists, ...box.envelopes].flatMap(
      ({ effects: own }) => own.map(({ do: what, n }) => `effect.${what}.${n}`),
    ),
  );
  return [
    ...['siteSpecies', 'digDeeper', 'prize', 'coverTile', 'paperPrinted', 'paperNeutral', 'slotUpgraded', 'actionSlot'],
    ...[
      'findGone',
      'career',
      'order',
      'money',
      'soloCard',
      'soloBack',
      'soloDeck',
      'soloHalf.team',
      'soloHalf.paleontologist',
      'mode.team',
      'mode.paleontologist',
    ],
    ...['roundBonus', 'bag', 'deck.species', 'deck.paleontologists', 'actionPoint', 'depth', 'freeStep', 'crate'],
    ...['team.neutral', 'camp.movement', 'camp.archive', 'need.any.skull', 'effect.anyRoundBonus.1'],
    ...['effect.splitLoyalty.1', 'effect.loyalty.2', 'effect.removeCover.1', 'effect.roundBonus.1'],
    ...effects,
    ...FOLDERS.map(folder => `folder.${folder}`),
    ...box.actions.map(action => `action.${action}`),
    ...box.options.parts.map(part => `part.${part}`),
    ...box.publish.map(({ bones }) => `reward.publish.${bones}`),
    ...box.debunk.map(({ bones }) => `reward.debunk.${bones}`),
    ...['reptile', 'mammal', 'bird', 'amphibian'].map(category => `category.${category}`),
    ...['site', 'camps', 'stratum.0'].flatMap(kind => each(kind, kind === 'stratum.0' ? [1, 2, 3] : box.sites)),
    ...each('siteTile', box.siteTiles),
    ...each('bone', box.bones),
    ...['findIcon', 'slotIcon', 'envelope', 'envelopeOf.0'].flatMap(kind => each(kind, box.finds)),
    ...[
      'university',
      'patron',
      'worth',
      'shelf',
      'overflowShelf',
      'loyaltyTrack',
      'passBonus',
      'loyaltyMark.0',
    ].flatMap(kind => each(kind, box.patrons)),
    'paper.0.3',
    ...each('campus', box.campuses),
    ...each('grant', box.grants),
    ...each('round', box.rounds),
    ...each('award', box.awards),
    ...each('awardSpace', box.awardSpaces),
    ...each('bonusTile', box.tiles),
    ...each('card', box.cards),
    ...each('profession', box.professions),
    ...each('ending', box.endings),
    ...each('specialist', box.specialists),
    ...each('slot', box.board.slots),
    ...['team', 'paleontologist', 'money', 'patronTile', 'handOf', 'grantMark', 'awardMark', 'professionMark'].flatMap(
      kind => each(kind, players),
    ),
  ];
}

test.each([2, 4])('every thing of a table of %i is explained in both languages, with a rule that there is', seats => {
  const rng = fastRng(`explain ${seats}`);
  const table = newLocalTable(module, {
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}`, kind: 'person', bot: null })),
    settings: {},
    seed: String(seats).padEnd(64, '0'),
  });
  const faults = new Set<string>();
  for (let answers = 0; answers < 120 && table.frame(null).ask !== null; answers++) {
    const [seat] = table.waiting();
    if (answers % 60 === 30)
      for (const eyes of [seat, null]) for (const language of ['en', 'fr'] as const) check(language, eyes);
    table.answer(seat, pick(rng, table.frame(seat).ask?.options ?? []).text);
  }
  expect([...faults]).toEqual([]);

  function check(language: Language, eyes: number | null): void {
    const players = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
    const reader = { game: module.game, box, texts: module.texts[language], language, players };
    const at: BoardAt = { view: table.frame(eyes).view, box, components: module.components, reader, eyes };
    for (const thing of things(seats)) {
      const told = explain(at, thing);
      if (told === null) faults.add(`${thing}: nothing`);
      else if (told.name === '' || told.words === '') faults.add(`${thing}: without words`);
      else if (/[{}]|undefined|NaN/.test(`${told.name} ${told.words} ${told.now ?? ''}`))
        faults.add(`${thing}: ${told.now}`);
      else if (told.rule !== null && !rules.includes(`**${told.rule}`)) faults.add(`${thing}: no rule ${told.rule}`);
    }
  }
});

test('what it does not know it does not explain', () => {
  const { view } = newLocalTable(module, {
    seats: [0, 1].map(seat => ({ name: `Player ${seat}`, kind: 'person', bot: null })),
    settings: {},
    seed: '0'.repeat(64),
  }).frame(null);
  const reader = { game: module.game, box, texts: module.texts.en, language: 'en' as const, players: [] };
  expect(explain({ view, box, components: module.components, reader, eyes: null }, 'volcano.3')).toBeNull();
});
