import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  player: 'Joueur {n}',

  'help.head': 'bonebed : une table numérique pour les jeux de chasse aux fossiles',
  'help.games': 'Jeux : {games}',
  'help.more': "Chaque verbe s'explique lui-même : bonebed <verbe> --help.",

  'usage.noVerb': 'aucun verbe « {verb} »',
  'usage.noFlag': '{verb} n’a pas d’option {flag}',
  'usage.needsValue': '{flag} demande une valeur',
  'usage.noValue': '{flag} ne prend pas de valeur',
  'usage.needs': '{verb} demande {operand}',
  'usage.unexpected': '« {word} » est de trop',
  'usage.try': 'Essayez : {help}',

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
  'simulate.scoresOf': 'Points de {name}',
  'simulate.stateHash': 'Empreinte des états',
  'simulate.seat': 'Place',
  'simulate.bot': 'Robot',
  'simulate.wins': 'Parties gagnées',

  'flag.threads': 'le nombre de fils d’exécution ; un par cœur par défaut',

  'arena.short': 'faire jouer des robots entre eux et mesurer leur force',
  'arena.about':
    'Joue des parties entre robots dans toutes les dispositions et donne victoires, rangs et scores avec leurs intervalles à 95 %. Un robot peut avoir son propre budget : search@it:1000.',
  'arena.flag.bots':
    'qui joue : random, greedy, search, apprentice, fieldHand, professor, chacun avec un @budget au besoin',
  'arena.flag.games': 'combien de parties jouer (40)',
  'arena.flag.budget': 'combien un robot réfléchit à chaque décision : it:200 itérations ou 100ms (it:200)',
  'arena.flag.append': 'ajoute aussi le résultat à ce fichier, une ligne de JSON',
  'arena.title':
    '{game}, {seats, plural, one {# place} other {# places}}, {games, plural, one {# partie} other {# parties}}, budget {budget}, graine {seed}',
  'arena.bot': 'Robot',
  'arena.games': 'Parties',
  'arena.wins': 'Victoires',
  'arena.winRate': 'Taux',
  'arena.interval': '95 %',
  'arena.rank': 'Rang moyen',
  'arena.score': 'Score moyen',
  'arena.speed': 'Itérations/s',
  'arena.uneven': 'Les dispositions n’ont pas toutes été jouées aussi souvent : choisissez un autre nombre de parties.',

  'tune.short': 'trouver en jouant contre soi-même ce que les robots doivent estimer',
  'tune.about':
    'Fait jouer des robots gloutons contre eux-mêmes, ajuste les poids de leur évaluation aux victoires et les écrit dans bots/weights/<jeu>.json.',
  'tune.flag.games': 'parties à chaque tour (100)',
  'tune.flag.rounds': 'tours ; chacun joue avec les poids du précédent (3)',
  'tune.flag.seats': 'le nombre de places ; sinon tous ceux du jeu, à tour de rôle',
  'tune.flag.out': 'écrire les poids ici',
  'tune.title':
    '{game} : {rounds, plural, one {# tour} other {# tours}} de {games, plural, one {# partie} other {# parties}}, graine {seed}',
  'tune.fit': '{samples} paires de places, surprise {surprise} (0,693 : pile ou face)',
  'tune.written': 'Écrit dans {file}',

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
  'rules.strangers': 'Nommées sans être dans RULES.md : {ids}',
  'rules.unknown': '{place} est nommée sans y être',
  'rules.unjustified': '{id} : le jeu au hasard ne l’atteint jamais et aucune raison n’est donnée',
  'rules.stale': '{id} : une raison est donnée, mais la règle est atteinte ou n’existe pas',

  'outline.nothing': '–',
  'outline.hidden': '?',
  'outline.yes': 'oui',
  'outline.no': 'non',
  'sheet.total': 'Total',
  standing: '{place}. {player} : {points, plural, one {# point} other {# points}}',

  'replay.short': 'raconter une partie, jusqu’à une réponse quelconque',
  'replay.about':
    'Rejoue un enregistrement et montre le journal, la table et le score, à la fin ou après quelques réponses.',
  'replay.flag.at': 's’arrêter après ce nombre de réponses',
  'replay.flag.seat': 'regarder de cette place, comptée à partir de 0 ; sinon en spectateur',
  'replay.title':
    '{game}, {seats, plural, one {# place} other {# places}}, après {at} de {answers, plural, one {# réponse} other {# réponses}}',
  'replay.waiting': 'On attend {players} (« {what} »).',

  'verify.short': 'contrôler un enregistrement : légalité, empreintes, mélange',
  'verify.about':
    'Rejoue un enregistrement, contrôle chaque réponse et chaque empreinte, et le mélange si son engagement est donné.',
  'verify.flag.commitment': 'ce qui fut publié avant la partie ; doit être l’empreinte de la graine',
  'verify.good':
    '{file} : {answers, plural, one {# réponse légale} other {# réponses légales}}, {hashes, plural, one {# empreinte exacte} other {# empreintes exactes}}.',
  'verify.finished': 'La partie est finie et aboutit à l’état enregistré.',
  'verify.open': 'La partie continue.',
  'verify.fair': 'La graine vient du secret engagé d’avance et des nombres des joueurs.',
  'verify.commitment': 'Engagement de son mélange : {commitment}',

  'bench.short': 'mesurer la vitesse',
  'bench.about':
    'Joue deux petits jeux dans un autre moteur, dans le nôtre et sans moteur, puis chaque jeu au hasard, et affiche la vitesse de chacun. Prend une minute ou deux.',
  'bench.flag.write': 'écrire aussi docs/PERFORMANCE.md',
  'bench.written': 'Écrit : {path}',

  'check.short': 'contrôler les propriétés que tout jeu doit garder',
  'check.about':
    'Contrôle les propriétés sur une partie et montre la première qui ne tient pas, avec de quoi la reproduire.',
  'check.good':
    '{game}, {seats, plural, one {# place} other {# places}}, graine {seed} : toutes les propriétés tiennent.',
  'check.bad': 'Une propriété ne tient pas :',

  'play.short': 'jouer dans le terminal, seul ou à plusieurs',
  'play.about':
    'Joue dans le terminal. Sans --bots, toutes les places se jouent à cet écran. L’enregistrement est gardé à la fin.',
  'play.flag.bots': 'qui joue aux autres places : un robot pour toutes, ou un pour chacune',
  'play.flag.seat': 'votre place à côté des robots, comptée à partir de 0 (0)',
  'play.flag.save': 'où va l’enregistrement ; <jeu>-<date>.bonebed par défaut',
  'play.welcome': '{game}. Tapez h pour l’aide. Engagement du mélange : {commitment}',
  'play.keys':
    'un numéro ou les mots d’une option : la choisir\nun autre texte : montrer les options qui le contiennent\nEntrée : toutes les options   v : la table   l : le journal   s : la feuille de score\n? : ce qui est impossible, et pourquoi   u : annuler   q : garder et quitter',
  'play.handOver': 'Passez l’écran à {player}, puis appuyez sur Entrée.',
  'play.noMatch': 'Aucune option ne contient « {line} ».',
  'play.nothingBarred': 'Rien n’est refusé en ce moment.',
  'play.barred': '  ✗ {option} : {reason} [{rule}]',
  'play.undo.start': 'Il n’y a rien à annuler.',
  'play.undo.answer': 'L’annulation s’arrête ici : {player} a répondu depuis.',
  'play.undo.chance': 'L’annulation s’arrête ici : le hasard a parlé depuis.',
  'play.undo.reveal': 'L’annulation s’arrête ici : une chose cachée a été vue depuis.',
  'play.saved': 'Gardé sous {file}',

  'scenario.short': 'jouer des positions de fichiers et contrôler la suite',
  'scenario.about':
    'Met en place les positions des fichiers, donne leurs réponses et compare la suite. docs/SCENARIOS.md décrit le format.',
  'scenario.found': 'attendu {expected}, trouvé {found}',
  'scenario.barred': 'interdit par {rule} : {reason}',
  'scenario.gameOver': 'la partie est finie',
  'scenario.notAsked': 'pas demandé : « {what} » attend {waiting}',
  'scenario.notAnOption': 'aucune option de « {what} » ; il y a : {choices}',
  'scenario.count':
    '{passed, plural, one {# réussi} other {# réussis}}, {failed, plural, one {# échoué} other {# échoués}}',

  'serve.short': 'servir des tables à qui a un navigateur',
  'serve.about':
    'Sert le client et les tables sur un seul port jusqu’à ce qu’on l’arrête. Chaque option peut aussi venir de l’environnement : PORT, HOST, DATA, DATABASE_URL, TRUST_PROXY, ORIGINS, RATE_FACTOR, BOT_THREADS, LOG_LEVEL, EDITIONS. docs/HOSTING.md en dit plus.',
  'serve.flag.port': 'le port d’écoute (8080)',
  'serve.flag.host': 'l’adresse d’écoute (127.0.0.1 : cette machine seule ; 0.0.0.0 : toutes)',
  'serve.flag.data': 'le dossier de la base SQLite (data)',
  'serve.flag.database-url': 'une base PostgreSQL à la place, que plusieurs serveurs peuvent partager',
  'serve.flag.trust-proxy': 'croire ce que le mandataire placé devant dit des clients et de TLS (X-Forwarded-*)',
  'serve.flag.origins': 'autres sites dont les pages peuvent parler à ce serveur',
  'serve.flag.rate-factor': 'multiplie chaque limite de débit ; 0 les supprime (1)',
  'serve.flag.bot-threads': 'fils où les robots réfléchissent (un de moins que les cœurs)',
  'serve.flag.log-level': 'ce qui est journalisé : error, warn, info, debug, silent (info)',
  'serve.flag.editions': 'une autre édition d’un jeu ; peut être répété',
  'serve.building': 'Construction du client …',
  'serve.ready': 'Bonebed est à l’adresse {address}',
  'serve.stored': 'Les tables sont gardées dans {place}. Ctrl-C arrête.',
  'serve.stopping': 'Arrêt …',

  'backup.short': 'copier la base d’un serveur, en marche ou arrêté, dans un fichier',
  'backup.about':
    'Copie toutes les tables dans un fichier, telles qu’elles sont à un instant donné, que le serveur tourne ou non : de la base SQLite d’un dossier, ou de PostgreSQL si DATABASE_URL ou --database-url la désigne. Tout ce qui a été confirmé auparavant s’y trouve. Les secrets des parties en cours aussi : gardez-le comme le serveur.',
  'backup.flag.data': 'le dossier de la base SQLite (data)',
  'backup.flag.database-url': 'la base PostgreSQL',
  'backup.done': 'Enregistré sous {file}',
  'restore.short': 'remettre une sauvegarde dans un dossier ou une base vide',
  'restore.about':
    'Place un fichier fait par bonebed backup là où un serveur peut démarrer : dans un dossier sans base, ou dans une base PostgreSQL vide. Rien de ce qui s’y trouve n’est écrasé.',
  'restore.flag.data': 'le dossier de la base SQLite (data)',
  'restore.flag.database-url': 'la base PostgreSQL',
  'restore.done': 'Rétabli dans {place}',
};
