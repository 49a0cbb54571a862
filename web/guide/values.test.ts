import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, loadGame } from '@bonebed/games';
import { expect, test } from 'vitest';

/** A sentence of a guide, its numbers left out, and where the box has them. */
interface Stated {
  readonly values: readonly string[];
  readonly en: string;
  readonly fr: string;
}

const BONE_WARS: readonly Stated[] = [
  ...[0, 1].map(row => ({
    values: [`publishRewards.byBones.${row}.bones`, `publishRewards.byBones.${row}.loyalty`],
    en: '| # | # loyalty',
    fr: '| # | # de loyauté',
  })),
  {
    values: [0, 1, 2].map(row => `debunkRewards.byBones.${row}.loyalty`),
    en: '**identical** bones and get #, # or # loyalty',
    fr: '**identiques** et recevez #, # ou # de loyauté',
  },
  {
    values: ['teamActions.actions.dig.cost'],
    en: '**Dig for Bones, # AP.**',
    fr: '**Creuser pour Trouver des Os, # PA.**',
  },
  { values: ['teamActions.actions.discover.cost'], en: '**Discover, # AP.**', fr: '**Découvrir, # PA.**' },
  {
    values: ['teamActions.actions.baseCamp.cost'],
    en: '**Establish Base Camp, # AP.**',
    fr: '**Établir un Camp de Base, # PA.**',
  },
  {
    values: ['coverTiles.bonusChoice.0.0.n', 'coverTiles.bonusChoice.1.0.n'],
    en: 'a cover tile bonus always gives $# or # RP',
    fr: 'une tuile couvercle donne toujours # $ ou # PR',
  },
  {
    values: ['loyaltyTracks.tracks.0.spaces.0.value', 'loyaltyTracks.tracks.0.spaces.-1.value'],
    en: 'from ×# to ×#',
    fr: 'de ×# à ×#',
  },
];

const FOSSILIS: readonly Stated[] = [
  { values: ['constants.values.energyPerTurn'], en: 'Spend # Energy.', fr: 'Dépenser # énergies.' },
  {
    values: [
      'terrain.materials.sand.digEnergy',
      'terrain.materials.clay.digEnergy',
      'terrain.materials.stone.digEnergy',
    ],
    en: 'Dig: Sand # Energy, Clay #, Stone #',
    fr: 'Creuser : sable # énergie, argile #, pierre #',
  },
  {
    values: ['plaster.poolPerPlayer'],
    en: 'starts with # Plaster for each player',
    fr: 'au départ # plâtres par joueur',
  },
  { values: ['plaster.leftoverPerVP'], en: '1 VP for every # Plaster', fr: '1 PV pour # plâtres' },
  {
    values: ['characteristicScoring.extraSymbolVP'],
    en: 'Each further one adds # VP',
    fr: 'chaque symbole de plus, # PV',
  },
  {
    values: ['characteristicScoring.varietyBonus'],
    en: 'All nine characteristics at least once: # VP',
    fr: 'au moins une fois : # PV',
  },
  {
    values: ['bones.kinds.skull.leftoverVP'],
    en: 'A skull is left in storage: #.',
    fr: 'Il lui reste un crâne : #.',
  },
  {
    values: ['characteristics.jurassic.setValue', 'characteristicScoring.extraSymbolVP'],
    en: 'four Jurassic Dinosaurs: #, and # for the fourth',
    fr: 'quatre dinosaures du Jurassique : #, plus # pour le quatrième',
  },
  { values: ['characteristics.herbivore.setValue'], en: 'are herbivores: #.', fr: 'sont herbivores : #.' },
];

const HOLOTYPE: readonly Stated[] = [
  {
    values: ['playerBoard.fossilStorage'],
    en: 'your Fossil Storage, for # fossil cubes',
    fr: 'le Fossil Storage, qui contient # cubes Fossile',
  },
  {
    values: ['constants.labDraw.paleontologist', 'constants.labDraw.fieldAssistant'],
    en: '**Draw** # Specimens (Field Assistant: #)',
    fr: '**Piochez** # cartes Spécimen (Assistant terrain : #)',
  },
  {
    values: ['constants.libraryResearch.paleontologist', 'constants.libraryResearch.fieldAssistant'],
    en: 'take # Research, or # with a Field Assistant',
    fr: 'prenez # cubes Recherche, ou # avec un Assistant terrain',
  },
  {
    values: ['constants.recallResearch'],
    en: 'you receive # Research, and your turn is over',
    fr: 'vous recevez # cube Recherche et votre tour s’achève',
  },
  {
    values: ['constants.contributionResearchCostWhenReferencingOthers'],
    en: '**# Research** in all',
    fr: '**# cubes Recherche** en tout',
  },
  {
    values: ['constants.museumReset.triassic', 'constants.museumReset.jurassic', 'constants.museumReset.cretaceous'],
    en: '# purple, # blue and # green are put in',
    fr: 'on y remet # violet, # bleus et # verts',
  },
  {
    values: ['playerBoard.contributionVp.values.1', 'playerBoard.contributionVp.values.0'],
    en: 'right-most open number | # | # |',
    fr: 'nombre découvert le plus à droite | # | # |',
  },
];

const RUTHLESS: readonly Stated[] = [
  {
    values: [2, 3, 4].map(players => `constants.goalByPlayers.${players}`),
    en: 'The goal is # Prestige for two players, # for three, # for four',
    fr: 'L’objectif est de # points de Prestige à deux, # à trois, # à quatre',
  },
  {
    values: ['constants.fieldDraw.event', 'constants.fieldDraw.bone'],
    en: 'Everybody draws # Events and # Bones',
    fr: 'Chacun pioche # Événements et # Os',
  },
  { values: ['constants.eventHandLimit'], en: 'You keep # Events', fr: 'Vous gardez # Événements' },
  { values: ['constants.prestigePerBone'], en: '**# Prestige for each bone**', fr: '**# point de Prestige par os**' },
  { values: ['constants.lastTurn'], en: 'after turn #', fr: 'après le tour #' },
  {
    values: ['events.its-a-fake.effects.1.n'],
    en: 'which brings him the # on his card',
    fr: 'ce qui lui rapporte le # de sa carte',
  },
  {
    values: ['events.significant-find.effects.0.n'],
    en: 'three bones and a boost of #',
    fr: 'trois os avec un renfort de #',
  },
];

const STATED: Readonly<Record<string, readonly Stated[]>> = {
  'bone-wars': BONE_WARS,
  fossilis: FOSSILIS,
  holotype: HOLOTYPE,
  ruthless: RUTHLESS,
};

/** A value of the box: fields by name, entries of a list by their id or number. */
function valueAt(components: unknown, path: string): string {
  let value: unknown = components;
  for (const step of path.split('.')) {
    if (Array.isArray(value))
      value = value.find(entry => Reflect.get(Object(entry), 'id') === step) ?? value.at(Number(step));
    else value = Reflect.get(Object(value), step);
  }
  if (typeof value !== 'number') throw new Error(`expected a number at ${path}, found ${JSON.stringify(value)}`);
  return String(value);
}

function guideText(game: string, file: string): string {
  return readFileSync(join(import.meta.dirname, '../../games', game, file), 'utf8').replaceAll('\u202f', ' ');
}

test.each(gameIds)('numbers that the guide of %s tells are those of the box', async game => {
  const { components } = await loadGame(game);
  const [en, fr] = [guideText(game, 'GUIDE.md'), guideText(game, 'GUIDE.fr.md')];
  for (const stated of STATED[game]) {
    const numbers = stated.values.map(path => valueAt(components, path));
    const filled = (sentence: string) => numbers.reduce((words, number) => words.replace('#', number), sentence);
    expect(en).toContain(filled(stated.en));
    expect(fr).toContain(filled(stated.fr));
  }
});

test('the score of the example of Fossilis is what the cards pay', async () => {
  const { components } = await loadGame('fossilis');
  const at = (path: string) => Number(valueAt(components, path));
  const lab = 2 * at('dinosaurs.cards.diplodocus.values.rib');
  const slots = at('playerMat.skillSlots.1.vpIfEmpty') + at('playerMat.skillSlots.2.vpIfEmpty');
  const market = at('tools.kinds.shovel.vp') + at('supplies.kinds.museum_grant.vp');
  const jurassic = at('characteristics.jurassic.setValue') + at('characteristicScoring.extraSymbolVP');
  const parts = [
    61,
    lab,
    slots,
    at('bones.kinds.skull.leftoverVP'),
    market,
    jurassic + at('characteristics.herbivore.setValue'),
  ];
  const sum = `${parts.join(' + ')} = **${parts.reduce((all, part) => all + part, 0)} `;
  expect(guideText('fossilis', 'GUIDE.md')).toContain(sum);
  expect(guideText('fossilis', 'GUIDE.fr.md')).toContain(sum);
});
