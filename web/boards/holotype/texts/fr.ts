import type { en } from './en.ts';

export const fr: Record<keyof typeof en, string> = {
  progress: 'Holotype {marker} sur {last}',
  'track.title': 'Piste de score',
  'track.about':
    'Chaque Holotype publié, par qui que ce soit, avance le marqueur d’une case. Les symboles d’une case agissent quand il y arrive ; sur la dernière, la partie s’arrête aussitôt.',
  'track.now': 'Il reste {left, plural, one {# case} other {# cases}}.',
  'contributions.about':
    'Chaque disque posé sur un Objectif global découvre le nombre suivant. À la fin, seul compte le nombre découvert le plus à droite.',
  'track.words': 'Piste de score : case {marker} sur {last}',
  'track.end': 'Fin',

  'letter.paleontologist': 'P',
  'letter.gradStudent': 'É',
  'letter.fieldAssistant': 'A',
  'worker.of': '{worker} {seat, de}',
  'worker.locked': '{worker} : arrive avec votre Holotype numéro {need}',
  lounge: 'Lounge',

  'deck.specimens': 'Spécimens',
  'deck.expeditions': 'Expéditions',
  'deck.traces': 'Ichnofossiles',
  pile: 'Défausse',
  'pile.words': 'Défausse Spécimen : {count, plural, one {# carte} other {# cartes}}',

  'museum.words': '{period} au Musée : {count}',
  'kind.paleontologist': 'Paléontologue',
  'kind.gradStudent': 'Étudiant',
  'kind.fieldAssistant': 'Assistant',
  'sill.lab.all': 'piochez {by}',
  'sill.lab': 'piochez {count}, défaussez {discard}',
  'sill.field.all': 'fouillez 1 sur {by}',
  'sill.field': '{count, plural, one {1 expédition} other {# cartes, gardez-en 1}}',
  'sill.library': 'prenez {by}',
  'sill.journal': 'publier ou contribuer',
  'closed.nobody': 'personne au Lounge',
  'closed.rank':
    'pas pour {kind, select, fieldAssistant {l’Assistant} gradStudent {l’Étudiant} other {le Paléontologue}}',
  'closed.full': 'pris par un rang supérieur',
  'closed.idle':
    '{place, select, publishingJournal {rien à publier encore} museumCollections {trop peu de fossiles} other {plus aucune carte}}',
  'recalled.short': '⌂ +{research} R',
  recalled: 'Tous rentrés, +{research} R',
  'journal.none': 'Rien n’est encore publié',
  'journal.last': 'Dernière publication',
  'die.words': 'Dé {number}',
  'expedition.dice': '{dice, plural, one {# dé} other {# dés}}',
  'expedition.rerolls': '{rerolls, plural, one {# relance} other {# relances}}',
  'expedition.trace': 'Un Ichnofossile se trouve ici',

  'objectives.label': 'Objectifs globaux',
  'slot.taken': '{name} : case prise par {seat}',

  'hand.label': 'Votre main',
  'hand.empty': 'Aucune carte en main. Le Laboratoire de spécimens en a.',
  'hand.more': 'et {count, plural, one {# autre} other {# autres}}',
  storage: 'Fossil Storage',
  'storage.used': '{used} sur {storage}',
  'storage.stored': 'rangés',
  'store.words': '{period} dans votre Fossil Storage : {count}',
  'research.words': 'Recherche : {count}',
  contributions: 'Contributions',
  milestones: 'Jalons',
  published: 'Publiés',
  'personal.kept': 'Objectif personnel',
  'personal.ratios': 'Ratio de Spécimens qui conviennent :',
  ratio: '{sort} : de {from} à {to} % des Spécimens',
  'personal.about': 'Seuls vos propres Holotypes comptent, en fin de partie.',
  'shelf.empty': 'Aucun Holotype',
  payable: 'Vous avez de quoi payer',
  'left.workers': '{n, plural, one {# ouvrier non placé} other {# ouvriers non placés}}',
  'left.fossils': 'Reste à échanger : {names}',
  'part.give': 'Donner {count} {period}',

  worth: '{vp, plural, one {# point} other {# points}}',
  'specimen.effect': '{fossils} {period} et {research} Recherche pour {vp} PV',
  'specimen.words':
    '{name}, {type}, {period} : coûte {fossils, plural, one {# cube} other {# cubes}} Fossile et {research, plural, one {# cube} other {# cubes}} Recherche, {vp} PV',
  'type.theropod': 'Théropode',
  'type.genasaur': 'Génasaurien',
  'type.sauropod': 'Sauropode',
  'type.marineReptile': 'Reptile marin',
  'diet.carnivore': 'Carnivore',
  'diet.herbivore': 'Herbivore',
  'diet.omnivore': 'Omnivore : compte pour les deux',
  'fact.type': 'Type',
  'fact.period': 'Période',
  'fact.diet': 'Régime',
  'fact.cost': 'À payer',
  'fact.costs':
    '{fossils, plural, one {# cube} other {# cubes}} du {period} et {research, plural, one {# cube} other {# cubes}} Recherche',
  'fact.worth': 'Valeur',
  'fact.note': 'Note',
  'fact.noTrace': 'Ne reçoit pas d’Ichnofossile',
  reconstructed: '† Valeurs reconstituées : voir À propos de cette édition',
  original: 'Sur la carte imprimée : {name}',
  'trace.about':
    'Se publie avec un Holotype, pour {cost, plural, one {# cube Fossile} other {# cubes Fossile}} de plus de sa couleur. Jamais avec un Reptile marin.',
  'expedition.about':
    'Lancez ses dés et prenez les cubes indiqués. Chaque symbole Relancer permet de relancer un dé une fois.',
  'objective.about':
    'Contribuez au Journal quand les cartes publiées remplissent les prérequis d’une case. C’est gratuit avec vos propres cartes ; référencer ne serait-ce qu’une carte d’un autre joueur coûte {cost} cubes Recherche.',
  'location.specimenLab':
    'Piochez des Spécimens, {drawn}, et défaussez-en {discard} ; ou prenez la première carte de la défausse ; ou défaussez-vous.',
  'location.fieldExpeditions':
    'Piochez des cartes Expédition terrain, {explored}, choisissez-en une, lancez ses dés et prenez des cubes Fossile.',
  'location.universityLibrary': 'Prenez des cubes Recherche : {research}.',
  'location.publishingJournal':
    'Publiez un Spécimen en payant son coût, ou placez un disque sur une case d’Objectif global. Sans Assistant terrain.',
  'location.museumCollections':
    'Troquez des cubes Fossile avec le Musée, ou échangez-les contre des cubes Recherche. Un Assistant terrain ne fait que l’un des deux.',

  'helper.keepObjective': 'Ce but n’est qu’à vous et compte à la fin. Comparez les deux avec vos trois Spécimens.',
  'helper.turn':
    'Cliquez sur un ouvrier, puis sur un emplacement. Les cubes Fossile et Recherche paient les publications.',
  'helper.eject': 'Toutes les cases sont occupées. Un ouvrier en éjecte un autre de son rang ou d’un rang inférieur.',
  'helper.lab': 'Plus de cartes, plus de choix ; mais chaque Spécimen encore en main à la fin coûte sa Recherche.',
  'helper.labDiscard':
    'Laissez ce que vous ne pourrez guère payer. Les autres peuvent prendre la première carte de la défausse.',
  'helper.labTake': 'La première carte est à vous, sans autre coût.',
  'helper.expedition': 'Choisissez la couleur qu’il vous faut ; plus de dés, plus de cubes.',
  'helper.reroll': 'Vide ou faible ? Relancez un dé, ou gardez le tout.',
  'helper.erosion': 'L’érosion ouvre un autre emplacement : faites son action, même sans case libre.',
  'helper.dropSurplus': 'Votre Fossil Storage est plein. Ce que vous placez au Musée peut être repris par troc.',
  'helper.journal':
    'Publier rapporte et fait avancer la piste de score ; le troisième Holotype débloque votre Étudiant diplômé.',
  'helper.trace': 'Pour un cube de plus, un Ichnofossile ajoute ses points.',
  'helper.milestone': 'Un avantage durable. Pensez à l’emplacement où vous allez le plus.',
  'helper.museum':
    'Cliquez sur ce que vous donnez, puis sur ce que vous prenez. Un violet vaut plus qu’un bleu, un bleu plus qu’un vert.',
  'helper.patronCube': 'Votre mécène vous offre un cube au choix.',
};
