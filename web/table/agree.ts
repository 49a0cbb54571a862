import { failureText } from '../app/failure.ts';
import { ServerRefusal } from '../host/api.ts';
import { t } from '../words.ts';
import type { Session } from './session.ts';

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
