import type { ComponentChildren } from 'preact';
import { Icon } from '../../../icons/icon.tsx';
import { SeatMark } from '../../../table/seat-mark.tsx';
import { nameOf } from '../../name-of.ts';
import { useBoneWars, VIRTUAL } from '../view.ts';
import { bt, shortName } from '../words.ts';
import './pieces.css';

/** A bone token; its outline tells the part of the skeleton. */
export function BoneToken({ bone, label = true }: { bone: number; label?: boolean }) {
  const { box, language } = useBoneWars();
  const { id, category, ...named } = box.bones[bone];
  return (
    <span class="bone" data-part={category} data-thing={`bone.${bone}`}>
      <Icon name={id} {...(label ? { label: nameOf({ id, ...named }, language) } : {})} />
    </span>
  );
}

/** What a bone is called where there is little room. */
export function BoneName({ bone }: { bone: number }) {
  const { box, language } = useBoneWars();
  return <span class="bone-name">{shortName('bone', box.bones[bone].id) ?? nameOf(box.bones[bone], language)}</span>;
}

interface Bonus {
  readonly do: string;
  readonly n: number;
}

/** Bonuses with an icon and a few words each. */
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
  const { do: name, n } = effect;
  const hasIcon = name !== 'money' && name !== 'rp';
  return (
    <span class="sign" data-thing={`effect.${name}.${n}`}>
      {hasIcon && <Icon name={name} />}
      <span>{useBrief()(effect)}</span>
    </span>
  );
}

/** A bonus in a word or two. */
export function useBrief() {
  const { gt } = useBoneWars();
  return ({ do: name, n }: Bonus): string =>
    name === 'money' || name === 'rp' ? gt(`effect.${name}`, { n }) : bt(`brief.${name as 'loyalty'}`, { n });
}

/** A base camp: wax with its owner's mark pressed into it. */
export function Camp({ owner }: { owner: number }) {
  return (
    <span class="seal" {...(owner === VIRTUAL ? {} : { 'data-seat': owner })}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M10.8 0 8.1 2.4v2.8L6.8 7.8 3.4 7.5 1.4 10l-2.8-.3-2.1-2-3.3.2-1-2.9L-8.6 2.5-10.4 0l1.9-2.5.6-2.6 1.3-2.5 2.9-.4 2.3-1.7 2.8.1 2.3 1.4 2.8.7 1.3 2.5 1.2 2.4Z" />
        <circle r="6.6" class="pressed" />
      </svg>
      {owner === VIRTUAL ? <i class="closed">×</i> : <SeatMark seat={owner} />}
    </span>
  );
}

/** Room for a camp. */
export function CampSpace() {
  return (
    <i class="camp-space">
      <Icon name="camp" />
    </i>
  );
}

/** The team of a player as a pawn, or the neutral one. Only the one on the map moves. */
export function TeamMark({ seat, title, moves = true }: { seat: number | null; title: string; moves?: boolean }) {
  const who = seat === null ? 'neutral' : String(seat);
  return (
    <span
      class="team-mark"
      {...(seat === null ? {} : { 'data-seat': seat })}
      {...(moves ? { 'data-piece': `team.${who}` } : {})}
      data-thing={`team.${who}`}
    >
      <svg viewBox="-16 -37 34 43" aria-hidden="true">
        <ellipse cx="3" cy="1" rx="14" ry="4" class="cast" />
        <g class="wood">
          <path d="M-12 0C-12-5-8-7-6.5-13-5.6-17-6-20-5-22H5C6-20 5.6-17 6.5-13 8-7 12-5 12 0 9 4-9 4-12 0Z" />
          <circle cy="-27" r="8" />
        </g>
        <path
          fill="url(#bw-solid)"
          d="M-12 0C-12-5-8-7-6.5-13-5.6-17-6-20-5-22H5C6-20 5.6-17 6.5-13 8-7 12-5 12 0 9 4-9 4-12 0Z"
        />
        <circle cy="-27" r="8" fill="url(#bw-ball)" />
      </svg>
      {seat === null ? <i class="closed">N</i> : <SeatMark seat={seat} />}
      <span class="hidden">{title}</span>
    </span>
  );
}

/** A paleontologist; it moves only where it stands on an action. */
export function Pawn({ seat, title, moves = true }: { seat: number; title: string; moves?: boolean }) {
  return (
    <span
      class="pawn"
      data-seat={seat}
      {...(moves ? { 'data-piece': `paleontologist.${seat}` } : {})}
      data-thing={`paleontologist.${seat}`}
    >
      <Icon name="paleontologist" label={title} />
      <SeatMark seat={seat} />
    </span>
  );
}

/** A mark of a seat that says whose it is. */
export function Mark({ seat, title, piece, thing }: { seat: number; title: string; piece?: string; thing: string }) {
  return (
    <span class="mark" data-seat={seat} {...(piece === undefined ? {} : { 'data-piece': piece })} data-thing={thing}>
      <SeatMark seat={seat} />
      <span class="hidden">{title}</span>
    </span>
  );
}

/** Action points: full ones. */
export function Pips({ full, title }: { full: number; title: string }) {
  return (
    <span class="pips" role="img" aria-label={title} data-thing="actionPoint">
      {Array.from({ length: full }, (_, pip) => (
        <i key={pip} />
      ))}
    </span>
  );
}

/** How deep a team can dig: three strata, those within reach filled. */
export function Depth({ depth }: { depth: number }) {
  const words = bt('depth', { n: depth });
  return (
    <span class="depth" role="img" aria-label={words} data-thing="depth">
      {[1, 2, 3].map(level => (
        <i key={level} class={level <= depth ? 'full' : ''} />
      ))}
    </span>
  );
}

/** A paper as a cloth spine: red for Marsh, blue for Cope. */
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
