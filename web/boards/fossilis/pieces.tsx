import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { nameOf } from '../name-of.ts';
import { ERAS, FRAGMENTS } from './signs.ts';
import { useFossilis } from './view.ts';
import { bt } from './words.ts';

/** A terrain tile: its material by texture, outline and colour, and the Fragments on it. */
export function TileFace({ tile }: { tile: number }) {
  const { box } = useFossilis();
  const { material, fragments } = box.tiles[tile];
  return (
    <span class="tile-block" data-material={box.materials[material].id}>
      <span class="tile-face">
        <span class="tile-fragments">
          {fragments.flatMap((count, kind) =>
            Array.from({ length: count }, (_, one) => (
              <Icon key={`${kind}.${one}`} name={FRAGMENTS[box.fragments[kind].id]} />
            )),
          )}
        </span>
      </span>
    </span>
  );
}

/** A player's pawn: it carries its owner's shape as its head. */
export function PawnFigure({ seat }: { seat: Seat }) {
  return (
    <span class="pawn-figure" data-seat={seat}>
      <svg viewBox="0 0 40 52" aria-hidden="true">
        <ellipse class="pawn-shadow" cx="20" cy="47" rx="16" ry="4.5" />
        <path
          class="pawn-body"
          d="M20 18c5 0 7 3 7.500 7 .8 8 3 13 6 17 1 4-3 7-13.500 7s-14.500-3-13.500-7c3-4 5.200-9 6-17 .5-4 2.500-7 7.500-7Z"
        />
      </svg>
      <SeatMark seat={seat} />
    </span>
  );
}

/** A find or a bone, by its kind. */
export function FindSign({ find, label }: { find: number; label?: string }) {
  const { box } = useFossilis();
  return <Icon name={box.finds[find].id} {...(label === undefined ? {} : { label })} />;
}

export function Plaster() {
  return <Icon name="plaster" class="plaster-sign" />;
}

/** A characteristic: an era by its letter and colour, the others by their icon. */
export function Trait({ trait }: { trait: number }) {
  const { box, language } = useFossilis();
  const characteristic = box.characteristics[trait];
  const era = ERAS[characteristic.id];
  const name = nameOf(characteristic, language);
  return (
    <span class="trait" title={name} {...(era === undefined ? {} : { 'data-period': era.period })}>
      {era === undefined ? <Icon name={characteristic.id} label={name} /> : <b>{era.letter}</b>}
      {era !== undefined && <span class="hidden">{name}</span>}
    </span>
  );
}

/** What a card costs, in Fragments; a question mark is any of them. */
export function Cost({ cost }: { cost: readonly number[] }) {
  const { box, language } = useFossilis();
  const words = cost
    .flatMap((count, kind) => (count === 0 ? [] : [`${count} ${nameOf(box.fragments[kind], language)}`]))
    .join(', ');
  return (
    <span class="fragment-cost" title={words}>
      <span class="hidden">{bt('card.cost', { cost: words })}</span>
      {cost.flatMap((count, kind) =>
        Array.from({ length: count }, (_, one) => (
          <i key={`${kind}.${one}`} class="fragment" aria-hidden="true">
            {kind === box.anyFragment ? '?' : <Icon name={FRAGMENTS[box.fragments[kind].id]} />}
          </i>
        )),
      )}
    </span>
  );
}

/** What flies. */
export function Piece({ piece }: { piece: string }) {
  const [kind, number] = piece.split('.');
  if (kind === 'find') {
    return (
      <span class="flying-find">
        <FindSign find={Number(number)} />
      </span>
    );
  }
  if (kind === 'tile') return <TileFace tile={Number(number)} />;
  return <Plaster />;
}
