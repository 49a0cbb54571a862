import type { Option } from '@bonebed/kernel';
import type { BoardAt, Part } from '../board.ts';
import { nameOf } from '../name-of.ts';
import { boardAt } from '../use-board.ts';
import type { Box, TableView } from './view.ts';
import { bt } from './words.ts';

/** What a bare number among the options of an ask stands for on the board. */
const SPOTS: Readonly<Record<string, string>> = {
  pawn: 'cell',
  move: 'cell',
  climb: 'cell',
  sandSpace: 'cell',
  sweep: 'cell',
  peek: 'cell',
  sandTile: 'tile',
  takeSand: 'tile',
  payment: 'tile',
  side: 'side',
  skill: 'skill',
  firstBone: 'bone',
};

/** What a word among the options is about; `pawn` is the own one. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'act.done': ['step.market'],
  'act.plaster': ['act.plaster', 'pool'],
  'act.move': ['act.move', 'pawn'],
  'act.freeMove': ['act.freeMove', 'pawn'],
  'act.climb': ['act.climb', 'pawn'],
  'act.sand': ['act.sand', 'discard'],
  'act.dig': ['act.dig', 'pawn'],
  'act.extract': ['act.extract', 'pawn'],
  'market.done': ['step.claim'],
  'claim.done': ['step.end'],
};

/** The things on the table that an option is about. */
export function parts(at: BoardAt, what: string, option: Option): readonly Part[] {
  if (typeof option === 'string') {
    return (WORDS[`${what}.${option}`] ?? []).map(key => ({
      key: key === 'pawn' ? `pawn.${at.eyes}` : key,
      label: '',
    }));
  }
  if (typeof option === 'number') return what in SPOTS ? [{ key: `${SPOTS[what]}.${option}`, label: '' }] : [];
  const { box } = boardAt<TableView, Box>(at);
  const { language } = at.reader;
  const number = (part: string): number => {
    const value = option[part];
    return typeof value === 'number' ? value : 0;
  };
  switch (option.do) {
    case 'use':
    case 'buyTool':
      return [{ key: `tool.${number('tool')}`, label: '' }];
    case 'buySupply':
      return [{ key: `supply.${number('supply')}`, label: '' }];
    case 'claim':
      return [dinosaur(), { key: 'lab', label: '' }];
    case 'assign':
      return [dinosaur(), { key: `bone.${number('bone')}`, label: '' }];
    case 'scorePerfect':
    case 'scorePartial':
    case 'scoreDisplay':
      return [dinosaur(), { key: `seal.${number('dinosaur')}`, label: '' }];
    default:
      // The options without a verb: what to dig or slide and where to, what to extract and where from.
      return 'direction' in option
        ? [cell(), { key: `arrow.${number('direction')}`, label: '' }]
        : [cell(), { key: `find.${number('cell')}.${number('find')}`, label: '' }];
  }

  function cell(): Part {
    return { key: `cell.${number('cell')}`, label: bt('part.cell', { cell: box.cells[number('cell')].id }) };
  }

  function dinosaur(): Part {
    return { key: `dinosaur.${number('dinosaur')}`, label: nameOf(box.dinosaurs[number('dinosaur')], language) };
  }
}

/** What the card or skill does that an option is about. A Dinosaur says it on its face. */
export function effect(at: BoardAt, what: string, option: Option): string {
  const { box } = boardAt<TableView, Box>(at);
  const { language } = at.reader;
  if (what === 'skill' && typeof option === 'number') return box.skills[option].text[language];
  if (typeof option !== 'object') return '';
  const { tool, supply } = option;
  if (typeof tool === 'number') return box.tools[tool].text[language];
  return typeof supply === 'number' ? box.supplies[supply].text[language] : '';
}

/** What an end leaves unused: Energy, a purchase, a claim. */
export function left(at: BoardAt, what: string, open: readonly Option[]): string {
  const { energy } = boardAt<TableView, Box>(at).view.turn;
  if (what === 'act') return energy === 0 ? '' : bt('lost', { n: energy });
  const isMain = (option: Option) => typeof option === 'object' && /^(buy|claim)/.test(`${option.do}`);
  return open.some(isMain) ? bt(what === 'market' ? 'lost.buy' : 'lost.claim') : '';
}

/** FO-4.5: a bone may be assigned and a Dinosaur given up incomplete at any moment; it is seldom what the turn is about. */
export function isAside(_what: string, option: Option): boolean {
  return typeof option === 'object' && (option.do === 'assign' || option.do === 'scorePartial');
}
