import { NAME_LENGTH } from '@bonebed/protocol';
import { preferences } from '../preferences.ts';
import { t } from '../words.ts';
import { guestName } from './open.ts';

/** What others call me, at every table from now on; whoever writes nothing gets a guest's name. */
export function NameField({ look }: { look: 'name' | 'row' }) {
  return (
    <label class={look}>
      <span>{t('home.name')}</span>
      <input
        type="text"
        maxLength={NAME_LENGTH}
        autocomplete="nickname"
        placeholder={guestName()}
        value={preferences.name.value}
        onInput={event => (preferences.name.value = event.currentTarget.value)}
      />
    </label>
  );
}
