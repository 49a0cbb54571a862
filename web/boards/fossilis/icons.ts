import { path as birdClaw } from 'icon:bird-claw';
import { path as broom } from 'icon:broom';
import { path as chisel } from 'icon:chisel';
import { path as clamp } from 'icon:clamp';
import { path as claw } from 'icon:claw';
import { path as clawHammer } from 'icon:claw-hammer';
import { path as coffeeCup } from 'icon:coffee-cup';
import { path as dinosaurRex } from 'icon:dinosaur-rex';
import { path as diplodocus } from 'icon:diplodocus';
import { path as featheredWing } from 'icon:feathered-wing';
import { path as fern } from 'icon:fern';
import { path as greekTemple } from 'icon:greek-temple';
import { path as hammerDrop } from 'icon:hammer-drop';
import { path as ladder } from 'icon:ladder';
import { path as medal } from 'icon:medal';
import { path as microscope } from 'icon:microscope';
import { path as mountainClimbing } from 'icon:mountain-climbing';
import { path as newspaper } from 'icon:newspaper';
import { path as paintBrush } from 'icon:paint-brush';
import { path as parasaurolophus } from 'icon:parasaurolophus';
import { path as paw } from 'icon:paw';
import { path as pelvisBone } from 'icon:pelvis-bone';
import { path as pincers } from 'icon:pincers';
import { path as plesiosaurus } from 'icon:plesiosaurus';
import { path as powderBag } from 'icon:powder-bag';
import { path as pterodactylus } from 'icon:pterodactylus';
import { path as quillInk } from 'icon:quill-ink';
import { path as radarSweep } from 'icon:radar-sweep';
import { path as ribcage } from 'icon:ribcage';
import { path as roundBottomFlask } from 'icon:round-bottom-flask';
import { path as sharkFin } from 'icon:shark-fin';
import { path as shop } from 'icon:shop';
import { path as steak } from 'icon:steak';
import { path as tRexSkull } from 'icon:t-rex-skull';
import { path as trenchSpade } from 'icon:trench-spade';
import { path as triceratopsHead } from 'icon:triceratops-head';
import { path as velociraptor } from 'icon:velociraptor';
import { path as walk } from 'icon:walk';
import { path as warPick } from 'icon:war-pick';

/** A long bone with its two joints, drawn for this board: the set has none that is whole. */
const longBone =
  'M352 28c-38 0-66 31-62 68 1 12-2 20-10 28L124 280c-8 8-16 11-28 10-37-4-68 24-68 62 0 33 25 56 58 58 13 1 15 3 16 16 2 33 25 58 58 58 38 0 66-31 62-68-1-12 2-20 10-28l156-156c8-8 16-11 28-10 37 4 68-24 68-62 0-33-25-56-58-58-13-1-15-3-16-16-2-33-25-58-58-58Z';

/** What the icons of this board stand for. */
export const icons = {
  // Finds
  skull: tRexSkull,
  tooth: claw,
  limb: longBone,
  rib: ribcage,
  hip: pelvisBone,
  hammer: clawHammer,
  // Characteristics
  carnivore: steak,
  herbivore: fern,
  biped: birdClaw,
  quadruped: paw,
  aquatic: sharkFin,
  flying: featheredWing,
  // Silhouettes
  raptor: velociraptor,
  theropod: dinosaurRex,
  sauropod: diplodocus,
  genasaur: triceratopsHead,
  ornithopod: parasaurolophus,
  marineReptile: plesiosaurus,
  pterosaur: pterodactylus,
  // What one does
  plaster: powderBag,
  move: walk,
  climb: mountainClimbing,
  field: warPick,
  extract: paintBrush,
  market: shop,
  lab: microscope,
  museum: greekTemple,
  journal: quillInk,
  milestone: medal,
  labExpansion: roundBottomFlask,
  event: newspaper,
  // Tools
  whisk_broom: broom,
  chisel,
  shovel: trenchSpade,
  jackhammer: hammerDrop,
  ladder,
  thermos: coffeeCup,
  hydraulic_jack: clamp,
  spare_tweezers: pincers,
  ground_radar: radarSweep,
};
