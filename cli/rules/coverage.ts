import { randomUUID } from 'node:crypto';
import { Session } from 'node:inspector/promises';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { decode } from '@jridgewell/sourcemap-codec';
import { build } from 'esbuild';

/** A stretch of a source file from a place to the beginning of a line. Lines and columns count from 0. */
export interface Stretch {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
}

/** How often each part of some sources ran. */
export interface Coverage {
  /** How often the innermost block around the first code of this stretch ran; null if that is at module level. */
  firstBlock(stretch: Stretch): number | null;
  /** How often the first function that begins in this stretch was called; null if none does. */
  firstFunction(stretch: Stretch): number | null;
  /** How often the innermost block around the last code before this place ran; null at module level. */
  blockBefore(file: string, line: number, column: number): number | null;
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** Code of a source file and where it went in the bundle. */
interface Segment {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

interface Bundle {
  readonly code: string;
  /** By file, in the order of the source. */
  readonly segments: ReadonlyMap<string, readonly Segment[]>;
}

/**
 * Bundles a module, runs it and `exercise` on its exports, and gives the counts of V8's precise coverage for the sources.
 * Bundling it here, not through the loader that runs the command, keeps the text that V8 counts in and its source map at hand.
 */
export async function measure(entry: string, exercise: (exports: object) => void): Promise<Coverage> {
  const bundle = await bundled(entry);
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    // A name of its own for each run: V8 would take up the code of an earlier one, compiled without counters.
    const url = `bonebed-coverage:${randomUUID()}`;
    exercise(run(bundle.code, url));
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const functions = result.find(script => script.url === url)?.functions ?? [];
    return coverageOf(
      bundle,
      functions.map(({ ranges }) => ranges),
    );
  } finally {
    session.disconnect();
  }
}

async function bundled(entry: string): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile: `${entry}.js`,
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    treeShaking: false,
    sourcemap: 'external',
    banner: { js: '(function (module) {' },
    footer: { js: 'return module.exports; })' },
  });
  const file = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const code = file('.js');
  return { code, segments: segmentsOf(code, file('.map'), resolve(entry, '..')) };
}

function segmentsOf(code: string, mapText: string, folder: string): Map<string, Segment[]> {
  const map: { sources: string[]; mappings: string } = JSON.parse(mapText);
  const files = map.sources.map(source => resolve(folder, source));
  const segments = new Map<string, Segment[]>(files.map(file => [file, []]));
  const mappings = decode(map.mappings);
  let lineStart = 0;
  for (const [index, line] of code.split('\n').entries()) {
    for (const [column, source, originalLine, originalColumn] of mappings[index] ?? []) {
      if (source === undefined || originalLine === undefined || originalColumn === undefined) continue;
      segments.get(files[source])?.push({ line: originalLine, column: originalColumn, offset: lineStart + column });
    }
    lineStart += line.length + 1;
  }
  for (const list of segments.values()) list.sort((a, b) => a.line - b.line || a.column - b.column);
  return segments;
}

function run(code: string, url: string): object {
  const wrapped: unknown = new Script(code, { filename: url }).runInThisContext();
  if (typeof wrapped !== 'function') throw new Error('the bundle is not a function');
  const exported: unknown = wrapped({ exports: {} });
  if (typeof exported !== 'object' || exported === null) throw new Error('the bundle exports nothing');
  return exported;
}

function coverageOf({ code, segments }: Bundle, functions: readonly (readonly Range[])[]): Coverage {
  // The script and the bundle's wrapper stand around everything: what only they hold is module level.
  const inner = functions
    .filter(([{ startOffset, endOffset }]) => startOffset > 1 || endOffset < code.trimEnd().length - 1)
    .toSorted((a, b) => a[0].startOffset - b[0].startOffset);
  const within = ({ file, line, column, endLine }: Stretch): readonly Segment[] =>
    (segments.get(file) ?? []).filter(at => !isBefore(at, line, column) && at.line < endLine);
  const blockAt = (segment: Segment | undefined): number | null =>
    segment === undefined ? null : innermost(inner, segment.offset);
  return {
    firstBlock: stretch => blockAt(within(stretch)[0]),
    firstFunction: stretch => {
      const offsets = within(stretch).map(at => at.offset);
      const from = Math.min(...offsets);
      const to = Math.max(...offsets);
      const first = inner.find(([whole]) => whole.startOffset >= from && whole.startOffset <= to);
      return first === undefined ? null : first[0].count;
    },
    blockBefore: (file, line, column) => blockAt(segments.get(file)?.findLast(at => isBefore(at, line, column))),
  };
}

function isBefore(at: Segment, line: number, column: number): boolean {
  return at.line < line || (at.line === line && at.column < column);
}

function holds({ startOffset, endOffset }: Range, offset: number): boolean {
  return startOffset <= offset && offset < endOffset;
}

function innermost(functions: readonly (readonly Range[])[], offset: number): number | null {
  let best: Range | undefined;
  for (const ranges of functions) {
    for (const range of ranges) {
      if (!holds(range, offset)) continue;
      const size = range.endOffset - range.startOffset;
      if (best === undefined || size <= best.endOffset - best.startOffset) best = range;
    }
  }
  return best?.count ?? null;
}
