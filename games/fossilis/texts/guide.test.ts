import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numberAt } from '../../stated.ts';
import components from '../box/components.json' with { type: 'json' };

test.each(['GUIDE.md', 'GUIDE.fr.md'])('the score of the example in %s is what the cards pay', file => {
  const at = (path: string) => numberAt(components, path);
  const lab = 2 * at('dinosaurs.cards.diplodocus.values.rib');
  const slots = at('playerMat.skillSlots.1.vpIfEmpty') + at('playerMat.skillSlots.2.vpIfEmpty');
  const market = at('tools.kinds.shovel.vp') + at('supplies.kinds.museum_grant.vp');
  const jurassic = at('characteristics.jurassic.setValue') + at('characteristicScoring.extraSymbolVP');
  const parts = [
    61,
    lab,
    slots,
    at('bones.kinds.skull.leftoverVP'),
    market,
    jurassic + at('characteristics.herbivore.setValue'),
  ];
  const sum = `${parts.join(' + ')} = **${parts.reduce((all, part) => all + part, 0)} `;
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replaceAll('\u202f', ' ')).toContain(sum);
});
