import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { language, t } from '../words.ts';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { loadProofs, loadRules, type RuleBook } from './load.ts';
import type { Block, RulesChapter } from './parse.ts';
import type { Proofs } from './proof.ts';

interface Read {
  readonly game: string;
  readonly rule: string;
  readonly onRule: (rule: string) => void;
  /** Whether the tests behind each rule are shown. */
  readonly isProven?: boolean;
}

/** The rules of a game: chapter after chapter, searchable, open at one rule. */
export function RuleReader({ game, rule, onRule, isProven = false }: Read) {
  const book = useSignal<RuleBook | null | undefined>(undefined);
  const search = useSignal('');
  const proofs = useSignal<Proofs | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const wanted = language.value;
  useEffect(() => {
    void loadRules(game, wanted).then(found => {
      book.value = found;
    });
  }, [game, wanted]);
  useEffect(() => {
    if (isProven) void loadProofs(game).then(found => (proofs.value = found));
  }, [game, isProven]);
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
        {book.value !== null && book.value.language !== wanted && (
          <p class="note" lang={wanted}>
            {t('rules.untranslated')}
          </p>
        )}
      </div>
      <div class="rules-body" ref={body}>
        {found.length === 0 && <p>{t('rules.nothing')}</p>}
        <Contents chapters={found} />
        {found.map(chapter => (
          <section key={chapter.id} class="chapter">
            <h2 data-chapter={chapter.id} tabIndex={-1}>
              {chapter.title}
            </h2>
            <Blocks blocks={chapter.blocks} current={rule} onRule={onRule} proofs={proofs.value} />
          </section>
        ))}
      </div>
    </div>
  );
}

function searched(chapters: readonly RulesChapter[], typed: string): RulesChapter[] {
  const wanted = typed.trim().toLowerCase();
  const fits = (block: Block) => {
    if (block.kind === 'rule') return `${block.id} ${block.text}`.toLowerCase().includes(wanted);
    if (block.kind === 'table') return block.rows.some(row => row.join(' ').toLowerCase().includes(wanted));
    if (block.kind === 'list') return block.items.join(' ').toLowerCase().includes(wanted);
    return (block.kind === 'picture' ? block.caption : block.text).toLowerCase().includes(wanted);
  };
  return chapters
    .map(chapter => ({ ...chapter, blocks: chapter.blocks.filter(fits) }))
    .filter(({ blocks }) => blocks.length > 0);
}
