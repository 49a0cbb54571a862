import type { Named } from '@bonebed/kernel';
import { Fact } from '../fact.tsx';
import { nameOf } from '../name-of.ts';
import { ExpeditionCard, PersonalCard, requirementsOf, SpecimenCard, TraceCard } from './cards.tsx';
import { byKind } from './kinds.ts';
import { useRatioWords } from './requirements.tsx';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';

/** A card or tile, large, and what is to be said of it. */
export function Enlarged({ item }: { item: string }) {
  const { box } = useHolotype();
  const [kind, number] = item.split('.');
  const index = Number(number);
  switch (kind) {
    case 'specimen':
      return <LargeSpecimen specimen={index} />;
    case 'trace':
      return (
        <div class="large">
          <TraceCard trace={index} />
          <Original of={box.traceFossils[index]} />
          <p>{bt('trace.about', { cost: box.traceCost })}</p>
        </div>
      );
    case 'expedition':
      return (
        <div class="large">
          <ExpeditionCard expedition={index} />
          <Original of={box.expeditions[index]} />
          <p>{bt('expedition.about')}</p>
        </div>
      );
    case 'personal':
      return <LargePersonal personal={index} />;
    case 'milestone':
      return <LargeMilestone milestone={index} />;
    case 'slot':
      return <LargeSlot slot={index} />;
    case 'marker':
      return <LargeTrack />;
    case 'contributions':
      return <LargeContributions />;
    case 'pile':
      return <LargePile />;
    default:
      return <LargeLocation location={index} />;
  }
}

/** The English name beside a translated one: it is what stands on the card. */
function Original({ of }: { of: Named }) {
  const { language } = useHolotype();
  const name = nameOf(of, 'en');
  return name === nameOf(of, language) ? null : <p class="quiet">{bt('original', { name })}</p>;
}

function LargePersonal({ personal }: { personal: number }) {
  const { box } = useHolotype();
  const words = useRatioWords();
  const card = box.personalObjectives[personal];
  return (
    <div class="large">
      <PersonalCard personal={personal} />
      <Original of={card} />
      <p>{bt('personal.ratios')}</p>
      <ul>
        {requirementsOf(card).map((requirement, index) => (
          <li key={index}>{words(requirement)}</li>
        ))}
      </ul>
      <p>{bt('personal.about')}</p>
    </div>
  );
}

function LargeSpecimen({ specimen }: { specimen: number }) {
  const { box, language } = useHolotype();
  const { type, period, diets, fossils, research, vp, takesTrace } = box.specimens[specimen];
  const diet = diets.length > 1 ? 'omnivore' : diets[0];
  return (
    <div class="large">
      <SpecimenCard specimen={specimen} />
      <dl class="large-facts">
        <Fact term={bt('fact.type')} words={bt(`type.${type as 'theropod'}`)} />
        <Fact term={bt('fact.period')} words={nameOf(box.periods[period], language)} />
        <Fact term={bt('fact.diet')} words={bt(`diet.${diet as 'omnivore'}`)} />
        <Fact
          term={bt('fact.cost')}
          words={bt('fact.costs', { fossils, research, period: nameOf(box.periods[period], language) })}
        />
        <Fact term={bt('fact.worth')} words={bt('worth', { vp })} />
        {!takesTrace && <Fact term={bt('fact.note')} words={bt('fact.noTrace')} />}
      </dl>
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );
}

function LargeMilestone({ milestone }: { milestone: number }) {
  const { box, language } = useHolotype();
  const tile = box.milestones[milestone];
  return (
    <div class="large">
      <h2>{nameOf(tile, language)}</h2>
      <p>{tile.effect[language]}</p>
    </div>
  );
}

function LargeSlot({ slot }: { slot: number }) {
  const { box, language } = useHolotype();
  const { objective } = box.slots[slot];
  const card = box.globalObjectives[objective];
  return (
    <div class="large">
      <h2>{nameOf(card, language)}</h2>
      <Original of={card} />
      <ul>
        {card.slots.map(one => (
          <li key={one}>{nameOf(box.slots[one], language)}</li>
        ))}
      </ul>
      <p>{bt('objective.about', { cost: box.referenceCost })}</p>
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );
}

function LargeTrack() {
  const { view } = useHolotype();
  const { marker, lastSpace } = view.track;
  return (
    <div class="large">
      <h2>{bt('track.title')}</h2>
      <p>{bt('track.about')}</p>
      <p>{bt('track.now', { left: lastSpace - marker })}</p>
    </div>
  );
}

function LargeContributions() {
  return (
    <div class="large">
      <h2>{bt('contributions')}</h2>
      <p>{bt('contributions.about')}</p>
    </div>
  );
}

/** The discard pile, which everybody may look through: the top card first. */
function LargePile() {
  const { view } = useHolotype();
  return (
    <div class="large">
      <h2>{bt('pile')}</h2>
      <div class="large-pile">
        {view.specimenDiscard.toReversed().map(specimen => (
          <SpecimenCard key={specimen} specimen={specimen} />
        ))}
      </div>
    </div>
  );
}

function LargeLocation({ location }: { location: number }) {
  const { box, language } = useHolotype();
  const { id, ...named } = box.locations[location];
  return (
    <div class="large">
      <h2>{nameOf({ id, ...named }, language)}</h2>
      <Original of={{ id, ...named }} />
      <p>
        {bt(`location.${id as 'specimenLab'}`, {
          drawn: byKind(box, kind => kind.labDraw),
          discard: box.labDrawDiscard,
          explored: byKind(box, kind => kind.fieldDraw),
          research: byKind(box, kind => kind.libraryResearch),
        })}
      </p>
    </div>
  );
}
