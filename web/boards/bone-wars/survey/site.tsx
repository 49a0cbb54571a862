import { useComputed } from '@preact/signals';
import { Icon } from '../../../icons/icon.tsx';
import { useSession } from '../../../table/session.ts';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { useCardWords, useNeeds } from '../cards/cards.tsx';
import { BoneName, BoneToken, Camp, CampSpace, TeamMark, useBrief } from '../pieces/pieces.tsx';
import { isInPlay, type TableView, useBoneWars, useIsHere, useShown } from '../view.ts';
import { bt, shortName } from '../words.ts';
import './site.css';

/** One plate for every site: its name and camps, the cut through the strata, the species card and the action tile. */
export function Site({ site }: { site: number }) {
  const { box, language } = useBoneWars();
  const species = useShown(({ board }) => board.sites[site].species);
  const isHere = useIsHere(site);
  const name = nameOf(box.sites[site], language);
  return (
    <Spot
      id={`site.${site}`}
      label={name}
      class={isHere ? 'site here' : 'site'}
      place={`site.${site}`}
      thing={`site.${site}`}
    >
      <header class="site-head">
        <h2 class="site-name">{name}</h2>
        <Camps site={site} />
        <Cost of="move" spot={`site.${site}`} />
      </header>
      <Strata site={site} />
      {species === null ? (
        <Spot id={`species.${site}`} label={bt('species.none')} class="find-card empty" thing="siteSpecies">
          <span>{bt('species.none')}</span>
        </Spot>
      ) : (
        <SpeciesHere key={species} site={site} card={species} />
      )}
      <SiteTile site={site} />
      <Deeper site={site} isHere={isHere} />
      <Teams site={site} />
    </Spot>
  );
}

function Teams({ site }: { site: number }) {
  const { view, owner } = useBoneWars();
  return (
    <span class="teams">
      {view.players.map((player, seat) =>
        player.site === site ? <TeamMark key={seat} seat={seat} title={bt('team.of', { name: owner(seat) })} /> : null,
      )}
    </span>
  );
}

/** What an action of the team costs, as a coin on the thing that it is about, while it can be taken. */
function Cost({ of, spot }: { of: keyof NonNullable<TableView['turn']['costs']>; spot: string }) {
  const session = useSession();
  const isOffered = useComputed(
    () => session.shown.value.ask?.what === 'team' && session.stateOf(spot) === 'legal',
  ).value;
  const cost = useShown(({ turn }) => turn.costs?.[of] ?? null);
  if (!isOffered || cost === null) return null;
  if (cost === 0) {
    return (
      <b class="step-cost" data-thing="freeStep">
        {bt('step.free')}
      </b>
    );
  }
  return (
    <b class="cost-coin" data-thing="actionPoint">
      {cost}
    </b>
  );
}

function Camps({ site }: { site: number }) {
  const { box, language, owner } = useBoneWars();
  const camps = useShown(({ board }) => board.sites[site].camps);
  const marks = useShown(view => view.marks);
  const { campSpaces } = box.sites[site];
  return (
    <Spot
      id={`camps.${site}`}
      label={bt('camps.of', { site: nameOf(box.sites[site], language) })}
      class="camps"
      thing={`camps.${site}`}
    >
      {camps.map((camp, space) =>
        !isInPlay(marks, campSpaces[space]) ? null : (
          <span key={campSpaces[space].id}>
            {camp === null ? <CampSpace /> : <Camp owner={camp} />}
            <span class="hidden">{camp === null ? bt('camp.free') : owner(camp)}</span>
          </span>
        ),
      )}
      <Cost of="baseCamp" spot={`camps.${site}`} />
    </Spot>
  );
}

/** The cut: grass, then three depths, each with its bone and the bone's name. */
function Strata({ site }: { site: number }) {
  const { box, language } = useBoneWars();
  const bones = useShown(({ board }) => board.sites[site].bones);
  const isHere = useIsHere(site);
  const isDigging = useShown(({ turn, current }, eyes) => turn.mode === 'team' && eyes === current) && isHere;
  const reach = useShown(({ turn }) => turn.depth);
  return (
    <ol class="strata">
      {bones.map((bone, depth) => (
        <li key={depth} data-depth={depth}>
          <Spot
            id={`bone.${site}.${depth}`}
            label={bt('stratum', {
              depth: depth + 1,
              bone: bone === null ? bt('stratum.empty') : nameOf(box.bones[bone], language),
            })}
            class={isDigging && depth >= reach ? 'stratum too-deep' : 'stratum'}
            thing={`stratum.${site}.${depth}`}
          >
            <i class="depth-number">{depth + 1}</i>
            {bone === null ? (
              <>
                <i class="hollow" />
                <em class="bone-name">{bt('stratum.dug')}</em>
              </>
            ) : (
              <>
                <BoneToken bone={bone} />
                <BoneName bone={bone} />
                <Cost of="dig" spot={`bone.${site}.${depth}`} />
              </>
            )}
          </Spot>
        </li>
      ))}
    </ol>
  );
}

function SpeciesHere({ site, card }: { site: number; card: number }) {
  const words = useCardWords();
  return (
    <Spot
      id={`species.${site}`}
      label={words(card)}
      item={`card.${card}`}
      piece={`card.${card}`}
      origin="deck.species"
      class="find-card"
      thing={`card.${card}`}
    >
      <SpeciesLabel card={card} />
      <Cost of="discover" spot={`species.${site}`} />
    </Spot>
  );
}

/** More letters than this are set closer: the card has room for them only so. */
const LONG_NAME = 13;

/** A species in short: its name, the skull and limb it asks for, its minor find and its prize. */
function SpeciesLabel({ card }: { card: number }) {
  const { box, language } = useBoneWars();
  const brief = useBrief();
  const { species, ...named } = box.cards[card];
  if (species === null) return null;
  const name = nameOf(named, language);
  return (
    <span class="species-label">
      <b class={name.length > LONG_NAME ? 'card-name long' : 'card-name'}>{name}</b>
      <NeedSigns card={card} />
      <span class="prize" data-thing="prize">
        {species.prize.map(brief).join(', ')}
      </span>
    </span>
  );
}

/** The skull and the limb that a species asks for, and its minor find. */
export function NeedSigns({ card }: { card: number }) {
  const { box, language } = useBoneWars();
  const { species } = box.cards[card];
  const needs = useNeeds(card).filter(
    ({ kinds, isAny }) => isAny || kinds.every(kind => box.bones[kind].id !== box.bones[kind].category),
  );
  if (species === null) return null;
  const find = box.finds[species.find];
  return (
    <span class="need-signs">
      {needs.map(({ part, kinds, isAny }) => (
        <span key={part} data-thing={isAny ? `need.any.${part}` : `bone.${kinds[0]}`}>
          {isAny ? (
            <b class="any">{bt('any.short')}</b>
          ) : (
            <Icon name={box.bones[kinds[0]].id} label={nameOf(box.bones[kinds[0]], language)} />
          )}
        </span>
      ))}
      <span class="find-sign" data-thing={`findIcon.${species.find}`}>
        <Icon name={find.id} label={nameOf(find, language)} />
      </span>
    </span>
  );
}

function SiteTile({ site }: { site: number }) {
  const { box, language } = useBoneWars();
  const tile = useShown(({ board }) => board.sites[site].tile);
  const { effects, ...named } = box.siteTiles[tile];
  return (
    <Spot
      id={`tile.${site}`}
      label={nameOf(named, language)}
      item={`siteTile.${tile}`}
      class="site-tile"
      thing={`siteTile.${tile}`}
    >
      {effects[0]?.do === 'money' ? <span class="coin small">$</span> : <Icon name={effects[0]?.do ?? 'prize'} />}
      <b>{shortName('tile', named.id) ?? nameOf(named, language)}</b>
      <Cost of="digSiteAction" spot={`tile.${site}`} />
    </Spot>
  );
}

/** Where one's own team stands: everything here can be dug over. */
function Deeper({ site, isHere }: { site: number; isHere: boolean }) {
  if (!isHere) return null;
  return (
    <Spot id={`deeper.${site}`} label={bt('deeper')} class="deeper" thing="digDeeper">
      <Icon name="deeper" />
      <b>{bt('deeper.short')}</b>
      <Cost of="digDeeper" spot={`deeper.${site}`} />
    </Spot>
  );
}
