import { Icon } from '../../../icons/icon.tsx';
import { Spot } from '../../../table/spot.tsx';
import { Pawn } from '../pieces/pieces.tsx';
import { useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './papers.css';

/** The four actions of a paleontologist, who stands where, and what so many bones bring. */
export function Papers() {
  const { box } = useBoneWars();
  return (
    <div class="paleontologist-actions">
      {box.actions.map(action => (
        <Action key={action} action={action} />
      ))}
    </div>
  );
}

function Action({ action }: { action: 'publish' | 'debunk' | 'award' | 'minorFind' }) {
  const { view, gt, owner, about } = useBoneWars();
  return (
    <Spot
      id={`action.${action}`}
      label={gt(`option.action.${action}`)}
      item={`action.${action}`}
      class="action"
      thing={`action.${action}`}
    >
      <h3>
        <Icon name={action} /> {gt(`option.action.${action}`)}
      </h3>
      <p>{about(action)}</p>
      {action === 'publish' || action === 'debunk' ? <Rewards kind={action} /> : null}
      <span class="pawns">
        {view.players.map((player, seat) =>
          player.paleontologist === action ? <Pawn key={seat} seat={seat} title={owner(seat)} /> : null,
        )}
      </span>
    </Spot>
  );
}

/** What so many bones bring. */
function Rewards({ kind }: { kind: 'publish' | 'debunk' }) {
  const { box, gt } = useBoneWars();
  return (
    <ul class="rewards">
      {box[kind].map(({ bones, loyalty, ...more }) => {
        const gains = [gt('effect.loyalty', { n: loyalty })];
        if ('prize' in more && more.prize) gains.push(bt('prize.short'));
        if ('roundBonus' in more && more.roundBonus) gains.push(gt('effect.roundBonus'));
        return (
          <li key={bones} data-thing={`reward.${kind}.${bones}`}>
            <b>{bt('bones', { n: bones })}</b> {gains.join(' + ')}
          </li>
        );
      })}
    </ul>
  );
}
