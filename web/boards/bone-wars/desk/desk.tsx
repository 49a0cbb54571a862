import { soon } from '../../../app/lazy.tsx';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { Piece } from '../../piece.tsx';
import { CardFace, useCardWords } from '../cards/cards.tsx';
import { BoneName, BoneToken, EffectSign, Effects } from '../pieces/pieces.tsx';
import { useBoneWars, useWhat } from '../view.ts';
import { bt } from '../words.ts';
import './desk.css';

const Publishing = soon(async () => (await import('./publishing.tsx')).Publishing);

/** Asks that are about the papers being published. */
const PUBLISHING = ['publish', 'envelope', 'skeleton', 'splitPaper', 'archiveNext', 'useCard'];

/** What comes forward over the map while it matters: the offer, cards looked at, papers being written, the reserve. */
export function Desk() {
  const { view } = useBoneWars();
  const what = useWhat();
  if (view.phase === 'opening' && what === 'opening') return <Offer />;
  if (view.turn.looked.some(card => card !== null)) return <Looked />;
  if (what !== null && PUBLISHING.includes(what)) return <Publishing />;
  if (what === 'upgradeTeam') return <Reserve />;
  if (what === 'bonus') return <Pending />;
  return null;
}

/** Whether something lies on the map that is asked about. */
export function useHasDesk(): boolean {
  const { session, view } = useBoneWars();
  const what = useWhat();
  if (what === null) return false;
  if (view.phase === 'opening' && what === 'opening') return true;
  if (session.asked.value === null) return false;
  return view.turn.looked.some(card => card !== null) || [...PUBLISHING, 'upgradeTeam', 'bonus'].includes(what);
}

/** Bonuses that still come, in the order that one wants. */
function Pending() {
  const { view, gt } = useBoneWars();
  return (
    <section class="folder desk" aria-label={bt('pending')}>
      <h2>{bt('pending')}</h2>
      <div class="desk-cards">
        {view.turn.pending.map((effect, index) => (
          <Spot
            key={index}
            id={`bonus.${effect.do}.${effect.n}`}
            label={gt(`effect.${effect.do}`, { n: effect.n })}
            class="pending-bonus"
            thing={`effect.${effect.do}.${effect.n}`}
          >
            <EffectSign effect={effect} />
          </Spot>
        ))}
      </div>
    </section>
  );
}

function Offer() {
  const { view } = useBoneWars();
  return (
    <section class="folder desk" aria-label={bt('offer')}>
      <h2>{bt('offer')}</h2>
      <div class="desk-cards">
        {view.opening.offer.map(({ card, bones }) => (
          <DeskCard key={card} card={card}>
            <span class="offer-bones">
              {bones.map((bone, index) => (
                <span key={index} class="named-bone">
                  <BoneToken bone={bone} />
                  <BoneName bone={bone} />
                </span>
              ))}
            </span>
          </DeskCard>
        ))}
        <Spot id="career" label={bt('career')} class="career-card" thing="career" piece="career">
          <b class="card-name">{bt('career')}</b>
          <span class="card-text">{bt('career.about')}</span>
        </Spot>
      </div>
    </section>
  );
}

function DeskCard({ card, children }: { card: number; children?: preact.ComponentChildren }) {
  const words = useCardWords();
  return (
    <Piece id={`card.${card}`} label={words(card)} origin="deck.species" class="desk-card" thing={`card.${card}`}>
      <CardFace card={card} />
      {children}
    </Piece>
  );
}

function Looked() {
  const { view } = useBoneWars();
  return (
    <section class="folder desk" aria-label={bt('looked')}>
      <h2>{bt('looked')}</h2>
      <div class="desk-cards">
        {view.turn.looked.map(card => (card === null ? null : <DeskCard key={card} card={card} />))}
      </div>
    </section>
  );
}

/** The reserve of the player who upgrades the team: advanced cards and specialists. */
function Reserve() {
  const { view, box, language, at } = useBoneWars();
  const player = view.players[at.eyes ?? view.current ?? 0];
  return (
    <section class="folder desk" aria-label={bt('reserve')}>
      <h2>{bt('reserve')}</h2>
      <div class="desk-cards">
        {player.reserve.map(card => (
          <DeskCard key={card} card={card} />
        ))}
        {box.specialists.map((specialist, index) =>
          player.hired.some(hired => hired === index) ? null : (
            <Spot
              key={specialist.id}
              id={`specialist.${index}`}
              label={nameOf(specialist, language)}
              item={`specialist.${index}`}
              thing={`specialist.${index}`}
              class="career-card specialist-card"
            >
              <b class="card-name">{nameOf(specialist, language)}</b>
              <Effects effects={specialist.effects} />
            </Spot>
          ),
        )}
      </div>
    </section>
  );
}
