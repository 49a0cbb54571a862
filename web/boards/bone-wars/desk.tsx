import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { CardFace, Depth, useCardWords, useNeeds } from './cards.tsx';
import { BoneToken, EffectSign, Effects, Pips } from './pieces.tsx';
import { useBoneWars } from './view.ts';
import { bt } from './words.ts';

/** Asks that are about the papers being published. */
const PUBLISHING = ['publish', 'envelope', 'skeleton', 'splitPaper', 'archiveNext', 'useCard'];

/** One line over the map: whose turn it is, what is left of it, and the bonuses that still come. */
export function TurnLine() {
  const { view, box, language, owner } = useBoneWars();
  const { turn, current, players } = view;
  if (current === null || turn.card === null) {
    return (
      <div class="turn-line">
        {turn.pending.length > 0 ? (
          <Pending />
        ) : (
          <span class="quiet">{bt(view.phase === 'opening' ? 'turn.opening' : 'turn.none')}</span>
        )}
        <SpeciesDeck />
      </div>
    );
  }
  return (
    <div class="turn-line">
      <span class="turn-who">
        {bt('turn.plays', { name: owner(current), card: nameOf(box.cards[turn.card], language) })}
      </span>
      {turn.mode === 'team' && (
        <>
          <Pips full={turn.ap} title={bt('ap', { n: turn.ap })} />
          <Depth depth={turn.depth} />
          <span class="turn-steps" title={bt('steps', { n: players[current].stepsLeft })}>
            {bt('steps.short', { n: players[current].stepsLeft })}
          </span>
        </>
      )}
      {turn.pending.length > 0 && <Pending />}
      <SpeciesDeck />
    </div>
  );
}

function SpeciesDeck() {
  const { view } = useBoneWars();
  const { speciesDeck, speciesDiscard } = view.board;
  const words = bt('deck.species', { count: speciesDeck, discarded: speciesDiscard.length });
  return (
    <Spot
      id="pile"
      label={words}
      place="deck.species"
      class="species-deck"
      {...(speciesDiscard.length > 0 ? { item: 'pile' } : {})}
    >
      <Icon name="speciesDraw" label={words} /> {speciesDeck}
    </Spot>
  );
}

function Pending() {
  const { view, gt } = useBoneWars();
  return (
    <span class="pending-bonuses">
      <span class="quiet">{bt('pending')}</span>
      {view.turn.pending.map((effect, index) => (
        <Spot
          key={index}
          id={`bonus.${effect.do}.${effect.n}`}
          label={gt(`effect.${effect.do}`, { n: effect.n })}
          class="pending-bonus"
        >
          <EffectSign effect={effect} />
        </Spot>
      ))}
    </span>
  );
}

/** What comes forward over the map while it matters: the offer, cards looked at, papers being written, the reserve. */
export function Desk() {
  const { view, what } = useBoneWars();
  if (view.phase === 'opening' && what === 'opening') return <Offer />;
  if (view.turn.looked.some(card => card !== null)) return <Looked />;
  if (what !== null && PUBLISHING.includes(what)) return <Publishing />;
  if (what === 'upgradeTeam') return <Reserve />;
  return null;
}

function Offer() {
  const { view } = useBoneWars();
  return (
    <section class="desk" aria-label={bt('offer')}>
      <h2>{bt('offer')}</h2>
      <div class="desk-cards">
        {view.opening.offer.map(({ card, bones }) => (
          <DeskCard key={card} card={card}>
            <span class="offer-bones">
              {bones.map((bone, index) => (
                <BoneToken key={index} bone={bone} />
              ))}
            </span>
          </DeskCard>
        ))}
        <Spot id="career" label={bt('career')} class="career-card">
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
    <Piece id={`card.${card}`} label={words(card)} origin="deck.species" class="desk-card">
      <CardFace card={card} />
      {children}
    </Piece>
  );
}

function Looked() {
  const { view } = useBoneWars();
  return (
    <section class="desk" aria-label={bt('looked')}>
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
    <section class="desk" aria-label={bt('reserve')}>
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

/** The writing desk: the skeleton as it grows, and what the paper will bring with each number of bones. */
function Publishing() {
  const { view, what } = useBoneWars();
  const { papers } = view.turn;
  const isOpen = what === 'skeleton';
  const done = isOpen ? papers.slice(0, -1) : papers;
  const open = isOpen ? papers.at(-1) : undefined;
  return (
    <section class="desk publishing" aria-label={bt('writing')}>
      <h2>
        <Icon name="publish" /> {bt('writing')}
      </h2>
      {open !== undefined && (
        <Assembly card={open.card} bones={open.bones} parts={open.parts} envelope={open.envelope} />
      )}
      {open === undefined && papers.length === 0 && <p class="quiet">{bt('writing.choose')}</p>}
      {done.length > 0 && (
        <ul class="written">
          {done.map(({ card, bones }) => (
            <li key={card}>
              <Written card={card} bones={bones} />
            </li>
          ))}
        </ul>
      )}
      {open === undefined && <Table />}
    </section>
  );
}

/** A paper whose bones are settled. */
function Written({ card, bones }: { card: number; bones: readonly number[] }) {
  const { view, box, language, at } = useBoneWars();
  const words = useCardWords();
  return (
    <Piece id={`card.${card}`} label={words(card)} class="written-paper">
      <span class="paper" data-patron={view.players[at.eyes ?? view.current ?? 0].patron}>
        {bones.length}
      </span>
      <b class="card-name">{nameOf(box.cards[card], language)}</b>
      {bones.map((bone, index) => (
        <BoneToken key={index} bone={bone} />
      ))}
    </Piece>
  );
}

interface AssemblyProps {
  readonly card: number;
  readonly bones: readonly number[];
  readonly parts: readonly string[];
  readonly envelope: number;
}

function Assembly({ card, bones, parts, envelope }: AssemblyProps) {
  const { session, box, language, gt } = useBoneWars();
  const needs = useNeeds(card);
  const named = box.cards[card];
  const pointed = session.pointed.value;
  return (
    <div class="assembly">
      <div class="assembly-plate">
        <h3 class="card-name">{nameOf(named, language)}</h3>
        <div class="assembly-parts">
          {needs.map(({ part, kinds, isAny }) => {
            const index = parts.indexOf(part);
            const bone = index < 0 ? undefined : bones[index];
            const wanted = isAny
              ? gt('draw.anyPart', { part: gt(`part.${part}`) })
              : nameOf(box.bones[kinds[0]], language);
            // A bone under the pointer already shows where it would go.
            const isComing = bone === undefined && pointed.includes(`part.${part}`);
            return (
              <Spot
                key={part}
                id={`part.${part}`}
                label={bone === undefined ? bt('part.open', { part: wanted }) : wanted}
                class="assembly-part"
              >
                <span class={bone === undefined ? 'outline' : 'laid'} data-part={part} data-coming={isComing}>
                  <Icon name={box.bones[bone ?? kinds[0]].id} />
                </span>
                <span class="part-words">{wanted}</span>
              </Spot>
            );
          })}
        </div>
      </div>
      <Table count={bones.length} card={card} envelope={envelope} />
    </div>
  );
}

/** What so many bones bring; the line of now is marked. */
function Table({ count = 0, card, envelope }: { count?: number; card?: number; envelope?: number }) {
  const { view, box, language, at, session, gt } = useBoneWars();
  const prize = card === undefined ? null : box.cards[card].species?.prize;
  const player = view.players[at.eyes ?? view.current ?? 0];
  const isPointing = session.pointed.value.some(key => key.startsWith('crate.') || key.startsWith('part.'));
  const then = count + (isPointing && card !== undefined ? 1 : 0);
  const earlier = view.turn.papers.filter(paper => paper.envelope === envelope && paper.card !== card).length;
  return (
    <div class="brings">
      <h3 class="label">{bt('brings')}</h3>
      <ul>
        {box.publish.map(({ bones, loyalty, prize: hasPrize, roundBonus, paper }) => (
          <li key={bones} class={bones === then ? 'now' : ''}>
            <b>{bt('bones', { n: bones })}</b>
            <span class="paper" data-patron={player.patron}>
              {paper}
            </span>
            <EffectSign effect={{ do: 'loyalty', n: loyalty }} />
            {hasPrize &&
              (prize === null || prize === undefined ? (
                <Icon name="prize" label={bt('prize')} />
              ) : (
                <Words effects={prize} />
              ))}
            {roundBonus && (
              <span title={gt('effect.roundBonus')}>
                <Effects effects={box.tiles[view.board.roundTiles[view.round]].effects} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {envelope !== undefined && (
        <p>
          {bt('brings.envelope', {
            envelope: nameOf(box.envelopes[envelope], language),
            times: player.archive[envelope].length + earlier + 1,
          })}{' '}
          <Effects effects={box.envelopes[envelope].effects} />
        </p>
      )}
    </div>
  );
}

function Words({ effects }: { effects: readonly { do: string; n: number }[] }) {
  const { gt } = useBoneWars();
  return <span class="prize-words">{effects.map(({ do: what, n }) => gt(`effect.${what}`, { n })).join(', ')}</span>;
}
