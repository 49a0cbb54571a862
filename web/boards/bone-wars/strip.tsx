import type { Requirement } from '@bonebed/games/bone-wars/box/cards.ts';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { useCardWords } from './cards.tsx';
import { BoneToken, EffectSign, Effects, Mark, Pawn } from './pieces.tsx';
import { type TableView, useBoneWars, VIRTUAL } from './view.ts';
import { bt } from './words.ts';

/** A part of a strip. It keeps its place; what is in it comes forward, with its words, while something there can be chosen. */
export function StripPart({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class={`strip-part ${name}`}>
      <div class="unfolding">{children}</div>
    </section>
  );
}

/** Above the map: the four actions of a paleontologist, each with what belongs to it; rare bones; cards to take. */
export function TopStrip() {
  return (
    <div class="bw-strip top-strip">
      <StripPart name="publish">
        <Action action="publish" />
        <Rewards kind="publish" />
      </StripPart>
      <StripPart name="debunk">
        <Action action="debunk" />
        <Rewards kind="debunk" />
      </StripPart>
      <StripPart name="awards">
        <Action action="award" />
        <Awards />
      </StripPart>
      <StripPart name="finds">
        <Action action="minorFind" />
        <Finds />
      </StripPart>
      <StripPart name="rare">
        <RareBones />
      </StripPart>
      <StripPart name="display">
        <Display />
      </StripPart>
    </div>
  );
}

function Action({ action }: { action: 'publish' | 'debunk' | 'award' | 'minorFind' }) {
  const { view, gt, owner } = useBoneWars();
  const name = gt(`option.action.${action}`);
  return (
    <Spot id={`action.${action}`} label={name} item={`action.${action}`} class="action">
      <Icon name={action} />
      <h2>{bt(`short.${action}`)}</h2>
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
      {box[kind].map(({ bones, loyalty, ...more }) => (
        <li key={bones}>
          <b>{bones}</b>
          <span class="arrow">→</span>
          <Effects effects={[{ do: 'loyalty', n: loyalty }]} />
          {'prize' in more && more.prize && <Icon name="prize" label={bt('prize')} />}
          {'roundBonus' in more && more.roundBonus && <Icon name="roundBonus" label={gt('effect.roundBonus')} />}
        </li>
      ))}
    </ul>
  );
}

/** The three award tiles: what each row asks for, its loyalty, and the markers. */
function Awards() {
  const { view, box, language } = useBoneWars();
  return (
    <div class="award-tiles">
      {view.board.awards.map(award => {
        const { name, type, spaces } = box.awards[award];
        return (
          <div key={award} class="award">
            <h3>
              <b>{type}</b> {name[language]}
            </h3>
            <ul>
              {[...new Set(spaces.map(space => box.awardSpaces[space].row))].map(row => (
                <AwardRow
                  key={row}
                  award={award}
                  spaces={spaces.filter(
                    space => box.awardSpaces[space].row === row && box.awardSpaces[space].minPlayers <= view.marks,
                  )}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** A row of an award tile: the same condition and loyalty, with a space or two. */
function AwardRow({ award, spaces }: { award: number; spaces: readonly number[] }) {
  const { view, box, language, owner } = useBoneWars();
  const { requirement, loyalty } = box.awardSpaces[spaces[0]];
  return (
    <li class="award-row">
      <Needs requirement={requirement} />
      <EffectSign effect={{ do: 'loyalty', n: loyalty }} />
      {spaces.map(space => {
        const owners = view.board.awardMarkers.filter(marker => marker.space === space);
        return (
          <Spot
            key={space}
            id={`award.${space}`}
            label={`${nameOf(box.awardSpaces[space], language)}: ${bt('award.loyalty', { n: loyalty })}`}
            item={`award.${award}`}
            class="award-space"
          >
            {owners.map(marker =>
              marker.owner === VIRTUAL ? (
                <i key="closed" class="closed" title={owner(VIRTUAL)}>
                  ×
                </i>
              ) : (
                <Mark key={marker.owner} seat={marker.owner} title={owner(marker.owner)} />
              ),
            )}
          </Spot>
        );
      })}
    </li>
  );
}

/** What an award space asks for, and how far the person who looks has come. */
export function Needs({ requirement }: { requirement: readonly Requirement[] }) {
  const { gt, box } = useBoneWars();
  return (
    <span class="needs">
      {requirement.map(({ counts, key, find, n }) => (
        <span key={key} class="sign">
          {n}
          {counts === 'category' && <abbr title={gt(`category.${key}`)}>{gt(`category.${key}`)[0]}</abbr>}
          {counts === 'discoverer' && <abbr title={gt(`discoverer.${key}`)}>{gt(`discoverer.${key}`)[0]}</abbr>}
          {find !== null && <Icon name={box.finds[find].id} />}
          {counts === 'anyEnvelope' && <Icon name="reclassify" />}
        </span>
      ))}
    </span>
  );
}

/** Minor finds: five columns of tiles, each above the bonus it gives. */
function Finds() {
  const { view, box, language } = useBoneWars();
  const { finds, columnTiles } = view.board;
  return (
    <div class="find-columns">
      {columnTiles.map((tile, column) => (
        <div key={tile} class="find-column">
          <div class="find-tiles" data-many={view.marks > 2}>
            {finds.map((find, spot) =>
              box.spots[spot].column !== column ? null : (
                <Spot
                  key={spot}
                  id={`find.${spot}`}
                  label={find === null ? bt('find.gone') : nameOf(box.finds[find], language)}
                  class={find === null ? 'find-tile gone' : 'find-tile'}
                >
                  {find !== null && <Icon name={box.finds[find].id} label={nameOf(box.finds[find], language)} />}
                </Spot>
              ),
            )}
          </div>
          <BonusTile tile={tile} />
        </div>
      ))}
    </div>
  );
}

/** A bonus tile, of a column or of a round. */
export function BonusTile({ tile }: { tile: number }) {
  const { box, language } = useBoneWars();
  return (
    <Spot
      id={`bonusTile.${tile}`}
      label={nameOf(box.tiles[tile], language)}
      item={`bonusTile.${tile}`}
      class="bonus-tile"
    >
      <Effects effects={box.tiles[tile].effects} />
      <span class="unfolds">{nameOf(box.tiles[tile], language)}</span>
    </Spot>
  );
}

function RareBones() {
  const { view, box, language } = useBoneWars();
  const { rare, bag } = view.board;
  const inBag = bag.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <header class="strip-head">
        <h2>{bt('rare')}</h2>
        <Spot id="bag" label={bt('bag', { count: inBag })} item="bag" place="bag" class="bag">
          <Icon name="boneFromBag" /> {inBag}
        </Spot>
      </header>
      <div class="rare-bones">
        {rare.map((count, bone) => (
          <Spot
            key={box.bones[bone].id}
            id={`rare.${bone}`}
            label={bt('rare.words', { bone: nameOf(box.bones[bone], language), count })}
            place={`rare.${bone}`}
            class={count === 0 ? 'rare-bone none-left' : 'rare-bone'}
          >
            <BoneToken bone={bone} />
            <Count<TableView> of={then => then.board.rare[bone]} />
            <span class="unfolds">{nameOf(box.bones[bone], language)}</span>
          </Spot>
        ))}
      </div>
    </>
  );
}

/** The open paleontologist cards, and the decks. */
function Display() {
  const { view, box, language } = useBoneWars();
  const words = useCardWords();
  const { display, paleontologistDeck } = view.board;
  return (
    <>
      <header class="strip-head">
        <h2>{bt('display')}</h2>
        <span class="decks">
          <span title={bt('deck.paleontologists', { count: paleontologistDeck })} data-place="deck.paleontologists">
            <Icon name="paleoCard" label={bt('deck.paleontologists', { count: paleontologistDeck })} />
            {paleontologistDeck}
          </span>
        </span>
      </header>
      {display.map(card => {
        const { paleontologist, ...named } = box.cards[card];
        return (
          <Piece key={card} id={`card.${card}`} label={words(card)} origin="deck.paleontologists" class="display-card">
            <Icon name={paleontologist?.action ?? 'publish'} />
            <b class="card-name">
              <span class="first-names">{nameOf(named, language).split(' ').slice(0, -1).join(' ')} </span>
              {nameOf(named, language).split(' ').at(-1)}
            </b>
            <span class="unfolds">{paleontologist?.text[language]}</span>
          </Piece>
        );
      })}
    </>
  );
}
