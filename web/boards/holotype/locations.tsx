import type { ComponentChildren } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { Deck } from '../deck.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { ExpeditionCard, SpecimenCard, useSpecimenWords } from './cards.tsx';
import { Cube, Die, Peg, ResearchCube } from './pieces.tsx';
import { type TableView, useHolotype } from './view.ts';
import { bt } from './words.ts';

/** The five locations as trays, in the order of a working day. */
export function Locations() {
  const { box } = useHolotype();
  const { lab, field, library, museum, journal } = box;
  return (
    <div class="trays">
      <Tray location={lab} icon="lab">
        <Lab />
      </Tray>
      <Tray location={field} icon="field">
        <Field />
      </Tray>
      <Tray location={library} icon="library">
        <Library />
      </Tray>
      <Tray location={museum} icon="museum">
        <Museum />
      </Tray>
      <Tray location={journal} icon="journal">
        <Journal />
      </Tray>
    </div>
  );
}

function Tray({ location, icon, children }: { location: number; icon: string; children: ComponentChildren }) {
  const { at, view, box, language } = useHolotype();
  const { spaces, workers } = view.locations[location];
  const name = nameOf(box.locations[location], language);
  const isWorking = view.action.location === location;
  return (
    <Spot
      id={`location.${location}`}
      label={name}
      class={isWorking ? 'tray working' : 'tray'}
      item={`location.${location}`}
      place={`location.${location}`}
    >
      <h2 class="tray-name">
        <Icon name={icon} /> <span>{name}</span>
      </h2>
      <div class="tray-body">{children}</div>
      <div class="spaces">
        {Array.from({ length: Math.max(spaces, workers.length) }, (_, space) => {
          const peg = workers[space];
          if (peg === undefined) return <span key={`free${space}`} class="space" title={bt('space.free')} />;
          return (
            <Spot
              key={`${peg.seat}.${peg.worker}`}
              id={`worker.${peg.seat}.${peg.worker}`}
              label={bt('worker.of', { worker: nameOf(box.workers[peg.worker], language), seat: seatName(peg.seat) })}
              class="space taken"
              piece={`worker.${peg.seat}.${peg.worker}`}
            >
              <Peg seat={peg.seat} worker={peg.worker} />
            </Spot>
          );
        })}
      </div>
    </Spot>
  );

  function seatName(seat: number): string {
    return at.reader.players[seat] ?? '';
  }
}

function Lab() {
  const { view } = useHolotype();
  const words = useSpecimenWords();
  const top = view.specimenDiscard.at(-1);
  return (
    <div class="piles">
      <Deck id="deck.specimens" count={view.decks.specimens} label={bt('deck.specimens')} icon="theropod" />
      <Spot
        id="pile.specimens"
        label={bt('pile.words', { count: view.specimenDiscard.length })}
        class="pile"
        {...(view.specimenDiscard.length > 0 ? { item: 'pile' } : {})}
      >
        {top === undefined ? (
          <span class="empty-pile" />
        ) : (
          <Piece id={`specimen.${top}`} label={words(top)} class="mini">
            <SpecimenCard specimen={top} />
          </Piece>
        )}
        <span class="deck-count">{view.specimenDiscard.length}</span>
        <span class="deck-label">{bt('pile')}</span>
      </Spot>
    </div>
  );
}

/** The decks of the field; while an expedition is under way its cards and dice. */
function Field() {
  const { session, view, box } = useHolotype();
  if (view.drawn.length === 0) {
    return (
      <div class="piles">
        <Deck id="deck.expeditions" count={view.decks.expeditions} label={bt('deck.expeditions')} icon="field" />
        <Deck id="deck.traces" count={view.decks.traces} label={bt('deck.traces')} icon="tracks" />
      </div>
    );
  }
  const period = view.drawn.map(card => box.expeditions[card].period).find(one => one !== null) ?? 0;
  return (
    <div class="expedition">
      {view.drawn.map(card => (
        <Drawn key={card} card={card} />
      ))}
      {view.dice.length > 0 && (
        <div class="dice">
          {view.dice.map((face, index) => (
            <Spot
              key={`${index}.${face}.${view.rerollsLeft}`}
              id={`die.${index + 1}`}
              label={bt('die.words', { number: index + 1 })}
              class="die-spot"
            >
              <Die period={rolledPeriod(period)} face={face} />
            </Spot>
          ))}
        </div>
      )}
    </div>
  );

  /** With two cards drawn the dice are of the one that was chosen: the other is laid aside by the events. */
  function rolledPeriod(first: number): number {
    const told = session.shown.value.events.findLast(event => event?.type === 'rolled');
    return told !== undefined && told !== null && 'period' in told && typeof told.period === 'number'
      ? told.period
      : first;
  }
}

function Drawn({ card }: { card: number }) {
  const { box, language } = useHolotype();
  return (
    <Piece id={`expedition.${card}`} label={nameOf(box.expeditions[card], language)} origin="deck.expeditions">
      <ExpeditionCard expedition={card} />
    </Piece>
  );
}

function Library() {
  const { box } = useHolotype();
  return (
    <ul class="rates">
      {box.workers.map(({ id, libraryResearch }) => (
        <li key={id}>
          <b class="rank">{bt(`letter.${id as 'paleontologist'}`)}</b>
          <span class="rate-arrow">→</span>
          {Array.from({ length: libraryResearch }, (_, cube) => (
            <ResearchCube key={cube} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Museum() {
  const { view, box, language } = useHolotype();
  return (
    <>
      <div class="museum-cubes">
        {view.museum.map((count, period) => (
          <Spot
            key={box.periods[period].id}
            id={`museum.${period}`}
            label={bt('museum.words', { count, period: nameOf(box.periods[period], language) })}
            class={count === 0 ? 'museum-bin empty' : 'museum-bin'}
            place={`museum.${period}`}
          >
            <Cube period={period} />
            <Count<TableView> of={then => then.museum[period]} />
          </Spot>
        ))}
      </div>
      <p class="museum-rates">
        {bt('museum.trade')}
        <br />
        {bt('museum.exchange')}
      </p>
    </>
  );
}

/** What was published last, by anyone. */
function Journal() {
  const { session, box, language } = useHolotype();
  const last = session.shown.value.events.findLast(event => event?.type === 'published');
  const specimen = last !== undefined && last !== null && 'specimen' in last ? Number(last.specimen) : null;
  return (
    <div class="journal-page">
      {specimen === null ? (
        <p class="quiet">{bt('journal.none')}</p>
      ) : (
        <p>
          <span class="quiet">{bt('journal.last')}</span>
          <br />
          <em class="species">{nameOf(box.specimens[specimen], language)}</em>
        </p>
      )}
      <p class="quiet journal-rule">{bt('journal.rule')}</p>
    </div>
  );
}
