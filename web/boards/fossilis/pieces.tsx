import { Icon } from '../../icons/icon.tsx';
import { nameOf } from '../name-of.ts';
import { ERAS } from './signs.ts';
import { FragmentSign, TileFace } from './tile.tsx';
import { useBox, useFossilis } from './view.ts';
import { bt } from './words.ts';
import './pieces.css';

/** A find or a bone, by its kind. */
export function FindSign({ find, label }: { find: number; label?: string }) {
  const box = useBox();
  return <Icon name={box.finds[find].id} {...(label === undefined ? {} : { label })} />;
}

/** A lump of Plaster: a small solid. */
export function Plaster() {
  return (
    <svg class="icon plaster-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path class="top" d="M2 8 8 2H22L16 8Z" />
      <path class="front" d="M2 8H16V22H2Z" />
      <path class="side" d="M16 8 22 2V16L16 22Z" />
    </svg>
  );
}

/** A characteristic: an era by its letter and colour, the others by their icon. */
export function Trait({ trait }: { trait: number }) {
  const { box, language } = useFossilis();
  const characteristic = box.characteristics[trait];
  const era = ERAS[characteristic.id];
  const name = nameOf(characteristic, language);
  return (
    <span class="trait" data-thing={`trait.${trait}`} {...(era === undefined ? {} : { 'data-period': era.period })}>
      {era === undefined ? <Icon name={characteristic.id} label={name} /> : <b aria-hidden="true">{era.letter}</b>}
      {era !== undefined && <span class="hidden">{name}</span>}
    </span>
  );
}

/** What a card costs, in Fragments; a question mark is any of them. */
export function Cost({ cost }: { cost: readonly number[] }) {
  const { box, language } = useFossilis();
  const words = cost
    .flatMap((count, kind) => (count === 0 ? [] : [`${count} × ${nameOf(box.fragments[kind], language)}`]))
    .join(', ');
  return (
    <span class="fragment-cost">
      <span class="hidden">{bt('card.cost', { cost: words })}</span>
      <span aria-hidden="true">
        {cost.flatMap((count, kind) =>
          Array.from({ length: count }, (_, one) => (
            <span key={`${kind}.${one}`} data-thing={`fragment.${kind}`}>
              <FragmentSign kind={kind} />
            </span>
          )),
        )}
      </span>
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
