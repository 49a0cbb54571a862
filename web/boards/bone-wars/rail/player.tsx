import type { Seat } from '@bonebed/kernel';
import { soon } from '../../../app/lazy.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { Count } from '../../count.tsx';
import { nameOf } from '../../name-of.ts';
import { BoneToken } from '../pieces/pieces.tsx';
import { kindsOf, type TableView, useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './player.css';

const Theodore = soon(async () => (await import('./theodore.tsx')).Theodore);

/** What is open of a player: patron and money, cards, crates, and what each patron would pay. */
export function Player({ seat }: { seat: Seat }) {
  const { view, box, language, at } = useBoneWars();
  const { patron, grant, passed, team, species, paleontologists, crates, openCrates } = view.players[seat];
  const isMe = at.eyes === seat;
  const cards = team.length + species.length + paleontologists.length;
  const [before, after] = bt('money', { n: '#' }).split('#');
  return (
    <div class="player-body">
      <p class="player-line">
        <b class="serves" data-patron={patron} data-thing={`patronTile.${seat}`}>
          {bt('serves')} {nameOf(box.patrons[patron], language).split(' ').at(-1)}
        </b>
        <b {...(isMe ? {} : { 'data-place': `money.${seat}` })} data-thing={`money.${seat}`}>
          {before}
          <Count<TableView> of={then => then.players[seat].money} />
          {after}
        </b>
      </p>
      <p class="player-line">
        <span data-thing={`handOf.${seat}`}>{bt('cards.count', { n: cards })}</span>
        {passed && <span class="tag">{bt('passed')}</span>}
        <span data-thing="crate">{bt('crates.short', { used: kindsOf(crates).length, open: openCrates })}</span>
      </p>
      <Products seat={seat} />
      {grant !== null && (
        <p class="grant-line" data-thing={`grant.${grant}`}>
          {nameOf(box.grants[grant], language)}
        </p>
      )}
      {!isMe && <SmallCrates seat={seat} />}
      {!isMe && <SmallArchive seat={seat} />}
      {view.theodore?.player === seat && <Theodore />}
    </div>
  );
}

/** Credibility times loyalty with either patron. */
function Products({ seat }: { seat: Seat }) {
  const { view } = useBoneWars();
  return (
    <p class="products">
      {view.players[seat].loyalty.map(({ value }, patron) => (
        <span key={patron} data-patron={patron} data-thing={`loyaltyMark.${patron}.${seat}`}>
          {patron === 0 ? 'Marsh' : 'Cope'}{' '}
          <b>
            {view.board.bookshelf[patron].credibility}×{value}
          </b>
        </span>
      ))}
    </p>
  );
}

function SmallArchive({ seat }: { seat: Seat }) {
  const { view, box, language } = useBoneWars();
  return (
    <p class="player-line small-archive">
      {view.players[seat].archive.map((cards, find) => (
        <span key={find} class={cards.length === 0 ? 'tally none' : 'tally'} data-thing={`envelopeOf.${seat}.${find}`}>
          <Icon name={box.envelopes[find].icon} label={nameOf(box.envelopes[find], language)} />
          {cards.length}
        </span>
      ))}
    </p>
  );
}

function SmallCrates({ seat }: { seat: Seat }) {
  const { view } = useBoneWars();
  return (
    <p class="small-crates" data-place={`crates.${seat}`}>
      {kindsOf(view.players[seat].crates).map((bone, index) => (
        <BoneToken key={index} bone={bone} />
      ))}
    </p>
  );
}
