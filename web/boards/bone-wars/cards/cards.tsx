import { Icon } from '../../../icons/icon.tsx';
import { nameOf } from '../../name-of.ts';
import { Depth, EffectSign, Effects, Pips } from '../pieces/pieces.tsx';
import { useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './cards.css';

/** The face of any card. */
export function CardFace({ card }: { card: number }) {
  const { box } = useBoneWars();
  switch (box.cards[card].kind) {
    case 'species':
      return <SpeciesCard card={card} />;
    case 'paleontologist':
      return <PaleontologistCard card={card} />;
    case 'team':
      return <TeamCard card={card} />;
    case 'solo':
      return <SoloCard card={card} />;
  }
}

/** The kinds of a part that fit a species: one, or any. */
export function useNeeds(card: number) {
  const { box } = useBoneWars();
  const fits = box.cards[card].species?.fits ?? [];
  return box.options.parts.map(part => {
    const kinds = box.boneIds.filter(bone => box.bones[bone].category === part && fits[bone]);
    const all = box.boneIds.filter(bone => box.bones[bone].category === part);
    return { part, kinds, isAny: all.length > 1 && kinds.length === all.length };
  });
}

/** The skeleton of a species as its four parts; those that are there are inked. */
export function Skeleton({ card, filled = [] }: { card: number; filled?: readonly string[] }) {
  const { box } = useBoneWars();
  const needs = useNeeds(card);
  return (
    <span class="skeleton" aria-hidden="true">
      {needs.map(({ part, kinds, isAny }) => (
        <span
          key={part}
          class={filled.includes(part) ? 'limb there' : 'limb'}
          data-part={part}
          data-thing={isAny ? `need.any.${part}` : `bone.${kinds[0] ?? 0}`}
        >
          <Icon name={box.bones[kinds[0] ?? 0].id} />
          {isAny && <i>∗</i>}
        </span>
      ))}
    </span>
  );
}

function SpeciesCard({ card }: { card: number }) {
  const { box, language, gt } = useBoneWars();
  const { species, ...named } = box.cards[card];
  if (species === null) return null;
  const find = box.finds[species.find];
  return (
    <span class="card-face species-card" data-discoverer={species.discoverer}>
      <span class="card-head">
        <b class="card-name">{nameOf(named, language)}</b>
        <span class="card-kind" data-thing={`category.${species.category}`}>
          {gt(`category.${species.category}`)} · {gt(`discoverer.${species.discoverer}`)}
        </span>
      </span>
      <Skeleton card={card} />
      <span class="card-foot">
        <span data-thing={`findIcon.${species.find}`}>
          <Icon name={find.id} label={nameOf(find, language)} />
        </span>
        <span class="prize" data-thing="prize">
          <Icon name="prize" label={bt('prize')} />
          <Effects effects={species.prize} />
        </span>
      </span>
    </span>
  );
}

function PaleontologistCard({ card }: { card: number }) {
  const { box, language, gt } = useBoneWars();
  const { paleontologist, ...named } = box.cards[card];
  if (paleontologist === null) return null;
  return (
    <span class="card-face paleontologist-card">
      <span class="card-head">
        <b class="card-name">
          <span data-thing={`action.${paleontologist.action}`}>
            <Icon name={paleontologist.action} label={gt(`option.action.${paleontologist.action}`)} />
          </span>{' '}
          {nameOf(named, language)}
        </b>
      </span>
      <span class="card-text">{paleontologist.text[language]}</span>
    </span>
  );
}

function TeamCard({ card }: { card: number }) {
  const { box, language } = useBoneWars();
  const { team, ...named } = box.cards[card];
  if (team === null) return null;
  const { cost, ap, depth, torn, level } = team;
  return (
    <span class="card-face team-card" data-level={level}>
      <span class="card-head">
        <b class="card-name">{nameOf(named, language)}</b>
      </span>
      <TeamFacts cost={cost} ap={ap} depth={depth} />
      {torn && <span class="card-kind torn">{bt('team.torn')}</span>}
    </span>
  );
}

/** Cost, action points and depth, always in this order. */
function TeamFacts({ cost, ap, depth }: { cost: number; ap: number; depth: number }) {
  return (
    <span class="team-facts">
      <b class="cost">{bt('money', { n: cost })}</b>
      <Pips full={ap} title={bt('ap', { n: ap })} />
      <Depth depth={depth} />
    </span>
  );
}

/** A card of Theodore: what he tries, in order, in each half. */
function SoloCard({ card }: { card: number }) {
  const { box, language } = useBoneWars();
  const { solo, ...named } = box.cards[card];
  if (solo === null) return null;
  return (
    <span class="card-face solo-card">
      <span class="card-head">
        <b class="card-name">{nameOf(named, language)}</b>
      </span>
      {HALVES.map(half => (
        <span key={half} class="half" data-thing={`soloHalf.${half}`}>
          <SoloHalf card={card} half={half} />
        </span>
      ))}
    </span>
  );
}

export const HALVES = ['paleontologist', 'team'] as const;
export type Half = (typeof HALVES)[number];

/** What one half of a card of Theodore says. */
export function SoloHalf({ card, half }: { card: number; half: Half }) {
  const { box, gt } = useBoneWars();
  const { solo } = box.cards[card];
  if (solo === null) return null;
  if (half === 'paleontologist')
    return (
      <>
        <b>
          {bt('solo.top')}
          {solo.loops > 1 && ` ×${solo.loops}`}
        </b>
        {solo.actions.map(action => gt(`option.action.${action}`)).join(' → ')}
      </>
    );
  return (
    <>
      <b>
        {bt('solo.bottom')} {solo.direction === 'clockwise' ? '↻' : '↺'}
      </b>
      {solo.before.map(effect => (
        <EffectSign key={effect.do} effect={effect} />
      ))}{' '}
      {solo.teamActions.map(action => gt(`action.${action}`)).join(' → ')}
    </>
  );
}

/** The words of a card for those who do not see it. */
export function useCardWords() {
  const { box, language, gt } = useBoneWars();
  return (card: number): string => {
    const { species, paleontologist, team, ...named } = box.cards[card];
    const name = nameOf(named, language);
    if (species !== null) {
      const fits = box.boneIds.filter(bone => species.fits[bone] && box.bones[bone].category !== box.bones[bone].id);
      return gt('draw.species', {
        name,
        needs: fits.map(bone => nameOf(box.bones[bone], language)).join(', '),
        category: gt(`category.${species.category}`),
        discoverer: gt(`discoverer.${species.discoverer}`),
        find: nameOf(box.finds[species.find], language),
        prize: species.prize.map(({ do: what, n }) => gt(`effect.${what}`, { n })).join(', '),
      });
    }
    if (paleontologist !== null) {
      const action = gt(`option.action.${paleontologist.action}`);
      return gt('draw.paleontologist', { name, action, text: paleontologist.text[language] });
    }
    if (team === null) return name;
    const { cost, ap, depth, torn } = team;
    return gt('draw.teamCard', { name, cost, ap, depth, torn: torn ? 'yes' : 'no' });
  };
}
