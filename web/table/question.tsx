import { promptWords } from '@bonebed/kernel';
import { useEffect } from 'preact/hooks';
import { forgetQuestion, noteQuestion } from '../app/questions.ts';
import { route } from '../route.ts';
import { useSession } from './session.ts';

/** Notes what the person is asked, as long as they are: the front page says it of a table that waits. Draws nothing. */
export function QuestionNote() {
  const session = useSession();
  const { ask } = session.live.value;
  // Where several people share a screen, the list of tables names who is asked.
  const isAsked = session.asked.value !== null && session.info.mine.length === 1;
  const words = isAsked && ask !== null ? promptWords(session.reader.value, ask.what, ask.values) : null;
  useEffect(() => {
    const [page, id = ''] = route.peek();
    // A lesson, or a game from a link, is no table of one's own.
    if (page !== 'table' && page !== 'at') return;
    if (words === null) forgetQuestion(id);
    else noteQuestion(id, words);
  }, [words]);
  return null;
}
