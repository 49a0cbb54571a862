import { Fact } from '../../fact.tsx';
import { nameOf } from '../../name-of.ts';
import { BoneToken, Effects } from '../pieces/pieces.tsx';
import { papersOf, useBoneWars, useCurrentSoloCard } from '../view.ts';
import { bt } from '../words.ts';
import { CardFace, type Half } from './cards.tsx';

interface Told {
  readonly id: string;
  readonly name: string | { readonly en: string; readonly fr: string };
  readonly effects?: readonly { readonly do: string; readonly n: number }[];
  readonly text?: { readonly en: string; readonly fr: string };
}

/** A card or tile, large, and what is to be said of it. */
export function Enlarged({ item }: { item: string }) {
  const { box, language, gt, about } = useBoneWars();
  const [kind, key] = item.split('.');
  const index = Number(key);
  switch (kind) {
    case 'card':
      return <LargeCard card={index} />;
    case 'soloHalf':
      return <LargeHalf half={key === 'team' ? 'team' : 'paleontologist'} />;
    case 'patron':
      return <LargePatron patron={index} />;
    case 'bag':
      return <LargeBag />;
    case 'pile':
      return <LargePile />;
    case 'award':
      return <LargeAward award={index} />;
    case 'action':
      return (
        <div class="large">
          <h2>{gt(`option.action.${key}`)}</h2>
          <p>{about(key as 'publish')}</p>
        </div>
      );
    case 'grant':
      return <LargeTile tile={box.grants[index]} note={bt('grant.about')} />;
    case 'siteTile':
      return (
        <LargeTile tile={box.siteTiles[index]} note={bt('siteTile.about', { points: box.teamCost.digSiteAction })} />
      );
    case 'profession':
      return <LargeTile tile={box.professions[index]} note={bt('profession.about')} />;
    case 'specialist':
      return <LargeTile tile={box.specialists[index]} note={bt('specialist.about')} />;
    default:
      return <LargeTile tile={box.tiles[index]} note={bt('bonusTile.about', papersOf(box, language))} />;
  }
}

function LargeCard({ card }: { card: number }) {
  const { box, language, gt } = useBoneWars();
  const { species, team } = box.cards[card];
  return (
    <div class="large">
      <CardFace card={card} />
      {species !== null && (
        <dl class="large-facts">
          <Fact term={bt('fact.category')} words={gt(`category.${species.category}`)} />
          <Fact term={bt('fact.discoverer')} words={gt(`discoverer.${species.discoverer}`)} />
          <Fact
            term={bt('fact.bones')}
            words={box.boneIds
              .filter(bone => species.fits[bone])
              .map(bone => nameOf(box.bones[bone], language))
              .join(', ')}
          />
          <Fact term={bt('fact.find')} words={nameOf(box.finds[species.find], language)} />
          <Fact
            term={bt('prize')}
            words={species.prize.map(({ do: what, n }) => gt(`effect.${what}`, { n })).join(', ')}
          />
        </dl>
      )}
      {team !== null && (
        <dl class="large-facts">
          <Fact term={bt('fact.cost')} words={bt('money', { n: team.cost })} />
          <Fact term={bt('fact.ap')} words={bt('ap', { n: team.ap })} />
          <Fact term={bt('fact.depth')} words={bt('depth', { n: team.depth })} />
        </dl>
      )}
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );
}

/** A half of a card of Theodore: what he tries, one after the other, and when he follows it. */
function LargeHalf({ half }: { half: Half }) {
  const { box, gt } = useBoneWars();
  const card = useCurrentSoloCard();
  const solo = card === null ? null : box.cards[card].solo;
  if (solo === null) return null;
  const tried =
    half === 'team'
      ? solo.teamActions.map(action => gt(`action.${action}`))
      : solo.actions.map(action => gt(`option.action.${action}`));
  return (
    <div class="large">
      <h2>{bt(`solo.${half}`)}</h2>
      <ol>
        {tried.map(action => (
          <li key={action}>{action}</li>
        ))}
      </ol>
      <p>{bt(`solo.${half}.about`)}</p>
    </div>
  );
}

function LargeTile({ tile, note }: { tile: Told; note: string }) {
  const { language, gt } = useBoneWars();
  const { effects = [], text } = tile;
  return (
    <div class="large">
      <h2>{nameOf(tile, language)}</h2>
      {text !== undefined && <p>{text[language]}</p>}
      {effects.length > 0 && (
        <p class="large-effects">
          <Effects effects={effects} /> {effects.map(({ do: what, n }) => gt(`effect.${what}`, { n })).join(', ')}
        </p>
      )}
      <p class="quiet">{note}</p>
    </div>
  );
}

/** What a patron would pay everybody now. */
function LargePatron({ patron }: { patron: number }) {
  const { view, box, language, owner } = useBoneWars();
  const { credibility } = view.board.bookshelf[patron];
  return (
    <div class="large">
      <h2>{nameOf(box.patrons[patron], language)}</h2>
      <p>
        {bt('patron.about', { middle: box.rounds.findIndex(round => round.midGameScoring), last: box.rounds.length })}
      </p>
      <dl class="large-facts">
        {view.players.map(({ loyalty }, seat) => {
          const { value, worth } = loyalty[patron];
          return <Fact key={seat} term={owner(seat)} words={bt('worth.line', { credibility, value, rp: worth })} />;
        })}
      </dl>
    </div>
  );
}

function LargeAward({ award }: { award: number }) {
  const { box, language } = useBoneWars();
  const { name, spaces, type } = box.awards[award];
  return (
    <div class="large">
      <h2>{name[language]}</h2>
      <p>{bt(`award.${type}`)}</p>
      <dl class="large-facts">
        {spaces.map(space => {
          const { requirement, loyalty, id } = box.awardSpaces[space];
          const need = requirement.map(({ n }) => n).join(' + ');
          return <Fact key={id} term={need} words={bt('award.loyalty', { n: loyalty })} />;
        })}
      </dl>
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );
}

/** What is left in the bag; its draws are random, its contents are known. */
function LargeBag() {
  const { view, box, language } = useBoneWars();
  return (
    <div class="large">
      <h2>{bt('bag', { count: view.board.bag.reduce((sum, count) => sum + count, 0) })}</h2>
      <ul class="bag-list">
        {view.board.bag.map((count, bone) => (
          <li key={box.bones[bone].id}>
            <BoneToken bone={bone} label={false} /> {nameOf(box.bones[bone], language)} <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LargePile() {
  const { view } = useBoneWars();
  return (
    <div class="large">
      <h2>{bt('pile')}</h2>
      <div class="large-pile">
        {view.board.speciesDiscard.toReversed().map(card => (
          <CardFace key={card} card={card} />
        ))}
      </div>
    </div>
  );
}
