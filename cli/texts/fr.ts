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

  'report.short': 'jouer beaucoup de parties et en dessiner le bilan',
  'report.about':
    'Joue des parties entre robots sur tous les cœurs et écrit une page de graphiques et de tableaux : durée, places, scores et leurs sources, actions, cartes, fins, et ce qui n’est jamais arrivé. La page se suffit à elle-même et parle les deux langues.',
  'report.flag.games': 'combien de parties jouer (200)',
  'report.flag.bots':
    'qui joue : un robot pour toutes les places (greedy), ou un par place ; ils changent de place à chaque partie',
  'report.flag.out': 'où va la page ; report-<jeu>.html par défaut',
  'report.flag.csv': 'écrire aussi une ligne par place et par partie dans ce fichier',
  'report.flag.json': 'écrire les chiffres en un objet JSON ; sans --out, pas de page',
  'report.written': 'Écrit : {file}',
  'report.pageTitle': '{game} : en chiffres',
  'report.played':
    '{games} parties · {seats, plural, one {# place} other {# places}} · robots : {players} · graine {seed}',
  'report.light': 'Jour',
  'report.dark': 'Lampe',
  'report.key.decisions': 'décisions par partie (médiane)',
  'report.key.turns': 'tours par partie (médiane)',
  'report.key.first': 'de victoires à la première place',
  'report.key.points': 'points par joueur, en moyenne',
  'report.key.half': 'de victoires pour qui mène à mi-partie',
  'report.key.shared': 'de victoires partagées',
  'report.length': 'Combien de temps',
  'report.length.note':
    'Une décision est une question à plusieurs réponses ; un tour est un pas des règles, avec tout ce que les autres y décident.',
  'report.length.decisions': 'Décisions par partie',
  'report.length.turns': 'Tours par partie',
  'report.middle': 'Neuf parties sur dix : de {low} à {high}.',
  'report.median': 'médiane {median}',
  'report.axis.decisions': 'décisions',
  'report.axis.turns': 'tours',
  'report.axis.wins': 'parties gagnées, intervalle à 95 %',
  'report.axis.games': 'parties, intervalle à 95 %',
  'report.axis.points': 'points',
  'report.axis.margin': 'points d’avance sur le deuxième',
  'report.axis.course': 'des tours sont joués',
  'report.axis.options': 'options',
  'report.axis.perTurn': 'décisions dans un tour',
  'report.fair': 'Qui gagne',
  'report.fair.note':
    'La ligne pointillée est ce que donnerait le seul hasard. Un intervalle qui ne la touche pas est un avantage qui ne doit guère à la chance.',
  'report.fair.seats': 'Par place',
  'report.fair.bots': 'Par robot',
  'report.seat': 'Place {n}',
  'report.rateAndPoints': '{rate} · {points} points',
  'report.endings': 'Comment finissent les parties',
  'report.scores': 'Le score',
  'report.scores.note': 'D’après la feuille de score détaillée de chaque place à la fin.',
  'report.scores.spread': 'Points à la fin',
  'report.sources': 'D’où viennent les points',
  'report.margins': 'À quel point c’était serré',
  'report.winners': 'gagnants',
  'report.others': 'les autres',
  'report.course': 'Comment la partie se déroule',
  'report.course.note': 'Les points tels qu’ils sont vraiment à chaque instant, même cachés.',
  'report.course.points': 'Les points en chemin',
  'report.course.leads': 'Quand la partie se décide',
  'report.course.leads.note': 'Combien de fois gagne celui qui mène à ce moment.',
  'report.decisions': 'Ce qu’il y a à décider',
  'report.decisions.note':
    'Beaucoup d’options ne font pas toujours un meilleur jeu, mais une décision à deux options est vite prise. Cliquez sur l’en-tête d’une colonne pour trier.',
  'report.decisions.options': 'Options par décision',
  'report.decisions.perTurn': 'Décisions par tour',
  'report.question': 'Question',
  'report.perGame': 'par partie',
  'report.optionsEach': 'options',
  'report.actions': 'Ce qu’ils font',
  'report.actions.note':
    'Chaque sorte de réponse : combien de fois on l’a donnée, dans quelle part des décisions qui l’offraient, combien de fois par un gagnant et par un autre dans une partie, et le taux de victoire des places qui l’ont donnée au moins une fois. ▲ et ▼ marquent ce que le hasard n’explique guère ; cela va avec la victoire sans en être forcément la cause.',
  'report.action': 'Réponse',
  'report.taken': 'prise quand offerte',
  'report.pair': 'gagnants · autres',
  'report.winRate': 'victoires, 95 %',
  'report.events': 'Ce qui arrive',
  'report.events.note':
    'Chaque sorte de ligne du journal : combien par partie, dans combien de parties, combien pour un gagnant et pour un autre, et le taux de victoire des places dont elle parle.',
  'report.event': 'Événement',
  'report.inGames': 'des parties',
  'report.components': 'Cartes et composants',
  'report.components.note':
    'Pour chaque composant et chaque chose qui lui arrive : le taux de victoire des places concernées et, à côté, en petit, combien le sont sur 100 ; les exemplaires d’une même carte s’ajoutent. Un point : moins de 20 en tout.',
  'report.component': 'Composant',
  'report.more': '{n, plural, one {# autre se trouve} other {# autres se trouvent}} dans le JSON.',
  'report.never': 'Ce qui fut refusé, et ce qui n’est jamais arrivé',
  'report.never.note':
    'Ce que le jeu sait dire et que ces parties n’ont jamais atteint. Le rare échappe à peu de parties, l’étrange à des robots qui jouent comme ceux-ci.',
  'report.refusals': 'Les refus, et combien de fois chacun fut opposé',
  'report.refusal': 'Raison',
  'report.rule': 'Règle',
  'report.never.ask': 'Questions qui ne furent jamais un choix',
  'report.never.option': 'Réponses jamais données',
  'report.never.event': 'Événements jamais arrivés',
  'report.never.end': 'Fins jamais atteintes',
  'report.never.bar': 'Refus jamais opposés',
  'report.never.thing': 'Composants auxquels rien n’est arrivé',
  'report.method':
    'Les intervalles sont ceux de Wilson, à 95 %. Une victoire partagée compte en parts. Les robots changent de place à chaque partie. Sur des centaines de lignes, quelques-unes ressortent par chance : regardez encore avec une autre graine.',
  'report.made':
    'Règles version {version}, édition {edition}. Fait avec Bonebed ; la même commande donne la même page.',

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
  'arena.stopped':
    'Arrêté après {games} parties sur {planned} ; seules comptent les donnes jouées dans toutes les dispositions.',
  'arena.nothing': 'Arrêté avant qu’une donne soit jouée dans toutes les dispositions : il n’y a rien à compter.',

  'tune.short': 'trouver en jouant contre soi-même ce que les robots doivent estimer',
  'tune.about':
    'Cherche de meilleurs poids pour l’évaluation des robots, les fait jouer contre les poids actuels sur de nouvelles donnes et ne les écrit dans games/<jeu>/bots/weights.json que s’ils gagnent sans doute possible (tout l’intervalle à 95 % au-dessus de la moitié). Sinon rien ne change et le code de sortie est 1.',
  'tune.flag.by':
    'comment : play décale tous les poids au hasard, oppose chaque décalage à son contraire et monte là où l’on gagne ; fit explique qui gagne, pour les premiers poids d’un nouveau jeu (play)',
  'tune.flag.bots': 'qui joue à toutes les places (greedy)',
  'tune.flag.rounds': 'tours ; chacun part des poids du précédent (60 ; fit : 3)',
  'tune.flag.games': 'parties à chaque tour, par donnes entières (80 ; fit : 100)',
  'tune.flag.gate': 'parties entre les nouveaux poids et les poids actuels (400)',
  'tune.flag.from': 'partir des poids de ce fichier et non des poids actuels',
  'tune.flag.shift':
    'play : ampleur du décalage des poids, en part de l’écart habituel d’évaluation entre deux joueurs (0.1)',
  'tune.flag.stray':
    'une décision sur N est prise au hasard pendant l’observation, pour voir aussi des positions inhabituelles (8)',
  'tune.flag.pull': 'fit : force qui retient les poids près de ceux d’avant (30)',
  'tune.flag.out': 'écrire les poids ici',
  'tune.title':
    '{game} : {rounds, plural, one {# tour} other {# tours}} de {games, plural, one {# partie} other {# parties}}, graine {seed}',
  'tune.feature': 'Critère',
  'tune.before': 'Actuel',
  'tune.found': 'Trouvé',
  'tune.gate': 'Contre les poids actuels : {rate} % de {games} parties ({low} – {high})',
  'tune.written': 'Écrit dans {file}',
  'tune.refused': 'Pas meilleurs sans doute possible : rien n’est écrit.',

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
  'bench.partly': '--write est pour toute la mesure : ne nommez aucun jeu',
  'bench.written': 'Écrit : {path}',

  'new.short': 'crée un petit jeu pour commencer : deux dossiers jouables partout',
  'new.about':
    'Écrit games/<id> et web/boards/<id> : un petit jeu avec règles, données, deux langues, tests et plateau. Il est trouvé par ses dossiers : on y joue aussitôt dans le terminal, dans le navigateur, sur un serveur et avec les robots. Faites-en le vôtre ; docs/ADDING_A_GAME.md explique chaque fichier.',
  'new.flag.title': 'son titre (par défaut : tiré de l’identifiant)',
  'new.made': '{game} et {board} sont prêts. Essayez : npx bonebed play {id}, npx vitest run {game}, npm start',
  'new.badId': 'attendu : minuscules, chiffres et traits d’union simples, comme mon-jeu ; trouvé : « {id} »',
  'new.taken': 'il y a déjà un jeu « {id} »',
  'check.short': 'contrôler les propriétés que tout jeu doit garder',
  'check.about':
    'Contrôle les propriétés sur une partie et montre la première qui ne tient pas, avec de quoi la reproduire.',
  'check.good':
    '{game}, {seats, plural, one {# place} other {# places}}, graine {seed} : toutes les propriétés tiennent.',
  'check.bad': 'Une propriété ne tient pas :',

  'fuzz.short': 'jouer des parties bizarres et chercher ce qui casse',
  'fuzz.about':
    'Joue des parties au hasard ou avec entêtement, avec des réglages au hasard ; annule, enregistre, recharge, redistribue et répond de travers en chemin, et vérifie que chaque propriété tient. Un échec est réduit autant que possible et gardé comme partie.',
  'fuzz.flag.minutes': 'combien de temps continuer (1)',
  'fuzz.flag.games': 'combien de parties jouer, au lieu d’une durée',
  'fuzz.flag.from': 'commencer par cette partie de la graine (0)',
  'fuzz.flag.seats': 'le nombre de places ; tous les nombres tour à tour par défaut',
  'fuzz.flag.set': 'un réglage qui reste ; les autres sont au hasard',
  'fuzz.flag.record': 'examiner encore une fois la fin de cette partie',
  'fuzz.flag.save': 'où garder un échec ; fuzz-<jeu>-<graine>.bonebed par défaut',
  'fuzz.progress':
    '{minutes} min : {games, plural, one {# partie} other {# parties}}, {answers} réponses, {checks} vérifications',
  'fuzz.good':
    '{game}, graine {seed} : {games, plural, one {# partie} other {# parties}}, {answers} réponses, {undone} reprises, {checks} vérifications en {minutes} minutes. Tout tient.',
  'fuzz.bad': 'Partie {index} de la graine {seed} : ceci ne tient pas :',
  'fuzz.counts':
    'Trouvé après {games, plural, one {# partie} other {# parties}}, {answers} réponses et {checks} vérifications ; réduit de {from} à {to, plural, one {# réponse} other {# réponses}}.',
  'fuzz.unshrunk':
    'Trouvé après {games, plural, one {# partie} other {# parties}}, {answers} réponses et {checks} vérifications. Ses {from, plural, one {# réponse} other {# réponses}} seules ne le montrent pas.',
  'fuzz.again': 'Pour le revoir : {command}',
  'fuzz.holds': '{file} : tout tient à la fin.',

  'edition.short': 'vérifier et comparer des éditions des composants',
  'edition.about':
    'edition check fichier.json : le fichier convient-il au jeu, et peut-on jouer avec lui à tous les nombres de places ? edition diff a.json [b.json] : ce qui diffère, composant par composant ; avec un seul fichier, par rapport à la boîte. edition schema <jeu> : ce qui peut figurer dans un tel fichier, en JSON Schema pour les éditeurs.',
  'edition.flag.game': 'de quel jeu c’est une édition ; sinon reconnu à son contenu',
  'edition.usage': 'attendu : edition check <fichier>, edition diff <fichier> [<fichier>], ou edition schema <jeu>',
  'edition.noSchema': 'ce jeu ne décrit pas ses composants',
  'edition.good':
    '{file} : une bonne édition de {game} ({edition}), {differences, plural, =0 {la même que la boîte} one {avec # différence avec la boîte} other {avec # différences avec la boîte}}. {games} parties jouées jusqu’au bout, à {seats} places.',
  'edition.bad': '{file} ne convient pas à {game} : {n, plural, one {# défaut} other {# défauts}}',
  'edition.found': 'trouvé : {value}',
  'edition.box': 'la boîte a : {value}',
  'edition.unplayable':
    '{file} se lit, mais ne se joue pas à {seats, plural, one {# place} other {# places}} : {fault}',
  'edition.theBox': 'la boîte de {game}',
  'edition.differ': 'De {from} à {to} : {n, plural, =0 {rien ne diffère} one {# différence} other {# différences}}',
  'edition.added': '{where} : nouveau, {value}',
  'edition.removed': '{where} : disparu, était {value}',
  'edition.changed': '{where} : {from} → {to}',

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
    'Sert le client et les tables sur un seul port jusqu’à ce qu’on l’arrête. Chaque option peut aussi venir de l’environnement : PORT, HOST, DATA, DATABASE_URL, TRUST_PROXY, ORIGINS, RATE_FACTOR, BOT_THREADS, LOG_LEVEL, METRICS, EDITIONS, EDITIONS_BY, MEMORY, WATCHDOG. docs/HOSTING.md en dit plus.',
  'serve.flag.port': 'le port d’écoute (8080)',
  'serve.flag.host': 'l’adresse d’écoute (127.0.0.1 : cette machine seule ; 0.0.0.0 : toutes)',
  'serve.flag.data': 'le dossier de la base SQLite (data)',
  'serve.flag.database-url': 'une base PostgreSQL à la place, que plusieurs serveurs peuvent partager',
  'serve.flag.trust-proxy': 'croire ce que le mandataire placé devant dit des clients et de TLS (X-Forwarded-*)',
  'serve.flag.origins': 'autres sites dont les pages peuvent parler à ce serveur',
  'serve.flag.rate-factor': 'multiplie chaque limite de débit ; 0 les supprime (1)',
  'serve.flag.bot-threads': 'fils où les robots réfléchissent (un de moins que les cœurs)',
  'serve.flag.log-level': 'ce qui est journalisé : error, warn, info, debug, silent (info)',
  'serve.flag.metrics': 'où trouver les mesures pour Prometheus, ou off (127.0.0.1:9464 : cette machine seulement)',
  'serve.flag.editions': 'une autre édition d’un jeu ; peut être répété',
  'serve.flag.editions-by':
    'qui peut envoyer d’autres éditions par le réseau : anyone (tous) ou nobody (personne) (nobody)',
  'serve.flag.memory':
    'Mo que le processus peut occuper ; près de ce seuil, rien de nouveau n’est accepté (trois quarts de la machine)',
  'serve.flag.watchdog':
    'met fin au processus bloqué depuis tant de secondes ; la table en cause est mise de côté. 0 : jamais (10)',
  'serve.building': 'Construction du client …',
  'serve.ready': 'Bonebed est à l’adresse {address}',
  'serve.stored': 'Les tables sont gardées dans {place}. Ctrl-C arrête.',
  'serve.metrics': 'Les mesures pour Prometheus sont à {address}',
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
  'release.short': 'permettre de rouvrir une table mise de côté',
  'release.about':
    'Une table sur laquelle le serveur s’est bloqué est mise de côté, pour que l’on puisse continuer aux autres. Cette commande permet de la rouvrir, que le serveur tourne ou non. Il en va de même d’une édition, désignée par son empreinte.',
  'release.flag.data': 'le dossier de la base SQLite (data)',
  'release.flag.database-url': 'la base PostgreSQL',
  'release.done': '{table} peut être rouverte',
  'release.none': '{table} n’est pas mise de côté',
};
