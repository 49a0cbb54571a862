import type { Stated } from '../../stated.ts';

/** Numbers that the guide tells. */
export const stated: readonly Stated[] = [
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
