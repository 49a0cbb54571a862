import type { ComponentChildren } from 'preact';
import { Icon } from '../icons/icon.tsx';
import { language, t } from '../words.ts';
import { type Block, parseInline, ruleOfRow } from './parse.ts';
import type { Proof, Proofs } from './proof.ts';
import './reader.css';

interface Shown {
  /** The rule that the page is open at. */
  readonly current?: string;
  readonly onRule: (rule: string) => void;
  readonly proofs?: Proofs | null;
  /** How a picture is drawn; without it only its caption is shown. */
  readonly picture?: (picture: Extract<Block, { kind: 'picture' }>) => ComponentChildren;
}

/** What a chapter says: rules, paragraphs, lists, tables and pictures. */
export function Blocks({ blocks, ...shown }: Shown & { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} {...shown} />
      ))}
    </>
  );
}

function BlockView({ block, picture, ...shown }: Shown & { readonly block: Block }) {
  const { current = '', onRule, proofs = null } = shown;
  if (block.kind === 'picture') return picture?.(block) ?? <p>{block.caption}</p>;
  if (block.kind === 'list') {
    const List = block.isNumbered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <InlineText text={item} onRule={onRule} />
          </li>
        ))}
      </List>
    );
  }
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
          <RuleRow key={index} row={row} {...shown} />
        ))}
      </tbody>
    </table>
  );
}

function RuleRow({ row, current, onRule, proofs }: Shown & { readonly row: readonly string[] }) {
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
        if (piece.kind === 'icon') return <Icon key={index} name={piece.name} />;
        if (piece.kind === 'strong') return <strong key={index}>{piece.text}</strong>;
        if (piece.kind === 'emphasis') return <em key={index}>{piece.text}</em>;
        if (piece.kind === 'code') return <code key={index}>{piece.text}</code>;
        return piece.text;
      })}
    </>
  );
}
