import { gameIds, manifestOf } from '@bonebed/games';
import { formatMessage, type Language, type Values } from '@bonebed/kernel';
import { type CallKind, type CallWishes, deadlineWords } from '@bonebed/protocol';
import type { Topic, Wanted } from './wanted.ts';

type Key =
  | Topic
  | 'deadline'
  | 'with'
  | 'time'
  | 'stays'
  | 'won'
  | 'several'
  | 'pass'
  | 'yes'
  | 'no'
  | 'try'
  | 'tryLine'
  | 'confirm'
  | 'confirmLine'
  | 'confirmEnd'
  | 'signIn'
  | 'signInLine'
  | 'keep'
  | 'keepLine'
  | 'linkEnd'
  | 'why'
  | 'stop';

/** Every sentence that is sent to somebody who is not here. */
const TEXTS: Readonly<Record<Language, Readonly<Record<Key, string>>>> = {
  en: {
    turn: 'Your turn in {game}',
    reminder: '{by} waits for you in {game}',
    reaction: '{game}: do you react?',
    deadline: '{game}: your time is nearly up',
    undo: '{by} asks to go back in {game}',
    rematch: '{by} would like to play {game} again',
    invited: 'All are there: {game} can begin',
    over: '{game} is over',
    fading: '{game}: a game that waits for you will soon be removed',
    with: 'With {names}.',
    stays: 'Nobody has played there for long. It stays for {time}, and for longer if somebody plays on.',
    time: 'You have {time}.',
    won: '{count, plural, one {{by} has won.} other {{by} have won.}}',
    several: '{count, plural, one {# table waits} other {# tables wait}} for you',
    pass: 'Pass',
    yes: 'Yes',
    no: 'No',
    try: 'Bonebed calls you here',
    tryLine: 'This is how you will hear that a table waits for you.',
    confirm: 'Do you want messages from Bonebed?',
    confirmLine:
      'Somebody gave this address to be called to their tables. If that was you, open this link within three days:',
    confirmEnd: 'If it was not you, do nothing: there will be no further message.',
    signIn: 'Your link to Bonebed',
    signInLine: 'With this link you are {name} again, at all your tables. It is good once, for 15 minutes:',
    keep: 'Keep your seats at Bonebed by this address?',
    keepLine:
      '{name} asks that whoever reads here can come back to their tables. If that is you, open this link within 15 minutes:',
    linkEnd: 'If you did not ask for it, do nothing: then nothing happens.',
    why: 'You get this because you asked Bonebed to call you to your tables.',
    stop: 'No more messages:',
  },
  fr: {
    turn: 'À vous de jouer : {game}',
    reminder: '{by} vous attend : {game}',
    reaction: '{game} : réagissez-vous ?',
    deadline: '{game} : votre temps est presque écoulé',
    undo: '{by} demande à revenir en arrière : {game}',
    rematch: '{by} aimerait rejouer : {game}',
    invited: 'Tout le monde est là, la partie peut commencer : {game}',
    over: 'Partie terminée : {game}',
    fading: '{game} : une partie qui vous attend sera bientôt supprimée',
    with: 'Avec {names}.',
    stays: 'Personne n’y a joué depuis longtemps. Elle reste encore {time}, et plus si quelqu’un y joue.',
    time: 'Il vous reste {time}.',
    won: '{count, plural, one {{by} a gagné.} other {{by} ont gagné.}}',
    several: '{count, plural, one {# table vous attend} other {# tables vous attendent}}',
    pass: 'Passer',
    yes: 'Oui',
    no: 'Non',
    try: 'Bonebed vous appelle ici',
    tryLine: 'C’est ainsi que vous apprendrez qu’une table vous attend.',
    confirm: 'Voulez-vous recevoir des messages de Bonebed ?',
    confirmLine:
      'Quelqu’un a donné cette adresse pour être appelé à ses tables. Si c’était vous, ouvrez ce lien dans les trois jours :',
    confirmEnd: 'Si ce n’était pas vous, ne faites rien : il n’y aura pas d’autre message.',
    signIn: 'Votre lien pour Bonebed',
    signInLine: 'Avec ce lien, vous redevenez {name} à toutes vos tables. Il sert une fois, pendant 15 minutes :',
    keep: 'Garder vos places à Bonebed par cette adresse ?',
    keepLine:
      '{name} demande que qui lit ici puisse revenir à ses tables. Si c’est vous, ouvrez ce lien dans les 15 minutes :',
    linkEnd: 'Si vous n’avez rien demandé, ne faites rien : il ne se passera rien.',
    why: 'Vous recevez ceci parce que vous avez demandé à Bonebed de vous appeler à vos tables.',
    stop: 'Ne plus recevoir de messages :',
  },
};

export function words(language: Language, key: Key, values: Values = {}): string {
  return formatMessage(TEXTS[language][key], values, language);
}

/** One thing to say about one table. */
export interface Item {
  readonly kind: CallKind;
  readonly wanted: Wanted;
  readonly table: string;
}

/** The same in words. */
export interface Saying {
  readonly kind: CallKind | 'try';
  readonly title: string;
  readonly body: string;
  /** Null: it is about no table. */
  readonly table: string | null;
  /** Names it among all that was ever said: if it has to be said again, it is the same. */
  readonly once: string;
  /** After that moment it is of no use to anybody; null if it keeps. */
  readonly until: number | null;
}

export function sayingOf({ kind, wanted, table }: Item, { language, zone }: CallWishes, now: number): Saying {
  const { topic, game, names, by, deadline } = wanted;
  const listed = (people: readonly string[]): string => new Intl.ListFormat(language).format(people);
  const title = words(language, kind === 'deadline' && topic !== 'fading' ? 'deadline' : topic, {
    game: gameName(game, language),
    by: listed(by),
  });
  const sentences = [
    topic === 'over' && by.length > 0 ? words(language, 'won', { by: listed(by), count: by.length }) : '',
    names.length > 0 ? words(language, 'with', { names: listed(names) }) : '',
    deadline === null
      ? ''
      : words(language, topic === 'fading' ? 'stays' : 'time', { time: deadlineWords(deadline, now, language, zone) }),
  ];
  const body = sentences.filter(sentence => sentence !== '').join(' ');
  return { kind, title, body, table, once: `${table} ${wanted.mark} ${kind}`, until: deadline };
}

/** Something to see whether it arrives. */
export function trial({ language }: CallWishes, now: number): Saying {
  const [title, body] = [words(language, 'try'), words(language, 'tryLine')];
  return { kind: 'try', title, body, table: null, once: `try ${now}`, until: null };
}

function gameName(game: string, language: Language): string {
  return gameIds.includes(game) ? manifestOf(game).short[language] : game;
}
