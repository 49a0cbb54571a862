import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No violation of any rule that axe knows, contrast included. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    // It judges what people see: a plainly painted page is painted whole for it.
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = true;
    const axe: {
      run: (
        root: Document,
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
    } = Reflect.get(window, 'axe');
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = false;
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(node => `${node.html.slice(0, 160)} ${node.failureSummary?.slice(0, 220)}`)
          .join(' | ')}`,
    );
  });
  expect({ where, found }).toEqual({ where, found: [] });
}

/** The same by day and by night: the page goes by what the system prefers. */
export async function expectAccessibleLightAndDark(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForSelector(`html[data-theme=${colorScheme}]`);
    await expectAccessible(page, `${where}, ${colorScheme}`);
  }
}
