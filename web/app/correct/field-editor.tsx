import { type Vocabulary, valueWords } from '@bonebed/games/printed.ts';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { FieldKind } from './fields.ts';
import { ct } from './words.ts';

interface EditorProps {
  readonly label: string;
  /** The last part of its path, by which its values are named. */
  readonly field: string;
  readonly kind: FieldKind | null;
  readonly value: unknown;
  readonly words: Vocabulary;
  /** What the rules say of it, if they can't be played with it. */
  readonly fault: string | null;
  onChange(value: unknown): void;
  /** What was typed can't be a value: it is not taken. */
  onFault(isFaulty: boolean): void;
}

/** One field of a card, as its description says that it can be changed. */
export function FieldEditor(props: EditorProps) {
  const { label, field, kind, value, words } = props;
  if (kind === null) {
    return (
      <div class="correct-field">
        <span>{label}</span>
        <span>{valueWords(value, field, words)}</span>
        <span class="quiet">{ct('notByHand')}</span>
      </div>
    );
  }
  switch (kind.kind) {
    case 'number':
      return <NumberField {...props} kind={kind} />;
    case 'flag':
      return <FlagField {...props} />;
    case 'choice':
      return <ChoiceField {...props} options={kind.options} mayMiss={kind.mayMiss} />;
    case 'text':
      return <TextField {...props} most={kind.most} />;
    case 'words':
      return <WordsField {...props} most={kind.most} />;
    case 'choices':
      return <ChoicesField {...props} kind={kind} />;
    case 'counts':
      return <CountsField {...props} kind={kind} />;
  }
}

/** A labelled field with what is wrong about it. */
function Labelled({
  label,
  fault,
  children,
}: {
  label: string;
  fault: string | null;
  children: (ids: Ids) => preact.ComponentChildren;
}) {
  const id = useId();
  const faultId = `${id}-fault`;
  const aria = fault === null ? {} : { 'aria-invalid': true as const, 'aria-describedby': faultId };
  return (
    <div class="correct-field">
      <label for={id}>{label}</label>
      {children({ id, ...aria })}
      {fault !== null && (
        <p id={faultId} class="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

interface Ids {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

type NumberKind = Extract<FieldKind, { kind: 'number' }>;

function NumberField({ label, kind, value, fault, onChange, onFault }: EditorProps & { kind: NumberKind }) {
  const { least, most, mayMiss } = kind;
  const own = useSignal<string | null>(null);
  const type = (text: string) => {
    const trimmed = text.trim();
    const isFine = trimmed === '' ? mayMiss : isWithin(trimmed, least, most);
    own.value = isFine ? null : ct('fault.number', { least, most });
    onFault(!isFine);
    if (isFine) onChange(trimmed === '' ? null : Number(trimmed));
  };
  return (
    <Labelled label={label} fault={own.value ?? fault}>
      {ids => (
        <input
          {...ids}
          type="text"
          inputMode="numeric"
          size={5}
          defaultValue={typeof value === 'number' ? String(value) : ''}
          onInput={event => type(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}

function isWithin(text: string, least: number, most: number): boolean {
  return /^-?\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

function FlagField({ label, value, fault, onChange }: EditorProps) {
  return (
    <Labelled label={label} fault={fault}>
      {ids => (
        <input
          {...ids}
          type="checkbox"
          checked={value === true}
          onChange={event => onChange(event.currentTarget.checked)}
        />
      )}
    </Labelled>
  );
}

interface Choosing {
  readonly options: readonly string[];
  readonly mayMiss: boolean;
}

function ChoiceField({ label, field, value, words, fault, options, mayMiss, onChange }: EditorProps & Choosing) {
  return (
    <Labelled label={label} fault={fault}>
      {ids => (
        <select
          {...ids}
          value={typeof value === 'string' ? value : ''}
          onChange={event => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        >
          {mayMiss && <option value="">{ct('none')}</option>}
          {options.map(option => (
            <option key={option} value={option}>
              {valueWords(option, field, words)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function TextField({ label, value, fault, most, onChange, onFault }: EditorProps & { most: number }) {
  const own = useSignal<string | null>(null);
  const type = (text: string) => {
    const isFine = text.trim() !== '' && text.length <= most;
    own.value = isFine ? null : ct('fault.text', { most });
    onFault(!isFine);
    if (isFine) onChange(text);
  };
  return (
    <Labelled label={label} fault={own.value ?? fault}>
      {ids => (
        <textarea
          {...ids}
          rows={2}
          defaultValue={typeof value === 'string' ? value : ''}
          onInput={event => type(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}

const LANGUAGES = { en: 'english', fr: 'french' } as const;

/** A text in both languages. */
function WordsField(props: EditorProps & { most: number }) {
  const { label, value, onChange } = props;
  const both = typeof value === 'object' && value !== null ? value : {};
  return (
    <>
      {(['en', 'fr'] as const).map(language => (
        <TextField
          {...props}
          key={language}
          label={`${label} (${ct(LANGUAGES[language])})`}
          value={Reflect.get(both, language)}
          onChange={text => onChange({ ...both, [language]: text })}
        />
      ))}
    </>
  );
}

type ChoicesKind = Extract<FieldKind, { kind: 'choices' }>;

/** As many choices as the list may be long, up to one more than it has. */
function ChoicesField(props: EditorProps & { kind: ChoicesKind }) {
  const { label, kind, value, onChange } = props;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const places = Math.min(kind.most, chosen.length + 1);
  const change = (place: number, next: unknown) => {
    const list = [...chosen];
    list[place] = next;
    onChange(list.filter(one => one !== null));
  };
  return (
    <>
      {Array.from({ length: places }, (_, place) => (
        <ChoiceField
          {...props}
          key={place}
          label={`${label} ${place + 1}`}
          value={chosen[place] ?? null}
          options={kind.options}
          mayMiss={place >= chosen.length || chosen.length > kind.least}
          onChange={next => change(place, next)}
        />
      ))}
    </>
  );
}

type CountsKind = Extract<FieldKind, { kind: 'counts' }>;

/** A number for each of some things; an empty field is none of them. */
function CountsField(props: EditorProps & { kind: CountsKind }) {
  const { label, field, kind, value, words, onChange } = props;
  const counts: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const change = (key: string, next: unknown) => {
    const { [key]: _old, ...others } = counts;
    onChange(next === null ? others : { ...others, [key]: next });
  };
  return (
    <>
      {kind.keys.map(key => (
        <NumberField
          {...props}
          key={key}
          label={ct('pair', { label, of: valueWords(key, field, words) })}
          value={counts[key] ?? null}
          kind={{ kind: 'number', least: kind.least, most: kind.most, mayMiss: true }}
          onChange={next => change(key, next)}
        />
      ))}
    </>
  );
}
