import { Icon } from '../../icons/icon.tsx';
import { nameOf } from '../name-of.ts';
import { roleOf } from './card-words.ts';
import { kindOf, printed } from './edition.ts';
import { bestNameOf, matchOf, PARTS } from './facts.ts';
import { icons } from './icons.ts';
import { BonePicture, IdealPicture, useLooks } from './looks.tsx';
import { type BoneId, type Box, type CardId, useRuthless } from './view.ts';
import { bt } from './words.ts';
import './cards.css';

/** How well a bone matches a Name: as many marks as traits can be shared, full those that are. */
export function Marks({ score }: { score: number }) {
  const { perfectScore } = useRuthless().box.constants;
  return (
    <span class={score === perfectScore ? 'marks perfect' : 'marks'} data-thing={`match.${score}`}>
      <span class="hidden">{bt('match', { score, most: perfectScore })}</span>
      {Array.from({ length: perfectScore }, (_, mark) => (
        <i key={mark} class={mark < score ? 'full' : ''} />
      ))}
    </span>
  );
}

/** The family of a bone or Name as a sign: colour and symbol together. */
export function FamilySign({ family }: { family: number }) {
  const { box, language } = useRuthless();
  const { id, name } = box.families[family];
  return (
    <span class="family" data-family={family} data-thing={`family.${family}`}>
      <Icon name={Object.hasOwn(icons, id) ? id : 'skull'} label={name[language]} class="family-sign" />
    </span>
  );
}

/** What a bone or fossil looks like. */
export function BoneDrawing({ bone }: { bone: BoneId }) {
  const { box } = useRuthless();
  const look = useLooks().bone(bone);
  const { id, slot } = box.bones[bone];
  if (slot !== null && look !== null) return <BonePicture look={look} slot={slot} />;
  return <Icon name={Object.hasOwn(icons, id) ? id : 'trilobite'} class="bone-art fossil-art" />;
}

/** A Bone card: its part and family, a drawing, its name; how well it fits the Name in question, or the one it fits best. */
export function BoneCard({ bone, name }: { bone: BoneId; name: CardId | null }) {
  const { box, language } = useRuthless();
  const { slot, family, ...named } = box.bones[bone];
  return (
    <span class="play-card bone-card" data-face="" {...(family === null ? {} : { 'data-family': family })}>
      <span class="card-strip">
        {family === null ? <Icon name="trilobite" class="family-sign" /> : <FamilySign family={family} />}
        <span class="strip-words">{slot === null ? bt('part.fossil') : bt(`part.${PARTS[slot]}`)}</span>
      </span>
      <span class="card-drawing">
        <BoneDrawing bone={bone} />
      </span>
      <span class="card-name">{nameOf(named, language)}</span>
      {slot !== null && <Fit bone={bone} name={name} />}
    </span>
  );
}

function Fit({ bone, name }: { bone: BoneId; name: CardId | null }) {
  const { box, language } = useRuthless();
  const shown = name ?? bestNameOf(box, bone);
  if (shown === null) return null;
  return (
    <span class="fit">
      <span class="fit-name">{nameOf(box.cards[shown], language)}</span>
      <Marks score={matchOf(box, bone, shown)} />
    </span>
  );
}

function iconOf({ id, kind, phase }: Box['cards'][number]): string {
  if (kind === 'crew') return kind;
  const own = kindOf(id);
  if (Object.hasOwn(icons, own)) return own;
  return phase === 'any' ? 'defence' : phase;
}

/** The sign of what a card is for. */
const STRIP_ICONS: Readonly<Record<string, string>> = {
  crew: 'crew',
  doubt: 'name-already-taken',
  boost: 'significant-find',
  defence: 'defence',
};

/** A card of the Event deck: Name, crew member, Event or Defense, with what it does. */
export function EventCard({ card }: { card: CardId }) {
  const { box, language, session } = useRuthless();
  const own = box.cards[card];
  const { family, id, name, phase } = own;
  const role = roleOf(own);
  const strip = STRIP_ICONS[role] ?? (phase === 'any' ? 'defence' : phase);
  return (
    <span
      class="play-card event-card"
      data-face=""
      data-role={role}
      {...(family === null ? {} : { 'data-family': family })}
    >
      <span class="card-strip">
        {family === null ? <Icon name={strip} class="family-sign" /> : <FamilySign family={family} />}
        <span class="strip-words">{bt(`role.${role}`)}</span>
      </span>
      <span class="card-head">
        {family === null && <Icon name={iconOf(own)} class="card-icon" />}
        <span class={family === null ? 'card-name' : 'card-name species'}>{nameOf({ id, name }, language)}</span>
      </span>
      {family === null ? (
        <span class="card-body">
          <Icon name={iconOf(own)} class="card-sign" />
          <span class="card-text">{printed(session.at.peek(), id)}</span>
        </span>
      ) : (
        <span class="card-drawing">
          <IdealPicture name={card} />
        </span>
      )}
    </span>
  );
}

/** A Paleontologist, by a cameo and the name. */
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
