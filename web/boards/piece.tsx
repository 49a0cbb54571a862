import type { ComponentProps } from 'preact';
import { Spot } from '../table/spot.tsx';

/** A spot that is one thing throughout: what options are about, what it enlarges to, and what moves. */
export function Piece(props: Omit<ComponentProps<typeof Spot>, 'item' | 'piece'>) {
  return <Spot {...props} item={props.id} piece={props.id} />;
}
