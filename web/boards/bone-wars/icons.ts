import { path as ammoniteFossil } from 'icon:ammonite-fossil';
import { path as animalSkull } from 'icon:animal-skull';
import { path as brokenTablet } from 'icon:broken-tablet';
import { path as campingTent } from 'icon:camping-tent';
import { path as chessPawn } from 'icon:chess-pawn';
import { path as claw } from 'icon:claw';
import { path as clawHammer } from 'icon:claw-hammer';
import { path as crossedBones } from 'icon:crossed-bones';
import { path as cycle } from 'icon:cycle';
import { path as exitDoor } from 'icon:exit-door';
import { path as featheredWing } from 'icon:feathered-wing';
import { path as flatPawPrint } from 'icon:flat-paw-print';
import { path as footprint } from 'icon:footprint';
import { path as ginkgoLeaf } from 'icon:ginkgo-leaf';
import { path as hearts } from 'icon:hearts';
import { path as hourglass } from 'icon:hourglass';
import { path as knapsack } from 'icon:knapsack';
import { path as magnifyingGlass } from 'icon:magnifying-glass';
import { path as mining } from 'icon:mining';
import { path as openFolder } from 'icon:open-folder';
import { path as papers } from 'icon:papers';
import { path as portrait } from 'icon:portrait';
import { path as quillInk } from 'icon:quill-ink';
import { path as reptileTail } from 'icon:reptile-tail';
import { path as returnArrow } from 'icon:return-arrow';
import { path as ribbonMedal } from 'icon:ribbon-medal';
import { path as sharkFin } from 'icon:shark-fin';
import { path as spottedBug } from 'icon:spotted-bug';
import { path as tRexSkull } from 'icon:t-rex-skull';
import { path as teamUpgrade } from 'icon:team-upgrade';
import { path as trenchSpade } from 'icon:trench-spade';
import { path as trophyCup } from 'icon:trophy-cup';
import { path as upgrade } from 'icon:upgrade';
import { path as woodenCrate } from 'icon:wooden-crate';

/** A spine with four pairs of ribs: our own drawing, a tenth of the weight of the one in the collection. */
const ribs = [70, 160, 250, 340].map((top, index) => {
  const wide = 200 - index * 22;
  const half = (side: 1 | -1) =>
    `M${256 + side * 14} ${top}q${side * wide} 4 ${side * wide} 110q${side * -40} -74 ${side * -wide} -74z`;
  return half(1) + half(-1);
});
const torso = `M236 36h40v440h-40z${ribs.join('')}`;

/** What the icons of this board stand for. Bonuses are named as the rules name them. */
export const icons = {
  torso,
  tail: reptileTail,
  skullCarnivore: tRexSkull,
  skullHerbivore: animalSkull,
  paw: flatPawPrint,
  flipper: sharkFin,
  claw,
  wing: featheredWing,

  bug: spottedBug,
  footprint,
  fossil: ammoniteFossil,
  hammer: clawHammer,
  plant: ginkgoLeaf,

  publish: quillInk,
  debunk: brokenTablet,
  award: trophyCup,
  minorFind: magnifyingGlass,

  boneFromBag: knapsack,
  rareBone: crossedBones,
  exchangeRare: cycle,
  swapPatron: returnArrow,
  removePaleontologist: exitDoor,
  speciesLook: papers,
  speciesDraw: papers,
  paleoCard: portrait,
  digSiteActions: trenchSpade,
  loyalty: hearts,
  splitLoyalty: hearts,
  reclassify: openFolder,
  upgradeSlot: upgrade,
  removeCover: woodenCrate,
  upgradeTeam: teamUpgrade,
  roundBonus: hourglass,
  anyRoundBonus: hourglass,
  prize: ribbonMedal,

  paleontologist: chessPawn,
  camp: campingTent,
  deeper: mining,
};
