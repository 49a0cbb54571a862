import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds, loadGame } from './index.ts';
import { numberAt, type Stated } from './stated.ts';

const found = import.meta.glob<readonly Stated[]>('./*/testing/stated.ts', { import: 'stated' });

const guideFile = (game: string, file: string) => new URL(`./${game}/${file}`, import.meta.url);

function guideText(game: string, file: string): string {
  return readFileSync(guideFile(game, file), 'utf8').replaceAll('\u202f', ' ');
}

const withGuide = gameIds.filter(game => existsSync(guideFile(game, 'GUIDE.md')));

test.each(withGuide)('numbers that the guide of %s tells are those of the box', async game => {
  const { components } = await loadGame(game);
  const [en, fr] = [guideText(game, 'GUIDE.md'), guideText(game, 'GUIDE.fr.md')];
  const sentences = await found[`./${game}/testing/stated.ts`]();
  expect(sentences.length).toBeGreaterThan(0);
  for (const sentence of sentences) {
    const numbers = sentence.values.map(path => `${numberAt(components, path)}`);
    const filled = (text: string) => numbers.reduce((words, number) => words.replace('#', number), text);
    expect(en).toContain(filled(sentence.en));
    expect(fr).toContain(filled(sentence.fr));
  }
});
