import { ServerRefusal } from '../host/api.ts';
import { t } from '../words.ts';

/** What to tell someone whose wish the server did not fulfil, where nothing more particular is to be said. */
export function failureText(refused: unknown): string {
  const isTroubled = refused instanceof ServerRefusal && refused.code === 'unavailable';
  return t(isTroubled ? 'lobby.cantStore' : 'lobby.failed');
}
