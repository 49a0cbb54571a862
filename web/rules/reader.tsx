import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { language, t } from '../words.ts';
import { loadProofs, loadRules, type RuleBook } from './load.ts';
import { type Block, type Chapter, parseInline, ruleOfRow } from './parse.ts';
import type { Proof, Proofs } from './proof.ts';

/** The rules of a game: chapter after chapter, searchable, open at one rule. */
export function RuleReader({ game, rule, onRule }: { game: string; rule: string; onRule: (rule: string) => void }) {
  const book = useSignal<RuleBook | null | undefined>(undefined);
  const search = useSignal('');
  /** The tests behind the rules, while somebody wants to see them. */
  const proofs = useSignal<Proofs | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const wanted = language.value;
  useEffect(() => {
    void loadRules(game, wanted).then(found => {
      book.value = found;
    });
  }, [game, wanted]);
  const chapters = book.value?.chapters;
  useEffect(() => {
    if (chapters === undefined || rule === '') return;
    const target = body.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
    target?.scrollIntoView({ block: 'center' });
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [chapters, rule]);
  if (book.value === undefined) return <p class="quiet">{t('loading')}</p>;
  if (chapters === undefined) return <p>{t('rules.none')}</p>;
  const found = search.value.trim() === '' ? chapters : searched(chapters, search.value);
  return (
    <div class="rules" lang={book.value?.language}>
      <div class="rules-search">
        <input
          type="search"
          aria-label={t('rules.search')}
          placeholder={t('rules.search')}
          value={search.value}
          onInput={event => {
            search.value = event.currentTarget.value;
          }}
        />
        <label class="proof-switch" lang={wanted}>
          <input
            type="checkbox"
            id="proofs"
            checked={proofs.value !== null}
            onChange={event => {
              if (event.currentTarget.checked) void loadProofs(game).then(found => (proofs.value = found));
              else proofs.value = null;
            }}
          />{' '}
          {t('rules.proofs')}
        </label>
        {book.value !== null && book.value.language !== wanted && (
          <p class="note" lang={wanted}>
            {t('rules.untranslated')}
          </p>
        )}
      </div>
      <div class="rules-body" ref={body}>
        {found.length === 0 && <p>{t('rules.nothing')}</p>}
        {found.map(chapter => (
          <section key={chapter.id}>
            <h2>{chapter.title}</h2>
            {chapter.blocks.map((block, index) => (
              <RuleBlock key={index} block={block} current={rule} onRule={onRule} proofs={proofs.value} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function searched(chapters: readonly Chapter[], typed: string): Chapter[] {
  const wanted = typed.trim().toLowerCase();
  const fits = (block: Block) => {
    if (block.kind === 'rule') return `${block.id} ${block.text}`.toLowerCase().includes(wanted);
    if (block.kind === 'table') return block.rows.some(row => row.join(' ').toLowerCase().includes(wanted));
    return block.text.toLowerCase().includes(wanted);
  };
  return chapters
    .map(chapter => ({ ...chapter, blocks: chapter.blocks.filter(fits) }))
    .filter(({ blocks }) => blocks.length > 0);
}

interface BlockProps {
  readonly block: Block;
  readonly current: string;
  readonly onRule: (rule: string) => void;
  readonly proofs: Proofs | null;
}

function RuleBlock({ block, current, onRule, proofs }: BlockProps) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'text') {
    return (
      <p>
        <InlineText text={block.text} onRule={onRule} />
      </p>
    );
  }
  if (block.kind === 'rule') {
    return (
      <>
        <p class={block.id === current ? 'rule current' : 'rule'} data-rule={block.id} tabIndex={-1}>
          <span class="rule-id">{block.id}</span> <InlineText text={block.text} onRule={onRule} />
        </p>
        {proofs !== null && proofs[block.id] !== undefined && <ProofLines proof={proofs[block.id]} />}
      </>
    );
  }
  return (
    <table>
      <thead>
        <tr>
          {/* The empty corner of a table is the head of nothing. */}
          {block.head.map((cell, index) => (cell === '' ? <td key={index} /> : <th key={index}>{cell}</th>))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <RuleRow key={index} row={row} current={current} onRule={onRule} proofs={proofs} />
        ))}
      </tbody>
    </table>
  );
}

function RuleRow({ row, current, onRule, proofs }: Omit<BlockProps, 'block'> & { readonly row: readonly string[] }) {
  const id = ruleOfRow(row);
  return (
    <tr
      {...(id === null ? {} : { 'data-rule': id, tabIndex: -1 })}
      {...(id !== null && id === current ? { class: 'current' } : {})}
    >
      {row.map((cell, column) => (
        <td key={column}>
          <InlineText text={cell} onRule={onRule} />
          {id !== null && column === row.length - 1 && proofs?.[id] !== undefined && <ProofLines proof={proofs[id]} />}
        </td>
      ))}
    </tr>
  );
}

/** The tests that name a rule, as developers titled them. */
function ProofLines({ proof: { tests, reached } }: { proof: Proof }) {
  return (
    <ul class="proof">
      {tests.length === 0 && <li lang={language.value}>{t('rules.unproven')}</li>}
      {tests.map(title => (
        <li key={title} lang="en">
          <span aria-hidden="true">✓ </span>
          {title}
        </li>
      ))}
      {reached !== null && reached > 0 && (
        <li lang={language.value} class="quiet">
          {t('rules.reached', { count: reached })}
        </li>
      )}
    </ul>
  );
}

function InlineText({ text, onRule }: { text: string; onRule: (rule: string) => void }) {
  return (
    <>
      {parseInline(text).map((piece, index) => {
        if (piece.kind === 'rule') {
          return (
            <button key={index} type="button" class="link" onClick={() => onRule(piece.id)}>
              {piece.id}
            </button>
          );
        }
        if (piece.kind === 'strong') return <strong key={index}>{piece.text}</strong>;
        if (piece.kind === 'emphasis') return <em key={index}>{piece.text}</em>;
        if (piece.kind === 'code') return <code key={index}>{piece.text}</code>;
        return piece.text;
      })}
    </>
  );
}
