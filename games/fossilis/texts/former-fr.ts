import type { Texts } from '@bonebed/kernel';

/** What version 1 of the rules said in other words, or with fewer numbers. Tables begun on it are still read with these sentences. */
export const formerFr: Texts = {
  'bar.FO-4.2': 'Pas assez d’énergie : cela en coûte {n}.',
  'bar.FO-6.15': 'Aucune tuile à portée ne peut être creusée.',
  'bar.FO-6.1': 'Pas assez d’énergie : cette tuile en coûte {n}.',
  'bar.FO-6.10': 'Une pile de deux tuiles bloque le passage.',
  'bar.nothingToExtract': 'Aucune trouvaille à portée que vous puissiez payer.',
  'bar.FO-8.2': 'Pas assez de plâtre : cette trouvaille en coûte {n}.',
  'bar.FO-R23': 'Vos emplacements de compétence sont pleins.',
  'bar.FO-12.2': 'Vos tuiles ne couvrent pas le coût.',
  'bar.FO-R28': 'Avec cette tuile, vous paieriez trop.',
  'bar.FO-4.4': 'Vous avez déjà pris un dinosaure ce tour-ci.',
  'bar.FO-13.4': 'Votre laboratoire est plein : marquez d’abord un dinosaure.',
  'bar.FO-13.1': 'Vous n’avez aucun os demandé par ce dinosaure.',
  'bar.FO-13.2': 'Ce dinosaure ne demande pas cet os.',
  'bar.FO-9.2': 'Ce dinosaure ne demande pas cet os.',
  'bar.FO-14.3': 'Vous n’avez pas tous ses os dans votre stock.',
  'event.turn': 'Manche {round} : {seat} joue.',
  'event.gainedPlaster': '{seat} prend {n, plural, one {# plâtre} other {# plâtres}}.',
  'event.dug':
    '{seat} fait glisser {tile} de {cell} vers {directionId, select, N {le nord} E {l’est} S {le sud} other {l’ouest}}.',
  'event.keptTile': '{seat} prend {tile}.',
  'event.opened': 'La fosse de {cell} est ouverte : {findsCount, plural, =0 {elle est vide} other {{finds}}}.',
  'event.extracted':
    '{seat} extrait {find} de {cell} {n, plural, =0 {gratuitement} one {pour # plâtre} other {pour # plâtres}}.',
  'event.learned': '{seat} apprend {skill}.',
  'event.claimed': '{seat} prend {dinosaur} au laboratoire.',
  'event.eventRevealed': 'Évènement : {event}.',
  'event.marketRenewed': 'Les cartes du marché vont sous leurs paquets.',
  'event.exhibitsRenewed': 'Les dinosaures exposés vont sous leur paquet.',
  'event.endTriggered': 'Le dernier bac est vide : on finit cette manche, puis une dernière manche.',
  'event.covered': 'La fosse de {cell} est couverte.',
  'event.lastRound': 'Dernière manche !',
  'event.finalScore': '{seat} termine avec {n} PV.',
};
