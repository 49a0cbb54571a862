/** Words that French does not use here, for the game calls it otherwise (GLOSSARY.md): what stands for each is beside it. */
export const NOT_IN_FRENCH: readonly string[] = [
  'paléontologiste', // paléontologue
  'évènement', // événement
  'ossement', // os
  'adversaire', // rival
  'deck', // pioche
  'réputation', // Prestige
  'renommée',
  'saison de terrain', // Saison de fouilles
  'travaux de musée', // Travail au musée
  'polémique', // Controverse
  'bonus', // renfort
  'booster',
  'équipage', // équipe
  'pouvoir', // capacité
  'manche', // tour
];
