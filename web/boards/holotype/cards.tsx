import { Icon } from '../../icons/icon.tsx';
import { nameOf } from '../name-of.ts';
import { Cube, ResearchCube } from './pieces.tsx';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';

/** A specimen as a museum label: species, silhouette, what publishing costs, what it is worth. */
export function SpecimenCard({ specimen }: { specimen: number }) {
  const { box, language } = useHolotype();
  const card = box.specimens[specimen];
  const [genus, ...species] = nameOf(card, language).split(' ');
  return (
    <span class="specimen-card" data-period={card.period}>
      <span class="card-head">
        <span class="species">
          <b>{genus}</b> {species.join(' ')}
        </span>
      </span>
      <span class="card-plate">
        <span class="worth" title={bt('worth', { vp: card.vp })}>
          {card.vp}
        </span>
        <Icon name={card.type} label={bt(`type.${card.type as 'theropod'}`)} />
        <span class="diets">
          {card.diets.map(diet => (
            <Icon key={diet} name={diet} label={bt(`diet.${diet as 'carnivore'}`)} />
          ))}
        </span>
      </span>
      <span class="card-foot">
        <span class="cost">
          {card.fossils}
          <Cube period={card.period} />
          {card.research}
          <ResearchCube />
        </span>
      </span>
    </span>
  );
}

/** The words of a specimen for those who do not see it. */
export function useSpecimenWords() {
  const { box, language } = useHolotype();
  return (specimen: number) => {
    const { period, fossils, research, vp, type, ...named } = box.specimens[specimen];
    return bt('specimen.words', {
      name: nameOf(named, language),
      type: bt(`type.${type as 'theropod'}`),
      period: nameOf(box.periods[period], language),
      fossils,
      research,
      vp,
    });
  };
}

/** A published specimen on a shelf: a narrow spine. */
export function Spine({ specimen, trace }: { specimen: number; trace: number | null }) {
  const { box } = useHolotype();
  const { type, period, vp } = box.specimens[specimen];
  return (
    <span class="spine" data-period={period}>
      <Icon name={type} />
      <b>{vp}</b>
      {trace !== null && (
        <span class="spine-trace">
          <Icon name={box.traceFossils[trace].kind} />
        </span>
      )}
    </span>
  );
}

export function TraceCard({ trace }: { trace: number }) {
  const { box, language } = useHolotype();
  const card = box.traceFossils[trace];
  return (
    <span class="trace-card">
      <span class="species">
        <b>{nameOf(card, language)}</b>
      </span>
      <Icon name={card.kind} />
      <span class="worth">{card.vp}</span>
    </span>
  );
}

/** An expedition: formation, dice, rerolls, whether a trace fossil lies there. */
export function ExpeditionCard({ expedition }: { expedition: number }) {
  const { box, language } = useHolotype();
  const { period, dice, rerolls, traceFossil, ...named } = box.expeditions[expedition];
  return (
    <span class="expedition-card" {...(period === null ? {} : { 'data-period': period })}>
      <span class="formation">{nameOf(named, language)}</span>
      {period === null ? (
        <Icon name="erosion" />
      ) : (
        <span class="expedition-facts">
          <Cube period={period} />
          <span title={bt('expedition.dice', { dice })}>{bt('expedition.diceShort', { dice })}</span>
          {rerolls > 0 && (
            <span title={bt('expedition.rerolls', { rerolls })}>
              <Icon name="reroll" />
              {rerolls}
            </span>
          )}
          {traceFossil && <Icon name="tracks" label={bt('expedition.trace')} />}
        </span>
      )}
    </span>
  );
}

export function PersonalCard({ personal }: { personal: number }) {
  const { box, language } = useHolotype();
  const card = box.personalObjectives[personal];
  return (
    <span class="personal-card">
      <b class="species">{nameOf(card, language)}</b>
      <span class="personal-text">{card.text[language]}</span>
    </span>
  );
}
