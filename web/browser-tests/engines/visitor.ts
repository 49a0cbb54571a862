/** What a visitor of the tests comes with, in every browser. */
import { createHash } from 'node:crypto';

/** What their browser remembers from before: a name, and that nothing should wait to be watched. */
export function remembered(name: string): Record<string, string> {
  return {
    'bonebed.pace': '0',
    'bonebed.steps': '0',
    'bonebed.guard': '0',
    'bonebed.name': JSON.stringify(name),
  };
}

let subject = '';
let secrets = 0;

/** Chance follows from the test alone, so that a failure is a failure for everybody. Look further with BROWSER_SEED=42 npm test. */
export function chanceFor(test: string): void {
  subject = `${process.env.BROWSER_SEED ?? 1} ${test}`;
  secrets = 0;
}

/** What a server would have drawn: 256 bits in hexadecimal digits. */
export function nextSecret(): string {
  secrets += 1;
  return createHash('sha256').update(`${subject} ${secrets}`).digest('hex');
}

/** For `fixChance` in a page of this visitor. */
export const seedOf = (name: string): string => `${subject} ${name}`;

/** Runs in a page: what it draws at random follows from the seed, and from how often it has drawn before, also before a reload. */
export function fixChance(seed: string): void {
  const COUNT = 'tests.drawn';
  Object.defineProperty(crypto, 'getRandomValues', {
    configurable: true,
    value: (bytes: Uint8Array) => {
      const count = Number(localStorage.getItem(COUNT)) + 1;
      localStorage.setItem(COUNT, String(count));
      // FNV-1a of the seed, then Marsaglia's xorshift.
      let state = 0x811c9dc5;
      for (const letter of `${seed} ${count}`) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
      for (let i = 0; i < bytes.length; i++) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        bytes[i] = state;
      }
      return bytes;
    },
  });
}

/** Runs in a page: keeps what goes wrong there, also over a reload. */
export function noteFaults(): void {
  if (Reflect.get(window, 'isNoting') === true) return;
  Reflect.set(window, 'isNoting', true);
  const note = (fault: unknown) => {
    const faults: string[] = JSON.parse(sessionStorage.getItem('tests.faults') ?? '[]');
    sessionStorage.setItem('tests.faults', JSON.stringify([...faults, String(fault)]));
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/**
 * Runs in a page: paints nothing that is only there to please. Without a graphics card, shades and shadows are half of what a browser does
 * in a game, and tests look at no picture.
 */
export function paintPlainly(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { background-image: none !important; box-shadow: none !important; text-shadow: none !important; filter: none !important }',
  );
  document.adoptedStyleSheets = [sheet];
}
