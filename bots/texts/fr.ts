import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'bot.apprentice': 'Apprenti',
  'bot.apprentice.about': 'Débute dans le métier : prend ce qui paraît le mieux sur le moment.',
  'bot.fieldHand': 'Homme de terrain',
  'bot.fieldHand.about': 'A quelques saisons derrière lui : pense un tour à l’avance.',
  'bot.professor': 'Professeur',
  'bot.professor.about': 'Pèse des milliers de suites avant chaque décision.',
  'bot.random': 'Au hasard',
  'bot.random.about': 'Joue n’importe quel coup permis.',
  'bot.greedy': 'Glouton',
  'bot.greedy.about': 'Regarde une décision à l’avance.',
  'bot.search': 'Recherche',
  'bot.search.about': 'Explore un arbre de décisions.',
};
