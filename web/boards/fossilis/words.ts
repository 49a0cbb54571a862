import { boardTexts } from '../board-texts.ts';

export const { words, bt } = boardTexts(
  async () => (await import('./texts/en.ts')).en,
  async () => (await import('./texts/fr.ts')).fr,
);
