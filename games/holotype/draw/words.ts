import { brokenLines, componentName, type Reader, say, type Values } from '@bonebed/kernel';
import type { PersonalObjective } from '../box/box.ts';
import type { Match } from '../box/components.ts';
import type { Holotype } from '../rules/state.ts';

/** Lines of text for a terminal. */

export const WIDTH = 80;
export const INDENT = '  ';

export function word(reader: Reader<Holotype>, name: string, values: Values = {}): string {
  return say(reader, `draw.${name}`, values);
}

/** Entries behind a label, as many on a line as there is room for. */
export function listed(label: string, entries: readonly string[], indent = INDENT): string[] {
  const lines: string[] = [];
  let line = `${indent}${label}`;
  for (const [index, entry] of entries.entries()) {
    const piece = index < entries.length - 1 ? `${entry},` : entry;
    if (line.length + 1 + piece.length <= WIDTH) line += ` ${piece}`;
    else {
      lines.push(line);
      line = `${indent}${INDENT}${piece}`;
    }
  }
  return [...lines, line];
}

/** A long sentence, broken between words. */
export function wrapped(indent: string, text: string): string[] {
  return brokenLines(text, WIDTH, indent);
}

const RATIO_SIGNS = { low: '●○○', medium: '●●○', high: '●●●' };

/** HT-19.4: how much of the Specimen deck fits each sort that a Personal Objective asks for. */
export function ratioLines(reader: Reader<Holotype>, { scale, all }: PersonalObjective, indent: string): string[] {
  const { box } = reader;
  const requirements = all?.requirements ?? (scale === null ? [] : [scale.requirement]);
  const entries = requirements.flatMap(({ match, ratio }) => {
    const band = box.ratioBands.find(({ id }) => id === ratio);
    if (ratio === null || band === undefined) return [];
    const { fromPercent: from, toPercent: to } = band;
    return [word(reader, 'ratio', { sort: sortWords(reader, match), sign: RATIO_SIGNS[ratio], from, to })];
  });
  return entries.length === 0 ? [] : listed(word(reader, 'ratios'), entries, indent);
}

/** What a card must be to fit. */
function sortWords(reader: Reader<Holotype>, { type, diet, period }: Match): string {
  const { periods } = reader.box;
  const words = [
    type === undefined ? '' : say(reader, `type.${type}`),
    diet === undefined ? '' : say(reader, `diet.${diet}`),
    period === undefined
      ? ''
      : componentName(
          reader,
          'period',
          periods.findIndex(({ id }) => id === period),
        ),
  ];
  return words.filter(each => each !== '').join(' ');
}
