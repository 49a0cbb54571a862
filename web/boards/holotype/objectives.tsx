import type { Seat } from '@bonebed/kernel';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { RequirementSigns } from './requirements.tsx';
import { type TableView, useHolotype, useShown } from './view.ts';
import { bt } from './words.ts';
import './objectives.css';

/** The Global Objectives as index cards: what each slot asks for, who has it, how far everybody is. */
export function Objectives() {
  const { box, language } = useHolotype();
  const objectives = useShown(view => view.objectives);
  if (objectives.length === 0) return null;
  return (
    <section class="objectives" data-cards={objectives.length} aria-label={bt('objectives.label')}>
      {objectives.map(({ objective, discs, slots }) => {
        const card = box.globalObjectives[objective];
        return (
          <article
            key={objective}
            class={discs.includes(null) ? 'objective paper-card' : 'objective paper-card complete'}
            data-thing={`objective.${objective}`}
          >
            <h2>{nameOf(card, language)}</h2>
            <ul>
              {card.slots.map((slot, place) => (
                <li key={slot}>
                  {/* Rules of before did not say how far everybody is. */}
                  <ObjectiveSlot slot={slot} disc={discs[place]} progress={slots?.[place]} />
                </li>
              ))}
            </ul>
          </article>
        );
      })}
    </section>
  );
}

type Progress = TableView['objectives'][number]['slots'][number];

function ObjectiveSlot({ slot, disc, progress }: { slot: number; disc: Seat | null; progress?: Progress | undefined }) {
  const { session, box, language } = useHolotype();
  const name = nameOf(box.slots[slot], language);
  const label = disc === null ? name : bt('slot.taken', { name, seat: session.reader.value.players[disc] ?? '' });
  return (
    <Spot
      id={`slot.${slot}`}
      label={label}
      class={disc === null ? 'slot' : 'slot taken'}
      item={`slot.${slot}`}
      thing={`slot.${slot}`}
    >
      <span class="disc" {...(disc === null ? {} : { 'data-piece': `disc.${slot}` })}>
        {disc !== null && <SeatMark seat={disc} />}
      </span>
      <span class="slot-words">{name}</span>
      <RequirementSigns requirements={box.slots[slot].requirements} />
      {disc === null && progress !== undefined && <SlotProgress progress={progress} />}
    </Spot>
  );
}

function SlotProgress({ progress: { need, have } }: { progress: Progress }) {
  return (
    // Where somebody has more, all of it is another line: drawn in its place, for the old one would be pushed aside.
    <span key={have.join()} class="slot-progress" aria-hidden="true">
      {have.map((count, seat) =>
        count === 0 ? null : (
          <span key={seat} class={count >= need ? 'met' : ''}>
            <SeatMark seat={seat} />
            {count}
          </span>
        ),
      )}
      {have.some(count => count > 0) && <span class="slot-need">/{need}</span>}
    </span>
  );
}
