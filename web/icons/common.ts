import { path as ammoniteFossil } from 'icon:ammonite-fossil';
import { path as anticlockwiseRotation } from 'icon:anticlockwise-rotation';
import { path as hamburgerMenu } from 'icon:hamburger-menu';
import { path as openBook } from 'icon:open-book';

/** The icons of the client itself, which every first visit loads, from game-icons.net (CC BY 3.0): what each stands for. One icon, one meaning, in all games. */
export const commonIcons = {
  ammonite: ammoniteFossil,
  menu: hamburgerMenu,
  rules: openBook,
  undo: anticlockwiseRotation,
};
