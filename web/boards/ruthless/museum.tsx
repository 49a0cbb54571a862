import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { Piece } from '../piece.tsx';
import { BoneDrawing, useCardWords } from './cards.tsx';
import { Frame } from './skeleton.tsx';
import { type BoneId, type CardId, promised, seatsFrom, signed, useForeseen, useRuthless } from './view.ts';
import { bt } from './words.ts';

/** The museums, side by side, the own one first. */
export function Museums() {
  const { view, at } = useRuthless();
  const seats = seatsFrom(at.eyes, view.players.length);
  return (
    <div class="museums" data-count={seats.length}>
      {seats.map(seat => (
        <Museum key={seat} seat={seat} />
      ))}
    </div>
  );
}

/** How many skeletons hang side by side, by the number of museums; one more where a wall gets too full. */
const SIDE_BY_SIDE: Readonly<Record<number, number>> = { 2: 2, 3: 1, 4: 1 };
/** So many rows are comfortable. */
const ROWS: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 2 };

/** A museum: whose it is, the crew at its door, and a wall with what it shows. */
function Museum({ seat }: { seat: Seat }) {
  const { view } = useRuthless();
  const { skeletons, fossils } = view.players[seat];
  const count = view.players.length;
  const isFull = skeletons.length > SIDE_BY_SIDE[count] * ROWS[count];
  const columns = SIDE_BY_SIDE[count] + (isFull ? 1 : 0);
  return (
    <section class="museum" data-seat={seat} data-place={`museum.${seat}`}>
      <Door seat={seat} />
      <div class="wall">
        {skeletons.length + fossils.length === 0 && <p class="quiet wall-empty">{bt('museum.empty')}</p>}
        <div
          class={isFull ? 'frames many' : 'frames'}
          style={{ '--columns': columns, '--rows': Math.ceil(skeletons.length / columns) }}
        >
          {skeletons.map(skeleton => (
            <Frame key={skeleton.name} skeleton={skeleton} />
          ))}
        </div>
        {fossils.length > 0 && (
          <div class="plinths">
            {fossils.map(fossil => (
              <Fossil key={fossil} fossil={fossil} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Door({ seat }: { seat: Seat }) {
  const { view, at } = useRuthless();
  const name = at.reader.players[seat] ?? '';
  const { bones, cards, crew } = view.players[seat];
  return (
    <header class="door">
      <Spot id={`seat.${seat}`} label={bt('museum.of', { name })} class="door-plate">
        <SeatMark seat={seat} />
        <h2>{name}</h2>
        <Prestige seat={seat} />
        <span class="hand-sizes" data-place={`hand.${seat}`}>
          <span title={bt('hand.bones', { count: bones.count })}>
            <Icon name="skull" label={bt('hand.bones', { count: bones.count })} /> {bones.count}
          </span>
          <span title={bt('hand.cards', { count: cards.count })}>
            <span class="card-back tiny" />
            <span class="hidden">{bt('hand.cards', { count: cards.count })}</span> {cards.count}
          </span>
        </span>
      </Spot>
      {crew.length > 0 && (
        <div class="crew">
          {crew.map(member => (
            <CrewMember key={member} member={member} />
          ))}
        </div>
      )}
    </header>
  );
}

/** The Prestige of a player, and how what is prepared, laid down or pointed at would move it. */
function Prestige({ seat }: { seat: Seat }) {
  const { view } = useRuthless();
  const { prestige } = view.players[seat];
  const moved = promised(useForeseen(), seat) - prestige;
  return (
    <span class="prestige">
      <Icon name="prestige" label={bt('prestige', { count: prestige })} /> {prestige}
      {moved !== 0 && <i class={moved > 0 ? 'delta gain' : 'delta loss'}>{signed(moved)}</i>}
    </span>
  );
}

function CrewMember({ member }: { member: CardId }) {
  const { view } = useRuthless();
  const words = useCardWords();
  const name = words.name(member);
  const isUsed = view.usedCrew.includes(member);
  return (
    <Spot
      id={`crew.${member}`}
      label={isUsed ? bt('crew.used', { name }) : bt('crew.words', { name })}
      item={`card.${member}`}
      piece={`card.${member}`}
      class={isUsed ? 'crew-member used' : 'crew-member'}
    >
      <Icon name="crew" /> <span>{name.split(' ').at(-1)}</span>
    </Spot>
  );
}

function Fossil({ fossil }: { fossil: BoneId }) {
  const words = useCardWords();
  return (
    <Piece id={`bone.${fossil}`} label={words.bone(fossil)} class="plinth">
      <BoneDrawing bone={fossil} />
    </Piece>
  );
}
