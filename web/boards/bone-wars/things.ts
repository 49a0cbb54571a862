import { FOLDERS } from './folders/names.ts';
import type { Box } from './view.ts';

const each = (kind: string, list: readonly unknown[]): string[] => list.map((_, index) => `${kind}.${index}`);

/** Every thing that the board may draw at a table of so many, for tests. */
export function things(box: Box, seats: number): string[] {
  const players = Array.from({ length: seats });
  const effects = new Set(
    [...box.tiles, ...box.siteTiles, ...box.professions, ...box.endings, ...box.specialists, ...box.envelopes].flatMap(
      ({ effects: own }) => own.map(({ do: what, n }) => `effect.${what}.${n}`),
    ),
  );
  return [
    ...['siteSpecies', 'digDeeper', 'prize', 'coverTile', 'paperPrinted', 'paperNeutral', 'slotUpgraded', 'actionSlot'],
    ...[
      'findGone',
      'career',
      'order',
      'money',
      'soloCard',
      'soloBack',
      'soloDeck',
      'soloHalf.team',
      'soloHalf.paleontologist',
      'mode.team',
      'mode.paleontologist',
    ],
    ...['roundBonus', 'bag', 'deck.species', 'deck.paleontologists', 'actionPoint', 'depth', 'freeStep', 'crate'],
    ...['team.neutral', 'camp.movement', 'camp.archive', 'need.any.skull', 'effect.anyRoundBonus.1'],
    ...['effect.splitLoyalty.1', 'effect.loyalty.2', 'effect.removeCover.1', 'effect.roundBonus.1'],
    ...effects,
    ...FOLDERS.map(folder => `folder.${folder}`),
    ...box.actions.map(action => `action.${action}`),
    ...box.options.parts.map(part => `part.${part}`),
    ...box.publish.map(({ bones }) => `reward.publish.${bones}`),
    ...box.debunk.map(({ bones }) => `reward.debunk.${bones}`),
    ...['reptile', 'mammal', 'bird', 'amphibian'].map(category => `category.${category}`),
    ...['site', 'camps', 'stratum.0'].flatMap(kind => each(kind, kind === 'stratum.0' ? [1, 2, 3] : box.sites)),
    ...each('siteTile', box.siteTiles),
    ...each('bone', box.bones),
    ...['findIcon', 'slotIcon', 'envelope', 'envelopeOf.0'].flatMap(kind => each(kind, box.finds)),
    ...[
      'university',
      'patron',
      'worth',
      'shelf',
      'overflowShelf',
      'loyaltyTrack',
      'passBonus',
      'loyaltyMark.0',
    ].flatMap(kind => each(kind, box.patrons)),
    'paper.0.3',
    ...each('campus', box.campuses),
    ...each('grant', box.grants),
    ...each('round', box.rounds),
    ...each('award', box.awards),
    ...each('awardSpace', box.awardSpaces),
    ...each('bonusTile', box.tiles),
    ...each('card', box.cards),
    ...each('profession', box.professions),
    ...each('ending', box.endings),
    ...each('specialist', box.specialists),
    ...each('slot', box.board.slots),
    ...['team', 'paleontologist', 'money', 'patronTile', 'handOf', 'grantMark', 'awardMark', 'professionMark'].flatMap(
      kind => each(kind, players),
    ),
  ];
}
