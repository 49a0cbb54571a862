import type { Box } from '@bonebed/games/holotype/box/box.ts';
import type { Option } from '@bonebed/kernel';
import type { BoardAt, Part } from '../board.ts';
import { nameOf } from '../name-of.ts';
import { boardAt } from '../use-board.ts';
import type { TableView } from './view.ts';
import { bt } from './words.ts';

/** What a bare number among the options of an ask stands for on the board. */
const SPOTS: Readonly<Record<string, string>> = {
  keepObjective: 'personal',
  labDiscard: 'specimen',
  labTake: 'specimen',
  expedition: 'expedition',
  erosion: 'location',
  dropSurplus: 'store',
  trace: 'trace',
  milestone: 'milestone',
  patronCube: 'store',
};

/** What a word among the options is about. */
const WORDS: Readonly<Record<string, string>> = {
  'turn.recall': 'lounge',
  'lab.draw': 'deck.specimens',
  'lab.drawExtra': 'deck.specimens',
  'lab.take': 'pile.specimens',
  'lab.discard': 'hand',
  'patronCube.research': 'research',
};

/** The things on the table that an option is about. */
export function parts(at: BoardAt, what: string, option: Option): readonly Part[] {
  if (typeof option === 'string') {
    const key = WORDS[`${what}.${option}`];
    return key === undefined ? [] : [{ key, label: '' }];
  }
  if (typeof option === 'number') return [{ key: `${SPOTS[what]}.${option}`, label: '' }];
  const { box } = boardAt<TableView, Box>(at);
  const { language } = at.reader;
  const number = (part: string): number => {
    const value = option[part];
    return typeof value === 'number' ? value : 0;
  };
  switch (option.do) {
    case 'place':
      return [
        { key: `worker.${at.eyes}.${number('worker')}`, label: nameOf(box.workers[number('worker')], language) },
        { key: `location.${number('location')}`, label: nameOf(box.locations[number('location')], language) },
      ];
    case 'publish':
      return [{ key: `specimen.${number('specimen')}`, label: '' }];
    case 'contribute':
      return [{ key: `slot.${number('slot')}`, label: '' }];
    case 'reroll':
      return [{ key: `die.${number('die')}`, label: '' }];
    case 'trade':
      return [give(), { key: `museum.${number('take')}`, label: '' }];
    case 'exchange':
      return [give(), { key: 'research', label: '' }];
    default:
      // The only option without a verb: whom to eject.
      return [{ key: `worker.${number('owner')}.${number('worker')}`, label: '' }];
  }

  function give(): Part {
    const period = nameOf(box.periods[number('give')], language);
    return { key: `store.${number('give')}`, label: bt('part.give', { count: number('paid'), period }) };
  }
}

/** Options that are Specimen cards. */
const SPECIMENS = ['labDiscard', 'labTake'];

/** What the card or tile costs and gives that an option is about. */
export function effect(at: BoardAt, what: string, option: Option): string {
  const { box } = boardAt<TableView, Box>(at);
  const { language } = at.reader;
  const publishes = typeof option === 'object' && option.do === 'publish' ? option.specimen : null;
  const specimen = SPECIMENS.includes(what) ? option : publishes;
  if (typeof specimen === 'number') {
    const { fossils, research, vp, period } = box.specimens[specimen];
    return bt('specimen.effect', { fossils, period: nameOf(box.periods[period], language), research, vp });
  }
  if (typeof option !== 'number') return '';
  if (what === 'milestone') return box.milestones[option].effect[language];
  return what === 'keepObjective' ? box.personalObjectives[option].text[language] : '';
}

/** HT-4.1: instead of placing a worker all may be recalled; that is no place like the others. */
export function isEnding(_what: string, option: Option): boolean {
  return option === 'recall';
}

/** What an end leaves unused: workers who could be placed, fossils that could be traded. */
export function left(at: BoardAt, what: string, open: readonly Option[]): string {
  const distinct = (part: string) =>
    new Set(
      open.flatMap(option => (typeof option === 'object' && typeof option[part] === 'number' ? option[part] : [])),
    );
  if (what === 'turn') {
    const { size } = distinct('worker');
    return size === 0 ? '' : bt('left.workers', { n: size });
  }
  const { box } = boardAt<TableView, Box>(at);
  const periods = what === 'museum' ? [...distinct('give')] : [];
  const names = periods.map(period => nameOf(box.periods[period], at.reader.language)).join(', ');
  return names === '' ? '' : bt('left.fossils', { names });
}
