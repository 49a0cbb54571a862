import type { Seat } from '@bonebed/kernel';
import { lazy } from '../../app/lazy.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { Cost, FindSign, Plaster, Trait } from './pieces.tsx';
import { periodOf, SKILLS, silhouetteOf } from './signs.ts';
import { useFossilis, useShown } from './view.ts';
import { bt } from './words.ts';
import './cards.css';

/** Drawn when the table stands: nobody needs it to play. */
export const Skeleton = lazy(
  async () => (await import('./skeleton.tsx')).Skeleton,
  () => null,
);

/** What a narrow card has no room for in its usual type. */
const LONG = 14;

function Species({ name }: { name: string }) {
  return <b class={name.length > LONG ? 'species long' : 'species'}>{name}</b>;
}

/** A Dinosaur as a museum label: its skeleton with the bones that are there, characteristics, the bones it needs with their values, the perfect score. */
export function DinosaurCard({ dinosaur, have }: { dinosaur: number; have: readonly number[] }) {
  const { box, language } = useFossilis();
  const { characteristics, perfect, ...named } = box.dinosaurs[dinosaur];
  return (
    <span class="dinosaur-card" data-period={periodOf(box, dinosaur)}>
      <Species name={nameOf(named, language)} />
      <span class="portrait">
        <Skeleton dinosaur={dinosaur} have={have} />
      </span>
      <span class="traits">
        {characteristics.map(trait => (
          <Trait key={trait} trait={trait} />
        ))}
      </span>
      <Needs dinosaur={dinosaur} have={have} />
      <span class="perfect" data-thing={`perfect.${dinosaur}`}>
        {perfect}
      </span>
    </span>
  );
}

/** The bones a Dinosaur needs: one sign for each bone with the value that it has alone, underlined where it is there. */
export function Needs({ dinosaur, have }: { dinosaur: number; have: readonly number[] }) {
  const { box } = useFossilis();
  const { needs, values } = box.dinosaurs[dinosaur];
  return (
    <span class="needs" aria-hidden="true">
      {needs.flatMap((count, bone) =>
        Array.from({ length: count }, (_, one) => (
          <span
            key={`${bone}.${one}`}
            class={one < have[bone] ? 'need met' : 'need'}
            data-thing={`need.${dinosaur}.${bone}`}
          >
            <FindSign find={bone} />
            <b>{values[bone]}</b>
          </span>
        )),
      )}
    </span>
  );
}

/** The words of cards for those who do not see them. */
export function useCardWords() {
  const { box, language } = useFossilis();
  const costWords = (cost: readonly number[]): string =>
    cost
      .flatMap((count, kind) => (count === 0 ? [] : [`${count} ${nameOf(box.fragments[kind], language)}`]))
      .join(', ');
  return {
    dinosaur(dinosaur: number): string {
      const { needs, values, perfect, characteristics, ...named } = box.dinosaurs[dinosaur];
      return bt('dinosaur.words', {
        name: nameOf(named, language),
        traits: characteristics.map(trait => nameOf(box.characteristics[trait], language)).join(', '),
        bones: needs
          .flatMap((count, bone) =>
            count === 0 ? [] : [`${count} ${nameOf(box.finds[bone], language)} (${values[bone]})`],
          )
          .join(', '),
        perfect,
      });
    },
    tool(tool: number): string {
      const { text, cost, ...named } = box.tools[tool];
      return bt('card.words', { name: nameOf(named, language), cost: costWords(cost), text: text[language] });
    },
    supply(supply: number): string {
      const { text, cost, ...named } = box.supplies[supply];
      return bt('card.words', { name: nameOf(named, language), cost: costWords(cost), text: text[language] });
    },
    skill(skill: number): string {
      const { text, ...named } = box.skills[skill];
      return bt('skill.words', { name: nameOf(named, language), text: text[language] });
    },
  };
}

export function ToolCard({ tool }: { tool: number }) {
  const { box, language } = useFossilis();
  const { kind, vp, cost, ...named } = box.tools[tool];
  return (
    <span class="market-card">
      <Species name={nameOf(named, language)} />
      <span class="market-sign">
        <Icon name={kind} />
      </span>
      <Cost cost={cost} />
      <Worth vp={vp} />
    </span>
  );
}

export function SupplyCard({ supply }: { supply: number }) {
  const { box, language } = useFossilis();
  const { vp, cost, effects, ...named } = box.supplies[supply];
  return (
    <span class="market-card">
      <Species name={nameOf(named, language)} />
      <span class="market-sign">
        {effects.length === 0 && <Icon name="museum" />}
        {effects.map((effect, index) => (
          <span key={index} class="brings">
            {effect.op === 'plaster' ? (
              <>
                {effect.amount}
                <Plaster />
              </>
            ) : (
              <FindSign find={effect.kind} />
            )}
          </span>
        ))}
      </span>
      <Cost cost={cost} />
      <Worth vp={vp} />
    </span>
  );
}

/** Points that a card is worth at the end; nothing where it is worth nothing. */
function Worth({ vp }: { vp: number }) {
  return vp === 0 ? null : (
    <span class="worth" data-thing="worth">
      {bt('points', { vp })}
    </span>
  );
}

/** A Skill token: its subject as an icon, and its name. */
export function SkillToken({ skill }: { skill: number }) {
  const { box, language } = useFossilis();
  const { id, ...named } = box.skills[skill];
  return (
    <span class="skill-token">
      <span class="disc">
        <Icon name={SKILLS[id] ?? 'milestone'} />
      </span>
      <span>{nameOf({ id, ...named }, language)}</span>
    </span>
  );
}

/** A Dinosaur on a shelf: a narrow spine. */
function Spine({ dinosaur }: { dinosaur: number }) {
  const { box } = useFossilis();
  return (
    <span class="spine" data-period={periodOf(box, dinosaur)}>
      <Icon name={silhouetteOf(box, dinosaur)} />
    </span>
  );
}

/** The Dinosaurs of a collection, side by side. */
export function Spines({ seat }: { seat: Seat }) {
  const collection = useShown(view => view.players[seat].collection);
  const words = useCardWords();
  return (
    <>
      {collection.map(dinosaur => (
        <Spot
          key={dinosaur}
          id={`scored.${dinosaur}`}
          label={words.dinosaur(dinosaur)}
          item={`dinosaur.${dinosaur}`}
          piece={`dinosaur.${dinosaur}`}
          thing={`dinosaur.${dinosaur}`}
        >
          <Spine dinosaur={dinosaur} />
        </Spot>
      ))}
    </>
  );
}
