import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly source: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const NOT_OURS = ['node_modules', 'dist', 'coverage', 'worktrees'];

/** The TypeScript sources of the project, or of one folder of it. */
export function sourceFiles(folder = ''): SourceFile[] {
  const files: SourceFile[] = [];
  const entries = readdirSync(`${root}${folder}`, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.includes(entry.name)) {
      files.push(...sourceFiles(path));
    } else if (/\.tsx?$/.test(entry.name)) {
      files.push({ path, source: readFileSync(`${root}${path}`, 'utf8') });
    }
  }
  return files;
}
