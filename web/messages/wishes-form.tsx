import { type CallKind, type CallWishes, callKinds } from '@bonebed/protocol';
import { kindWords } from './texts.ts';
import { m } from './words.ts';

interface WishesFormProps {
  readonly wishes: CallWishes;
  readonly onChange: (wishes: CallWishes) => void;
}

/** About what, and when, somebody wants to be called. */
export function WishesForm({ wishes, onChange }: WishesFormProps) {
  const { kinds, quiet, digest, zone } = wishes;
  const choose = (kind: CallKind, isWanted: boolean) =>
    onChange({ ...wishes, kinds: callKinds.filter(one => (one === kind ? isWanted : kinds.includes(one))) });
  return (
    <div class="form">
      <fieldset class="call-kinds">
        <legend>{m('kinds')}</legend>
        {callKinds.map(kind => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={event => choose(kind, event.currentTarget.checked)}
            />{' '}
            {m(kindWords(kind))}
          </label>
        ))}
      </fieldset>
      <p>
        <label>
          <input
            type="checkbox"
            checked={quiet !== null}
            onChange={event => onChange({ ...wishes, quiet: event.currentTarget.checked ? NIGHT : null })}
          />{' '}
          {m('quiet')}
        </label>{' '}
        {quiet !== null && (
          <>
            <Hour
              label={m('quiet.from')}
              value={quiet.from}
              onChange={from => onChange({ ...wishes, quiet: { ...quiet, from } })}
            />{' '}
            <Hour
              label={m('quiet.to')}
              value={quiet.to}
              onChange={to => onChange({ ...wishes, quiet: { ...quiet, to } })}
            />
          </>
        )}
      </p>
      <p>
        <label>
          <input
            type="checkbox"
            checked={digest !== null}
            onChange={event => onChange({ ...wishes, digest: event.currentTarget.checked ? EVENING : null })}
          />{' '}
          {m('digest')}
        </label>{' '}
        {digest !== null && (
          <Hour label={m('digest')} isHidden value={digest} onChange={at => onChange({ ...wishes, digest: at })} />
        )}
      </p>
      <p class="quiet">{m('zone', { zone })}</p>
    </div>
  );
}

const NIGHT = { from: 22 * 60, to: 8 * 60 };
const EVENING = 18 * 60;

interface HourProps {
  readonly label: string;
  readonly isHidden?: boolean;
  /** A minute of the day. */
  readonly value: number;
  readonly onChange: (minute: number) => void;
}

function Hour({ label, isHidden = false, value, onChange }: HourProps) {
  const two = (n: number) => String(n).padStart(2, '0');
  return (
    <label>
      <span class={isHidden ? 'hidden' : ''}>{label}</span>{' '}
      <input
        type="time"
        required
        value={`${two(Math.floor(value / 60))}:${two(value % 60)}`}
        onChange={event => {
          const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(event.currentTarget.value) ?? [];
          if (hours !== undefined) onChange(Number(hours) * 60 + Number(minutes));
        }}
      />
    </label>
  );
}
