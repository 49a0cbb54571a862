import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../../icons/icon.tsx';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { Piece } from '../../piece.tsx';
import { useCardWords } from '../cards/cards.tsx';
import { Depth, Effects, Pips, useBrief } from '../pieces/pieces.tsx';
import { NeedSigns } from '../survey/site.tsx';
import { useBoneWars, useWhat } from '../view.ts';
import { bt } from '../words.ts';
import './hand.css';

/** The hand: team cards as slips, then species and colleagues. The top of a card says its name and what it is for. */
export function Hand({ seat }: { seat: Seat }) {
  const { view } = useBoneWars();
  const words = useCardWords();
  const { team, species, paleontologists } = view.players[seat];
  const cards = [...species, ...paleontologists].filter(card => card !== null);
  return (
    <section class="hand" aria-label={bt('hand')}>
      {team.length > 0 && (
        <div class="team-cards">
          {team.map(card => (
            <Piece key={card} id={`card.${card}`} label={words(card)} class="team-slip" thing={`card.${card}`}>
              <TeamSlip card={card} />
            </Piece>
          ))}
        </div>
      )}
      <Hired seat={seat} />
      {cards.length + team.length === 0 && <p class="hand-empty">{bt('hand.empty')}</p>}
      {cards.map(card => (
        <Piece
          key={card}
          id={`card.${card}`}
          label={words(card)}
          origin="deck.species"
          class="hand-card"
          thing={`card.${card}`}
        >
          <HandCard card={card} />
        </Piece>
      ))}
    </section>
  );
}

/** A team card as a slip: cost, points, depth. */
function TeamSlip({ card }: { card: number }) {
  const { box, language } = useBoneWars();
  const { team, ...named } = box.cards[card];
  if (team === null) return null;
  return (
    <span class="slip" data-level={team.level} data-torn={team.torn}>
      <b class="card-name">{nameOf(named, language)}</b>
      <span class="slip-facts">
        <b data-thing="money">{bt('money', { n: team.cost })}</b>
        <Pips full={team.ap} title={bt('ap', { n: team.ap })} />
        <Depth depth={team.depth} />
      </span>
    </span>
  );
}

function Hired({ seat }: { seat: Seat }) {
  const { view, box, language } = useBoneWars();
  const what = useWhat();
  const { hired } = view.players[seat];
  // While the reserve lies on the map it shows those that can be hired.
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
          thing={`specialist.${specialist}`}
        >
          <Effects effects={box.specialists[specialist].effects} />
        </Spot>
      ))}
    </span>
  );
}

function HandCard({ card }: { card: number }) {
  const { box } = useBoneWars();
  return box.cards[card].kind === 'species' ? <SpeciesInHand card={card} /> : <ColleagueInHand card={card} />;
}

function SpeciesInHand({ card }: { card: number }) {
  const { box, language, gt } = useBoneWars();
  const brief = useBrief();
  const { species, ...named } = box.cards[card];
  if (species === null) return null;
  return (
    <span class="in-hand">
      <span class="card-kind" data-thing={`category.${species.category}`}>
        {gt(`category.${species.category}`)} · {gt(`discoverer.${species.discoverer}`)}
      </span>
      <b class="card-name">{nameOf(named, language)}</b>
      <NeedSigns card={card} />
      <span class="card-fact" data-thing="prize">
        <Icon name="prize" /> {species.prize.map(brief).join(', ')}
      </span>
      <span class="card-more">
        <Matches card={card} />
      </span>
    </span>
  );
}

/** Which bones of one's own fit this species. */
function Matches({ card }: { card: number }) {
  const { view, box, at, language } = useBoneWars();
  const fits = box.cards[card].species?.fits ?? [];
  const crates = at.eyes === null ? [] : view.players[at.eyes].crates;
  const mine = box.boneIds.filter(bone => fits[bone] && crates[bone] > 0);
  const parts = new Set(mine.map(bone => box.bones[bone].category));
  return (
    <>
      {bt('matches', { n: parts.size })}{' '}
      <span class="match-names">{mine.map(bone => nameOf(box.bones[bone], language)).join(', ')}</span>
    </>
  );
}

function ColleagueInHand({ card }: { card: number }) {
  const { box, language, gt } = useBoneWars();
  const { paleontologist, ...named } = box.cards[card];
  if (paleontologist === null) return null;
  return (
    <span class="in-hand">
      <span class="card-kind" data-thing={`action.${paleontologist.action}`}>
        <Icon name={paleontologist.action} /> {bt(`short.${paleontologist.action}`)}
      </span>
      <b class="card-name">{nameOf(named, language).split(' ').at(-1)}</b>
      <span class="card-text">{paleontologist.text[language]}</span>
      <span class="card-more">
        {gt(`option.action.${paleontologist.action}`)} · {nameOf(named, language)}
      </span>
    </span>
  );
}
