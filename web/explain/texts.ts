/** What the explanations say themselves; they come with the explanations. */
const en = {
  names: 'Names of everything. Touch one to read more.',
  'names.none': 'Nothing here has a name to show.',
  now: 'Now:',
  rule: 'Rule {rule}',
  read: 'Read it',
  enlarge: 'Enlarge',
};

const fr: Readonly<Record<keyof typeof en, string>> = {
  names: 'Tout par son nom. Touchez-en un pour en savoir plus.',
  'names.none': 'Rien ici n’a de nom à montrer.',
  now: 'En ce moment :',
  rule: 'Règle {rule}',
  read: 'La lire',
  enlarge: 'Agrandir',
};

export const texts = { en, fr };
