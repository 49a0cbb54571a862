import { path as stairs } from 'icon:3d-stairs';
import { path as bandageRoll } from 'icon:bandage-roll';
import { path as brandyBottle } from 'icon:brandy-bottle';
import { path as brokenBone } from 'icon:broken-bone';
import { path as conversation } from 'icon:conversation';
import { path as dinosaurEgg } from 'icon:dinosaur-egg';
import { path as dinosaurRex } from 'icon:dinosaur-rex';
import { path as diplodocus } from 'icon:diplodocus';
import { path as dorsalScales } from 'icon:dorsal-scales';
import { path as dynamite } from 'icon:dynamite';
import { path as eyelashes } from 'icon:eyelashes';
import { path as fallingRocks } from 'icon:falling-rocks';
import { path as files } from 'icon:files';
import { path as flood } from 'icon:flood';
import { path as gavel } from 'icon:gavel';
import { path as greekTemple } from 'icon:greek-temple';
import { path as hand } from 'icon:hand';
import { path as newspaper } from 'icon:newspaper';
import { path as parasaurolophus } from 'icon:parasaurolophus';
import { path as payMoney } from 'icon:pay-money';
import { path as pin } from 'icon:pin';
import { path as polarStar } from 'icon:polar-star';
import { path as returnArrow } from 'icon:return-arrow';
import { path as ribbonMedal } from 'icon:ribbon-medal';
import { path as robber } from 'icon:robber';
import { path as roundStar } from 'icon:round-star';
import { path as sauropodHead } from 'icon:sauropod-head';
import { path as shield } from 'icon:shield';
import { path as snowflake } from 'icon:snowflake-1';
import { path as spikedTail } from 'icon:spiked-tail';
import { path as stamper } from 'icon:stamper';
import { path as steamLocomotive } from 'icon:steam-locomotive';
import { path as stonePile } from 'icon:stone-pile';
import { path as tRexSkull } from 'icon:t-rex-skull';
import { path as thumbDown } from 'icon:thumb-down';
import { path as triceratopsHead } from 'icon:triceratops-head';
import { path as trilobite } from 'icon:trilobite';
import { path as trophyCup } from 'icon:trophy-cup';
import { path as twoCoins } from 'icon:two-coins';
import { path as velociraptorTracks } from 'icon:velociraptor-tracks';
import { path as warPick } from 'icon:war-pick';
import { path as westernHat } from 'icon:western-hat';
import { path as winchesterRifle } from 'icon:winchester-rifle';

/** What the icons of this board stand for: families, phases and kinds, fossils, and each Event by its id. */
export const icons = {
  skull: tRexSkull,
  trilobite,
  trophy: trophyCup,
  theropod: dinosaurRex,
  sauropod: diplodocus,
  ornithopod: parasaurolophus,
  armored: spikedTail,
  field: warPick,
  museum: greekTemple,
  controversy: gavel,
  defence: shield,
  crew: westernHat,
  prestige: ribbonMedal,
  'fo-coprolite': stonePile,
  'fo-trackway': velociraptorTracks,
  'fo-eggs': dinosaurEgg,
  'fo-skin': dorsalScales,
  'lucky-strike': polarStar,
  'bone-rustlers': robber,
  'spy-in-the-camp': eyelashes,
  explosives: dynamite,
  'flash-flood': flood,
  'cave-in': fallingRocks,
  hailstorm: snowflake,
  'train-robbers': steamLocomotive,
  'better-whisky': brandyBottle,
  'unpaid-wages': payMoney,
  'mining-the-basement': stairs,
  'significant-find': roundStar,
  'its-a-fake': brokenBone,
  'name-already-taken': stamper,
  priority: pin,
  'head-on-the-wrong-end': returnArrow,
  'front-page-scandal': newspaper,
  'new-evidence': files,
  discredited: thumbDown,
  'bigger-gun': winchesterRifle,
  'plaster-jackets': bandageRoll,
  rebuttal: conversation,
  'stubborn-curator': hand,
  'buy-up-every-copy': twoCoins,
};

/** The heads of the families, in their order: a drawing, and the part of it that shows the head (x, y, width, height). */
export const heads: readonly {
  readonly path: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}[] = [
  { path: tRexSkull, box: [0, 0, 512, 512] },
  { path: sauropodHead, box: [0, 0, 512, 512] },
  { path: parasaurolophus, box: [284, 8, 228, 158] },
  { path: triceratopsHead, box: [0, 0, 512, 512] },
];
