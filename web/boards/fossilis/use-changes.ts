import { type Changes, changesOf, isStill } from './changes.ts';
import { type TableView, useFossilis } from './view.ts';

/** What the option under the pointer would change on the site; null where nothing moves or nobody can tell. */
export function useChanges(): Changes | null {
  const { session, view } = useFossilis();
  const preview = session.preview.value;
  if (preview === null) return null;
  // The host deals only in views that the game itself made.
  const changes = changesOf(view, preview.view as TableView);
  return isStill(changes) ? null : changes;
}
