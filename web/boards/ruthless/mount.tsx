import type { ComponentChildren } from 'preact';
import { Piece } from '../piece.tsx';
import { useCardWords } from './card-words.ts';
import { PARTS } from './facts.ts';
import { type Hung, useLooks, type Waxed } from './looks.tsx';
import { type Box as Area, cropOf, type Look, type Mount, mountOf, type PartDrawing, STAND } from './mount.ts';
import { type CardId, useRuthless } from './view.ts';
import { Wax } from './wax.tsx';
import './mount.css';

const [LEFT, TOP, WIDTH, HEIGHT] = STAND;

/** Where an area of the stand lies, as shares of it. */
function placeOf([x, y, width, height]: Area): Record<string, string> {
  return {
    left: `${((x - LEFT) / WIDTH) * 100}%`,
    top: `${((y - TOP) / HEIGHT) * 100}%`,
    width: `${(width / WIDTH) * 100}%`,
    height: `${(height / HEIGHT) * 100}%`,
  };
}

/** How far the touched area lies inside (or outside) of the drawn one. */
function insetOf([x, y, width, height]: Area, [tx, ty, tw, th]: Area): string {
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
  return [
    share(ty - y, height),
    share(x + width - tx - tw, width),
    share(y + height - ty - th, height),
    share(tx - x, width),
  ].join(' ');
}

/** A skeleton on its armature: each bone of its own family, brass wire for what is missing, wax where a bone was struck out. */
export function Skeleton({
  name,
  bones,
  struck,
  isChoosable,
}: {
  name: CardId;
  bones: readonly (Hung | null)[];
  /** Where wax is set, or about to be. */
  struck: readonly Waxed[];
  /** Whether its bones are spots by themselves. */
  isChoosable: boolean;
}) {
  const { bone: lookOf, ideal } = useLooks();
  const looks = bones.map(hung => (hung === null ? null : lookOf(hung.bone)));
  const mount = mountOf(ideal(name), looks);
  // Backbone first, then limbs, then the head: as they lie before each other.
  const order = [1, 2, 0];
  return (
    <div class="mount">
      <Stand mount={mount} family={looks[2]?.family ?? null} />
      {order.map(slot => {
        const hung = bones[slot];
        const drawing = mount.parts[slot];
        if (hung === null || drawing === null) return null;
        // Where another bone moves it on, it is hung anew.
        const key = `${hung.bone} ${drawing.box}`;
        return <MountedBone key={key} hung={hung} name={name} drawing={drawing} isChoosable={isChoosable} />;
      })}
      {struck.map(
        (isStruck, slot) =>
          isStruck !== false && <Wax key={PARTS[slot]} at={placeOfWax(mount, slot)} isComing={isStruck === 'coming'} />,
      )}
    </div>
  );
}

function placeOfWax({ wax }: Mount, slot: number): Record<string, string> {
  const [x, y] = wax[slot];
  return { left: `${((x - LEFT) / WIDTH) * 100}%`, top: `${((y - TOP) / HEIGHT) * 100}%` };
}

/** The armature: ground, posts, wire, and the legs of the far side. */
function Stand({ mount: { posts, far, wires }, family }: { mount: Mount; family: number | null }) {
  return (
    <svg class="armature" viewBox={STAND.join(' ')} aria-hidden="true">
      <ellipse class="ground-shadow" cx="100" cy="105" rx="92" ry="4.4" />
      <path class="posts" d={posts} />
      <path class="ground" d="M6,105H196" />
      {far !== '' && <path class="bone-fill far" d={far} {...(family === null ? {} : { 'data-family': family })} />}
      {wires.map(
        (wire, slot) => wire !== null && <path key={PARTS[slot]} class="wire" d={wire.d} transform={wire.transform} />,
      )}
    </svg>
  );
}

function PartPaths({ drawing: { fill, ribs, dark, transform } }: { drawing: PartDrawing }) {
  return (
    <g transform={transform}>
      {ribs !== '' && <path class="ribs-edge" d={ribs} />}
      {ribs !== '' && <path class="ribs" d={ribs} />}
      <path class="bone-fill" d={fill} />
      {dark !== '' && <path class="bone-dark" d={dark} />}
    </g>
  );
}

/** A bone in its place: a spot by itself on a wall, only a piece that moves where the list beside it is touched. */
function MountedBone({
  hung: { bone, manner },
  name,
  drawing,
  isChoosable,
}: {
  hung: Hung;
  name: CardId;
  drawing: PartDrawing;
  isChoosable: boolean;
}) {
  const { box } = useRuthless();
  const words = useCardWords();
  const { family } = box.bones[bone];
  const art = (
    <svg class="bone-on-mount" viewBox={drawing.box.join(' ')} preserveAspectRatio="none" aria-hidden="true">
      <PartPaths drawing={drawing} />
    </svg>
  );
  const label = words.matching(bone, name);
  const isThere = manner !== 'foreseen' && manner !== 'staying';
  return (
    <div
      class={`mounted ${manner}`}
      {...(family === null ? {} : { 'data-family': family })}
      style={{ ...placeOf(drawing.box), '--touch': insetOf(drawing.box, drawing.touch) }}
    >
      {isChoosable && isThere ? (
        <Piece id={`bone.${bone}`} label={label} thing={`bone.${bone}`} class="mounted-spot">
          {art}
        </Piece>
      ) : (
        <Drawn piece={isThere ? `bone.${bone}` : null}>{art}</Drawn>
      )}
    </div>
  );
}

function Drawn({ piece, children }: { piece: string | null; children: ComponentChildren }) {
  return (
    <div class="mounted-spot" {...(piece === null ? {} : { 'data-piece': piece })}>
      {children}
    </div>
  );
}

/** A bone by itself, as cards show it: with a little of its armature around it. */
export function BonePicture({ look, slot }: { look: Look; slot: number }) {
  const ideal = PARTS.map((_, part) => (part === slot ? look : { family: look.family, traits: [] }));
  const mount = mountOf(
    ideal,
    PARTS.map((_, part) => (part === slot ? look : null)),
  );
  const drawing = mount.parts[slot];
  if (drawing === null) return null;
  return (
    <svg class="bone-art" data-family={look.family} viewBox={cropOf(drawing, slot).join(' ')} aria-hidden="true">
      {mount.wires.map(
        (wire, part) => wire !== null && <path key={PARTS[part]} class="wire" d={wire.d} transform={wire.transform} />,
      )}
      {mount.far !== '' && <path class="bone-fill far" d={mount.far} />}
      <PartPaths drawing={drawing} />
    </svg>
  );
}

/** The whole animal that a Name asks for. */
export function IdealPicture({ name }: { name: CardId }) {
  const { ideal } = useLooks();
  const looks = ideal(name);
  const mount = mountOf(looks, looks);
  return (
    <svg class="bone-art whole" data-family={looks[0].family} viewBox={STAND.join(' ')} aria-hidden="true">
      <path class="bone-fill far" d={mount.far} />
      {[1, 2, 0].map(slot => {
        const drawing = mount.parts[slot];
        return drawing !== null && <PartPaths key={slot} drawing={drawing} />;
      })}
    </svg>
  );
}
