import { Bench } from './bench.tsx';
import { Paleontologists } from './paleontologists.tsx';
import { Played, Presented, Revised, Spied } from './presented.tsx';
import { useRuthless } from './view.ts';

/** What comes forward: cards laid down while others may speak, or what the player at work is preparing. */
export function Stage() {
  const { view, session } = useRuthless();
  const { ask } = session.shown.value;
  const { presentation, revision, event, draft, stage } = view;
  if (stage === 'setup') return <Paleontologists />;
  if (ask?.what === 'take') return <Spied />;
  if (presentation !== null) return <Presented />;
  if (revision !== null) return <Revised />;
  if (event !== null) return <Played />;
  return draft.name !== null || draft.bones.length > 0 ? <Bench /> : null;
}
