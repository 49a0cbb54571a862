/** Pages of the client besides tables, by their address after the hash, with what is on each when it is there. */
export const PLACES: Readonly<Record<string, string>> = {
  '': '.game-card',
  'screen/holotype': '.settings select',
  'invite/holotype': 'main a[href="#/screen/holotype"]',
  'guide/holotype': '.guide-picture .large',
  'rules/holotype/HT-5.2': '.rule.current',
  'about/holotype': 'main > p code',
  'correct/holotype': '.correct-card',
  messages: '.messages .fault',
  verify: '.verify',
  style: '.style-page svg',
  nowhere: '.lost',
};
