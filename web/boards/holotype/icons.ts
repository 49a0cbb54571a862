import { path as amberMosquito } from 'icon:amber-mosquito';
import { path as bookPile } from 'icon:book-pile';
import { path as bookshelf } from 'icon:bookshelf';
import { path as clockwiseRotation } from 'icon:clockwise-rotation';
import { path as compass } from 'icon:compass';
import { path as dinosaurEgg } from 'icon:dinosaur-egg';
import { path as dinosaurRex } from 'icon:dinosaur-rex';
import { path as diplodocus } from 'icon:diplodocus';
import { path as fern } from 'icon:fern';
import { path as greekTemple } from 'icon:greek-temple';
import { path as magnifyingGlass } from 'icon:magnifying-glass';
import { path as medal } from 'icon:medal';
import { path as microscope } from 'icon:microscope';
import { path as plesiosaurus } from 'icon:plesiosaurus';
import { path as quillInk } from 'icon:quill-ink';
import { path as roundBottomFlask } from 'icon:round-bottom-flask';
import { path as sandstorm } from 'icon:sandstorm';
import { path as steak } from 'icon:steak';
import { path as stonePile } from 'icon:stone-pile';
import { path as tRexSkull } from 'icon:t-rex-skull';
import { path as topHat } from 'icon:top-hat';
import { path as triceratopsHead } from 'icon:triceratops-head';
import { path as trilobite } from 'icon:trilobite';
import { path as velociraptorTracks } from 'icon:velociraptor-tracks';
import { path as warPick } from 'icon:war-pick';
import { path as woodenCrate } from 'icon:wooden-crate';

/** What the icons of this board stand for. */
export const icons = {
  theropod: dinosaurRex,
  genasaur: triceratopsHead,
  sauropod: diplodocus,
  marineReptile: plesiosaurus,
  skull: tRexSkull,
  lab: microscope,
  field: warPick,
  library: bookshelf,
  museum: greekTemple,
  journal: quillInk,
  tracks: velociraptorTracks,
  eggs: dinosaurEgg,
  amber: amberMosquito,
  coprolite: stonePile,
  trace: trilobite,
  carnivore: steak,
  herbivore: fern,
  milestone: medal,
  erosion: sandstorm,
  libraryGrant: bookPile,
  extraStorage: woodenCrate,
  fieldExpertise: compass,
  museumPatron: topHat,
  archiveSearch: magnifyingGlass,
  labExpansion: roundBottomFlask,
  reroll: clockwiseRotation,
};
