import { useComputed } from '@preact/signals';
import { Mark, useBrief } from '../pieces/pieces.tsx';
import { type TableView, useBoneWars, useShown } from '../view.ts';
import { bt } from '../words.ts';
import './loyalty.css';

/** The ruler of a patron: steps of loyalty with their values, the marks of all players, the bonuses for passing. */
export function Loyalty({ patron }: { patron: number }) {
  const { box } = useBoneWars();
  const { values } = box.tracks[patron];
  const mine = useShown(({ players }, eyes) => (eyes === null ? null : (players[eyes]?.loyalty[patron].value ?? null)));
  return (
    <ol
      class="loyalty"
      data-place={`loyalty.${patron}`}
      data-thing={`loyaltyTrack.${patron}`}
      aria-label={bt('loyalty', { patron: patron === 0 ? 'Marsh' : 'Cope' })}
    >
      {[...new Set(values)].toReversed().map(value => {
        const steps = values.flatMap((one, step) => (one === value ? [step] : [])).toReversed();
        return (
          <li key={value} class={value === mine ? 'mine-now' : ''} style={{ '--steps': steps.length }}>
            <b class="times">×{value}</b>
            <span class="steps">
              {steps.map(step => (
                <Step key={step} patron={patron} step={step} value={value} />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Step({ patron, step, value }: { patron: number; step: number; value: number }) {
  const { session, box, gt, owner } = useBoneWars();
  const brief = useBrief();
  // As a text, which is the same as before while the same seats stand here: a list never is.
  const standing = ({ players }: TableView) =>
    players.flatMap(({ loyalty }, seat) => (loyalty[patron].step === step ? [seat] : [])).join(' ');
  const now = seatsIn(useShown(standing));
  const preview = useComputed(() => session.preview.value?.view as TableView | undefined).value;
  const then = preview === undefined ? [] : seatsIn(standing(preview));
  const bonus = box.tracks[patron].passBonuses.find(one => one.step === step);
  return (
    <span class="step">
      {bonus !== undefined && (
        <span class="pass-bonus" data-thing={`passBonus.${patron}`}>
          {bonus.effects.map(effect => (effect.do === 'loyalty' ? `♥${effect.n}` : brief(effect))).join(' ')}
        </span>
      )}
      {now.map(seat => (
        <Mark
          key={seat}
          seat={seat}
          title={gt('draw.loyalty', { player: owner(seat), step, value })}
          piece={`loyalty.${patron}.${seat}`}
          thing={`loyaltyMark.${patron}.${seat}`}
        />
      ))}
      {then.map(seat =>
        now.includes(seat) ? null : (
          <span key={seat} class="ghost">
            <Mark seat={seat} title={bt('loyalty.then')} thing={`loyaltyMark.${patron}.${seat}`} />
          </span>
        ),
      )}
    </span>
  );
}

const seatsIn = (seats: string): number[] => (seats === '' ? [] : seats.split(' ').map(Number));
