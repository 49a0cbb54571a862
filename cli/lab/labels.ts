import {
  component,
  type Edition,
  type Game,
  type Language,
  parseMessage,
  type Terms,
  type Texts,
} from '@bonebed/kernel';
import { type Key, speaker } from '../words.ts';

/** The same in both languages. */
export type Both = Readonly<Record<Language, string>>;

const english = speaker('en');
const french = speaker('fr');

/** A text of the command in both languages. */
export function both(key: Key, values: Readonly<Record<string, string | number>> = {}): Both {
  return { en: english(key, values), fr: french(key, values) };
}

export function plain(text: string): Both {
  return { en: text, fr: text };
}

/** Words for what was counted in a game, in both languages. */
export interface Labels {
  /** A sentence of the game with its gaps left open; the key itself where there is none. */
  sentence(key: string): Both;
  /** The name of a component; copies of one card have the same. */
  thing(collection: string, index: number): Both;
}

export function labelsOf(game: Game<Terms>, edition: Edition<Terms>, texts: Readonly<Record<Language, Texts>>): Labels {
  return {
    sentence: key => ({ en: gapped(texts.en[key] ?? key), fr: gapped(texts.fr[key] ?? key) }),
    thing: (collection, index) => {
      const noun = Object.keys(game.nouns).find(field => game.nouns[field] === collection) ?? '';
      const { id = String(index), name = id } = component(game, edition.box, noun, index) ?? {};
      return typeof name === 'string' ? plain(name) : name;
    },
  };
}

/** `{seat} publishes {card} for {n, plural, …}` as `… publishes … for …`. */
function gapped(message: string): string {
  const words = partsText(parseMessage(message));
  return words
    .replaceAll(/…(\s*…)+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function partsText(parts: ReturnType<typeof parseMessage>): string {
  return parts
    .map(part => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'choice' ? partsText(part.cases.get('other') ?? []) : '…';
    })
    .join('');
}
