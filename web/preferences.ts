import type { Language } from '@bonebed/kernel';
import { effect, type Signal, signal } from '@preact/signals';

/** What a person has chosen on this device; kept in the browser. */
const PREFIX = 'bonebed.';

function kept<X extends string | number | boolean | null>(name: string, start: X): Signal<X> {
  const stored = read(PREFIX + name);
  const value = signal<X>(typeof stored === typeof start || start === null ? ((stored ?? start) as X) : start);
  effect(() => write(PREFIX + name, value.value));
  return value;
}

function read(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    // A browser that keeps nothing, or something of another age: start afresh.
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse: the choice then lasts as long as the page.
  }
}

/** How fast pieces fly. */
export type Speed = 'calm' | 'brisk' | 'off';
export type Theme = 'auto' | 'light' | 'dark';

export const preferences = {
  language: kept<Language | null>('language', null),
  theme: kept<Theme>('theme', 'auto'),
  name: kept<string>('name', ''),
  /** Whether there were tables of their own when they looked last: then those come first. */
  hasTables: kept<boolean>('tables', false),
  /** Which of the names for guests is theirs as long as they have not said one: others must be able to tell them apart. */
  guest: kept<number>('guest', Math.floor(Math.random() * 1000)),
  /** Whether the server finds them again when this browser forgets them: then what they choose is shared with their other devices. */
  isKept: kept<boolean>('kept', false),
  /** How many bots to play now against, and how strong they are; as long as nobody has said so, `usualLevel` does. */
  rivals: kept<number>('rivals', 1),
  level: kept<string>('level', ''),
  isHelping: kept<boolean>('helper', true),
  /** How far the sheet of a phone is pulled up. */
  sheet: kept<'peek' | 'half' | 'full'>('sheet', 'peek'),
  /** For how long after a new question no tap counts. */
  guardMs: kept<number>('guard', 350),
  /** Whether things say what they are as soon as one points at them; a long press and the names always do. */
  isExplaining: kept<boolean>('explain', true),
  /** Whether a coach can be asked in games against bots. */
  isCoaching: kept<boolean>('coach', true),
  /** Small sounds, and a phone that trembles: all of it or nothing. */
  hasSounds: kept<boolean>('sounds', true),
  /** In percent. */
  volume: kept<number>('volume', 30),
  speed: kept<Speed>('speed', 'calm'),
  /** How long a bot waits before it answers, so that people can follow. */
  paceMs: kept<number>('pace', 650),
  /** How long each step of an automaton is shown; 0 shows none of them, less than 0 waits for a click. */
  stepMs: kept<number>('steps', -1),
};

/** Light or dark as chosen, or as the system has it. */
export function applyTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  // Paper is light.
  const paper = matchMedia('print');
  const apply = () => {
    const { value } = preferences.theme;
    const isDark = !paper.matches && (value === 'dark' || (value === 'auto' && dark.matches));
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#1d1a16' : '#f4ecdc');
  };
  effect(apply);
  dark.addEventListener('change', apply);
  paper.addEventListener('change', apply);
}
