import { expect } from 'vitest';
import type { Tab } from './engines/tab.ts';

/** What would be a key or a hole instead of a sentence. */
const RAW = /\b(?:ask|option|bar|event|score|end|helper|game|home|setting)\.[a-z]\w+|\{\w+|undefined|\bnull\b|\bNaN\b/;

export async function expectWords(page: Tab, where: string): Promise<void> {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].map(element =>
      `${element.getAttribute('aria-label')} ${element.getAttribute('title')} ${element.getAttribute('placeholder')}`.replaceAll(
        'null',
        '',
      ),
    );
    return `${document.body.innerText}\n${labels.join('\n')}`;
  });
  expect(`${where}: ${RAW.exec(text)?.[0] ?? 'ok'}`).toBe(`${where}: ok`);
}
