import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  player: 'Joueur {n}',
  automaton: 'Automate',

  'help.head': 'bonebed : une table numérique pour les jeux de chasse aux fossiles',
  'help.games': 'Jeux : {games}',
  'help.more': "Chaque verbe s'explique lui-même : bonebed <verbe> --help.",

  'flag.lang': 'la langue des textes ; celle de LANG par défaut',
  'flag.help': 'cette aide',
  'flag.json': "écrire un seul objet JSON au lieu d'un texte",
  'flag.seats': 'le nombre de places à la table',
  'flag.edition': 'jouer avec ces composants au lieu de ceux de la boîte',
  'flag.set': 'un réglage du jeu ; peut être répété',
  'flag.seed': 'la graine du hasard ; la même graine donne la même partie',
  'flag.bots': 'qui joue : un robot pour toutes les places, ou un par place',

  'simulate.short': 'jouer beaucoup de parties entre robots et compter',
  'simulate.about':
    "Joue des parties entre robots aussi vite que possible et en donne le bilan. L'empreinte des états est la même à chaque fois.",
  'simulate.flag.games': 'combien de parties jouer (100)',
  'simulate.title': '{game}, {seats, plural, one {# place} other {# places}}, graine {seed}',
  'simulate.finished': 'Parties finies',
  'simulate.decisions': 'Décisions',
  'simulate.seconds': 'Secondes',
  'simulate.decisionsPerSecond': 'Décisions par seconde',
  'simulate.gamesPerSecond': 'Parties par seconde',
  'simulate.turns': 'Tours par partie',
  'simulate.scores': 'Points par joueur',
  'simulate.stateHash': 'Empreinte des états',
  'simulate.seat': 'Place',
  'simulate.bot': 'Robot',
  'simulate.wins': 'Parties gagnées',

  'rules.short': 'quelles règles sont testées, lesquelles le jeu au hasard atteint',
  'rules.about':
    'Lit RULES.md, cherche les tests qui nomment chaque règle et compte combien de fois le jeu au hasard l’a atteinte.',
  'rules.flag.games': 'parties au hasard pour chaque nombre de places et chaque réglage (10)',
  'rules.flag.write':
    'écrit aussi docs/rules/<jeu>.md ; échoue si une règle non atteinte n’a pas de raison dans unreached.json',
  'rules.title': 'Les règles de {game}',
  'rules.total': 'Règles',
  'rules.tested': 'nommées par un test',
  'rules.reached': 'atteintes par le jeu au hasard',
  'rules.untested': 'Aucun test ne nomme : {ids}',
  'rules.unreached': 'Non atteintes, sans raison donnée : {ids}',
  'rules.unjustified': '{id} : le jeu au hasard ne l’atteint jamais et aucune raison n’est donnée',
  'rules.stale': '{id} : une raison est donnée, mais la règle est atteinte ou n’existe pas',
};
