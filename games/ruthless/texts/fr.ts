import type { Texts } from '@bonebed/kernel';
import { formerFr } from './former-fr.ts';
import { eachPhase, goals } from './keys.ts';

export const fr: Texts = {
  ...formerFr,
  'game.points': 'Prestige',

  'phase.field': 'Saison de fouilles',
  'phase.museum': 'Travail au musée',
  'phase.controversy': 'Controverse',

  'tag.theft': 'un vol',
  'tag.holdup': 'une attaque de train',
  'tag.destroy': 'une destruction',
  'tag.disaster': 'une catastrophe',
  'tag.delay': 'un retard',
  'tag.crew': "une atteinte à l'équipe",
  'tag.doubt': 'une mise en doute',
  'tag.slander': 'une calomnie',
  'tag.revision': 'une révision',

  'ask.paleontologist': 'Choisissez votre paléontologue.',
  'ask.field': 'Saison de fouilles : faites une action ou passez.',
  'ask.museum': 'Travail au musée : faites une action ou passez.',
  'ask.controversy': 'Controverse : faites une action ou passez.',
  'ask.doubt': '{rival} présente {name} avec {n} os. Le mettez-vous en doute ?',
  'ask.doubtBoth': '{rival} présente {name} avec {n} os, et un fossile : {bone}. Mettez-vous cela en doute ?',
  'ask.doubtFossil': '{rival} présente un fossile : {bone}. Le mettez-vous en doute ?',
  'ask.defend': '{rival} joue {card} contre vous. Vous défendez-vous ?',
  'ask.defendSkeleton': '{rival} révise votre {skeleton}. Vous défendez-vous ?',
  'ask.take': 'Voici les os {rival, de}. Prenez-en un.',
  'ask.keep': 'Choisissez un os à garder pour le tour suivant.',
  'ask.discard': 'Vous avez trop de cartes Événement. Défaussez-en une.',

  'option.paleontologist': 'Jouer {paleontologist}',
  ...eachPhase('option', {
    pass: 'Passer',
    play: 'Jouer {card}',
    playOn: 'Jouer {card} contre {rival}',
    playOnCrew: 'Jouer {card} : {crew}',
    playOnSkeleton: 'Jouer {card} : {skeleton}',
    playOnBone: 'Jouer {card} : {bone}',
    hire: 'Engager {card}',
    describe: 'Décrire {name}',
    boost: 'Ajouter {card}',
  }),
  'option.field.cycle': '{crew} : échanger {bone}',
  'option.museum.fossil': 'Présenter {bone}',
  'option.museum.bone': 'Ajouter {bone}',
  'option.museum.alter': 'Modifier {skeleton}',
  'option.museum.present': 'Présenter',
  'option.controversy.revise': 'Réviser {skeleton} : {bone}',
  'option.controversy.reviseFossil': 'Réviser {fossil}',
  'option.controversy.bone': 'Ajouter {bone}',
  'option.controversy.publish': 'Publier la révision',
  'option.doubt.pass': 'Renoncer',
  'option.doubt.doubt': 'Mettre en doute avec {card}',
  'option.doubt.doubtBone': '{card} : écarter {bone}',
  'option.doubtBoth.pass': 'Renoncer',
  'option.doubtBoth.doubt': 'Mettre en doute avec {card}',
  'option.doubtBoth.doubtBone': '{card} : écarter {bone}',
  'option.doubtFossil.pass': 'Renoncer',
  'option.doubtFossil.doubt': 'Mettre en doute avec {card}',
  'option.doubtFossil.doubtBone': '{card} : écarter {bone}',
  'option.defend.pass': 'Pas de défense',
  'option.defend.defend': 'Se défendre avec {card}',
  'option.defendSkeleton.pass': 'Pas de défense',
  'option.defendSkeleton.defend': 'Se défendre avec {card}',
  'option.defendSkeleton.refuse': '{card} : refuser {bone}',
  'option.take': 'Prendre {bone}',
  'option.keep': 'Garder {bone}',
  'option.keep.done': 'Rendre le reste',
  'option.discard': 'Défausser {card}',

  'bar.RP-2.2.by': '{rival} joue déjà {paleontologist}.',
  'bar.RP-4.1.now': '{card} est une carte de la phase {phase}, et la phase en cours est {now}.',
  'bar.RP-4.2.card':
    "{card} n'est pas une action : cette carte se joue quand un rival présente un squelette ou un fossile.",
  'bar.RP-4.5.card': '{card} est une Défense : cette carte se joue quand un Événement ou une révision vous vise.',
  'bar.RP-4.4.ownBones': "{card} demande un Os en main, et vous n'en avez pas.",
  'bar.RP-4.4.bones': "{card} vise un rival qui a des Os en main, et {rival} n'en a pas.",
  'bar.RP-4.4.skips': '{card} ne changerait rien : {rival} saute déjà cette phase.',
  'bar.RP-4.4.less':
    '{card} vise un rival qui a au moins autant de Prestige que vous : {rival} en a {has}, vous {own}.',
  'bar.RP-4.4.prestige':
    '{card} vise un rival qui a au moins {n, plural, one {# point} other {# points}} de Prestige, et {rival} en a {has}.',
  'bar.RP-4.4.head':
    "{score, select, none {{card} se moque d'une tête, et {skeleton}, au musée {rival, de}, n'en a pas.} other {{card} vise une tête qui partage moins de {n} traits avec son Nom ; celle {skeleton, de} en partage {score}.}}",
  'bar.RP-4.4.bone':
    '{card} vise un os qui partage au plus {n, plural, one {# trait} other {# traits}} avec son Nom ; dans {skeleton}, {bone} en partage {score}.',
  'bar.RP-4.4.fossil': '{card} répond à un squelette décrit, et ceci est un fossile.',
  'bar.RP-4.7.after': '{card} annule tout et se joue donc sans autre carte ; vous avez déjà joué {defence}.',
  'bar.RP-4.8.for':
    '{card} ne répond pas à {threat, select, none {une révision} other {la carte {threat}}} : cette Défense est contre {tag}{other, select, none {} other { ou {other}}}.',
  'bar.RP-4.12.by':
    '{card} ne peut pas viser {rival} : {crew, select, none {{paleontologist}} other {{crew}}} écarte ces Événements.',
  'bar.RP-R16.why':
    "{draws, select, bone {{card} fait piocher des Os, et la pioche Os est vide.} event {{card} fait piocher des Événements, et la pioche Événement est vide.} other {{rivalId, select, none {{card} ne prendrait d'Os à personne.} other {{card} ne prendrait aucun Os à {rival}.}}}}",
  'bar.RP-R16.deck': 'La pioche Os est vide.',
  'bar.RP-R27': 'À cette table, un fossile se présente seul : {bone} ne peut pas accompagner un squelette.',
  'bar.RP-R38.crew': '{crew} a déjà échangé un Os ce tour-ci.',
  'bar.RP-6.1.later': '{skeleton} est exposé. Ce squelette se révise pendant la Controverse, pas maintenant.',
  'bar.RP-6.2.hand':
    "{name} demande des os d'au moins {min} parties différentes ; vous {n, plural, =0 {n'en avez pas} one {n'avez que des os d'une seule partie} other {avez des os de # parties}}.",
  'bar.RP-6.2.few':
    '{name} demande au moins {min} os : {n, plural, =0 {aucun} one {un seul} other {seulement #}} pour le moment.',
  'bar.RP-6.2.same': 'Un seul os de chaque partie : il y a déjà {old}.',
  'bar.RP-6.2.many': 'Un squelette a {max} os au plus.',
  'bar.RP-6.3.alone': '{fossil} se présente sans Nom, et donc sans autre os.',
  'bar.RP-6.3.second': 'Un seul fossile par action : il y a déjà {fossil}.',
  'bar.RP-6.4.card': '{card} se pose avec un squelette ou un fossile que vous présentez.',
  'bar.RP-7.1.bone': "{bone} est un fossile et n'entre dans aucun squelette.",
  'bar.RP-7.1.same': 'Un seul os de chaque partie : il y a déjà {old}.',
  'bar.RP-7.2.family': "{skeleton} n'accepte que des os de sa famille ({wanted}), pas {bone} ({family}).",
  'bar.RP-7.3.closer':
    'Pas de meilleure correspondance avec {skeleton} : {score, plural, =0 {aucun trait} one {# trait} other {# traits}} en commun pour {bone}, {than} pour {old}.',
  'bar.RP-7.6.fossil': '{fossil} est un fossile, et les fossiles ne se révisent pas.',
  'bar.RP-7.7.card': '{card} se pose avec une révision que vous faites.',

  'event.began': "{seat} commence chaque phase. L'objectif est de {goal} points de Prestige.",
  'event.paleontologist':
    '{seat} joue {paleontologist}{total, select, none {} 1 { et commence avec 1 point de Prestige} other { et commence avec {total} points de Prestige}}.',
  'event.turn':
    'Le tour {turn} commence.{leadersCount, select, none {} 0 {} 1 { {leaders} mène avec {total} de Prestige sur {goal}.} other { {leaders} mènent avec {total} de Prestige sur {goal}.}}',
  'event.lastTurn':
    "{why, select, bones {C'est le dernier tour : la pioche Os est vide.} other {C'est le dernier tour.}}",
  'event.phase': '{phase} : la phase commence.',
  'event.drew':
    '{seat} {card, select, none {pioche} other {joue {card} et pioche}} {eventCount, plural, =0 {{boneCount} Os} one {# Événement et {boneCount} Os} other {# Événements et {boneCount} Os}}.',
  'event.drewThese':
    "{seat} {card, select, none {pioche} other {joue {card} et pioche}} {cardsCount, plural, =0 {{bonesCount, plural, =0 {0 Os} other {{bones}}}} other {{cards} ; {bonesCount, plural, =0 {pas d'Os} other {{bones}}}}}.",
  'event.passed':
    "{why, select, skips {{seat} saute cette phase.} noCards {{seat} n'a plus de cartes et passe.} other {{seat} passe.}}",
  'event.played': "{seat} joue l'Événement {card}.",
  'event.playedOn': '{seat} joue {card} contre {rival}.',
  'event.playedOnCrew': "{seat} joue {card} sur {crew}, de l'équipe {rival, de}.",
  'event.playedOnSkeleton':
    '{seat} joue {card} contre {rival}, au sujet {skeleton, de}{bone, select, none {} other { ({bone})}}.',
  'event.hired': '{seat} met {card} en jeu.',
  'event.cycled': '{seat} utilise {crew} pour échanger 1 Os.',
  'event.cycledThese': '{seat} utilise {crew} pour échanger {bone} contre {bones}.',
  'event.stole':
    '{seat} {card, select, none {prend {bone} à {rival}} other {joue {card} contre {rival} et prend {bone}}}.',
  'event.stoleOne':
    '{seat} {card, select, none {prend 1 Os à {rival}} other {joue {card} contre {rival} et prend 1 Os}}.',
  'event.spied': '{seat} voit les os {rival, de} : {bones}.',
  'event.lost':
    '{card, select, none {{seat}} other {{by} joue {card} contre {seat}, qui}} {n, plural, =0 {ne perd aucun Os} other {perd # Os}}.',
  'event.lostThese':
    '{card, select, none {{seat}} other {{by} joue {card} contre {seat}, qui}} {bonesCount, plural, =0 {ne perd aucun Os} other {perd {bones}}}.',
  'event.crewTaken':
    '{card, select, none {} other {{seat} joue {card} contre {rival} : }}{crew} travaille désormais pour {seat}.',
  'event.crewLeft': "{card, select, none {} other {{by} joue {card} : }}{crew} quitte l'équipe {seat, de}.",
  'event.skips':
    "{card, select, none {{seat}} other {{by} joue {card} contre {seat}, qui}} ne fait plus d'action pendant la phase « {phase} » de ce tour.",
  'event.mayKeep':
    '{seat} {card, select, none {} other {joue {card} et }}pourra garder {n} os de plus à la fin de ce tour.',
  'event.described':
    '{seat} décrit {name} avec {bones}{fossil, select, none {} other {, et à côté {fossil}}}{boostsCount, select, none {} 0 {} other {, renfort : {boosts}}}.',
  'event.presented':
    '{seat} présente un fossile : {bone}{boostsCount, select, none {} 0 {} other {, renfort : {boosts}}}.',
  'event.doubted': '{seat} joue {card} contre {rival}{bone, select, none {} other { ({bone})}}.',
  'event.defended': '{seat} joue {card} pour sa défense.',
  'event.refused': '{seat} joue {card} et refuse un os : {bone}.',
  'event.canceled':
    '{defence, select, none {Carte annulée : {card}.} other {{seat} joue {defence} : la carte {card} est annulée.}}',
  'event.thrownOut':
    '{seatId, select, none {On écarte {bone}.} other {{seat} {card, select, none {} other {joue {card} contre {rival} et }}écarte {bone}{skeleton, select, none {} other { ({skeleton})}}{n, select, 0 {} other { : +{n} de Prestige, soit {total}}}{lost, select, 0 {} other { : {rival} perd {lost} de Prestige, reste {left}}}.}}',
  'event.swayed':
    '{card, select, none {} other {{seat} joue {card}{rivalId, select, none {} other { contre {rival}{skeleton, select, none {} other {, au sujet {skeleton, de}}}}} : }}{lost, select, 0 {} other {{rival} perd {lost} de Prestige, reste {left}}}{n, select, 0 {} other {{lost, select, 0 {} other { ; }}{seat} gagne {n} de Prestige, soit {total}}}.',
  'event.collapsed': "La présentation {seat, de} s'effondre.",
  'event.withdrawn':
    '{card, select, none {} other {{by} joue {card} contre {seat} : }}{name} est retiré, et {seat} reprend les os.',
  'event.exhibited': '{name} entre au musée {seat, de}{n, select, none {} other { : +{n} de Prestige, soit {total}}}.',
  'event.exhibitedFossil':
    '{seat} expose un fossile : {bone}{n, select, none {} other { (+{n} de Prestige, soit {total})}}.',
  'event.revisedOwn':
    '{seat} révise {skeleton} dans son propre musée avec {bones}{oldsCount, plural, =0 {} other { (avant : {olds})}}{boostsCount, plural, =0 {} other { (renfort : {boosts})}} : +{n} de Prestige, soit {total}.',
  'event.revised':
    '{seat} révise {skeleton}, au musée {owner, de}, avec {bones}{boostsCount, select, none {} 0 {} other { (renfort : {boosts})}}.',
  'event.revisionStands':
    'La révision {skeleton, de} tient{oldsCount, plural, =0 {} other { (avant : {olds})}} : {seat} gagne {n} de Prestige, soit {total} ; {owner} {lost, select, 0 {ne perd rien} other {perd {lost}}}, reste {left}.',
  'event.revisionCanceled':
    '{defence, select, none {La révision {skeleton, de} est annulée.} other {{owner} joue {defence} : la révision {skeleton, de} est annulée.}}',
  'event.kept': '{seat} garde {n} os.',
  'event.keptThese': '{seat} garde {bones}.',
  'event.discarded': '{seat} défausse {n, plural, one {# Événement} other {# Événements}}.',
  'event.discardedThese': '{seat} défausse {cardsCount, plural, one {1 Événement} other {# Événements}} ({cards}).',
  'event.firstPlayer': '{seat} devient premier joueur.',
  'event.idle':
    "Rien n'a été placé depuis {n, plural, one {# tour} other {# tours}}{end, select, none {} other { ; à {end}, la partie s'arrête}}.",
  'event.ended':
    "{winnersCount, select, none {} 1 {{winners} gagne avec {total} de Prestige. } other {{winners} se partagent la victoire avec {total} de Prestige. }}{why, select, goal {L'objectif a été atteint.} bones {La pioche Os était vide.} idle {Rien n'a été placé depuis trop longtemps.} other {C'était le dernier tour.}}",

  'score.start': 'Départ',
  'score.skeletons': 'Os décrits',
  'score.fossils': 'Fossiles',
  'score.boosts': 'Renforts des présentations',
  'score.ownRevisions': 'Révisions de ses squelettes',
  'score.rivalRevisions': 'Révisions de squelettes rivaux',
  'score.newEvidence': 'Renforts des révisions',
  'score.events': 'Événements',
  'score.revisedByRivals': 'Perdu par les révisions des rivaux',
  'score.slander': 'Perdu par la calomnie',

  'end.goal': "L'immortalité scientifique ! L'objectif a été atteint.",
  'end.bones': 'La pioche Os était vide.',
  'end.idle': "Rien n'a été placé pendant plusieurs tours de suite.",
  'end.lastTurn': 'Le dernier tour est terminé.',

  'draw.turn': 'Tour {turn}',
  'draw.goal': 'Objectif : {goal}',
  'draw.decks': 'Pioche Os : {bones} · Pioche Événement : {events} · Bac à os : {tray}',
  'draw.seen': 'Vus dans le bac :',
  'draw.lastTurn': "C'est le dernier tour.",
  'draw.idle': "Rien n'a été placé depuis {n, plural, one {# tour} other {# tours}} ; à {end}, la partie s'arrête.",
  'draw.presentation': '{player} présente :',
  'draw.revision': '{player} révise {skeleton} :',
  'draw.event': '{player} joue :',
  'draw.defences': 'Défenses :',
  'draw.prestige': '{n, plural, one {# point} other {# points}} de Prestige',
  'draw.first': 'premier joueur',
  'draw.skips': 'saute cette phase',
  'draw.bones': 'Os ({n}) :',
  'draw.cards': 'Événements ({n}) :',
  'draw.crew': 'Équipe :',
  'draw.fossils': 'Fossiles :',
  'draw.draft': 'Vous préparez :',

  'setting.goal': 'Objectif (Prestige) ; à 4 joueurs, un objectif de 10 ou plus épuise souvent les os',
  'setting.goal.suggested': 'Conseillé pour le nombre de joueurs',
  ...goals(n => `${n} points de Prestige`),
  'setting.firstPlayer': 'Qui est premier joueur ?',
  'setting.firstPlayer.random': 'Au hasard',
  'setting.firstPlayer.seat1': 'Place 1',
  'setting.firstPlayer.seat2': 'Place 2',
  'setting.firstPlayer.seat3': 'Place 3',
  'setting.firstPlayer.seat4': 'Place 4',
  'setting.rotateFirstPlayer': 'Le premier joueur change à chaque tour',
  'setting.rotateFirstPlayer.false': 'Non',
  'setting.rotateFirstPlayer.true': 'Oui',
  'setting.paleontologists': 'Paléontologues',
  'setting.paleontologists.choose': 'Chacun choisit',
  'setting.paleontologists.random': 'Distribués au hasard',
  'setting.fossils': 'Fossiles',
  'setting.fossils.together': 'Présentés avec un squelette ou seuls',
  'setting.fossils.alone': 'Présentés seuls',
  'setting.emptyDeck': 'Le dernier tour, quand la pioche Os est épuisée',
  'setting.emptyDeck.draw': "Dès qu'un joueur ne trouve plus d'Os à piocher",
  'setting.emptyDeck.turn': "Seulement s'il ne reste aucun Os avant la pioche",
};
