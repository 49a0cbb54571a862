import type { Printed } from '../../printed.ts';

/** HT-1: what is printed on the components. */
export const printed: Printed = [
  {
    at: 'specimens.items',
    name: { en: 'Specimens', fr: 'Spécimens' },
    fields: {
      type: { en: 'Type', fr: 'Type' },
      period: { en: 'Period', fr: 'Période' },
      diet: { en: 'Diet', fr: 'Régime' },
      'cost.fossils': { en: 'Fossil cubes of its period', fr: 'Cubes Fossile de sa période' },
      'cost.research': { en: 'Research cubes', fr: 'Cubes Recherche' },
      vp: { en: 'VP', fr: 'PV' },
    },
  },
  {
    at: 'traceFossils.items',
    name: { en: 'Trace Fossils', fr: 'Ichnofossiles' },
    fields: { vp: { en: 'VP', fr: 'PV' } },
    namedBy: 'kind',
  },
  {
    at: 'globalObjectives.items',
    name: { en: 'Global Objectives', fr: 'Objectifs globaux' },
    fields: {
      'slots.0': { en: 'First slot', fr: 'Première case' },
      'slots.1': { en: 'Second slot', fr: 'Deuxième case' },
      'slots.2': { en: 'Third slot', fr: 'Troisième case' },
    },
  },
  {
    at: 'personalObjectives.items',
    name: { en: 'Personal Objectives', fr: 'Objectifs personnels' },
    fields: { text: { en: 'Points', fr: 'Points' }, vp: { en: 'VP', fr: 'PV' } },
  },
  {
    at: 'fieldExpeditions.items',
    name: { en: 'Field Expedition cards', fr: 'Cartes Expédition terrain' },
    fields: {
      period: { en: 'Period', fr: 'Période' },
      dice: { en: 'Dice', fr: 'Dés' },
      rerolls: { en: 'Rerolls', fr: 'Symboles Relancer' },
      traceFossil: { en: 'Brings a Trace Fossil', fr: 'Apporte un Ichnofossile' },
    },
  },
  {
    at: 'milestones.items',
    name: { en: 'Milestones', fr: 'Jalons' },
    fields: { effect: { en: 'Effect', fr: 'Effet' } },
  },
  {
    at: 'dice.items',
    name: { en: 'Fossil dice', fr: 'Dés Fossile' },
    fields: { faces: { en: 'Faces', fr: 'Faces' } },
    words: { 0: { en: 'blank', fr: 'vide' }, M: { en: 'Museum', fr: 'Musée' } },
    namedBy: 'period',
  },
  {
    at: 'tracks.items',
    name: { en: 'Field Advancement Track', fr: 'Piste de score (Field Advancement Track)' },
    fields: {
      players: { en: 'Players', fr: 'Joueurs' },
      lastSpace: { en: 'Last space', fr: 'Dernière case' },
      museumReset: { en: 'Museum resets at', fr: 'Réinitialisations du Musée en' },
      milestone: { en: 'Milestones at', fr: 'Jalons en' },
    },
  },
  {
    at: 'boards.items',
    name: { en: 'Board', fr: 'Plateau' },
    fields: {
      players: { en: 'Players', fr: 'Joueurs' },
      slots: { en: 'Worker spaces', fr: 'Cases pour les ouvriers' },
    },
  },
  {
    at: 'playerBoard',
    name: { en: 'Player board', fr: 'Plateau Joueur' },
    fields: {
      contributionCircles: { en: 'Discs', fr: 'Disques' },
      'contributionVp.values': { en: 'VP for contributions', fr: 'PV des contributions' },
    },
  },
  // What is done there by whom stands elsewhere in the file: draw/look.ts says it.
  {
    at: 'locations',
    name: { en: 'Locations', fr: 'Emplacements' },
    fields: { workers: { en: 'For', fr: 'Pour' } },
  },
  {
    at: 'enums.workers',
    name: { en: 'Workers', fr: 'Ouvriers' },
    fields: { ejects: { en: 'Ejects', fr: 'Éjecte' } },
  },
];
