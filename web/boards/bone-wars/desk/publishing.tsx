import { Icon } from '../../../icons/icon.tsx';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { Piece } from '../../piece.tsx';
import { useCardWords, useNeeds } from '../cards/cards.tsx';
import { BoneToken, EffectSign, Effects } from '../pieces/pieces.tsx';
import { papersOf, timesPaid, useBoneWars, useWhat } from '../view.ts';
import { bt } from '../words.ts';
import './publishing.css';

/** The writing desk: the skeleton as it grows, and what the paper will bring with each number of bones. */
export function Publishing() {
  const { view, box, language } = useBoneWars();
  const what = useWhat();
  const { papers } = view.turn;
  const isOpen = what === 'skeleton';
  const done = isOpen ? papers.slice(0, -1) : papers;
  const open = isOpen ? papers.at(-1) : undefined;
  return (
    <section class="folder desk publishing" aria-label={bt('writing')}>
      <h2>
        <Icon name="publish" /> {bt('writing')}
      </h2>
      {open !== undefined && (
        <Assembly card={open.card} bones={open.bones} parts={open.parts} envelope={open.envelope} />
      )}
      {open === undefined && papers.length === 0 && (
        <p>{bt('writing.choose', { bones: String(papersOf(box, language).written) })}</p>
      )}
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
    <Piece id={`card.${card}`} label={words(card)} class="written-paper" thing={`card.${card}`}>
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
                thing={`part.${part}`}
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
  const { view, box, language, at, session } = useBoneWars();
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
          <li key={bones} class={bones === then ? 'now' : ''} data-thing={`reward.publish.${bones}`}>
            <b>{bt('bones', { n: bones })}</b>
            <span class="paper" data-patron={player.patron}>
              {paper}
            </span>
            <EffectSign effect={{ do: 'loyalty', n: loyalty }} />
            {hasPrize &&
              (prize === null || prize === undefined ? (
                <span class="sign">{bt('prize.short')}</span>
              ) : (
                <Effects effects={prize} />
              ))}
            {roundBonus && <Effects effects={box.tiles[view.board.roundTiles[view.round]].effects} />}
          </li>
        ))}
      </ul>
      {envelope !== undefined && (
        <p>
          {bt('brings.envelope', {
            envelope: nameOf(box.envelopes[envelope], language),
            times: timesPaid(player, envelope, earlier),
          })}{' '}
          <Effects effects={box.envelopes[envelope].effects} />
        </p>
      )}
    </div>
  );
}
