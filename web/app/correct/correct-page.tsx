import type { GameRules } from '@bonebed/games';
import {
  isReconstructed,
  loadPrinted,
  type Piece,
  type Printed,
  piecesOf,
  vocabulary,
} from '@bonebed/games/printed.ts';
import { BadInput, editionDifferences, openEdition } from '@bonebed/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameWith, keepEdition, loadRules, ownEdition, storedEdition } from '../../host/editions.ts';
import { href } from '../../route.ts';
import { gameWords, language, t } from '../../words.ts';
import { Differences } from '../differences.tsx';
import { download } from '../download.ts';
import { playNow } from '../open.ts';
import { PageHead } from '../page-head.tsx';
import { type SpokenGame, spoken } from '../spoken.ts';
import { CardForm } from './card-form.tsx';
import { type Draft, draftOf } from './draft.ts';
import { ct } from './words.ts';
import './correct.css';

interface Opened {
  readonly module: SpokenGame;
  readonly printed: Printed;
  readonly draft: Signal<Draft>;
  /** The values that come with the game. */
  readonly own: unknown;
}

/** A form in which whoever owns the box corrects a card, and plays with it at once. */
export function CorrectPage({ game, edition, path }: { game: string; edition: string | null; path: string }) {
  const opened = useSignal<Opened | 'loading' | 'unlisted'>('loading');
  useEffect(() => {
    void open(game, edition).then(found => (opened.value = found ?? 'unlisted'));
  }, [game, edition]);
  return (
    <div class="page">
      <PageHead />
      <main class="narrow">
        <h1>{ct('title', { game: gameWords(game, 'short') })}</h1>
        <p>{ct('line')}</p>
        {opened.value === 'loading' && <p class="loading">{t('loading')}</p>}
        {opened.value === 'unlisted' && <p>{ct('unlisted')}</p>}
        {typeof opened.value === 'object' && <Correction {...opened.value} path={path} />}
        <p class="game-links">
          <a href={href('about', game)}>{t('about.title', { game: gameWords(game, 'short') })}</a>
        </p>
      </main>
    </div>
  );
}

async function open(game: string, edition: string | null): Promise<Opened | null> {
  const own = await loadRules(game);
  const module = await spoken(await gameWith(game, edition));
  const other = edition === ownEdition(own) ? null : edition;
  const printed = await loadPrinted(game);
  if (printed === null || module.shape === undefined) return null;
  const name = other === null ? null : ((await storedEdition(other))?.name ?? null);
  const draft = draftOf(game, other, module.components, name ?? ct('usualName'));
  return { module, printed, draft, own: own.components };
}

/** `path` is the place of the card that the form begins with; the first of all where it is none. */
function Correction({ module, printed, draft, own, path }: Opened & { readonly path: string }) {
  const { game } = module;
  const { components, base, name, isKept } = draft.value;
  const pieces = piecesOf(printed, components);
  const asked = pieces.find(piece => piece.path === path);
  const kindAt = useSignal(asked === undefined ? 0 : printed.indexOf(asked.kind));
  const pieceAt = useSignal(asked === undefined ? 0 : pieces.filter(piece => piece.kind === asked.kind).indexOf(asked));
  /** The fields with something typed that can't be a value. */
  const faulty = useSignal<ReadonlySet<string>>(new Set());
  const message = useSignal<string | null>(null);
  const kind = printed[kindAt.value];
  const those = pieces.filter(piece => piece.kind === kind);
  const piece = those[pieceAt.value];
  const fault = faultIn(module, components);
  const differences = editionDifferences(own, components, language.value);
  const isBarred = faulty.value.size > 0 || fault !== null;
  const change = (next: unknown) => {
    message.value = null;
    draft.value = { ...draft.value, components: next, isKept: next === base };
  };
  const choose = (index: number) => {
    pieceAt.value = index;
    faulty.value = new Set();
  };
  const keep = async (): Promise<string | null> => {
    const { edition } = openEdition(game, components);
    try {
      await keepEdition({ edition, game: game.id, name: name.trim() || ct('usualName'), components });
    } catch (error) {
      console.error(error);
      message.value = ct('fault.storage');
      return null;
    }
    draft.value = { ...draft.value, isKept: true };
    message.value = ct('kept', { name });
    return edition;
  };
  return (
    <form class="correct" onSubmit={event => event.preventDefault()}>
      <div class="row">
        <label>
          {ct('kind.label')}{' '}
          <select
            id="correct-kind"
            value={String(kindAt.value)}
            onChange={event => {
              kindAt.value = Number(event.currentTarget.value);
              choose(0);
            }}
          >
            {printed.map((one, index) => (
              <option key={one.at} value={String(index)}>
                {one.name[language.value]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {ct('which')}{' '}
          <select
            id="correct-piece"
            value={String(pieceAt.value)}
            onChange={event => choose(Number(event.currentTarget.value))}
          >
            {those.map((one, index) => (
              <option key={one.path} value={String(index)}>
                {nameOf(one, those)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {piece !== undefined && (
        <CardForm
          // Another card has fields of its own; so has one that was put back.
          key={`${piece.path} ${isKept && components === base}`}
          piece={piece}
          pieces={those}
          shape={module.shape ?? {}}
          words={vocabulary(components, module.words(), language.value)}
          isOurs={isReconstructed(components, piece)}
          components={components}
          base={base}
          fault={fault}
          onChange={change}
          onFault={(field, isFaulty) => {
            const next = new Set(faulty.value);
            if (isFaulty) next.add(field);
            else next.delete(field);
            faulty.value = next;
          }}
        />
      )}
      <h2>{ct('changes')}</h2>
      {differences.length === 0 ? <p class="quiet">{ct('noChanges')}</p> : <Differences differences={differences} />}
      <label>
        {ct('name')}{' '}
        <input
          type="text"
          maxLength={60}
          value={name}
          onInput={event => (draft.value = { ...draft.value, name: event.currentTarget.value })}
        />
      </label>
      <p role="status">{statusWords(faulty.value.size > 0, fault, message.value, isKept)}</p>
      <div class="row">
        <button
          type="button"
          id="correct-play"
          class="button strong"
          disabled={isBarred || differences.length === 0}
          onClick={async () => {
            const edition = await keep();
            if (edition !== null) playNow({ id: game.id, seats: game.seats }, edition);
          }}
        >
          {ct('play')}
        </button>
        <button
          type="button"
          id="correct-keep"
          class="button"
          disabled={isBarred || differences.length === 0}
          onClick={() => void keep()}
        >
          {ct('keep')}
        </button>
        <button
          type="button"
          class="button"
          disabled={isBarred || differences.length === 0}
          onClick={() => download(`${name.trim() || game.id}.json`, `${JSON.stringify(components, null, 2)}\n`)}
        >
          {ct('file')}
        </button>
        {!isKept && (
          <button type="button" class="link" onClick={() => change(base)}>
            {ct('discard')}
          </button>
        )}
      </div>
    </form>
  );
}

/** A name, with a number where several pieces have the same. */
function nameOf(piece: Piece, those: readonly Piece[]): string {
  const name = piece.name[language.value];
  const same = those.filter(other => other.name[language.value] === name);
  return same.length === 1 ? name : `${name} (${same.indexOf(piece) + 1})`;
}

/** Why the rules can't be played with these components; null if they can. */
function faultIn({ game }: GameRules, components: unknown): BadInput | null {
  try {
    openEdition(game, components);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

function statusWords(isFaulty: boolean, fault: BadInput | null, message: string | null, isKept: boolean): string {
  if (isFaulty) return ct('fault.field');
  if (fault !== null) return ct('fault.rules', { fault: fault.message });
  return message ?? (isKept ? '' : ct('unsaved'));
}
