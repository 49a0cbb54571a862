import type { Box, PersonalObjective, Requirement } from '@bonebed/games/holotype/box/box.ts';
import { Icon } from '../../icons/icon.tsx';
import { nameOf } from '../name-of.ts';
import { Cube, LETTERS, ResearchCube } from './pieces.tsx';
import { Plate } from './plate.tsx';
import { Ratios, useRatioWords } from './requirements.tsx';
import { type PlayerView, useHolotype } from './view.ts';
import { bt } from './words.ts';
import './cards.css';

/** What a card has no room for in its usual type. */
const LONG = 13;

/** A specimen as a museum label: species, engraved plate, what publishing costs, what it is worth; in a hand, what its owner still lacks. */
export function SpecimenCard({ specimen, owner }: { specimen: number; owner?: PlayerView }) {
  const { box, language } = useHolotype();
  const { period, vp, type, diets, fossils, research, ...named } = box.specimens[specimen];
  const [genus, ...species] = nameOf(named, language).split(' ');
  return (
    <span class="specimen-card paper-card" data-period={period}>
      <span class="card-head">
        <span class="species">
          <b class={genus.length > LONG ? 'long' : ''}>{genus}</b> {species.join(' ')}
        </span>
        <span class="worth" data-thing={`worth.${specimen}`}>
          {vp}
        </span>
      </span>
      <span class="card-plate">
        <Plate specimen={specimen} />
        <span class="signs-of">
          <b class="period-sign" data-thing={`cube.${period}`}>
            {LETTERS[period]}
          </b>
          <span data-thing={`type.${type}`}>
            <Icon name={type} label={bt(`type.${type as 'theropod'}`)} />
          </span>
          {diets.map(diet => (
            <span key={diet} data-thing={`diet.${diet}`}>
              <Icon name={diet} label={bt(`diet.${diet as 'carnivore'}`)} />
            </span>
          ))}
        </span>
      </span>
      <span class="card-foot" data-thing={`cost.${specimen}`}>
        <span>
          {fossils}
          <Cube period={period} />
          {owner !== undefined && <Lack count={fossils - owner.fossils[period]} />}
        </span>
        <span>
          {research}
          <ResearchCube />
          {owner !== undefined && <Lack count={research - owner.research} />}
        </span>
        {owner !== undefined && isPayable(box, owner, specimen) && <Payable />}
      </span>
    </span>
  );
}

/** Whether a player has all the cubes that a specimen costs. */
export function isPayable({ specimens }: Box, owner: PlayerView, specimen: number): boolean {
  const { period, fossils, research } = specimens[specimen];
  return owner.fossils[period] >= fossils && owner.research >= research;
}

/** How many cubes are missing, and of which letter where no cube stands beside it. */
export function Lack({ count, of = '' }: { count: number; of?: string }) {
  return count > 0 && <i class="lack">{`−${count}${of}`}</i>;
}

/** The sign that nothing is. */
export function Payable() {
  return (
    <span class="payable">
      ✓<span class="hidden">{bt('payable')}</span>
    </span>
  );
}

/** A specimen seen from afar: its plate and the letter of its period. */
export function MiniSpecimen({ specimen }: { specimen: number }) {
  const { box } = useHolotype();
  const { period } = box.specimens[specimen];
  return (
    <span class="mini-card" data-period={period}>
      <Plate specimen={specimen} />
      <b>{LETTERS[period]}</b>
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
  const { period, vp } = box.specimens[specimen];
  return (
    <span class="spine" data-period={period}>
      <i>{LETTERS[period]}</i>
      <b>{vp}</b>
      {trace !== null && (
        <span class="spine-trace" data-thing={`trace.${trace}`}>
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
    <span class="trace-card paper-card">
      <span class="species">
        <b>{nameOf(card, language)}</b>
      </span>
      <Icon name={card.kind} />
      <span class="worth" data-thing="worth.trace">
        {card.vp}
      </span>
    </span>
  );
}

/** An expedition: formation, dice, rerolls, whether a trace fossil lies there. */
export function ExpeditionCard({ expedition }: { expedition: number }) {
  const { box, language } = useHolotype();
  const { period, dice, rerolls, traceFossil, ...named } = box.expeditions[expedition];
  return (
    <span class="expedition-card paper-card" {...(period === null ? {} : { 'data-period': period })}>
      <span class="formation">{nameOf(named, language)}</span>
      {period === null ? (
        <span data-thing={`expedition.${expedition}`}>
          <Icon name="erosion" />
        </span>
      ) : (
        <span class="expedition-facts">
          <Cube period={period} />
          <span>{bt('expedition.dice', { dice })}</span>
          {rerolls > 0 && (
            <span data-thing="reroll">
              <Icon name="reroll" label={bt('expedition.rerolls', { rerolls })} />
              {rerolls}
            </span>
          )}
          {traceFossil && (
            <span data-thing="traceSign">
              <Icon name="tracks" label={bt('expedition.trace')} />
            </span>
          )}
        </span>
      )}
    </span>
  );
}

/** A Personal Objective: what it asks for, how much of the deck fits, and what all of it is worth. */
export function PersonalCard({ personal }: { personal: number }) {
  const { box, language } = useHolotype();
  const { text, all, ...card } = box.personalObjectives[personal];
  return (
    <span class="personal-card paper-card">
      <b class="species">{nameOf(card, language)}</b>
      <span class="personal-text">{text[language]}</span>
      <span class="personal-foot">
        <Ratios requirements={requirementsOf(box.personalObjectives[personal])} />
        {all !== null && (
          <span class="worth" data-thing="worth.personal">
            {all.vp}
          </span>
        )}
      </span>
    </span>
  );
}

export function requirementsOf({ scale, all }: PersonalObjective): readonly Requirement[] {
  return all?.requirements ?? (scale === null ? [] : [scale.requirement]);
}

/** The words of a Personal Objective for those who do not see it. */
export function usePersonalWords() {
  const { box, language } = useHolotype();
  const ratio = useRatioWords();
  return (personal: number) => {
    const card = box.personalObjectives[personal];
    const { text, all } = card;
    const worth = all === null ? [] : [bt('worth', { vp: all.vp })];
    return [nameOf(card, language), text[language], ...worth, ...requirementsOf(card).map(ratio)].join('. ');
  };
}
