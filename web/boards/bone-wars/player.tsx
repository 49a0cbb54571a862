import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { CardFace, Depth } from './cards.tsx';
import { BoneToken, EffectSign, Pips } from './pieces.tsx';
import { kindsOf, type TableView, useBoneWars } from './view.ts';
import { bt } from './words.ts';

/** What is open of a player: patron and money, cards, slots, archive, crates. */
export function Player({ seat }: { seat: Seat }) {
  const { view, box, language, at } = useBoneWars();
  const player = view.players[seat];
  const { patron, grant, passed, team, species, paleontologists } = player;
  const isMe = at.eyes === seat;
  const surname = nameOf(box.patrons[patron], language).split(' ').at(-1);
  return (
    <div class="player-body">
      <div class="player-line">
        <span class="locket small" data-patron={patron}>
          {surname}
        </span>
        <span class="loyalties" title={bt('loyalties')}>
          {player.loyalty.map((loyalty, index) => (
            <span key={index} data-patron={index} class="loyalty-value">
              ×{loyalty.value}
            </span>
          ))}
        </span>
        <span class="coin-count" {...(isMe ? {} : { 'data-place': `money.${seat}` })}>
          $<Count<TableView> of={then => then.players[seat].money} />
        </span>
        <span class="rp-count">
          <Count<TableView> of={then => then.players[seat].reputation} /> {bt('rp')}
        </span>
        {passed && <span class="tag">{bt('passed')}</span>}
      </div>
      {grant !== null && <p class="grant-line">{nameOf(box.grants[grant], language)}</p>}
      {!isMe && (
        <>
          <div class="player-line">
            <span class="tally" title={bt('hand.species', { count: species.length })}>
              <Icon name="speciesDraw" label={bt('hand.species', { count: species.length })} /> {species.length}
            </span>
            <span class="tally" title={bt('hand.paleontologists', { count: paleontologists.length })}>
              <Icon name="paleoCard" label={bt('hand.paleontologists', { count: paleontologists.length })} />{' '}
              {paleontologists.length}
            </span>
            {team.length > 0 && (
              <span class="tally" title={bt('hand.team', { count: team.length })}>
                <Icon name="upgradeTeam" label={bt('hand.team', { count: team.length })} /> {team.length}
              </span>
            )}
            <SmallSlots seat={seat} />
          </div>
          <SmallArchive seat={seat} />
          <SmallCrates seat={seat} />
        </>
      )}
      {view.theodore?.player === seat && <Theodore />}
    </div>
  );
}

function SmallSlots({ seat }: { seat: Seat }) {
  const { view, box, language } = useBoneWars();
  return (
    <span class="small-slots">
      {view.players[seat].slots.map(({ card, cost, upgraded }, slot) => (
        <span
          key={slot}
          class={card === null ? 'small-slot' : 'small-slot filled'}
          data-upgraded={upgraded}
          title={card === null ? bt('money', { n: cost }) : nameOf(box.cards[card], language)}
        >
          {card === null ? bt('money', { n: cost }) : '■'}
        </span>
      ))}
    </span>
  );
}

function SmallArchive({ seat }: { seat: Seat }) {
  const { view, box, language } = useBoneWars();
  const { archive, archiveLimit } = view.players[seat];
  return (
    <div class="player-line small-archive">
      {archive.map((cards, find) => {
        const names = cards.map(card => nameOf(box.cards[card], language)).join(', ');
        return (
          <span key={find} class="tally" title={`${nameOf(box.envelopes[find], language)} ${names}`}>
            <Icon name={box.envelopes[find].icon} label={nameOf(box.envelopes[find], language)} />
            {cards.length}
            <span class="quiet">/{archiveLimit}</span>
          </span>
        );
      })}
    </div>
  );
}

function SmallCrates({ seat }: { seat: Seat }) {
  const { view } = useBoneWars();
  const { crates, openCrates } = view.players[seat];
  const bones = kindsOf(crates);
  return (
    <div class="player-line small-crates" data-place={`crates.${seat}`}>
      {bones.map((bone, index) => (
        <BoneToken key={index} bone={bone} />
      ))}
      <span class="quiet">{bt('crates.used', { used: bones.length, open: openCrates })}</span>
    </div>
  );
}

/** The card that Theodore flipped last. */
function useCurrentCard(): number | null {
  const { view } = useBoneWars();
  if (view.theodore === null) return null;
  return view.players[view.theodore.player].slots.findLast(slot => slot.card !== null)?.card ?? null;
}

/** Theodore's card of the moment and the back of his next one. */
function Theodore() {
  const { view, box, language } = useBoneWars();
  const card = useCurrentCard();
  return (
    <div class="player-line theodore">
      {card !== null && (
        <Spot id={`solo.${card}`} label={nameOf(box.cards[card], language)} item={`card.${card}`} class="solo-slip">
          {nameOf(box.cards[card], language)}
        </Spot>
      )}
      <NextBack />
      <span class="quiet">{bt('solo.deck', { count: view.theodore?.deck ?? 0 })}</span>
    </div>
  );
}

/** The back of Theodore's next card, which decides what he does with the one in his slot. */
function NextBack() {
  const { view } = useBoneWars();
  const next = view.theodore?.next ?? null;
  if (next === null) return null;
  return (
    <span class="next-back" title={bt('solo.next')}>
      <span class="quiet">{bt('solo.nextShort')}</span>
      {next.kind === 'team' ? (
        <>
          <Pips full={next.ap} title={bt('ap', { n: next.ap })} /> <Depth depth={next.depth} />
        </>
      ) : (
        <Icon name="paleontologist" label={bt('mode.paleontologist')} />
      )}
      {next.takeBack && <EffectSign effect={{ do: 'removePaleontologist', n: 1 }} />}
      {next.rivalLoyalty > 0 && <EffectSign effect={{ do: 'loyalty', n: next.rivalLoyalty }} />}
    </span>
  );
}

/** Beside the steps of his turn: the card in full. */
export function Automaton() {
  const card = useCurrentCard();
  return (
    <>
      {card !== null && <CardFace card={card} />}
      <NextBack />
    </>
  );
}
