import type { en } from './explain.en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  herald: 'Le Héraut',
  'herald.about': 'Le journal. Il dit quelle est la phase, lesquelles sont passées et lesquelles suivent.',
  turn: 'Tour',
  'turn.about':
    'Un tour a trois phases : Saison de fouilles, Travail au musée, Controverse. L’objectif ne se vérifie qu’à la fin d’un tour.',
  'turn.now': 'c’est le tour {turn}.',
  'phase.field': 'Saison de fouilles',
  'phase.field.about': 'Première phase. Piochez, engagez, volez, sabotez.',
  'phase.museum': 'Travail au musée',
  'phase.museum.about': 'Deuxième phase. Décrivez des squelettes, présentez des fossiles ; les rivaux peuvent douter.',
  'phase.controversy': 'Controverse',
  'phase.controversy.about': 'Troisième phase. Révisez des squelettes dans tout musée, calomniez vos rivaux.',
  'phase.now':
    '{when, select, over {elle est finie pour ce tour.} now {elle se joue.} other {elle vient plus tard dans ce tour.}}',
  passes: 'Passes de suite',
  'passes.about':
    'Une phase finit quand tous les joueurs passent l’un juste après l’autre. Toute action remet le compte à zéro.',
  'passes.now': '{passes} sur {count}.',
  'deck.bones': 'Pioche Os',
  'deck.bones.about': 'Les Os à piocher. Si quelqu’un n’en trouve plus en piochant, ce tour est le dernier.',
  'deck.events': 'Pioche Événement',
  'deck.events.about': 'Noms, Événements, équipiers et Défenses. Les cartes jouées vont dessous.',
  tray: 'Bac à os',
  'tray.about': 'Les os rendus ce tour-ci. Ils sont mélangés à la pioche Os à la fin du tour.',
  'pile.now': '{count, plural, =0 {vide.} one {# carte.} other {# cartes.}}',
  track: 'Piste de Prestige',
  'track.about':
    'Le Prestige de chacun sur le chemin de l’objectif. Un marqueur en pointillé montre où mènerait ce qui est posé.',
  prestige: 'Prestige {name, de}',
  'prestige.about': 'Des points. Ils montent et descendent, mais jamais sous 0. Le plus haut Prestige gagne.',
  'prestige.now': '{prestige}, et l’objectif est {goal}.',
  'soon.now': '{prestige} deviendrait {soon} si nul n’objecte.',
  goal: 'Objectif',
  'goal.about':
    'Si quelqu’un y est, ou plus loin, à la fin d’un tour, la partie est finie et le plus haut Prestige gagne.',
  'goal.now': '{goal} points de Prestige ; le meilleur en a {most}.',
  lastTurn: 'Dernier tour',
  'lastTurn.about': 'La partie finit avec ce tour, que l’objectif soit atteint ou non.',
  museum: 'Musée {name, de}',
  'museum.about': 'Squelettes et fossiles, exposés jusqu’à la fin de la partie.',
  'museum.now':
    '{skeletons, plural, =0 {aucun squelette} one {# squelette} other {# squelettes}}, {fossils, plural, =0 {aucun fossile} one {# fossile} other {# fossiles}}, {crew, plural, =0 {aucun équipier} one {# équipier} other {# équipiers}}.',
  hand: 'Cartes {name, de}',
  'hand.about': 'Combien d’Os et d’Événements ce joueur a en main. Lesquels, c’est secret.',
  'hand.now': '{bones, plural, one {# Os} other {# Os}}, {cards, plural, one {# Événement} other {# Événements}}.',
  paleontologists: 'Paléontologues',
  'paleontologists.about': 'Chacun en prend un autre. La capacité de la carte agit toute la partie.',
  skips: 'Saute cette phase',
  'skips.about': 'Ce joueur n’y fait aucune action, mais peut mettre en doute et se défendre.',
  first: 'Premier joueur',
  'first.about': 'Commence chaque phase. On joue dans le sens horaire.',
  crew: 'Équipe de terrain',
  'crew.about': 'Travaille pour ce joueur jusqu’à ce qu’un Événement prenne ou renvoie la carte.',
  'crew.now': '{used, select, yes {sa capacité du tour a déjà servi.} other {à l’œuvre.}}',
  skeleton: '{name}',
  'skeleton.about':
    'Un squelette : un Nom et ses os. Pendant la Controverse, tout joueur peut le réviser avec des os de sa couleur, {family} : ajouter où une partie manque, ou remplacer un os qui correspond moins.',
  'skeleton.now': '{parts}.',
  'skeleton.part': '{part} {score} sur {most}',
  'skeleton.missing': '{part} manquante',
  slot: '{part} : rien encore',
  'slot.about':
    'Fil de laiton : cette partie manque. Une révision peut y mettre tout os de cette partie et de la couleur du Nom.',
  wax: 'Cire rouge',
  'wax.about': 'Un os a été écarté ici, ou va l’être. La place est libre pour un nouveau.',
  match: 'Correspondance',
  'match.about':
    'Points pleins : les traits que cet os partage avec le Nom. Un os n’est remplacé que par un os qui en partage plus.',
  'match.now': '{score} sur {most}.',
  'match.perfect': '{most} sur {most}, correspondance parfaite.',
  family: '{name}',
  'family.about':
    'Une famille et sa couleur. Un os ne révise que les Noms de sa propre famille ; dans une nouvelle description, tout os convient.',
  bone: '{name}',
  'bone.about': '{part}, {family} : {traits}.',
  'bone.now': 'il va le mieux à {name}, par {score} traits sur {most}.',
  'fossil.about':
    'Un fossile. Se présente sans Nom, vaut {prestigePerFossil, plural, one {# point} other {# points}} de Prestige. Ne peut jamais être révisé.',
  'card.about': '{text} {when}.',
  'name.about':
    'Un Nom : il en faut un pour décrire un squelette, avec {bones} os. {family} : seuls des os de cette couleur peuvent le réviser.',

  presentation: 'Présentation',
  'presentation.about': 'Ce qu’un joueur vient de poser. Elle rapporte quand plus personne n’en doute.',
  revision: 'Révision',
  'revision.about':
    'Des os pour un squelette exposé. +{prestigePerRevisedBone} de Prestige par os placé ; chez un rival, il en perd autant.',
  played: 'Un Événement',
  'played.about': 'Il est montré et n’agit pas encore : qui serait visé peut d’abord se défendre.',
  spied: 'Un regard dans une main',
  'spied.about': 'L’espion voit les Os du rival et en prend un. Les autres apprennent seulement que cela a eu lieu.',
  draft: 'Sur votre bureau',
  'draft.about':
    'Ce que vous avez choisi jusqu’ici. Nul ne le voit avant que vous le posiez, et chaque carte peut être reprise.',
  worth: 'Ce que cela vaut',
  'worth.about':
    'Comment le Prestige bouge si nul ne joue de carte contre : {prestigePerBone} par os, {prestigePerFossil} par fossile, et les renforts.',
  'speakers.doubt': 'Qui peut douter',
  'speakers.doubt.about':
    'On demande à tous ceux, sauf le présentateur, qui ont une carte Événement, quelle qu’elle soit : le silence ne dit rien.',
  'speakers.defend': 'Qui peut se défendre',
  'speakers.defend.about':
    'Qui serait visé peut répondre par une Défense qui convient. Nul ne peut répondre à une Défense.',
  present: 'Présenter',
  'present.about': 'Pose ce qui est sur votre bureau. Vos rivaux peuvent en douter ; ce qui tient rapporte.',
  publish: 'Publier la révision',
  'publish.about':
    'Pose les os de votre bureau. Le propriétaire peut se défendre ; chaque os placé rapporte {prestigePerRevisedBone}.',
  'fan.bones': 'Os en main',
  'fan.bones.about': 'Parties de squelette et fossiles. Ce que vous n’utilisez pas est rendu à la fin du tour.',
  'fan.events': 'Cartes Événement en main',
  'fan.events.about':
    'Noms, équipiers, Événements, doutes et Défenses. Elles restent d’un tour à l’autre, jusqu’à la limite.',
  'held.now': '{count, plural, =0 {aucune} one {# carte} other {# cartes}}.',
  mayKeep: 'Os à garder',
  'mayKeep.about': 'Autant d’Os inutilisés peuvent rester à la fin du tour ; tous les autres sont rendus.',
  'mayKeep.now': 'jusqu’à {count}.',
  limit: 'Limite de cartes Événement',
  'limit.about':
    'À la fin du tour, vous vous défaussez jusqu’à elle. Les Noms en main comptent, les équipiers en jeu non.',
  'limit.now': '{count} en main, {limit} peuvent rester.',
};
