import type { Named, Option } from '@bonebed/kernel';
import type { BoardAt, Part } from '../board.ts';
import { nameOf } from '../name-of.ts';
import { boardAt } from '../use-board.ts';
import type { Box, TableView } from './view.ts';
import { bt } from './words.ts';

/** What a bare number among the options of an ask stands for on the board. */
const SPOTS: Readonly<Record<string, string>> = {
  profession: 'profession',
  ending: 'ending',
  university: 'campus',
  specialist: 'specialist',
  publish: 'card',
  envelope: 'envelope',
  splitPaper: 'card',
  archiveNext: 'card',
  debunkBone: 'crate',
  award: 'award',
  find: 'card',
  spot: 'find',
  rareTake: 'rare',
  rare: 'rare',
  overflow: 'crate',
  exchangeTake: 'rare',
  exchangeGive: 'crate',
  keep: 'card',
  paleoCard: 'card',
  siteAction: 'tile',
  discardSpecies: 'card',
  reclassify: 'card',
  reclassifyTo: 'envelope',
  roundBonus: 'bonusTile',
};

/** The things on the table that an option is about. Words like `done` are about none. */
export function parts(at: BoardAt, what: string, option: Option): readonly Part[] {
  const { view, box } = boardAt<TableView, Box>(at);
  if (typeof option === 'string') return what === 'action' && option !== 'none' ? [part(`action.${option}`)] : [];
  if (typeof option === 'number') return SPOTS[what] === undefined ? [] : [part(`${SPOTS[what]}.${option}`)];
  const number = (field: string): number => {
    const value = option[field];
    return typeof value === 'number' ? value : 0;
  };
  const word = (field: string): string => String(option[field]);
  const site = at.eyes === null ? null : (view.players[at.eyes]?.site ?? null);
  const here = (spot: string): Part[] => (site === null ? [] : [part(spot.replace('*', String(site)))]);
  const named = (key: string, from: Named) => part(key, nameOf(from, at.reader.language));
  if (what === 'bonus') return [part(`bonus.${word('do')}.${number('n')}`)];
  switch (`${what}.${word('do')}`) {
    case 'opening.species':
      return [part(`card.${number('card')}`)];
    case 'opening.career':
      return [part('career')];
    case 'turn.team':
    case 'turn.paleontologist':
      return [
        named(`card.${number('card')}`, box.cards[number('card')]),
        part(`mode.${word('do')}`, bt(option.do === 'team' ? 'mode.team' : 'mode.paleontologist')),
      ];
    case 'team.move':
      return [part(`site.${number('site')}`)];
    case 'team.dig':
      return here(`bone.*.${number('depth') - 1}`);
    case 'team.discover':
      return here('species.*');
    case 'team.digSiteAction':
      return [part(`tile.${number('site')}`)];
    case 'team.baseCamp':
      return [part(`camp.${word('camp')}`), ...here('camps.*')];
    case 'team.digDeeper':
      return here('deeper.*');
    case 'skeleton.bone':
      return [
        named(`crate.${number('bone')}`, box.bones[number('bone')]),
        part(`part.${box.bones[number('bone')].category}`),
      ];
    case 'skeleton.wild':
      return [named(`crate.${number('bone')}`, box.bones[number('bone')]), part(`part.${word('part')}`)];
    case 'debunk.debunk':
      return [
        named(`crate.${number('bone')}`, box.bones[number('bone')]),
        part(`paper.${number('n')}`, bt('paper.words', { value: number('n') })),
      ];
    case 'upgradeTeam.replace':
      return [
        named(`card.${number('card')}`, box.cards[number('card')]),
        named(`card.${number('by')}`, box.cards[number('by')]),
      ];
    case 'upgradeTeam.hire':
      return [part(`specialist.${number('specialist')}`)];
    case 'upgradeSlot.cover':
      return [part(`slot.${number('slot') - 1}`)];
    case 'upgradeSlot.extend':
      return [part('slot.new')];
    default:
      return [];
  }
}

function part(key: string, label = ''): Part {
  return { key, label };
}
