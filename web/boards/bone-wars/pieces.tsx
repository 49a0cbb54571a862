import type { ComponentChildren } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { nameOf } from '../name-of.ts';
import { useBoneWars, VIRTUAL } from './view.ts';
import { bt } from './words.ts';

/** A bone token; its outline tells the part of the skeleton. */
export function BoneToken({ bone, label = true }: { bone: number; label?: boolean }) {
  const { box, language } = useBoneWars();
  const { id, category, ...named } = box.bones[bone];
  return (
    <span class="bone" data-part={category}>
      <Icon name={id} {...(label ? { label: nameOf({ id, ...named }, language) } : {})} />
    </span>
  );
}

interface Bonus {
  readonly do: string;
  readonly n: number;
}

/** Bonuses in signs; what they are called is said on hover and to those who do not see them. */
export function Effects({ effects }: { effects: readonly Bonus[] }) {
  return (
    <span class="signs">
      {effects.map((effect, index) => (
        <EffectSign key={index} effect={effect} />
      ))}
    </span>
  );
}

export function EffectSign({ effect }: { effect: Bonus }) {
  const { gt } = useBoneWars();
  const { do: name, n } = effect;
  const words = gt(`effect.${name}`, { n });
  if (name === 'money' || name === 'rp') return <span class="sign">{words}</span>;
  return (
    <span class="sign" title={words}>
      <Icon name={name} label={words} />
      {name === 'speciesLook' && bt('sign.look', { n })}
      {name !== 'speciesLook' && n > 1 && n}
      {name.startsWith('any') && '*'}
    </span>
  );
}

/** A base camp: its owner's mark under a ridge. */
export function Camp({ owner }: { owner: number }) {
  return (
    <span class="camp">
      {owner === VIRTUAL ? <i class="closed">×</i> : <SeatMark seat={owner} />}
      <svg viewBox="0 0 20 8" aria-hidden="true">
        <path d="M1 7 10 1l9 6" />
      </svg>
    </span>
  );
}

/** The team of a player, or the neutral one. */
export function TeamMark({ seat, title }: { seat: number | null; title: string }) {
  return (
    <span class="team-mark" title={title} {...(seat === null ? {} : { 'data-seat': seat })} data-piece={`team.${seat}`}>
      {seat === null ? <i class="closed">N</i> : <SeatMark seat={seat} />}
      <span class="hidden">{title}</span>
    </span>
  );
}

/** A paleontologist on the board. */
export function Pawn({ seat, title }: { seat: number; title: string }) {
  return (
    <span class="pawn" data-seat={seat} data-piece={`paleontologist.${seat}`} title={title}>
      <Icon name="paleontologist" label={title} />
      <SeatMark seat={seat} />
    </span>
  );
}

/** A mark of a seat that says whose it is. */
export function Mark({ seat, title, piece }: { seat: number; title: string; piece?: string }) {
  return (
    <span class="mark" title={title} {...(piece === undefined ? {} : { 'data-piece': piece })}>
      <SeatMark seat={seat} />
      <span class="hidden">{title}</span>
    </span>
  );
}

/** Action points, steps: full and spent. */
export function Pips({ full, of = full, title }: { full: number; of?: number; title: string }) {
  return (
    <span class="pips" role="img" aria-label={title} title={title}>
      {Array.from({ length: Math.max(full, of) }, (_, pip) => (
        <i key={pip} class={pip < full ? 'full' : ''} />
      ))}
    </span>
  );
}

/** A paper: red for Marsh, blue for Cope, with his initial. */
export function Paper({ patron, value }: { patron: number; value: ComponentChildren }) {
  return (
    <span class="paper" data-patron={patron}>
      {value}
    </span>
  );
}

/** What flies. */
export function Piece({ piece }: { piece: string }) {
  const [kind, number, value] = piece.split('.');
  if (kind === 'bone') return <BoneToken bone={Number(number)} label={false} />;
  if (kind === 'money') return <span class="coin">$</span>;
  if (kind === 'loyalty') return <Icon name="loyalty" class="flying-heart" />;
  if (kind === 'paper') return <Paper patron={Number(number)} value={value} />;
  return <span class="card-back small" />;
}
