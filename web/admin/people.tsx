import { type ListedPerson, NAME_LENGTH } from '@bonebed/protocol';
import { useSignal } from '@preact/signals';
import { download } from '../app/download.ts';
import { Confirm } from '../table/confirm.tsx';
import type { Act } from './admin-page.tsx';
import { admin } from './calls.ts';
import { a } from './words.ts';

/** People by their names, and what can be done about them. */
export function People({ act }: { act: Act }) {
  const name = useSignal('');
  const found = useSignal<readonly ListedPerson[] | null>(null);
  const fault = useSignal<string | null>(null);
  const removing = useSignal<ListedPerson | null>(null);
  const refuse = (error: unknown) => {
    fault.value = error instanceof Error ? error.message : String(error);
  };
  const find = async () => {
    fault.value = null;
    try {
      found.value = (await admin.people(name.value.trim())).people;
    } catch (error) {
      refuse(error);
    }
  };
  const does = (...what: Parameters<Act>) => void act(...what).then(find);
  const save = (id: string) =>
    void admin.export(id).then(all => download(`bonebed-${id}.json`, JSON.stringify(all, null, 2)), refuse);
  const leaving = removing.value;
  return (
    <section aria-labelledby="admin-people">
      <h2 id="admin-people">{a('people')}</h2>
      <form
        class="one-line"
        onSubmit={event => {
          event.preventDefault();
          void find();
        }}
      >
        <label for="person-name">{a('people.name')}</label>
        <input
          type="search"
          id="person-name"
          maxLength={NAME_LENGTH}
          value={name.value}
          onInput={event => (name.value = event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {a('people.find')}
        </button>
      </form>
      {fault.value !== null && (
        <p class="fault" role="alert">
          {a('failed')} <code lang="en">{fault.value}</code>
        </p>
      )}
      {found.value?.length === 0 && <p class="quiet">{a('people.none')}</p>}
      <ul class="plain">
        {found.value?.map(person => {
          const { id, name: called, seats, isSilenced } = person;
          return (
            <li key={id} class="row" data-person={id}>
              <b dir="auto">{called}</b>
              <span class="quiet">
                {a('people.seats', { count: seats })} · <code>{id}</code>
              </span>
              {isSilenced && <span class="tag">{a('silenced')}</span>}
              <button type="button" class="link" onClick={() => does(isSilenced ? 'unsilence' : 'silence', id)}>
                {a(isSilenced ? 'unsilence' : 'silence')}
              </button>
              <button type="button" class="link" onClick={() => save(id)}>
                {a('export')}
              </button>
              <button type="button" class="link" data-act="remove" onClick={() => (removing.value = person)}>
                {a('remove')}
              </button>
            </li>
          );
        })}
      </ul>
      {leaving !== null && (
        <Confirm
          question={a('remove.sure', { name: leaving.name })}
          line={a('remove.line')}
          act={a('remove')}
          stay={a('remove.stay')}
          onAct={() => does('remove', leaving.id)}
          onClose={() => (removing.value = null)}
        />
      )}
    </section>
  );
}
