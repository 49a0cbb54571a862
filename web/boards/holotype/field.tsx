import type { HolotypeEvent } from '@bonebed/games/holotype/rules/events.ts';
import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { ExpeditionCard } from './cards.tsx';
import { Die } from './pieces.tsx';
import { Stack } from './stack.tsx';
import { useHolotype, useShown } from './view.ts';
import { bt } from './words.ts';
import './field.css';

/** Beside the tent: the decks; in the sky: the expedition that is under way, or the last one with the dice as they fell. */
export function Field() {
  const { expeditions, traces } = useShown(view => view.decks);
  const isUnderWay = useShown(view => view.drawn.length > 0);
  return (
    <>
      <div class="stacks">
        <Stack id="deck.expeditions" count={expeditions} label={bt('deck.expeditions')} icon="field" />
        <Stack id="deck.traces" count={traces} label={bt('deck.traces')} icon="tracks" />
      </div>
      {isUnderWay ? <UnderWay /> : <LastRoll />}
    </>
  );
}

function UnderWay() {
  const { view, box } = useHolotype();
  const { expedition } = view.action;
  const period = expedition === null ? null : box.expeditions[expedition].period;
  return (
    <div class="expedition">
      {view.drawn.map(card => (
        <Drawn key={card} card={card} />
      ))}
      {period !== null && view.dice.length > 0 && (
        <div class="dice">
          {view.dice.map((face, index) => (
            <Spot
              key={`${index}.${face}.${view.rerollsLeft}`}
              id={`die.${index + 1}`}
              label={bt('die.words', { number: index + 1 })}
              class="die-spot"
            >
              <Die period={period} face={face} />
            </Spot>
          ))}
        </div>
      )}
    </div>
  );
}

function Drawn({ card }: { card: number }) {
  const { box, language } = useHolotype();
  return (
    <Piece
      id={`expedition.${card}`}
      label={nameOf(box.expeditions[card], language)}
      origin="deck.expeditions"
      thing={`expedition.${card}`}
    >
      <ExpeditionCard expedition={card} />
    </Piece>
  );
}

/** The dice lie where they fell until somebody digs again. */
function LastRoll() {
  const { session, box, language } = useHolotype();
  const roll = lastRoll(session.shown.value.events as readonly (HolotypeEvent | null)[]);
  if (roll === null) return null;
  const { expedition, period, faces } = roll;
  return (
    <div key={expedition} class="expedition over">
      <p class="formation" data-thing={`expedition.${expedition}`}>
        {nameOf(box.expeditions[expedition], language)}
      </p>
      <div class="dice">
        {faces.map((face, index) => (
          <Die
            key={`${expedition}.${index}`}
            period={period}
            face={Math.max(
              0,
              box.dice[period].findIndex(({ id }) => id === face),
            )}
          />
        ))}
      </div>
    </div>
  );
}

/** What the dice showed in the end, by what was told of them. */
function lastRoll(events: readonly (HolotypeEvent | null)[]) {
  const from = events.findLastIndex(event => event?.type === 'explored');
  const roll = events[from];
  // Older rules did not tell what the dice showed.
  if (roll?.type !== 'explored' || roll.faces === undefined) return null;
  const faces = [...roll.faces];
  for (const event of events.slice(from + 1)) if (event?.type === 'rerolled') faces[event.die - 1] = event.face;
  return { ...roll, faces };
}
