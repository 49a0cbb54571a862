import { loadGame } from '@bonebed/games';
import { type Language, openEdition } from '@bonebed/kernel';
import type { Page } from 'playwright-core';

/** The names of all components of a game's box that sentences may speak of. */
export async function namesOf(id: string, language: Language): Promise<string[]> {
  const { game, components } = await loadGame(id);
  const box: Readonly<Record<string, unknown>> = { ...openEdition(game, components).box };
  const named = [...new Set(Object.values(game.nouns))].flatMap(collection => [box[collection]].flat());
  const names = [...new Set(named.map(one => nameIn(one, language)).filter(name => name.length > 1))];
  // Some stand with their article as well.
  return names.filter(name => !names.some(other => name.toLowerCase().endsWith(` ${other.toLowerCase()}`)));
}

function nameIn(component: unknown, language: Language): string {
  if (typeof component !== 'object' || component === null || !('name' in component)) return '';
  const { name } = component;
  if (typeof name === 'string') return name;
  const told = Object.entries(name ?? {}).find(([key]) => key === language)?.[1];
  return typeof told === 'string' ? told : '';
}

/** Those of these names that the teacher's letter speaks of and nothing on the table bears. */
export function namedButUnseen(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(known => {
    const wordsOf = (element: Element) => [
      ...[...element.childNodes].flatMap(node => (node instanceof Text ? [node.data] : [])),
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ];
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap(wordsOf).join(' ').toLowerCase();
    const letter = textOf('.letter :is(.say, .task)');
    const table = textOf('.table *:not(.letter *, .log *)');
    return known.filter(name => {
      const plain = name.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return (
        new RegExp(`(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`, 'u').test(letter) && !table.includes(name.toLowerCase())
      );
    });
  }, names);
}
