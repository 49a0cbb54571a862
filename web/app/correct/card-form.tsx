import { type Piece, type Vocabulary, valueAt, wordsFor } from '@bonebed/games/printed.ts';
import type { BadInput, Schema } from '@bonebed/kernel';
import { language } from '../../words.ts';
import { FieldEditor } from './field-editor.tsx';
import { fieldKind, schemaAt, withValue } from './fields.ts';
import { ct } from './words.ts';
import '../lobby-screen.css';

interface CardFormProps {
  readonly piece: Piece;
  /** All of its kind: what they have is what may be chosen. */
  readonly pieces: readonly Piece[];
  readonly shape: Schema;
  readonly words: Vocabulary;
  /** Whether no source shows its values. */
  readonly isOurs: boolean;
  readonly components: unknown;
  readonly base: unknown;
  readonly fault: BadInput | null;
  onChange(components: unknown): void;
  onFault(field: string, isFaulty: boolean): void;
}

/** The fields of one card, tile or board. */
export function CardForm({
  piece,
  pieces,
  shape,
  words,
  isOurs,
  components,
  base,
  fault,
  onChange,
  onFault,
}: CardFormProps) {
  const { kind, path, entry, name } = piece;
  const put = (at: string, value: unknown) => onChange(withValue(components, at.split('.'), value));
  return (
    <fieldset class="settings correct-card">
      <legend>
        {name[language.value]}
        {isOurs && <span aria-hidden="true"> †</span>}
      </legend>
      <p class="quiet">{ct(isOurs ? 'reconstructed' : 'sourced')}</p>
      {Object.entries(kind.fields).map(([field, label]) => {
        const value = valueAt(entry, field);
        if (value === undefined) return null;
        const schema = schemaAt(shape, `${path}.${field}`);
        const seen = pieces.map(other => valueAt(other.entry, field)).filter(one => one !== undefined);
        return (
          <FieldEditor
            key={field}
            label={label[language.value]}
            field={field.split('.').at(-1) ?? field}
            kind={schema === null ? null : fieldKind(schema, seen)}
            value={value}
            words={wordsFor(kind, words)}
            fault={
              fault?.path.startsWith(`${path}.${field}`) === true ? ct('fault.rules', { fault: fault.fault }) : null
            }
            onChange={next => put(`${path}.${field}`, next)}
            onFault={isFaulty => onFault(field, isFaulty)}
          />
        );
      })}
      {valueAt(base, path) !== entry && (
        <button type="button" class="link" onClick={() => put(path, valueAt(base, path))}>
          {ct('back')}
        </button>
      )}
    </fieldset>
  );
}
