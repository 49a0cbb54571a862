import type { Build } from './skeletons.baked.ts';
import type { Box } from './view.ts';

/** The letters of the eras, as geologists write them; the periods of the style sheet in the same order. */
export const ERAS: Readonly<Record<string, { readonly letter: string; readonly period: number }>> = {
  triassic: { letter: 'T', period: 0 },
  jurassic: { letter: 'J', period: 1 },
  cretaceous: { letter: 'K', period: 2 },
};

/** The subject of each Skill. */
export const SKILLS: Readonly<Record<string, string>> = {
  regular_customer: 'market',
  toolmaker: 'hammer',
  long_reach: 'field',
  plasterer: 'plaster',
  renown: 'milestone',
  steady_hand: 'extract',
  clay_expert: 'field',
  second_bench: 'lab',
  stonebreaker: 'field',
  scout: 'move',
  light_foot: 'move',
  thrifty: 'plaster',
  overtime: 'extract',
  bargainer: 'market',
  geochemist: 'labExpansion',
  mountaineer: 'climb',
  lecturer: 'journal',
  curator: 'museum',
};

const SILHOUETTES: Readonly<Record<string, string>> = {
  coelophysis: 'raptor',
  herrerasaurus: 'raptor',
  compsognathus: 'raptor',
  velociraptor: 'raptor',
  baryonyx: 'raptor',
  microraptor: 'raptor',
  dryosaurus: 'ornithopod',
  pachycephalosaurus: 'ornithopod',
  edmontosaurus: 'ornithopod',
  plateosaurus: 'ornithopod',
  therizinosaurus: 'ornithopod',
  desmatosuchus: 'genasaur',
  stegosaurus: 'genasaur',
  triceratops: 'genasaur',
  ankylosaurus: 'genasaur',
  protoceratops: 'genasaur',
  cynognathus: 'genasaur',
  saurosuchus: 'genasaur',
  lystrosaurus: 'genasaur',
};

/** By the way it moved, where a card of another edition has no silhouette of its own. */
const BY_LOCOMOTION: Readonly<Record<string, string>> = {
  biped: 'theropod',
  quadruped: 'sauropod',
  aquatic: 'marineReptile',
  flying: 'pterosaur',
};

export function silhouetteOf(box: Box, dinosaur: number): string {
  const { id, characteristics } = box.dinosaurs[dinosaur];
  const ways = characteristics.map(index => BY_LOCOMOTION[box.characteristics[index].id]);
  return SILHOUETTES[id] ?? ways.find(way => way !== undefined) ?? 'theropod';
}

const BUILDS: Readonly<Record<string, Build>> = {
  stegosaurus: 'plated',
  triceratops: 'horned',
  protoceratops: 'horned',
};

const BY_SILHOUETTE: Readonly<Record<string, Build>> = {
  raptor: 'theropod',
  theropod: 'theropod',
  ornithopod: 'ornithopod',
  genasaur: 'stout',
  sauropod: 'sauropod',
  marineReptile: 'marine',
  pterosaur: 'flyer',
};

/** The skeleton that a Dinosaur is drawn with. */
export function buildOf(box: Box, dinosaur: number): Build {
  return BUILDS[box.dinosaurs[dinosaur].id] ?? BY_SILHOUETTE[silhouetteOf(box, dinosaur)] ?? 'theropod';
}

/** The period of the style sheet that a Dinosaur belongs to. */
export function periodOf(box: Box, dinosaur: number): number {
  const eras = box.dinosaurs[dinosaur].characteristics.map(index => ERAS[box.characteristics[index].id]);
  return eras.find(era => era !== undefined)?.period ?? 0;
}
