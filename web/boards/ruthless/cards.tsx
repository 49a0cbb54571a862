import { PARTS } from '@bonebed/games/ruthless/box.ts';
import { Icon } from '../../icons/icon.tsx';
import { nameOf } from '../name-of.ts';
import { BoneArt } from './art.tsx';
import { kindOf } from './edition.ts';
import { icons } from './icons.ts';
import { type BoneId, type Box, type CardId, useRuthless } from './view.ts';
import { bt } from './words.ts';

/** How well a bone matches a Name: three marks, as many of them full as traits are shared. */
export function Marks({ score }: { score: number }) {
  return (
    <span class={score === 3 ? 'marks perfect' : 'marks'} title={bt('match', { score })}>
      <span class="hidden">{bt('match', { score })}</span>
      {[0, 1, 2].map(mark => (
        <i key={mark} class={mark < score ? 'full' : ''} />
      ))}
    </span>
  );
}

/** The family of a bone or Name as a sign: colour and symbol together. */
export function FamilySign({ family }: { family: number }) {
  const { box, language } = useRuthless();
  const { id, name } = box.families[family];
  return <Icon name={Object.hasOwn(icons, id) ? id : 'skull'} label={name[language]} class="family-sign" />;
}

/** What a bone or fossil looks like. */
export function BoneDrawing({ bone }: { bone: BoneId }) {
  const { box } = useRuthless();
  const { id, slot, family } = box.bones[bone];
  if (slot !== null && family !== null) return <BoneArt slot={slot} family={family} />;
  return <Icon name={Object.hasOwn(icons, id) ? id : 'trilobite'} class="bone-art" />;
}

/** A Bone card: its part and family, a drawing, its name; how well it fits the Name in question. */
export function BoneCard({ bone, score }: { bone: BoneId; score: number | null }) {
  const { box, language } = useRuthless();
  const { slot, family, ...named } = box.bones[bone];
  return (
    <span class="play-card" {...(family === null ? {} : { 'data-family': family })}>
      <span class="card-strip">
        {family === null ? <Icon name="trilobite" class="family-sign" /> : <FamilySign family={family} />}
        <span>{slot === null ? bt('part.fossil') : bt(`part.${PARTS[slot]}`)}</span>
      </span>
      <span class="card-drawing">
        <BoneDrawing bone={bone} />
        {score !== null && <Marks score={score} />}
      </span>
      <span class="card-name">{nameOf(named, language)}</span>
    </span>
  );
}

/** What a card of the Event deck is for, in a word. */
export function roleOf({ kind, phase, timing }: Box['cards'][number]) {
  if (kind === 'name' || kind === 'crew' || kind === 'defence') return kind;
  if (timing === 'doubt') return timing;
  if (timing === 'withPresentation' || timing === 'withRevision') return 'boost';
  return phase === 'any' ? 'defence' : phase;
}

function iconOf({ id, kind, phase }: Box['cards'][number]): string {
  if (kind === 'crew') return kind;
  const own = kindOf(id);
  if (Object.hasOwn(icons, own)) return own;
  return phase === 'any' ? 'defence' : phase;
}

/** A card of the Event deck: Name, crew member, Event or Defense. */
export function EventCard({ card }: { card: CardId }) {
  const { box, language } = useRuthless();
  const own = box.cards[card];
  const { family, id, name } = own;
  const role = roleOf(own);
  return (
    <span class="play-card" data-role={role} {...(family === null ? {} : { 'data-family': family })}>
      <span class="card-strip">
        {family === null ? (
          <Icon name={own.kind === 'crew' ? 'crew' : phaseIcon(own)} class="family-sign" />
        ) : (
          <FamilySign family={family} />
        )}
        <span>{bt(`role.${role}`)}</span>
      </span>
      <span class="card-drawing">
        {family === null ? <Icon name={iconOf(own)} class="bone-art" /> : <SkeletonDrawing family={family} />}
      </span>
      <span class={family === null ? 'card-name' : 'card-name species'}>{nameOf({ id, name }, language)}</span>
    </span>
  );
}

function phaseIcon({ phase }: Box['cards'][number]): string {
  return phase === 'any' ? 'defence' : phase;
}

/** The whole animal in three small drawings: what a Name wants to be laid under it. */
function SkeletonDrawing({ family }: { family: number }) {
  return (
    <span class="name-drawing">
      {PARTS.map((part, slot) => (
        <BoneArt key={part} slot={slot} family={family} />
      ))}
    </span>
  );
}

/** A Paleontologist, by name and a silhouette of a hat. */
export function PaleontologistCard({ paleontologist }: { paleontologist: number }) {
  const { box } = useRuthless();
  return (
    <span class="play-card paleontologist-card">
      <span class="card-drawing">
        <Icon name="crew" class="bone-art" />
      </span>
      <span class="card-name">{box.paleontologists[paleontologist].name}</span>
    </span>
  );
}

/** The words of bones and cards for those who do not see them. */
export function useCardWords() {
  const { box, language } = useRuthless();
  return {
    bone(bone: BoneId): string {
      const { slot, family, ...named } = box.bones[bone];
      const name = nameOf(named, language);
      if (slot === null || family === null) return bt('bone.fossil', { name });
      return bt('bone.words', { name, part: bt(`part.${PARTS[slot]}`), family: box.families[family].name[language] });
    },
    card(card: CardId): string {
      const { id, name } = box.cards[card];
      return bt('card.words', { name: nameOf({ id, name }, language), role: bt(`role.${roleOf(box.cards[card])}`) });
    },
    name(card: CardId): string {
      const { id, name } = box.cards[card];
      return nameOf({ id, name }, language);
    },
  };
}
