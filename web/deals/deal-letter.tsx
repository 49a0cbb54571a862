import { useEffect } from 'preact/hooks';
import { useSession } from '../table/session.ts';
import { deals } from './calls.ts';
import { w } from './words.ts';

/** Whoever comes to the table of a dig is told in passing what it is about. */
export function DealLetter({ id }: { id: string }) {
  const session = useSession();
  useEffect(() => {
    void deals.board(id).then(
      ({ goal }) => {
        if (goal !== null) session.told.value = w('deal.atTable', { points: goal });
      },
      // The page of the dig says it, too.
      () => {},
    );
  }, [id]);
  return null;
}
