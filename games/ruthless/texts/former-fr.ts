import type { Texts } from '@bonebed/kernel';

/** What version 1 of the rules said in other words, which tables that began on it still say; see `rules/version1.ts`. */
export const formerFr: Texts = {
  'event.boosted': '{seat} ajoute {card}.',
  'event.replaced': '{bone} remplace {old}.',
  'event.added': 'Os ajouté : {bone}.',
  'event.gained': '{seat} gagne {n, plural, one {# point} other {# points}} de Prestige.',
  'event.fell':
    '{n, plural, =0 {{seat} ne perd aucun point de Prestige.} one {{seat} perd # point de Prestige.} other {{seat} perd # points de Prestige.}}',
  'event.shuffled': 'La pioche Os est mélangée.',
  'bar.RP-2.2': 'Ce paléontologue est déjà pris.',
  'bar.RP-4.1': 'Cette carte ne peut pas être jouée pendant cette phase.',
  'bar.RP-4.2': 'Cette carte se joue quand un rival présente un squelette ou un fossile.',
  'bar.RP-4.5': 'Une Défense se joue quand vous êtes visé.',
  'bar.RP-4.4': 'Cette carte ne peut pas viser cela.',
  'bar.RP-4.4.skeleton': 'Cette carte répond à un squelette décrit, pas à un fossile.',
  'bar.RP-4.7': 'Cette Défense annule tout : elle se joue seule.',
  'bar.RP-4.8': 'Cette Défense ne répond pas à cette menace.',
  'bar.RP-4.12': "Ce rival ne peut pas être pris pour cible d'un tel Événement.",
  'bar.RP-R16': 'Cette carte ne changerait rien.',
  'bar.RP-R38': 'Cette capacité a déjà servi ce tour-ci.',
  'bar.RP-6.1': 'Les squelettes exposés ne peuvent pas être modifiés pendant le Travail au musée.',
  'bar.RP-6.2': 'Il faut de {min} à {max} os de parties différentes.',
  'bar.RP-6.2.fossil': "Un fossile ne peut pas faire partie d'un squelette.",
  'bar.RP-6.2.part': 'Deux os sont de la même partie.',
  'bar.RP-6.3': 'Un fossile se présente seul.',
  'bar.RP-6.4': 'Cette carte se pose avec un squelette ou un fossile que vous présentez.',
  'bar.RP-7.1.fossil': "Un fossile ne peut pas faire partie d'un squelette.",
  'bar.RP-7.1.part': 'Deux os sont de la même partie.',
  'bar.RP-7.2': "L'os n'a pas la couleur du Nom.",
  'bar.RP-7.3':
    "L'os ne correspond pas mieux : il partage {score, plural, =0 {0 trait} one {# trait} other {# traits}} avec le Nom, et {old} en partage {than}.",
  'bar.RP-7.6': 'Les fossiles ne peuvent pas être révisés.',
  'bar.RP-7.7': 'Cette carte se pose avec une révision que vous faites.',
};
