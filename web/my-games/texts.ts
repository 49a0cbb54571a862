/** What the page about one's own games says; it comes with the page. */
const en = {
  title: 'My games',
  line: 'What became of the games that you finished, on this device and, on a server, under your name. It is worked out here and shown to nobody else.',
  reading: 'Reading your games: {done} of {all}',
  none: 'No finished games yet. Play one to the end, and come back.',
  missing:
    '{count, plural, one {# finished game} other {# finished games}} could not be read now: without a network, or with cards that are not on this device.',
  heading: '{game}, {seats, plural, =1 {alone} other {# players}}',
  games: '{count, plural, one {# game} other {# games}}',
  places: 'How they ended',
  place: '{place, plural, =1 {1st} =2 {2nd} =3 {3rd} other {#th}}: {count}',
  scores: 'Your scores, the oldest first',
  best: 'Your best: {points} {unit}',
  score: '{points} {unit}, {place, plural, =1 {1st} =2 {2nd} =3 {3rd} other {#th}}',
  made: 'What a score is made of, on average',
  you: 'You',
  winners: 'Who won',
  habits: 'What you choose more often than those who win',
  noHabits: 'Nothing stands out: you choose as those do who win, or it takes more games to tell.',
  export: 'Save all of it',
  forget: 'Forget all of it',
  forgetAsk: 'Forget these results?',
  forgetLine:
    'They are not shown here again. The games themselves stay: those of this device in your list of tables, those of a server with the others who played.',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  title: 'Mes parties',
  line: 'Ce que sont devenues les parties que vous avez finies, sur cet appareil et, sur un serveur, à votre nom. Tout est calculé ici et montré à personne d’autre.',
  reading: 'Lecture de vos parties : {done} sur {all}',
  none: 'Pas encore de partie finie. Terminez-en une, puis revenez.',
  missing:
    '{count, plural, one {# partie finie n’a} other {# parties finies n’ont}} pas pu être lue pour l’instant : pas de réseau, ou des cartes absentes de cet appareil.',
  heading: '{game}, {seats, plural, =1 {en solitaire} other {à # joueurs}}',
  games: '{count, plural, one {# partie} other {# parties}}',
  places: 'Comment elles ont fini',
  place: '{place, plural, =1 {1re} other {#e}} : {count}',
  scores: 'Vos scores, du plus ancien au plus récent',
  best: 'Votre meilleur : {points} {unit}',
  score: '{points} {unit}, {place, plural, =1 {1re place} other {#e place}}',
  made: 'De quoi un score est fait, en moyenne',
  you: 'Vous',
  winners: 'Qui a gagné',
  habits: 'Ce que vous choisissez plus souvent que ceux qui gagnent',
  noHabits: 'Rien ne ressort : vous choisissez comme ceux qui gagnent, ou il faut plus de parties pour le dire.',
  export: 'Tout enregistrer',
  forget: 'Tout oublier',
  forgetAsk: 'Oublier ces résultats ?',
  forgetLine:
    'Ils ne seront plus montrés ici. Les parties elles-mêmes restent : celles de cet appareil dans votre liste de tables, celles d’un serveur chez les autres joueurs.',
};

export const texts = { en, fr };
