import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for another when they write them down (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 5;

/** Twenty letters, 100 bits: nobody guesses them, so that they can be looked up by a plain hash. */
export function newCode(): string {
  const group = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The code that somebody means: small letters, spaces and the usual mistakes are forgiven. Null if it can't be one. */
export function meantCode(written: string): string | null {
  const letters = written
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (letters.length !== GROUPS * GROUP || [...letters].some(letter => !LETTERS.includes(letter))) return null;
  return (letters.match(/.{5}/g) ?? []).join('-');
}
