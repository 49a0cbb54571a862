import { discardPaleontologist, discardSpecies } from './decks.ts';
import type { NewAtSite } from './events.ts';
import type { Bone, Card } from './ids.ts';
import { beginRound } from './order.ts';
import { finishGame, scoreBookshelf, standing } from './score.ts';
import type { Play, Player } from './state.ts';
import { clearSpecies, dealSpecies, fillBones } from './team.ts';
import { discardSolo } from './theodore/cards.ts';

/** Chapter 15: the end of a round. */
export function endRound(play: Play): void {
  const { state, box, tell } = play;
  if (state.round === box.rounds.length - 1) {
    finishGame(play); // BW-16.4
    return;
  }
  resetSites(play);
  for (const player of state.players) clearSlots(play, player);
  state.round += 1; // BW-15.4
  if (box.rounds[state.round].midGameScoring) scoreBookshelf(play, 'midGame'); // BW-15.5, BW-16.3, BW-R55
  tell({ type: 'standing', round: state.round, standings: standing(play) });
  if (box.rounds[state.round].endgameTile) tell({ type: 'endgameTile' }); // BW-15.6
  beginRound(play); // BW-15.7
}

/** BW-15.1, BW-15.2: bones move up and are filled in; all species cards are discarded before the first new one is dealt. */
function resetSites(play: Play): void {
  const { state, box, tell } = play;
  const drawn = box.siteIds.map(site => {
    const kept = state.sites[site].bones.filter((bone): bone is Bone => bone !== null);
    return fillBones(play, site, kept);
  });
  for (const site of box.siteIds) clearSpecies(play, site);
  const sites = box.siteIds.map((site, index): NewAtSite => {
    return { do: 'filled', site, card: dealSpecies(play, site), bones: drawn[index] };
  });
  tell({ type: 'sitesFilled', sites });
}

/** BW-7.7, BW-15.3: team cards go back into hand, other played cards to their discard piles. */
function clearSlots(play: Play, player: Player): void {
  for (const slot of player.slots) {
    if (slot.card !== null) clearCard(play, player, slot.card);
    slot.card = null;
    slot.specialist = null;
  }
}

function clearCard(play: Play, player: Player, card: Card): void {
  switch (play.box.cards[card].kind) {
    case 'team':
      player.team.push(card);
      break;
    case 'species':
      discardSpecies(play, card);
      break;
    case 'solo':
      discardSolo(play, card);
      break;
    case 'paleontologist':
      discardPaleontologist(play, card);
      break;
  }
}
