import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { CardFace, Depth, TeamFacts, useCardWords } from './cards.tsx';
import { BoneToken, Camp, Effects, Pawn, Pips, TeamMark } from './pieces.tsx';
import { kindsOf, type TableView, useBoneWars } from './view.ts';
import { bt } from './words.ts';

/** What lies before a player: the hand, and the player board with its slots, archive, crates, camps and locket. */
export function Mine({ seat }: { seat: Seat }) {
  return (
    <div class="mine">
      <Hand seat={seat} />
      <div class="desk-board">
        <Slots seat={seat} />
        <Archive seat={seat} />
      </div>
      <div class="store">
        <Purse seat={seat} />
        <Camps seat={seat} />
        <Crates seat={seat} />
      </div>
    </div>
  );
}

function Hand({ seat }: { seat: Seat }) {
  const { view } = useBoneWars();
  const words = useCardWords();
  const { team, species, paleontologists } = view.players[seat];
  const cards = [...species, ...paleontologists].filter(card => card !== null);
  return (
    <section class="hand" aria-label={bt('hand')}>
      <div class="team-cards">
        {team.map(card => (
          <Piece key={card} id={`card.${card}`} label={words(card)} class="team-slip">
            <TeamSlip card={card} />
          </Piece>
        ))}
        <Hired seat={seat} />
      </div>
      {cards.length + team.length === 0 && <p class="quiet">{bt('hand.empty')}</p>}
      {cards.map(card => (
        <Piece key={card} id={`card.${card}`} label={words(card)} origin="deck.species" class="card">
          <CardFace card={card} />
        </Piece>
      ))}
    </section>
  );
}

function Slots({ seat }: { seat: Seat }) {
  const { view, what } = useBoneWars();
  const { slots } = view.players[seat];
  return (
    <div class="slots">
      {slots.map((_, slot) => (
        <SlotBox key={slot} seat={seat} slot={slot} />
      ))}
      {what === 'upgradeSlot' && (
        <Spot id="slot.new" label={bt('slot.new')} class="slot new">
          <Icon name="upgradeSlot" /> {bt('slot.new')}
        </Spot>
      )}
    </div>
  );
}

/** An action slot: its cost and icon, what it gives a species card, and the card in it. */
function SlotBox({ seat, slot }: { seat: Seat; slot: number }) {
  const { view, box, language } = useBoneWars();
  const player = view.players[seat];
  const { upgraded, card, specialist, cost, icon, ap, depth } = player.slots[slot];
  const classes = ['slot'];
  if (slot === player.openSlot) classes.push('next');
  if (upgraded) classes.push('upgraded');
  if (card !== null) classes.push('filled');
  return (
    <Spot
      id={`slot.${slot}`}
      label={bt('slot', { slot: slot + 1, cost, ap, depth })}
      class={classes.join(' ')}
      {...(card === null ? {} : { item: `card.${card}` })}
    >
      <span class="slot-head">
        <b class="cost">{bt('money', { n: cost })}</b>
        {icon !== null && <Icon name={box.finds[icon].id} label={nameOf(box.finds[icon], language)} />}
      </span>
      {card === null ? (
        <span class="slot-facts">
          <Pips full={ap} title={bt('ap', { n: ap })} />
          <Depth depth={depth} />
        </span>
      ) : (
        <span class="slot-card" data-kind={box.cards[card].kind} data-piece={`card.${card}`}>
          {nameOf(box.cards[card], language)}
          {specialist !== null && <Effects effects={box.specialists[specialist].effects} />}
        </span>
      )}
    </Spot>
  );
}

function Archive({ seat }: { seat: Seat }) {
  const { view, box, language } = useBoneWars();
  const words = useCardWords();
  const { archive, archiveLimit } = view.players[seat];
  return (
    <div class="archive">
      {archive.map((cards, find) => {
        const { effects, icon, ...named } = box.envelopes[find];
        return (
          <Spot
            key={named.id}
            id={`envelope.${find}`}
            label={bt('envelope', { name: nameOf(named, language), count: cards.length, limit: archiveLimit })}
            class="envelope"
          >
            <span class="envelope-head">
              <b>{named.id}</b>
              <Icon name={icon} />
              <Effects effects={effects} />
            </span>
            <span class="envelope-cards">
              {Array.from({ length: archiveLimit }, (_, place) => {
                const card = cards[place];
                if (card === undefined) return <i key={`free${place}`} class="tab" />;
                return (
                  <Piece key={card} id={`card.${card}`} label={words(card)} class="tab filled">
                    {nameOf(box.cards[card], language)}
                  </Piece>
                );
              })}
            </span>
          </Spot>
        );
      })}
    </div>
  );
}

/** Money, reputation, the patron in the locket, and the two pieces a card can be played for. */
function Purse({ seat }: { seat: Seat }) {
  const { view, box, language } = useBoneWars();
  const { patron, paleontologist } = view.players[seat];
  return (
    <div class="purse">
      <span class="coin-count" data-place={`money.${seat}`}>
        $<Count<TableView> of={then => then.players[seat].money} />
      </span>
      <span class="locket" data-patron={patron} title={bt('patron', { name: nameOf(box.patrons[patron], language) })}>
        {nameOf(box.patrons[patron], language).split(' ').at(-1)}
      </span>
      <span class="modes">
        <Spot id="mode.team" label={bt('mode.team')} class="mode">
          <TeamMark seat={seat} title={bt('mode.team')} />
        </Spot>
        <Spot id="mode.paleontologist" label={bt('mode.paleontologist')} class="mode">
          {paleontologist === null ? (
            <Pawn seat={seat} title={bt('mode.paleontologist')} />
          ) : (
            <Icon name="paleontologist" label={bt('mode.paleontologist')} />
          )}
        </Spot>
      </span>
    </div>
  );
}

/** A team card as a slip: cost, points, depth, and a torn edge where a specialist fits. */
function TeamSlip({ card }: { card: number }) {
  const { box } = useBoneWars();
  const { team } = box.cards[card];
  return team === null ? null : (
    <span class="slip" data-level={team.level} data-torn={team.torn}>
      <TeamFacts cost={team.cost} ap={team.ap} depth={team.depth} />
    </span>
  );
}

function Hired({ seat }: { seat: Seat }) {
  const { view, box, language, what } = useBoneWars();
  const { hired } = view.players[seat];
  // While the reserve lies on the desk it shows those that can be hired.
  if (hired.length === 0 || what === 'upgradeTeam') return null;
  return (
    <span class="hired">
      {hired.map(specialist => (
        <Spot
          key={specialist}
          id={`specialist.${specialist}`}
          label={nameOf(box.specialists[specialist], language)}
          item={`specialist.${specialist}`}
          class="specialist"
        >
          <Effects effects={box.specialists[specialist].effects} />
        </Spot>
      ))}
    </span>
  );
}

/** Ten crates; cover tiles lie on those that are closed. */
function Crates({ seat }: { seat: Seat }) {
  const { view, box, language } = useBoneWars();
  const { crates, openCrates, covers } = view.players[seat];
  const bones = kindsOf(crates);
  return (
    <div class="crates" data-place={`crates.${seat}`}>
      {Array.from({ length: Math.max(openCrates, bones.length) }, (_, crate) => {
        const bone = bones[crate];
        if (bone === undefined) return <i key={crate} class="crate" title={bt('crate.free')} />;
        return (
          <Spot key={crate} id={`crate.${bone}`} label={nameOf(box.bones[bone], language)} class="crate">
            <BoneToken bone={bone} />
          </Spot>
        );
      })}
      {Array.from({ length: covers }, (_, cover) => (
        <i key={`cover${cover}`} class="cover-tile" title={bt('cover')} />
      ))}
    </div>
  );
}

/** The camps that are still on the player board, and what those that left it have brought. */
function Camps({ seat }: { seat: Seat }) {
  const { view, box } = useBoneWars();
  const { camps, freeSteps, archiveLimit } = view.players[seat];
  return (
    <div class="camp-rows">
      {(['movement', 'archive'] as const).map(kind => (
        <Spot key={kind} id={`camp.${kind}`} label={bt(`camp.${kind}`)} class="camp-row">
          {Array.from({ length: box.board.camps[kind] }, (_, place) =>
            place < camps[kind] ? <Camp key={place} owner={seat} /> : <i key={place} class="camp-space" />,
          )}
          <span>{bt(`camp.${kind}.now`, { n: kind === 'movement' ? freeSteps : archiveLimit })}</span>
        </Spot>
      ))}
    </div>
  );
}
