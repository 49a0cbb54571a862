import type { PlayerView } from '@bonebed/games/holotype/rules/view.ts';
import type { Seat } from '@bonebed/kernel';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { RequirementSigns } from './requirements.tsx';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';

/** With more cards than this the slots speak in signs. */
const WORDY = 3;

/** The Global Objectives as index cards: what each slot asks for, who has it, how far everybody is. */
export function Objectives() {
  const { view, box, language } = useHolotype();
  if (view.objectives.length === 0) return null;
  return (
    <section class="objectives" data-cards={view.objectives.length} aria-label={bt('objectives.label')}>
      {view.objectives.map(({ objective, discs }) => {
        const card = box.globalObjectives[objective];
        return (
          <article key={objective} class={discs.includes(null) ? 'objective' : 'objective complete'}>
            <h2>{nameOf(card, language)}</h2>
            <ul>
              {card.slots.map((slot, place) => (
                <li key={slot}>
                  <ObjectiveSlot slot={slot} disc={discs[place]} />
                </li>
              ))}
            </ul>
          </article>
        );
      })}
    </section>
  );
}

function ObjectiveSlot({ slot, disc }: { slot: number; disc: Seat | null }) {
  const { at, view, box, language } = useHolotype();
  const name = nameOf(box.slots[slot], language);
  const label = disc === null ? name : bt('slot.taken', { name, seat: at.reader.players[disc] ?? '' });
  return (
    <Spot id={`slot.${slot}`} label={label} class="slot" item={`slot.${slot}`}>
      <span class="disc" {...(disc === null ? {} : { 'data-piece': `disc.${slot}` })}>
        {disc !== null && <SeatMark seat={disc} />}
      </span>
      {view.objectives.length > WORDY ? (
        <span class="slot-words" title={name}>
          <RequirementSigns objective={box.slots[slot].objective} place={box.slots[slot].place} />
        </span>
      ) : (
        <span class="slot-words">{name}</span>
      )}
      {disc === null && (
        <span class="slot-progress" aria-hidden="true">
          {view.players.map((player, seat) => {
            const { have, need } = progressOf(player, slot);
            return have === 0 ? null : (
              <span key={seat} class={have >= need ? 'met' : ''} title={`${at.reader.players[seat]}: ${have}/${need}`}>
                <SeatMark seat={seat} />
                {have}
                {view.players.length < 4 && `/${need}`}
              </span>
            );
          })}
        </span>
      )}
    </Spot>
  );

  /** How many published cards of a player fit, of those that are asked for. */
  function progressOf(player: PlayerView, of: number): { have: number; need: number } {
    let have = 0;
    let need = 0;
    for (const { count, fitsSpecimen, fitsTrace } of box.slots[of].requirements) {
      const fitting = player.holotypes.filter(
        ({ specimen, trace }) => fitsSpecimen[specimen] || (trace !== null && fitsTrace[trace]),
      ).length;
      have += Math.min(fitting, count);
      need += count;
    }
    return { have, need };
  }
}
