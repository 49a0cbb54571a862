import { formatMessage, type Language, type Texts } from '@bonebed/kernel';

export type Words = Readonly<Record<Language, string>>;

/** Pieces of one kind and what is printed on them: `games/<id>/box/printed.ts` lists all that people can look at. */
export interface PrintedKind {
  /** Where they stand in `components.json`: the path of a list, or of the one piece that there is. */
  readonly at: string;
  /** What people call them, in the plural where there are several. */
  readonly name: Words;
  /** What is printed, in the order in which people read it: the path of a field within a piece, and its name. */
  readonly fields: Readonly<Record<string, Words>>;
  /** For pieces without a name of their own, the field that says what they are. */
  readonly namedBy?: string;
  /** Words for values that are neither ids of components nor words of the game. */
  readonly words?: Readonly<Record<string, Words>>;
}

export type Printed = readonly PrintedKind[];

/** A card, tile or mat. */
export interface Piece {
  readonly kind: PrintedKind;
  /** Its place in `components.json`. */
  readonly path: string;
  readonly id: string;
  readonly name: Words;
  readonly entry: PieceFields;
}

export type PieceFields = Readonly<Record<string, unknown>>;

const found = import.meta.glob<Printed>('./*/box/printed.ts', { import: 'printed' });

/** Null where nobody has listed what can be looked at. */
export async function loadPrinted(id: string): Promise<Printed | null> {
  return (await found[`./${id}/box/printed.ts`]?.()) ?? null;
}

/** What a value is called in a language: the names of components by their ids, and the words of the game. */
export interface Vocabulary {
  readonly language: Language;
  readonly names: ReadonlyMap<string, Words>;
  readonly texts: Texts;
}

export function vocabulary(components: unknown, texts: Texts, language: Language): Vocabulary {
  return { language, names: namesIn(components), texts };
}

/** All pieces of a box, kind by kind. */
export function piecesOf(printed: Printed, components: unknown): Piece[] {
  const names = namesIn(components);
  return printed.flatMap(kind => {
    const at = valueAt(components, kind.at);
    if (!Array.isArray(at))
      return isEntry(at) ? [{ kind, path: kind.at, id: kind.at, name: kind.name, entry: at }] : [];
    return at.filter(isEntry).map((entry, index) => ({
      kind,
      path: `${kind.at}.${index}`,
      id: typeof entry.id === 'string' ? entry.id : `${kind.at}.${index}`,
      name: pieceName(kind, entry, index, names),
      entry,
    }));
  });
}

function pieceName(
  { name, namedBy }: PrintedKind,
  entry: PieceFields,
  index: number,
  names: Vocabulary['names'],
): Words {
  const own = namedBy === undefined ? wordsOf(entry.name) : wordsOf(entry[namedBy], names);
  return own ?? { en: `${name.en} ${index + 1}`, fr: `${name.fr} ${index + 1}` };
}

/** What stands at a path: `cost.fossils`. */
export function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const key of path.split('.')) {
    if (Array.isArray(at)) at = at[Number(key)];
    else if (isEntry(at)) at = at[key];
    else return undefined;
  }
  return at;
}

export const PROVENANCES = ['rulebook', 'public', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/**
 * Where a printed value comes from: what is said of this field, of the values of the piece or of the whole piece, by the piece itself or by
 * the part of the file that it stands in; null where nobody says.
 */
export function provenanceOf(components: unknown, { path }: Piece, field: string): Provenance | null {
  const keys = path.split('.');
  for (let length = keys.length; length > 0; length--) {
    const around = valueAt(components, keys.slice(0, length).join('.'));
    if (!isEntry(around)) continue;
    const fields = isEntry(around.fieldProvenance) ? around.fieldProvenance : {};
    const said = [
      fields[field],
      fields[field.split('.')[0]],
      around.dataProvenance,
      around.abilityProvenance,
      around.provenance,
    ];
    const known = said.flatMap(one => PROVENANCES.find(kind => String(one).startsWith(kind)) ?? []);
    if (known.length > 0) return known[0];
  }
  return null;
}

/** Whether a value of the piece was made up, for want of a source that shows it. */
export function isReconstructed(components: unknown, piece: Piece): boolean {
  return fieldsOf(piece).some(field => provenanceOf(components, piece, field) === 'reconstructed');
}

/** The fields that this piece has. */
export function fieldsOf({ kind, entry }: Piece): string[] {
  return Object.keys(kind.fields).filter(field => (valueAt(entry, field) ?? null) !== null);
}

/** A line for each thing that is printed on a piece; a field that this piece lacks has none. */
export function printedOn(piece: Piece, vocabulary: Vocabulary): { label: string; value: string }[] {
  const { kind, entry } = piece;
  const words = wordsFor(kind, vocabulary);
  return fieldsOf(piece).map(path => {
    const field = path.split('.').at(-1) ?? path;
    return { label: kind.fields[path][words.language], value: valueWords(valueAt(entry, path), field, words) };
  });
}

/** A vocabulary with the words that pieces of this kind bring themselves. */
export function wordsFor({ words = {} }: PrintedKind, vocabulary: Vocabulary): Vocabulary {
  return { ...vocabulary, names: new Map([...vocabulary.names, ...Object.entries(words)]) };
}

const YES: Words = { en: 'yes', fr: 'oui' };
const NO: Words = { en: 'no', fr: 'non' };
const NOTHING = '–';

/** A value as people read it: ids by name, lists with commas, numbers of things as `Tooth 2`, an effect by its sentence, other pairs as `5 → 2`. */
export function valueWords(value: unknown, field: string, words: Vocabulary): string {
  const { language, names, texts } = words;
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  if (typeof value === 'string') return texts[`${field}.${value}`] ?? names.get(value)?.[language] ?? value;
  if (Array.isArray(value))
    return listWords(
      value.map(one => valueWords(one, field, words)),
      language,
    );
  if (!isEntry(value)) return String(value ?? NOTHING);
  const own = wordsOf(value) ?? wordsOf(value.text) ?? wordsOf(value.name);
  if (own !== null) return own[language];
  if (typeof value.do === 'string') return effectWords(value.do, value, texts, language);
  if (typeof value.key === 'string') return `${valueWords(value.key, 'key', words)} ${valueWords(value.n, 'n', words)}`;
  return entryWords(value, words);
}

/** What stands between entries that have commas themselves; French wants a narrow no-break space before it. */
const SEMICOLON: Words = { en: '; ', fr: '\u202f; ' };

function listWords(entries: readonly string[], language: Language): string {
  return entries.join(entries.some(entry => entry.includes(',')) ? SEMICOLON[language] : ', ') || NOTHING;
}

/** `Tooth 2, Limb 1` where the fields are things that have names; else the values alone. */
function entryWords(entry: PieceFields, words: Vocabulary): string {
  const fields = Object.entries(entry).filter(([key, value]) => value !== null && key !== 'id');
  const nameOf = (key: string): string | undefined => words.names.get(key)?.[words.language];
  const said = fields.map(([key, value]) => valueWords(value, key, words));
  if (fields.some(([key]) => nameOf(key) === undefined)) return said.join(' → ') || NOTHING;
  return listWords(
    fields.map(([key], index) => `${nameOf(key)} ${said[index]}`),
    words.language,
  );
}

function effectWords(effect: string, { n = 1, look }: PieceFields, texts: Texts, language: Language): string {
  const message = texts[`effect.${effect}`];
  const count = typeof look === 'number' ? look : n;
  return message === undefined
    ? effect
    : formatMessage(message, { n: typeof count === 'number' ? count : 1 }, language);
}

/**
 * Names by id, wherever in the file something has both; what has no name but a text is called by that. Words under a key of the same
 * name count where no component has it for an id.
 */
function namesIn(components: unknown): Map<string, Words> {
  const names = new Map<string, Words>();
  const keyed = new Map<string, Words>();
  const gather = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const one of value) gather(one, '');
    if (!isEntry(value)) return;
    const own = wordsOf(value);
    if (own !== null && key !== '' && key !== 'name' && key !== 'text') keyed.set(key, own);
    const said = wordsOf(value.name) ?? wordsOf(value.text);
    if (typeof value.id === 'string' && said !== null && !names.has(value.id)) names.set(value.id, said);
    for (const [inner, one] of Object.entries(value)) gather(one, inner);
  };
  gather(components, '');
  return new Map([...keyed, ...names]);
}

/** Words in both languages; one word for both where it is the same, or the name that stands for an id. */
function wordsOf(value: unknown, names?: Vocabulary['names']): Words | null {
  if (typeof value === 'string') return names?.get(value) ?? { en: value, fr: value };
  if (!isEntry(value) || typeof value.en !== 'string' || typeof value.fr !== 'string') return null;
  return { en: value.en, fr: value.fr };
}

function isEntry(value: unknown): value is PieceFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
