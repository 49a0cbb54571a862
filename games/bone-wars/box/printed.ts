import type { Printed } from '../../printed.ts';

const EFFECT = { en: 'Effect', fr: 'Effet' };
const BONUS = { en: 'Bonus', fr: 'Bonus' };
const COST = { en: 'Cost in $', fr: 'Coût en $' };
const POINTS = { en: 'Action points', fr: 'Points d’action' };
const DEPTH = { en: 'Depth', fr: 'Profondeur' };
const PLAYERS = { en: 'From so many players', fr: 'À partir de tant de joueurs' };
const LOYALTY = { en: 'Loyalty', fr: 'Loyauté' };
const ANY = { en: 'any', fr: 'au choix' };

/** BW-1: what is printed on the components. */
export const printed: Printed = [
  {
    at: 'species.cards',
    name: { en: 'Species cards', fr: 'Cartes espèce' },
    words: {
      any: ANY,
      carnivore: { en: 'carnivore', fr: 'carnivore' },
      herbivore: { en: 'herbivore', fr: 'herbivore' },
    },
    fields: {
      category: { en: 'Category', fr: 'Catégorie' },
      discoverer: { en: 'Discoverer', fr: 'Découvreur' },
      author: { en: 'Named by', fr: 'Nommée par' },
      year: { en: 'Year', fr: 'Année' },
      skull: { en: 'Skull', fr: 'Crâne' },
      limb: { en: 'Limb', fr: 'Membre' },
      minorFind: { en: 'Minor find', fr: 'Découverte mineure' },
      prize: { en: 'Prize', fr: 'Bonus médaille' },
    },
  },
  {
    at: 'paleontologistCards.cards',
    name: { en: 'Paleontologist cards', fr: 'Cartes paléontologue' },
    fields: { action: { en: 'Action', fr: 'Action' }, text: EFFECT },
  },
  {
    at: 'teamCards.cards',
    name: { en: 'Team cards', fr: 'Cartes d’équipe' },
    fields: { cost: COST, ap: POINTS, depth: DEPTH, torn: { en: 'Takes a specialist', fr: 'Accepte un spécialiste' } },
  },
  { at: 'specialists.tiles', name: { en: 'Specialists', fr: 'Spécialistes' }, fields: { effects: BONUS } },
  { at: 'grantTiles.tiles', name: { en: 'Grant tiles', fr: 'Tuiles subvention' }, fields: { text: EFFECT } },
  {
    at: 'digSiteActionTiles.tiles',
    name: { en: 'Dig site action tiles', fr: 'Tuiles action de site de fouille' },
    fields: { text: EFFECT },
  },
  { at: 'bonusTiles.tiles', name: { en: 'Bonus tiles', fr: 'Tuiles bonus' }, fields: { text: EFFECT } },
  { at: 'prizeBonuses.list', name: { en: 'Prizes', fr: 'Bonus médaille' }, fields: { text: EFFECT } },
  {
    at: 'awardTiles.tiles',
    name: { en: 'Award tiles', fr: 'Tuiles trophée' },
    words: { any: ANY },
    fields: {
      'rows.0.requirement': { en: 'First row', fr: 'Première ligne' },
      'rows.0.loyalty': LOYALTY,
      'rows.1.requirement': { en: 'Second row', fr: 'Deuxième ligne' },
      'rows.1.loyalty': LOYALTY,
      'rows.2.requirement': { en: 'Third row', fr: 'Troisième ligne' },
      'rows.2.loyalty': LOYALTY,
    },
  },
  {
    at: 'professionsTrack.spaces',
    name: { en: 'Professions', fr: 'Professions' },
    fields: { row: { en: 'Row', fr: 'Rangée' }, column: { en: 'Column', fr: 'Colonne' }, effects: BONUS },
  },
  {
    at: 'endgameTile.spaces',
    name: { en: 'Endgame tile', fr: 'Tuile fin de partie' },
    fields: { effects: BONUS, minPlayers: PLAYERS },
  },
  {
    at: 'playerBoard.actionSlots',
    name: { en: 'Action slots', fr: 'Emplacements d’action' },
    fields: { cost: COST, icon: { en: 'Minor find', fr: 'Découverte mineure' }, ap: POINTS, depth: DEPTH },
  },
  {
    at: 'playerBoard.envelopes',
    name: { en: 'Archive envelopes', fr: 'Enveloppes d’archives' },
    fields: { effects: BONUS },
    namedBy: 'icon',
  },
  {
    at: 'publishRewards.byBones',
    name: { en: 'Rewards for papers', fr: 'Gains des articles' },
    fields: {
      bones: { en: 'Bones', fr: 'Os' },
      loyalty: LOYALTY,
      prize: { en: 'Prize', fr: 'Bonus médaille' },
      roundBonus: { en: 'Round bonus', fr: 'Bonus de la manche' },
      paper: { en: 'Value of the paper', fr: 'Valeur de l’article' },
    },
  },
  {
    at: 'debunkRewards.byBones',
    name: { en: 'Rewards for debunking', fr: 'Gains des articles discrédités' },
    fields: {
      bones: { en: 'Bones', fr: 'Os' },
      loyalty: LOYALTY,
      paper: { en: 'Value of the paper', fr: 'Valeur de l’article' },
    },
  },
  {
    at: 'loyaltyTracks.tracks',
    name: { en: 'Loyalty tracks', fr: 'Pistes de loyauté' },
    fields: {
      spaces: { en: 'Steps and their values', fr: 'Cases et leurs valeurs' },
      passBonuses: { en: 'Bonuses on the way', fr: 'Bonus au passage' },
    },
    namedBy: 'patron',
  },
  {
    at: 'digSiteMap.sites',
    name: { en: 'Dig sites', fr: 'Sites de fouille' },
    fields: {
      boneSlots: { en: 'Bones', fr: 'Os' },
      baseCampSpaces: {
        en: 'Base camps, each from so many players',
        fr: 'Camps de base, chacun à partir de tant de joueurs',
      },
    },
  },
  {
    at: 'solo.cards',
    name: { en: 'Solo cards', fr: 'Cartes action solo' },
    words: {
      clockwise: { en: 'clockwise', fr: 'sens horaire' },
      counterclockwise: { en: 'counterclockwise', fr: 'sens antihoraire' },
      team: { en: 'team action', fr: 'action d’équipe' },
      paleontologist: { en: 'paleontologist action', fr: 'action de paléontologue' },
    },
    fields: {
      'front.top.sequence': { en: 'Paleontologist actions', fr: 'Actions de paléontologue' },
      'front.bottom.direction': { en: 'Direction', fr: 'Sens' },
      'front.bottom.sequence': { en: 'Team actions', fr: 'Actions d’équipe' },
      'front.bottom.icons': { en: 'Before team actions', fr: 'Avant les actions d’équipe' },
      'back.kind': { en: 'Back', fr: 'Dos' },
      'back.ap': POINTS,
      'back.depth': DEPTH,
      'back.icons': { en: 'Also on the back', fr: 'Aussi au dos' },
    },
  },
];
