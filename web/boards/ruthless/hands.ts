import type { Hands } from '../../browser-tests/hands.ts';
import { playUntil } from '../../browser-tests/visit.ts';

export const hands: Hands = {
  game: 'ruthless',
  wishes: [
    /^present/,
    /^publish/,
    /^bone /,
    /^boost /,
    /^describe /,
    /^fossil /,
    /^revise /,
    /^hire /,
    /^play/,
    /^card\.|^skeleton\.|^crew\.|^bone\.|^seat\./,
    /^doubt/,
    /^defend/,
    /^pass/,
    /^done/,
  ],
  // Some games are over after 40.
  middle: 20,
  decisions: { upright: 6, across: 2 },
  // A skeleton that is presented.
  flight: { of: '.above .showcase-glass[data-flyer]', wishes: [] },
  sounds: ['place', 'card', 'stamp', 'turn'],
  short: { goal: '5' },
  // A window in which somebody may speak.
  pose: page => playUntil(page, hands, '.speakers'),
};
