import type { Printed } from '../../printed.ts';

/** FO-1: what is printed on the components. */
export const printed: Printed = [
  {
    at: 'dinosaurs.cards',
    name: { en: 'Dinosaurs', fr: 'Dinosaures' },
    fields: {
      characteristics: { en: 'Characteristics', fr: 'Caractéristiques' },
      bones: { en: 'Bones', fr: 'Os' },
      values: { en: 'VP for each bone, partial score', fr: 'PV par os, score partiel' },
      perfect: { en: 'Perfect score', fr: 'Score parfait' },
    },
  },
  {
    at: 'skills.cards',
    name: { en: 'Skills', fr: 'Compétences' },
    fields: { text: { en: 'Effect', fr: 'Effet' } },
  },
  {
    at: 'tools.kinds',
    name: { en: 'Tools', fr: 'Outils' },
    fields: {
      text: { en: 'Effect', fr: 'Effet' },
      vp: { en: 'VP', fr: 'PV' },
      copies: { en: 'Copies', fr: 'Exemplaires' },
    },
  },
  {
    at: 'tools.cards',
    name: { en: 'Prices of Tools', fr: 'Prix des outils' },
    fields: { cost: { en: 'Price in Fragments', fr: 'Prix en fragments' } },
    namedBy: 'kind',
  },
  {
    at: 'supplies.kinds',
    name: { en: 'Supplies', fr: 'Fournitures' },
    fields: {
      text: { en: 'Effect', fr: 'Effet' },
      vp: { en: 'VP', fr: 'PV' },
      copies: { en: 'Copies', fr: 'Exemplaires' },
    },
  },
  {
    at: 'supplies.cards',
    name: { en: 'Prices of Supplies', fr: 'Prix des fournitures' },
    fields: { cost: { en: 'Price in Fragments', fr: 'Prix en fragments' } },
    namedBy: 'kind',
  },
  {
    at: 'events.cards',
    name: { en: 'Events', fr: 'Évènements' },
    fields: { text: { en: 'Effect', fr: 'Effet' } },
  },
  {
    at: 'bones.kinds',
    name: { en: 'Bones', fr: 'Os' },
    fields: {
      plaster: { en: 'Plaster to extract one', fr: 'Plâtre pour en extraire un' },
      leftoverVP: { en: 'VP if left over', fr: 'PV s’il en reste' },
      count: { en: 'In the box', fr: 'Dans la boîte' },
    },
  },
  {
    at: 'terrain.materials',
    name: { en: 'Materials', fr: 'Matériaux' },
    fields: {
      digEnergy: { en: 'Energy to dig', fr: 'Énergie pour creuser' },
      weight: { en: 'Weight', fr: 'Poids' },
      fragmentsPerTile: { en: 'Fragments on a tile', fr: 'Fragments par tuile' },
      count: { en: 'In the box', fr: 'Dans la boîte' },
    },
  },
  {
    at: 'terrain.tiles',
    name: { en: 'Terrain tiles', fr: 'Tuiles de terrain' },
    fields: { fragments: { en: 'Fragments', fr: 'Fragments' } },
    namedBy: 'material',
  },
  {
    at: 'characteristics',
    name: { en: 'Characteristics', fr: 'Caractéristiques' },
    fields: { setValue: { en: 'VP for a set', fr: 'PV pour une série' } },
  },
  {
    at: 'playerMat',
    name: { en: 'Player mat', fr: 'Plateau du joueur' },
    fields: {
      labSlots: { en: 'Places in the lab', fr: 'Places au laboratoire' },
      'skillSlots.0.vpIfEmpty': {
        en: 'VP if the first skill slot is empty',
        fr: 'PV si le premier emplacement de compétence est vide',
      },
      'skillSlots.1.vpIfEmpty': { en: 'VP if the second is empty', fr: 'PV si le deuxième est vide' },
      'skillSlots.2.vpIfEmpty': { en: 'VP if the third is empty', fr: 'PV si le troisième est vide' },
    },
  },
];
