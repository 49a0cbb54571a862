import type { Components, Match } from '@bonebed/games/holotype/box/components.ts';
import { Icon } from '../../icons/icon.tsx';
import { Cube } from './pieces.tsx';
import { useHolotype } from './view.ts';

/** What a slot asks for, in signs: how many, of which period, type or diet, or which trace fossil. */
export function RequirementSigns({ objective, place }: { objective: number; place: number }) {
  const { at, box } = useHolotype();
  // The box was made from these components, so they were checked.
  const { requirements } = (at.components as Components).globalObjectives.items[objective].slots[place];
  return (
    <span class="signs">
      {requirements.map(({ count, match }, index) => (
        <span key={index} class="sign">
          <b>{count}</b>
          <MatchSigns match={match} period={box.periods.findIndex(({ id }) => id === match.period)} />
        </span>
      ))}
    </span>
  );
}

function MatchSigns({ match, period }: { match: Match; period: number }) {
  const { type, diet, kind, card } = match;
  return (
    <>
      {period >= 0 && <Cube period={period} />}
      {type !== undefined && <Icon name={type} />}
      {diet !== undefined && <Icon name={diet} />}
      {card === 'traceFossil' && <Icon name={kind ?? 'trace'} />}
    </>
  );
}
