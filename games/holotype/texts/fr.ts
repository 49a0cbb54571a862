import type { Texts } from '@bonebed/kernel';

export const fr: Texts = {
  'game.points': 'PV',

  'ask.keepObjective': 'Gardez 1 Objectif personnel, défaussez-vous de l’autre',
  'ask.turn':
    '{can, select, place {Placez un ouvrier} recall {Ramenez tous vos ouvriers : aucun de ceux du Lounge ne peut être placé} other {Placez un ouvrier ou ramenez tous vos ouvriers}}',
  'ask.eject': '{location} : choisissez l’ouvrier à éjecter',
  'ask.lab': 'Laboratoire de spécimens : choisissez quoi faire',
  'ask.labDiscard':
    '{must, select, yes {Défaussez-vous d’une carte Spécimen ; elle sera la première de la défausse} other {Défaussez-vous {left, plural, one {d’une autre carte Spécimen} other {de # autres cartes Spécimen au plus}}, ou arrêtez-vous}}',
  'ask.labTake': 'Prenez une carte de la défausse Spécimen',
  'ask.expedition': 'Choisissez 1 carte Expédition terrain',
  'ask.reroll': 'Relancer un dé ? {left, plural, one {Il reste # relance} other {Il reste # relances}}',
  'ask.erosion': 'Erosion Event : choisissez l’action d’un autre emplacement',
  'ask.dropSurplus':
    'Votre Fossil Storage contient {storage} cubes : placez {surplus, plural, one {# cube} other {# cubes}} au Musée',
  'ask.journal':
    '{contributing, select, yes {Choisissez que publier ou à quoi contribuer} other {Choisissez un Spécimen à publier}}',
  'ask.trace': 'Ajouter un Ichnofossile pour {fossils, plural, one {# cube} other {# cubes}} du {period} de plus ?',
  'ask.milestone': 'Choisissez un Jalon',
  'ask.museum': 'Musée : choisissez une transaction{made, plural, =0 {} other {, ou terminez}}',
  'ask.patronCube': 'Prenez 1 cube de votre choix dans la réserve',

  'option.keepObjective': 'Garder « {personal} »',
  'option.turn.place':
    'Placer {workerId, select, paleontologist {le {worker}} other {l’{worker}}} {locationId, select, universityLibrary {à la {location}} other {au {location}}}',
  'option.turn.recall': 'Ramener tous vos ouvriers et recevoir 1 cube Recherche',
  'option.eject': '{worker} ({owner})',
  'option.lab.draw': 'Piocher et se défausser de cartes Spécimen',
  'option.lab.drawExtra': 'Piocher 1 carte de plus, puis se défausser',
  'option.lab.take': 'Prendre une carte de la défausse Spécimen',
  'option.lab.discard': 'Se défausser de cartes Spécimen',
  'option.labDiscard': 'Se défausser {specimen, de}',
  'option.labDiscard.done': 'Ne plus se défausser',
  'option.labTake': 'Prendre {specimen}',
  'option.reroll.keep': 'Garder les dés',
  'option.reroll.reroll': 'Relancer le dé {die} ({face})',
  'option.dropSurplus': '1 cube du {period}',
  'option.journal.publish': 'Publier {specimen}',
  'option.journal.contribute': 'Contribuer à « {objective} » : {slot}',
  'option.trace': 'Ajouter {trace}',
  'option.trace.none': 'Sans Ichnofossile',
  'option.museum.trade': 'Troquer {paid} {give} contre {count} {take}',
  'option.museum.exchange': 'Échanger {paid} {give} contre {research} Recherche',
  'option.museum.done': 'Terminé',
  'option.patronCube': '1 cube du {period}',
  'option.patronCube.research': '1 cube Recherche',

  'bar.HT-R2':
    'Aucun de vos ouvriers n’est sur le plateau : {home, plural, one {le seul est} other {vos # ouvriers sont}} dans le Lounge',
  'bar.HT-4.1':
    '{locationId, select, none {Votre {worker} attend {need, plural, one {votre premier Holotype publié} other {vos # premiers Holotypes publiés}} ; vous en avez {have}} other {{location} : votre {worker} s’y trouve ; on ne place qu’un ouvrier du Lounge}}',
  'bar.HT-5.2': '{location} : pas pour un {worker} ; il faut un ouvrier plus haut placé',
  'bar.HT-5.8':
    '{location} : {spaces, plural, one {la seule case est occupée} other {les # cases sont occupées}}, et un {worker} n’y peut éjecter personne',
  'bar.HT-R3':
    '{locationId, select, publishingJournal {{specimenId, select, none {Vous n’avez pas de Spécimen à publier} other {Il faut {fossils} {period} et {research} Recherche pour {specimen} ; vous avez {haveFossils} et {haveResearch}}}, et aucun Objectif global n’est à votre portée} museumCollections {{periodId, select, none {Le Musée n’a pas de cours du troc} other {Le Musée demande au moins {need, plural, one {# cube} other {# cubes}} du {period} ; vous en avez {have}}}} other {{location} : plus de carte Spécimen à piocher, à prendre ou à défausser}}',
  'bar.HT-5.4': 'Un {worker} n’éjecte pas un {rival}, plus haut placé',
  'bar.HT-R7': 'Plus de carte Spécimen à piocher : pile et défausse sont vides',
  'bar.HT-14.7': 'Pour piocher une carte de plus, il faut le Jalon « {milestone} »',
  'bar.HT-6.2.empty': 'La défausse Spécimen est vide : il n’y a pas de carte à prendre',
  'bar.HT-6.3': 'Vous n’avez pas de carte Spécimen en main à défausser',
  'bar.HT-6.2':
    'Seule la première carte, {specimen}, peut être prise ; pour une autre, il faut le Jalon « {milestone} »',
  'bar.HT-9.3': '{location} : pas pour un {worker}, même par un Erosion Event',
  'bar.HT-R13':
    '{locationId, select, publishingJournal {{specimenId, select, none {Vous n’avez pas de Spécimen à publier} other {Il faut {fossils} {period} et {research} Recherche pour {specimen} ; vous avez {haveFossils} et {haveResearch}}}, et aucun Objectif global n’est à votre portée} museumCollections {{periodId, select, none {Le Musée n’a pas de cours du troc} other {Le Musée demande au moins {need, plural, one {# cube} other {# cubes}} du {period} ; vous en avez {have}}}} other {{location} : plus de carte Spécimen à piocher, à prendre ou à défausser}}',
  'bar.HT-8.3': 'Vous n’avez pas de cube du {period}',
  'bar.HT-11.1':
    'Il faut {fossils} {period} et {research} Recherche pour {specimen} ; vous avez {haveFossils} et {haveResearch}',
  'bar.HT-12.3': '{specimen} est un Reptile marin : pas d’Ichnofossile avec lui',
  'bar.HT-12.2':
    'Il faut {need, plural, one {# cube} other {# cubes}} du {period} de plus pour un Ichnofossile ; il vous en reste {have}',
  'bar.HT-R32': 'Vos {discs} disques sont tous placés',
  'bar.HT-15.3': '{own, select, yes {Votre propre disque est sur cette case} other {Cette case est prise par {owner}}}',
  'bar.HT-15.1': '{slot} : {have, plural, one {# carte publiée} other {# cartes publiées}} sur {need}',
  'bar.HT-15.2':
    'Vos propres cartes ne suffisent pas, et référencer celles des autres coûte {need} Recherche ; vous en avez {have}',
  'bar.HT-14.1': 'Vous avez déjà le Jalon « {milestone} »',
  'bar.HT-R27': 'Faites au moins une transaction ; seul le Jalon « {milestone} » en dispense',
  'bar.HT-16.1':
    'Un {worker} troque ou échange, pas les deux ; le vôtre {transaction, select, trade {troque} other {échange}}',
  'bar.HT-16.2': 'Il faut {need, plural, one {# cube} other {# cubes}} du {period} ; vous en avez {have}',
  'bar.HT-R26': 'Vous prendriez {need, plural, one {# cube} other {# cubes}} du {period} ; le Musée en a {have}',

  'event.objectivesChosen': 'Tous ont choisi leur Objectif personnel',
  'event.objectiveKept': '{seat} garde « {personal} »',
  'event.firstPlayer': '{seat} commence',
  'event.placed':
    '{seat} place {workerId, select, paleontologist {le {worker}} other {l’{worker}}} {locationId, select, universityLibrary {à la {location}} other {au {location}}}{ejects, select, own { et éjecte son propre {rival}} another { et éjecte {rivalId, select, paleontologist {le {rival}} other {l’{rival}}} {owner, de}} other {}}',
  'event.recalled':
    '{seat} ramène {count, plural, one {# ouvrier} other {# ouvriers}}{forced, select, yes { (le Lounge était vide)} other {}} et reçoit {research, plural, one {# cube} other {# cubes}} Recherche ({total} en tout)',
  'event.drew': '{seat} pioche {specimens}',
  'event.drewHidden': '{seat} pioche {count, plural, one {# carte} other {# cartes}} Spécimen',
  'event.discarded': '{seat} se défausse {specimen, de}',
  'event.tookFromPile': '{seat} prend {specimen} dans la défausse',
  'event.specimensReshuffled': 'La défausse Spécimen devient la nouvelle pile',
  'event.expeditionsDrawn': '{seat} pioche {expeditionsCount, plural, one {la carte} other {les cartes}} {expeditions}',
  'event.explored':
    '{seat} part en expédition ({expedition}){facesCount, plural, =0 { sans dé} one { et lance # dé Fossile} other { et lance # dés Fossile}} du {period}{periodId, select, triassic {, violet} jurassic {, bleu} other {, vert}}{facesCount, plural, =0 {} one { : {faces}} other {s : {faces}}}',
  'event.drewTrace': '{seat} pioche l’Ichnofossile {trace}',
  'event.drewTraceHidden': '{seat} pioche un Ichnofossile',
  'event.rerolled': '{seat} relance le dé {die} : {was} devient {face}',
  'event.collected':
    '{count, plural, =0 {{seat} ne trouve rien} one {{seat} reçoit # cube du {period} ({total} en tout)} other {{seat} reçoit # cubes du {period} ({total} en tout)}}{museum, plural, =0 {} other {, dont # du Musée}}{expertise, plural, =0 {} other {, dont # par l’Expertise de terrain}}{missed, plural, =0 {} other { ; il en manque # au Musée}}',
  'event.patronGave':
    '{seat} prend 1 cube {cubeId, select, research {{cube}} other {du {cube}}} par le Mécénat du Musée ({total} en tout)',
  'event.researched': '{seat} reçoit {count, plural, one {# cube} other {# cubes}} Recherche ({total} en tout)',
  'event.dropped':
    '{seat} n’a plus de place : {count, plural, one {# cube du {period} va} other {# cubes du {period} vont}} au Musée',
  'event.eroded':
    'Erosion Event : {seat} agit {locationId, select, universityLibrary {à la {location}} other {au {location}}}',
  'event.expeditionsReshuffled': 'Les cartes Expédition terrain sont remélangées',
  'event.published':
    '{seat} publie {specimen} pour {fossils} {period} et {research} Recherche : {vp} PV ({points} sur la table)',
  'event.traceAdded': '{seat} ajoute l’Ichnofossile {trace} pour {fossils} {period} : {vp} PV ({points} sur la table)',
  'event.markerMoved': 'Le marqueur Holotype avance à la case {space} sur {last}',
  'event.museumReset': 'Le Musée est réinitialisé',
  'event.milestoneTaken': '{seat} prend le Jalon « {milestone} »',
  'event.gradUnlocked':
    '{seat} a {count, plural, one {# Holotype} other {# Holotypes}} : l’Étudiant diplômé est débloqué et rejoint le Lounge',
  'event.contributed':
    '{seat} contribue à « {objective} » ({slot}) {paid, plural, =0 {avec ses propres cartes} one {pour # cube Recherche} other {pour # cubes Recherche}} : {vp} PV de contributions ({points} sur la table)',
  'event.objectiveCompleted':
    'L’Objectif global « {objective} » est complété : {completed} sur les {needed} qui terminent la partie',
  'event.traded': '{seat} troque {paid, plural, one {# cube} other {# cubes}} du {give} contre {count} du {take}',
  'event.exchanged':
    '{seat} échange {paid, plural, one {# cube} other {# cubes}} du {give} contre {research, plural, one {# cube} other {# cubes}} Recherche ({total} en tout)',
  'event.ended':
    '{reason, select, track {Le marqueur Holotype atteint la dernière case} objectives {Assez d’Objectifs globaux sont complétés} other {Personne ne conclut la partie}} : la partie se termine',
  'event.scored':
    '{seat} : {holotypes} PV d’Holotypes, {traceFossils} d’Ichnofossiles{personalId, select, none {} other {, {contributions} de contributions, {personalObjective} pour « {personal} »}}, {unpublished} pour les Spécimens en main : {total} PV en tout',
  'event.won':
    '{by, select, nothing {{winners} partagent la victoire avec {total} PV et {research} Recherche chacun} research {{winners} l’emporte avec {total} PV, par le plus de Recherche ({research})} other {{winners} l’emporte avec {total} PV}}',

  'score.holotypes': 'Holotypes',
  'score.traceFossils': 'Ichnofossiles',
  'score.contributions': 'Contributions aux Objectifs globaux',
  'score.personalObjective': 'Objectif personnel',
  'score.unpublished': 'Spécimens non publiés (coût en Recherche)',
  'score.research': 'Cubes Recherche (départage)',

  'end.track': 'Le marqueur Holotype a atteint la dernière case',
  'end.objectives': 'Autant d’Objectifs globaux sont complétés qu’il y a de joueurs',
  'end.safety': 'La partie a été arrêtée après trop de tours',

  'setting.elementary': 'Variante élémentaire',
  'setting.elementary.false': 'Non : la partie complète',
  'setting.elementary.true': 'Oui : sans objectifs ni Jalons',
  'setting.trackForPlayers': 'Piste de score',
  'setting.trackForPlayers.standard': 'Selon le nombre de joueurs',
  'setting.trackForPlayers.2': 'Pour 2 joueurs',
  'setting.trackForPlayers.3': 'Pour 3 joueurs',
  'setting.trackForPlayers.4': 'Pour 4 joueurs',
  'setting.trackForPlayers.5': 'Pour 5 joueurs',
  'setting.lastSpace': 'Partie courte à 2 joueurs',
  'setting.lastSpace.standard': 'Non : toute la piste',
  'setting.lastSpace.6': '6 Holotypes',
  'setting.lastSpace.7': '7 Holotypes',
  'setting.lastSpace.8': '8 Holotypes',
  'setting.lastSpace.9': '9 Holotypes',
  'setting.lastSpace.10': '10 Holotypes',
  'setting.lastSpace.11': '11 Holotypes',

  'face.0': 'vide',
  'face.1': '1',
  'face.2': '2',
  'face.3': '3',
  'face.M': 'Musée',
  'periods.research': 'Recherche',

  'type.theropod': 'Théropode',
  'type.genasaur': 'Génasaurien',
  'type.sauropod': 'Sauropode',
  'type.marineReptile': 'Reptile marin',
  'diet.herbivore': 'Herbivore',
  'diet.carnivore': 'Carnivore',
  'diet.omnivore': 'Omnivore',

  'draw.track': 'Piste de score : {marker} sur {lastSpace}',
  'draw.active': 'tour {turn} : {player}',
  'draw.museumReset': 'Réinitialisation du Musée',
  'draw.milestone': 'Jalon',
  'draw.paleontologist': 'P',
  'draw.gradStudent': 'É',
  'draw.fieldAssistant': 'A',
  'draw.triassic': 'T',
  'draw.jurassic': 'J',
  'draw.cretaceous': 'K',
  'draw.museum': 'Musée :',
  'draw.decks': 'Piles :',
  'draw.specimens': '{count, plural, one {# Spécimen} other {# Spécimens}}',
  'draw.expeditions': '{count, plural, one {# Expédition} other {# Expéditions}}',
  'draw.traces': '{count, plural, one {# Ichnofossile} other {# Ichnofossiles}}',
  'draw.pile':
    '{count, plural, =0 {défausse Spécimen vide} one {# en défausse ({top})} other {# en défausse (première : {top})}}',
  'draw.drawn': 'Piochée :',
  'draw.dice': 'Dés{left, plural, =0 {} one { (encore # relance)} other { (encore # relances)}} :',
  'draw.expedition':
    '{name} ({dice, plural, one {# dé} other {# dés}} {period}{rerolls, plural, =0 {} one {, # relance} other {, # relances}}{trace, select, yes {, Ichnofossile} other {}})',
  'draw.holding': '({stored} sur {storage})  Recherche {research}',
  'draw.hand':
    '{specimens, plural, one {# Spécimen} other {# Spécimens}}, {traces, plural, one {# Ichnofossile} other {# Ichnofossiles}} en main · Lounge : {lounge}',
  'draw.discs': 'encore {discs, plural, one {# disque} other {# disques}} · contributions : {contributions} PV',
  'draw.holotypes': 'Holotypes :',
  'draw.milestones': 'Jalons :',
  'draw.cost': '{fossils}{period} {research}R  {vp} PV',
  'draw.trace': 'Ichnofossile : {name} ({vp} PV)',
  'draw.personal': 'Objectif personnel : {name}',
  'draw.points': ' : {vp} PV',
  'draw.ratios': 'Ratio de Spécimens :',
  'draw.ratio': '{sort} {sign} {from}-{to} %',

  'look.worker': '{worker} : éjecte {workers} quand aucune case n’est libre',
  'look.specimenLab':
    '{worker} : piochez {labDraw} cartes Spécimen et défaussez-vous de {discard} ; ou prenez la première carte de la défausse ; ou défaussez-vous {labDiscardUpTo, plural, one {d’une carte} other {de # cartes au plus}}',
  'look.fieldExpeditions':
    '{worker} : piochez {fieldDraw, plural, one {# carte} other {# cartes}} Expédition terrain, appliquez-en 1 : lancez ses dés et prenez les cubes',
  'look.universityLibrary': '{worker} : prenez {libraryResearch, plural, one {# cube} other {# cubes}} Recherche',
  'look.publishingJournal':
    '{worker} : publiez 1 Holotype ; ou contribuez à 1 Objectif global, pour {cost} Recherche si vous référencez des cartes d’autres joueurs',
  'look.museumCollections':
    '{worker} : troquez {both, select, yes {et} other {ou}} échangez, autant de fois que vous voulez',
  'look.trade': 'Troquez {paid} {give} contre {count, plural, one {# {take}} other {jusqu’à # {take}}}',
  'look.exchange': 'Échangez {paid} {give} contre {research} Recherche',
};
