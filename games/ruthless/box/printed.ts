import type { Printed } from '../../printed.ts';

/** RP-1: what is printed on the cards. */
export const printed: Printed = [
  {
    at: 'names',
    name: { en: 'Name cards', fr: 'Cartes Nom' },
    fields: {
      family: { en: 'Family', fr: 'Famille' },
      'ideal.head': { en: 'Head', fr: 'Tête' },
      'ideal.vertebrae': { en: 'Vertebrae', fr: 'Vertèbres' },
      'ideal.limbs': { en: 'Limbs', fr: 'Membres' },
      text: { en: 'Description', fr: 'Description' },
    },
  },
  {
    at: 'bones',
    name: { en: 'Bone cards', fr: 'Cartes Os' },
    fields: {
      family: { en: 'Family', fr: 'Famille' },
      traits: { en: 'Traits', fr: 'Traits' },
      text: { en: 'Description', fr: 'Description' },
      prestige: { en: 'Prestige', fr: 'Prestige' },
      count: { en: 'Copies', fr: 'Exemplaires' },
    },
  },
  {
    at: 'events',
    name: { en: 'Event cards', fr: 'Cartes Événement' },
    fields: {
      phase: { en: 'Phase', fr: 'Phase' },
      text: { en: 'Effect', fr: 'Effet' },
      tags: { en: 'Counts as', fr: 'Compte comme' },
      count: { en: 'Copies', fr: 'Exemplaires' },
    },
  },
  {
    at: 'paleontologists',
    name: { en: 'Paleontologists', fr: 'Paléontologues' },
    fields: { text: { en: 'Ability', fr: 'Capacité' } },
  },
];
