import { keptMap } from '../app/kept-map.ts';
import { json } from '../host/api.ts';
import { preferences } from '../preferences.ts';
import { languages, speak } from '../words.ts';

/** What a kept person finds on every device: their preferences, and what they have learned. */
interface Shelf {
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly lessons: Readonly<Record<string, string>>;
}

const EMPTY: Shelf = { preferences: {}, lessons: {} };
/** The preferences as they were when this device last looked: what is different since was changed here. */
const seen = keptMap('shelf');
const lessons = keptMap('lessons');

/** Brings this device and the server to the same: what was changed here since the last time goes there, all else comes here. */
export async function syncShelf(): Promise<void> {
  const { shelf } = await json<{ readonly shelf: Partial<Shelf> | null }>('GET', 'me/shelf');
  const there: Shelf = { ...EMPTY, ...shelf };
  for (const [name, value] of Object.entries(there.preferences)) await take(name, value);
  for (const [lesson, note] of Object.entries(there.lessons)) {
    if (learned(note) > learned(lessons.get(lesson))) lessons.set(lesson, note);
  }
  const here: Shelf = { preferences: ownPreferences(), lessons: Object.fromEntries(lessons.all()) };
  for (const [name, value] of Object.entries(here.preferences)) seen.set(name, JSON.stringify(value));
  if (JSON.stringify(here) !== JSON.stringify(shelf)) await json('POST', 'me/shelf', { shelf: here });
}

/** Now, and whenever somebody puts the page away. */
export function keepShelf(): void {
  const sync = () => void syncShelf().catch(() => {});
  sync();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) sync();
  });
}

function ownPreferences(): Record<string, unknown> {
  const { guest: _, isKept: __, ...shared } = preferences;
  return Object.fromEntries(Object.entries(shared).map(([name, { value }]) => [name, value]));
}

/** Takes a preference from the shelf, unless it was changed here. */
async function take(name: string, value: unknown): Promise<void> {
  const own = ownPreferences();
  const last = seen.get(name);
  if (!Object.hasOwn(own, name) || (last !== null && last !== JSON.stringify(own[name]))) return;
  if (name === 'language') {
    const wanted = languages.find(one => one === value);
    if (wanted !== undefined) await speak(wanted);
    return;
  }
  const found = Object.entries(preferences).find(([known]) => known === name);
  if (found !== undefined && typeof found[1].value === typeof value) Reflect.set(found[1], 'value', value);
}

/** How much of a lesson is done, as far as one can tell. */
function learned(note: string | null): number {
  try {
    const { done, deeds } = Object(JSON.parse(note ?? 'null'));
    return Number(done?.length ?? 0) * 1000 + Number(deeds?.length ?? 0);
  } catch {
    return 0;
  }
}
