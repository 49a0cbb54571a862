import type { Deed } from '@bonebed/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Explain } from '../boards/board.ts';
import { ct } from '../coach/words.ts';
import { loadExplain } from '../explain/find.ts';
import { useSession } from '../table/session.ts';
import { t } from '../words.ts';
import type { LessonHost } from './host.ts';

/** After this number of wrong answers the first hint already offers to do the step for the learner. */
const MISSES_TO_SHOW = 3;

/** How much was said: nothing yet, where to look, what to do. The next press does it. */
type Degree = 'none' | 'where' | 'what';

/** What the step waits for, in three degrees, as the coach says it: where to look, what to do, do it. */
export function Hint({ host }: { host: LessonHost }) {
  const session = useSession();
  const degree = useSignal<Degree>('none');
  /** What the last hint was about. */
  const about = useRef('');
  const explain = useSignal<Explain | null>(null);
  const { at, misses } = host.state.value;
  const [wanted] = host.guide.wanted.value;
  useEffect(() => {
    void loadExplain(session.module.game.id).then(found => (explain.value = found));
  }, []);
  if (wanted === undefined) return null;
  const { where, what } = said(wanted);
  const label: Readonly<Record<Degree, string>> = { none: t('prompt.hint'), where: ct('what'), what: ct('do') };
  const isOffered = misses >= MISSES_TO_SHOW;
  // A new step begins with nothing said. At once: an effect comes after a quick finger, whose next press would do the step.
  const now = isOffered ? 'what' : saidOf(`${at} ${wanted.what}`);
  const press = () => {
    if (now === 'what') return host.show();
    degree.value = now === 'none' ? 'where' : 'what';
    host.point();
    document.querySelector('.ringed')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <>
      <button type="button" class={isOffered ? 'button small strong' : 'button small'} id="lesson-hint" onClick={press}>
        {label[now]}
      </button>
      {now !== 'none' && (
        <p class="lesson-hint quiet" role="status">
          {now === 'where' ? where : what}
        </p>
      )}
    </>
  );

  function saidOf(step: string): Degree {
    if (about.current !== step) degree.value = 'none';
    about.current = step;
    return degree.value;
  }

  function said({ do: kind, what: text }: Deed): { readonly where: string; readonly what: string } {
    if (kind === 'watch') return { where: t('learn.watch.where'), what: t('learn.watch.what') };
    if (kind !== 'answer') {
      const name = explain.value?.(session.at.value, text)?.name ?? '';
      return { where: ct('where', { things: name }), what: t('learn.look', { name }) };
    }
    const meant = [...session.offered.value, ...session.barred.value].find(({ choice }) => choice.text === text);
    const things = meant?.parts.map(part => part.label).join(', ') ?? '';
    return { where: things === '' ? ct('where.list') : ct('where', { things }), what: meant?.words ?? '' };
  }
}
