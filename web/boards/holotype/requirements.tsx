import type { Requirement } from '@bonebed/games/holotype/box/box.ts';
import type { Match } from '@bonebed/games/holotype/box/components.ts';
import { Icon } from '../../icons/icon.tsx';
import { nameOf } from '../name-of.ts';
import { Cube } from './pieces.tsx';
import { useHolotype } from './view.ts';
import { bt } from './words.ts';

/** What is asked for, in signs: how many, of which period, type or diet, or which trace fossil. */
export function RequirementSigns({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <span class="signs">
      {requirements.map(({ count, match }, index) => (
        <span key={index} class="sign">
          <b>{count}</b>
          <MatchSigns match={match} />
        </span>
      ))}
    </span>
  );
}

/** How much of the deck fits each sort that a Personal Objective asks for. */
export function Ratios({ requirements }: { requirements: readonly Requirement[] }) {
  const words = useRatioWords();
  return (
    <span class="signs">
      {requirements.map((requirement, index) => (
        <span key={index} class="sign" data-thing="ratio" title={words(requirement)}>
          <MatchSigns match={requirement.match} />
          {requirement.ratio != null && <RatioSign ratio={requirement.ratio} />}
        </span>
      ))}
    </span>
  );
}

const FILLED = { low: 1, medium: 2, high: 3 };

/** The printed icon: one, two or three of three. */
function RatioSign({ ratio }: { ratio: keyof typeof FILLED }) {
  return (
    <span class="ratio" aria-hidden="true">
      {[0, 1, 2].map(part => (
        <i key={part} class={part < FILLED[ratio] ? 'full' : ''} />
      ))}
    </span>
  );
}

/** The same in words: which sort, and what part of the Specimens fits it. */
export function useRatioWords() {
  const { box, language } = useHolotype();
  return ({ match, ratio }: Requirement): string => {
    const band = box.ratioBands?.find(({ id }) => id === ratio);
    if (band === undefined || match === undefined) return '';
    const { type, diet, period } = match;
    const sort = [
      type === undefined ? '' : bt(`type.${type as 'theropod'}`),
      diet === undefined ? '' : bt(`diet.${diet as 'carnivore'}`),
      period === undefined ? '' : nameOf(box.periods.find(({ id }) => id === period) ?? { id: period }, language),
    ];
    const { fromPercent: from, toPercent: to } = band;
    return bt('ratio', { sort: sort.filter(word => word !== '').join(' '), from, to });
  };
}

function MatchSigns({ match }: { match: Match | undefined }) {
  const { box } = useHolotype();
  if (match === undefined) return null;
  const { type, diet, kind, card, period } = match;
  const of = box.periods.findIndex(({ id }) => id === period);
  return (
    <>
      {of >= 0 && <Cube period={of} />}
      {type !== undefined && <Icon name={type} />}
      {diet !== undefined && <Icon name={diet} />}
      {card === 'traceFossil' && <Icon name={kind ?? 'trace'} />}
    </>
  );
}
