import { useSession } from '../../table/session.ts';
import { type Changes, changesOf, isStill } from './changes.ts';
import type { TableView } from './view.ts';

/** What the option under the pointer would change on the site; null where nothing moves or nobody can tell. */
export function useChanges(): Changes | null {
  const session = useSession();
  const preview = session.preview.value;
  if (preview === null) return null;
  // The host deals only in views that the game itself made.
  const changes = changesOf(session.at.value.view as TableView, preview.view as TableView);
  return isStill(changes) ? null : changes;
}
