import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'bot.novice': 'Novice',
  'bot.novice.about': 'A lu un livre : de bons coups lui échappent.',
  'bot.apprentice': 'Apprenti',
  'bot.apprentice.about': 'Débute dans le métier : prend ce qui lui saute aux yeux.',
  'bot.fieldHand': 'Homme de terrain',
  'bot.fieldHand.about': 'A vu quelques saisons : sait ce qui compte.',
  'bot.curator': 'Conservateur',
  'bot.curator.about': 'Connaît la collection : compare les suites.',
  'bot.professor': 'Professeur',
  'bot.professor.about': 'Pèse des milliers de suites.',
  'bot.random': 'Au hasard',
  'bot.greedy': 'Glouton',
  'bot.search': 'Recherche',
};
