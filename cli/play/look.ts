import { isReconstructed, type Piece, type Printed, piecesOf, printedOn, vocabulary } from '@bonebed/games/printed.ts';
import type { Language, Reader, Terms } from '@bonebed/kernel';
import type { OpenGame } from '../loading.ts';
import type { Say } from '../words.ts';
import { fold } from './screen.ts';

/** The printed pieces of a box, for someone who looks at them. */
export interface Shelf {
  readonly open: OpenGame;
  /** Null where nobody has listed what can be looked at. */
  readonly printed: Printed | null;
  readonly reader: Reader<Terms>;
  readonly say: Say;
}

/** What people type to look at something, in both languages. */
const VERBS = /^(?:look|look at|regarde|regarder|voir)(?:\s+(.*))?$/i;

/** How many names are offered where none is quite right. */
const MOST_NEAR = 8;

/** What there is to look at, or what is printed on the thing that was named; null for a line that asks for neither. */
export function lookLines(shelf: Shelf, line: string): string[] | null {
  const [found, asked = ''] = VERBS.exec(line.trim()) ?? [];
  if (found === undefined) return null;
  const { open, printed, reader, say } = shelf;
  if (printed === null) return [say('look.nothing')];
  const pieces = piecesOf(printed, open.components);
  const wanted = fold(asked).trim();
  if (wanted === '') return kindLines(printed, pieces, shelf);
  const kind = printed.filter(({ name }) => [name.en, name.fr].some(one => fold(one) === wanted));
  const exact = pieces.filter(piece => namesOf(piece).some(name => name === wanted));
  // A kind goes before a thing that only has its word in its name.
  if (exact.length === 0 && kind.length > 0) {
    return kind.flatMap(one => listLines(one.name[reader.language], of(pieces, one), shelf));
  }
  const named = exact.length > 0 ? exact : withAllWords(pieces, wanted);
  if (named.length > 0) return together(named.map(piece => pieceLines(piece, shelf)));
  const near = nearest(pieces, wanted, reader.language);
  return near.length === 0
    ? [say('look.unknown', { line: asked })]
    : [say('look.which', { line: asked }), ...near.map(name => `  ${name}`)];
}

const of = (pieces: readonly Piece[], kind: Piece['kind']): Piece[] => pieces.filter(piece => piece.kind === kind);

/** Each kind with how many there are. */
function kindLines(printed: Printed, pieces: readonly Piece[], { reader, say }: Shelf): string[] {
  const kinds = printed.map(
    kind => `  ${say('look.kind', { kind: kind.name[reader.language], n: of(pieces, kind).length })}`,
  );
  return [say('look.kinds'), ...kinds];
}

function listLines(title: string, pieces: readonly Piece[], { reader, say }: Shelf): string[] {
  const names = [...new Set(pieces.map(({ name }) => name[reader.language]))];
  return [say('look.line', { label: title, value: '' }).trimEnd(), ...names.map(name => `  ${name}`)];
}

/** The ones that have all the words in their name, where these are one thing and its copies. */
function withAllWords(pieces: readonly Piece[], wanted: string): Piece[] {
  const within = pieces.filter(piece => hasWords(piece, wanted));
  return new Set(within.map(({ name }) => name.en)).size === 1 ? within : [];
}

function namesOf({ id, name }: Piece): string[] {
  return [id, name.en, name.fr].map(fold);
}

function hasWords(piece: Piece, wanted: string): boolean {
  return namesOf(piece).some(name => wanted.split(/\s+/).every(word => name.includes(word)));
}

/** Names that have the words in them; where there are none, those that differ by the fewest letters. */
function nearest(pieces: readonly Piece[], wanted: string, language: Language): string[] {
  const within = pieces.filter(piece => hasWords(piece, wanted));
  if (within.length > 0) return [...new Set(within.map(({ name }) => name[language]))];
  const most = Math.max(1, Math.floor(wanted.length / 3));
  const close = pieces
    .map(piece => ({
      name: piece.name[language],
      away: Math.min(...namesOf(piece).map(name => distance(name, wanted))),
    }))
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away || (a.name < b.name ? -1 : 1));
  return [...new Set(close.map(({ name }) => name))].slice(0, MOST_NEAR);
}

/** How many letters one has to change, add or leave out; a name that only begins alike counts by its beginning. */
function distance(name: string, wanted: string): number {
  let row = Array.from({ length: wanted.length + 1 }, (_, index) => index);
  let best = wanted.length;
  for (const [at, letter] of [...name].entries()) {
    const next = [at + 1];
    for (let index = 0; index < wanted.length; index++) {
      const change = row[index] + (wanted[index] === letter ? 0 : 1);
      next.push(Math.min(change, row[index + 1] + 1, next[index] + 1));
    }
    row = next;
    best = Math.min(best, row[wanted.length]);
  }
  return best;
}

/** Pieces that look the same are shown once, with their number. */
function together(blocks: readonly (readonly string[])[]): string[] {
  const texts = blocks.map(lines => lines.join('\n'));
  return [...new Set(texts)].flatMap(text => {
    const count = texts.filter(other => other === text).length;
    const [blank, head, ...rest] = text.split('\n');
    return [blank, count === 1 ? head : `${head} (×${count})`, ...rest];
  });
}

/** All that is printed on it, under its name and, where it has another, its name in the other language. */
function pieceLines(piece: Piece, { open, reader, say }: Shelf): string[] {
  const { language } = reader;
  const isOurs = isReconstructed(open.components, piece);
  const note = isOurs ? [`  ${say('look.reconstructed')}`] : [];
  const own = open.drawing?.look?.(reader, piece.id) ?? null;
  if (own !== null) return ['', ...own.split('\n'), ...note];
  const { en, fr } = piece.name;
  const other = language === 'fr' && en !== fr ? ` (${en})` : '';
  const head = say('look.head', { name: `${piece.name[language]}${other}`, kind: piece.kind.name[language] });
  const words = vocabulary(open.components, reader.texts, language);
  const lines = printedOn(piece, words).map(({ label, value }) => `  ${say('look.line', { label, value })}`);
  return ['', head, ...lines, ...note];
}
