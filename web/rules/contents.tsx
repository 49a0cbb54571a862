import { useRef } from 'preact/hooks';
import { t } from '../words.ts';
import type { RulesChapter } from './parse.ts';

/** A list of contents of the chapters beside it. An address can't lead there: it already says which page this is. */
export function Contents({ chapters }: { chapters: readonly RulesChapter[] }) {
  const list = useRef<HTMLElement>(null);
  const turnTo = (id: string) => {
    const heading = list.current?.parentElement?.querySelector(`[data-chapter="${CSS.escape(id)}"]`);
    heading?.scrollIntoView();
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true });
  };
  return (
    <nav class="contents" aria-label={t('guide.contents')} ref={list}>
      <h2>{t('guide.contents')}</h2>
      <ol class={/^\d/.test(chapters[0]?.title ?? '') ? 'is-numbered' : ''}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <button type="button" class="link" onClick={() => turnTo(id)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
