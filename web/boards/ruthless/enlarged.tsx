import { calledAs } from '../../table/names.ts';
import { Fact } from '../fact.tsx';
import { roleOf, useCardWords } from './card-words.ts';
import { BoneCard, EventCard, Marks, PaleontologistCard } from './cards.tsx';
import { idealOf, printed, type Trait, tagsOf, traitsOfBone } from './edition.ts';
import { matchOf, numbersOf, PARTS } from './facts.ts';
import { type BoneId, type CardId, skeletonOf, useRuthless } from './view.ts';
import { bt } from './words.ts';
import './enlarged.css';

/** A card, a skeleton, the track or the tray, large, and all that is to be said of it. */
export function Enlarged({ item }: { item: string }) {
  const [kind, number] = item.split('.');
  const index = Number(number);
  switch (kind) {
    case 'bone':
      return <LargeBone bone={index as BoneId} />;
    case 'card':
      return <LargeCard card={index as CardId} />;
    case 'skeleton':
      return <LargeSkeleton name={index as CardId} />;
    case 'paleontologist':
      return <LargePaleontologist paleontologist={index} />;
    case 'track':
      return <LargeTrack />;
    default:
      return <LargeTray />;
  }
}

function LargeBone({ bone }: { bone: BoneId }) {
  const { box, language, at } = useRuthless();
  const { id, slot, family } = box.bones[bone];
  const words = useCardWords();
  return (
    <div class="large">
      <BoneCard bone={bone} name={null} />
      {slot === null || family === null ? (
        <>
          <p>{printed(at, id)}</p>
          <p>{bt('fossil.about', numbersOf(box, language))}</p>
        </>
      ) : (
        <>
          <dl class="large-facts">
            <Fact term={bt('fact.family')} words={box.families[family].name[language]} />
            <Fact term={bt('fact.part')} words={bt(`part.${PARTS[slot]}`)} />
          </dl>
          <Traits traits={traitsOfBone(at, id)} shared={null} />
          <h3>{bt('fact.matches')}</h3>
          <ul class="matches">
            {namesByMatch().map(({ card, score }) => (
              <li key={card}>
                <Marks score={score} /> <span class="species">{words.name(card)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );

  /** The Names that it shares more than one trait with, closest first. */
  function namesByMatch(): { card: CardId; score: number }[] {
    return box.cards
      .flatMap(({ kind }, card) =>
        kind === 'name' ? [{ card: card as CardId, score: matchOf(box, bone, card as CardId) }] : [],
      )
      .filter(({ score }) => score > 1)
      .sort((a, b) => b.score - a.score);
  }
}

function Traits({ traits, shared }: { traits: readonly Trait[]; shared: readonly string[] | null }) {
  return (
    <ul class="traits">
      {traits.map(({ id, words }) => {
        if (shared === null) return <li key={id}>{words}</li>;
        const isShared = shared.includes(id);
        return (
          <li key={id} class={isShared ? 'shared' : 'unlike'}>
            <span aria-hidden="true">{isShared ? '✓' : '·'}</span> {words}
            <span class="hidden">{bt(isShared ? 'trait.shared' : 'trait.unlike')}</span>
          </li>
        );
      })}
    </ul>
  );
}

function LargeCard({ card }: { card: CardId }) {
  const { box, at } = useRuthless();
  const own = box.cards[card];
  const tags = tagsOf(at, own.id);
  return (
    <div class="large">
      <EventCard card={card} />
      <p>{printed(at, own.id)}</p>
      {own.kind === 'name' ? (
        <Ideal name={card} />
      ) : (
        <dl class="large-facts">
          <Fact term={bt('fact.when')} words={bt(`when.${roleOf(own)}`)} />
          {tags.length > 0 && <Fact term={bt('fact.tags')} words={tags.map(tag => bt(`tag.${tag}`)).join(', ')} />}
        </dl>
      )}
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );
}

/** What the bones of a dinosaur should look like. */
function Ideal({ name }: { name: CardId }) {
  const { box, at } = useRuthless();
  return (
    <div class="ideal">
      {PARTS.map((part, slot) => (
        <div key={part}>
          <h3>{bt(`part.${part}`)}</h3>
          <Traits traits={idealOf(at, box.cards[name].id, slot)} shared={null} />
        </div>
      ))}
    </div>
  );
}

/** A skeleton on show: what its Name asks for, and which of it each bone has. */
function LargeSkeleton({ name }: { name: CardId }) {
  const { box, language, at, view } = useRuthless();
  const words = useCardWords();
  const slots = skeletonOf(view, name)?.slots ?? [];
  return (
    <div class="large large-skeleton">
      <h2 class="species">{words.name(name)}</h2>
      <p>{printed(at, box.cards[name].id)}</p>
      <div class="ideal">
        {PARTS.map((part, slot) => {
          const bone = slots[slot] ?? null;
          const traits = bone === null ? [] : traitsOfBone(at, box.bones[bone].id).map(({ id }) => id);
          return (
            <div key={part}>
              <h3>{bt(`part.${part}`)}</h3>
              {bone === null ? <p class="quiet">{bt('slot.empty')}</p> : <BoneCard bone={bone} name={name} />}
              <Traits traits={idealOf(at, box.cards[name].id, slot)} shared={traits} />
            </div>
          );
        })}
      </div>
      <p>{bt('skeleton.about', numbersOf(box, language))}</p>
    </div>
  );
}

function LargePaleontologist({ paleontologist }: { paleontologist: number }) {
  const { box, at } = useRuthless();
  return (
    <div class="large">
      <PaleontologistCard paleontologist={paleontologist} />
      <p>{printed(at, box.paleontologists[paleontologist].id)}</p>
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );
}

/** Prestige, what the goal means, and where everybody stands. */
function LargeTrack() {
  const { view, session } = useRuthless();
  return (
    <div class="large">
      <h2>{bt('track.title')}</h2>
      <p>{bt('track.about')}</p>
      <p>{bt('track.goal', { goal: view.goal })}</p>
      <dl class="large-facts">
        {view.players.map(({ prestige }, seat) => (
          <Fact key={seat} term={calledAs(session, seat)} words={String(prestige)} />
        ))}
      </dl>
    </div>
  );
}

/** The bone tray: the bones that these eyes have seen go there, and how many more. */
function LargeTray() {
  const { view } = useRuthless();
  const { count, known } = view.boneTray;
  return (
    <div class="large">
      <h2>{bt('tray')}</h2>
      <p>{bt('tray.about')}</p>
      <div class="large-pile">
        {known.map(bone => (
          <BoneCard key={bone} bone={bone} name={null} />
        ))}
      </div>
      {count > known.length && <p class="quiet">{bt('tray.unseen', { count: count - known.length })}</p>}
    </div>
  );
}
