import { failureText } from '../app/failure.ts';
import { ServerRefusal } from '../host/api.ts';
import { t } from '../words.ts';
import type { Session } from './session.ts';

/** Not alone at this device, and not where others play the same deal. */
export function canAskToGoBack({ host, info }: Session): boolean {
  return host.company !== null && host.company.about.value?.deal === undefined && info.mine.length > 0;
}

/** Asks the others to go back to before answer `length`. */
export async function askToGoBack(session: Session, length: number): Promise<void> {
  session.refused.value = null;
  session.step(null);
  try {
    await session.host.company?.do({ do: 'propose', length });
  } catch (refused) {
    session.told.value = refusalOf(refused);
  }
}

function refusalOf(refused: unknown): string {
  const code = refused instanceof ServerRefusal ? refused.code : '';
  if (code === 'taken') return t('proposal.already');
  return code === 'tooMany' ? t('proposal.tooMany') : failureText(refused);
}
