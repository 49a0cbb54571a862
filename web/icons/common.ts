import { path as ammoniteFossil } from 'icon:ammonite-fossil';
import { path as anticlockwiseRotation } from 'icon:anticlockwise-rotation';
import { path as dinosaurRex } from 'icon:dinosaur-rex';
import { path as hamburgerMenu } from 'icon:hamburger-menu';
import { path as handOfGod } from 'icon:hand-of-god';
import { path as openBook } from 'icon:open-book';
import { path as tRexSkull } from 'icon:t-rex-skull';
import { path as trilobite } from 'icon:trilobite';
import { path as trophyCup } from 'icon:trophy-cup';
import { path as velociraptorTracks } from 'icon:velociraptor-tracks';

/** The icons of the client itself, from game-icons.net (CC BY 3.0): what each stands for. One icon, one meaning, in all games. */
export const commonIcons = {
  ammonite: ammoniteFossil,
  menu: hamburgerMenu,
  rules: openBook,
  undo: anticlockwiseRotation,
  trophy: trophyCup,
  screen: handOfGod,
  skull: tRexSkull,
  trilobite,
  theropod: dinosaurRex,
  tracks: velociraptorTracks,
};
