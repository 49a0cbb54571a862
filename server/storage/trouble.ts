import { BadInput } from '@bonebed/kernel';

/** What a database or a file system complains about, and what whoever runs the server can do. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)/, 'there is no room left on that disk'],
  [
    /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM)/,
    'it can’t be written there: the user who runs this must own the folder and all files in it, on a disk that is not read-only',
  ],
  [/^ENOENT/, 'there is no such folder'],
  [/^(ENOTDIR|EEXIST)/, 'a file of that name is in the way'],
  [/^(EMFILE|ENFILE)/, 'too many files are open: raise the limit (ulimit -n)'],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'this is no whole database: put a backup into an empty folder with bonebed restore'],
  [/^SQLITE_BUSY/, 'another program holds the database: close it'],
  [/^(EIO|EFBIG|SQLITE_IOERR)/, 'the disk fails, or a limit on the size of files is too low'],
];

/** The same error in words that help, if it is one of disk or database; any other as it is. */
export function explained(error: unknown, what: string, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [, advice] = error instanceof BadInput ? [] : (ADVICE.find(([codes]) => codes.test(code)) ?? []);
  return advice === undefined ? error : new BadInput(what, path, `${advice} (${code})`);
}
