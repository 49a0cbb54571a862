import { type AdminInfo, CHAT_LENGTH } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import type { Act } from './admin-page.tsx';
import { a } from './words.ts';

/** Words for everybody, and the server that only shows things for a while. */
export function Everybody({ info: { announcement, readOnly }, act }: { info: AdminInfo; act: Act }) {
  const typed = useSignal(announcement ?? '');
  return (
    <section aria-labelledby="admin-everybody">
      <h2 id="admin-everybody">{a('everybody')}</h2>
      <form
        class="one-line"
        onSubmit={event => {
          event.preventDefault();
          void act('announce', typed.value.trim());
        }}
      >
        <label for="announcement">{a('announcement')}</label>
        <input
          type="text"
          id="announcement"
          required
          maxLength={CHAT_LENGTH}
          value={typed.value}
          onInput={event => (typed.value = event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {a('announce')}
        </button>
        {announcement !== null && (
          <button
            type="button"
            class="link"
            id="announce-end"
            onClick={() => {
              typed.value = '';
              void act('announce', '');
            }}
          >
            {a('announce.end')}
          </button>
        )}
      </form>
      <p class="quiet">{a('readOnly.line')}</p>
      <div class="row">
        <button
          type="button"
          class="button"
          id="read-only"
          onClick={() => void act(readOnly ? 'read-only off' : 'read-only on', '')}
        >
          {a(readOnly ? 'readOnly.off' : 'readOnly.on')}
        </button>
        {readOnly && <span class="tag">{a('readOnly.now')}</span>}
      </div>
    </section>
  );
}
