import { clockwise, type Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { calledAs } from '../../table/names.ts';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { Piece } from '../piece.tsx';
import { Cabinet, EmptyCabinet } from './cabinet.tsx';
import { useCardWords } from './card-words.ts';
import { BoneDrawing } from './cards.tsx';
import { type BoneId, type CardId, promised, signed, useForeseen, useRuthless, useShown } from './view.ts';
import { bt } from './words.ts';
import './museum.css';

/** The museums, side by side, the own one first, or the first seat's for those who look on. */
export function Museums() {
  const { view, at } = useRuthless();
  const seats = clockwise(view.players, at.eyes ?? 0);
  return (
    <div class="museums" data-count={seats.length}>
      {seats.map(seat => (
        <Museum key={seat} seat={seat} />
      ))}
    </div>
  );
}

/** How many cabinets stand side by side: on a wall that is high, and on one that is only wide. */
function columnsFor(count: number): { readonly high: number; readonly flat: number } {
  const flat = count <= 4 ? Math.max(1, count) : Math.ceil(count / 2);
  if (count <= 2) return { high: 1, flat };
  return { high: count <= 6 ? 2 : 3, flat };
}

/** A museum: whose it is on brass, a wall with cabinets, and before it fossils, crew and what is in hand. */
function Museum({ seat }: { seat: Seat }) {
  const skeletons = useShown(view => view.players[seat].skeletons);
  const { high, flat } = columnsFor(skeletons.length);
  return (
    <section class="museum" data-seat={seat} data-place={`museum.${seat}`} data-thing={`museum.${seat}`}>
      <div class="museum-in">
        <NamePlate seat={seat} />
        <div class="wall" style={{ '--high': high, '--flat': flat }}>
          {skeletons.length === 0 && <EmptyCabinet />}
          {skeletons.map(skeleton => (
            <Cabinet key={skeleton.name} skeleton={skeleton} />
          ))}
        </div>
        <Shelf seat={seat} />
      </div>
    </section>
  );
}

function NamePlate({ seat }: { seat: Seat }) {
  const { box, session } = useRuthless();
  const name = session.reader.value.players[seat] ?? '';
  const paleontologist = useShown(view => view.players[seat].paleontologist);
  const isSkipping = useShown(({ players, phase }) => players[seat].skips.includes(phase));
  return (
    <Spot id={`seat.${seat}`} label={bt('museum.of', { name })} thing={`museum.${seat}`} class="name-plate brass">
      <SeatMark seat={seat} />
      <h2>{calledAs(session, seat)}</h2>
      {paleontologist !== null && (
        <span class="as" data-thing={`paleontologist.${paleontologist}`}>
          {bt('museum.as', { name: box.paleontologists[paleontologist].name.split(' ').at(-1) ?? '' })}
        </span>
      )}
      {isSkipping && (
        <span class="skips" data-thing="skips">
          {bt('skips')}
        </span>
      )}
      <Prestige seat={seat} />
    </Spot>
  );
}

/** The Prestige of a player, and how what is prepared, laid down or pointed at would move it. */
function Prestige({ seat }: { seat: Seat }) {
  const { view } = useRuthless();
  const { prestige } = view.players[seat];
  const moved = promised(useForeseen(), seat) - prestige;
  return (
    <span class="prestige" data-thing={`prestige.${seat}`}>
      <Icon name="prestige" label={bt('prestige', { count: prestige })} /> <b>{prestige}</b>
      {moved !== 0 && <i class={moved > 0 ? 'delta gain' : 'delta loss'}>{signed(moved)}</i>}
    </span>
  );
}

/** Before the wall: fossils under glass, the crew, and how many cards are in hand. */
function Shelf({ seat }: { seat: Seat }) {
  const { bones, cards, crew, fossils } = useShown(view => view.players[seat]);
  return (
    <footer class="shelf">
      {fossils.map(fossil => (
        <Fossil key={fossil} fossil={fossil} />
      ))}
      {/* From the other end, so that nobody makes room for a fossil. */}
      <span class="crew">
        {crew.map(member => (
          <CrewMember key={member} member={member} />
        ))}
      </span>
      <span class="hand-sizes" data-place={`hand.${seat}`} data-thing={`hand.${seat}`}>
        <span>
          <b>{bones.count}</b> {bt('hand.bones', { count: bones.count })}
        </span>
        <span>
          <b>{cards.count}</b> {bt('hand.cards', { count: cards.count })}
        </span>
      </span>
    </footer>
  );
}

function CrewMember({ member }: { member: CardId }) {
  const words = useCardWords();
  const name = words.name(member);
  const isUsed = useShown(view => view.usedCrew.includes(member));
  return (
    <Spot
      id={`crew.${member}`}
      label={isUsed ? bt('crew.used', { name }) : bt('crew.words', { name })}
      item={`card.${member}`}
      piece={`card.${member}`}
      thing={`crew.${member}`}
      class={isUsed ? 'crew-member used' : 'crew-member'}
    >
      <span class="cameo">
        <Icon name="crew" />
      </span>
      <span class="crew-name">{name.split(' ').at(-1)}</span>
    </Spot>
  );
}

function Fossil({ fossil }: { fossil: BoneId }) {
  const words = useCardWords();
  return (
    <Piece id={`bone.${fossil}`} label={words.bone(fossil)} thing={`bone.${fossil}`} class="dome">
      <span class="dome-glass">
        <BoneDrawing bone={fossil} />
      </span>
    </Piece>
  );
}
