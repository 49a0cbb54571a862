import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { nameOf } from '../name-of.ts';
import { useCardWords, useNeeds } from './cards.tsx';
import { BoneToken, Camp, Effects, Mark, TeamMark } from './pieces.tsx';
import { Routes } from './routes.tsx';
import { useBoneWars } from './view.ts';
import { bt } from './words.ts';

/** A box of the map, in hundredths of its size. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const COLUMN = 26.6;
const ROWS = [5.5, 54.5];
const HEIGHT = 45.5;

/** Where everything lies: the ring of sites in two rows, clockwise; the universities at the eastern edge. */
export function usePlaces() {
  const { box } = useBoneWars();
  const ring = box.solo.clockwise;
  const across = ring.length / 2;
  const sites = box.siteIds.map((site): Place => {
    const index = ring.indexOf(site);
    const column = index < across ? index : ring.length - 1 - index;
    return { x: column * COLUMN, y: ROWS[index < across ? 0 : 1], width: 24, height: HEIGHT };
  });
  const names = [...new Set(box.campuses.map(({ university }) => university))];
  const universities = names.map((id, index) => {
    const place: Place = { x: across * COLUMN, y: ROWS[index], width: 100 - across * COLUMN, height: HEIGHT };
    return { id, place, campuses: box.campusIds.filter(campus => box.campuses[campus].university === id) };
  });
  return { sites, universities };
}

/** For the style sheet, which lays the boxes out in its own way where the map is too narrow for them. */
function placed({ x, y, width, height }: Place) {
  return { style: { '--x': `${x}%`, '--y': `${y}%`, '--width': `${width}%`, '--height': `${height}%` } };
}

/** The West: dig sites as drawers, arrows between them, the universities from which teams set out. */
export function WestMap() {
  const { box } = useBoneWars();
  const places = usePlaces();
  return (
    <section class="map" aria-label={bt('map')}>
      <Routes {...places} />
      {box.siteIds.map(site => (
        <div key={site} class="map-cell" {...placed(places.sites[site])}>
          <Site site={site} />
        </div>
      ))}
      {places.universities.map(({ id, place, campuses }) => (
        <div key={id} class="map-cell" {...placed(place)}>
          <University campuses={campuses} />
        </div>
      ))}
    </section>
  );
}

/** A drawer: three depths, the species card, the action tile, camps and teams. */
function Site({ site }: { site: number }) {
  const { view, box, language, owner } = useBoneWars();
  const { bones, species, tile, camps } = view.board.sites[site];
  const { campSpaces, leadsTo, ...named } = box.sites[site];
  const name = nameOf(named, language);
  const siteTile = box.siteTiles[tile];
  const teams = view.players.flatMap((player, seat) => (player.site === site ? [seat] : []));
  return (
    <Spot id={`site.${site}`} label={name} class="site" place={`site.${site}`}>
      <header class="site-head">
        <h2 class="site-name">{name}</h2>
        <span class="teams">
          {teams.map(seat => (
            <TeamMark key={seat} seat={seat} title={bt('team.of', { name: owner(seat) })} />
          ))}
        </span>
        <Spot id={`camps.${site}`} label={bt('camps.of', { site: name })} class="camps">
          {camps.map((camp, space) =>
            camp === null ? (
              <i key={campSpaces[space].id} class="camp-space" title={bt('camp.free')} />
            ) : (
              <span key={campSpaces[space].id} title={owner(camp)}>
                <Camp owner={camp} />
              </span>
            ),
          )}
        </Spot>
      </header>
      <ol class="strata">
        {bones.map((bone, depth) => (
          <li key={depth}>
            <Spot
              id={`bone.${site}.${depth}`}
              label={bt('stratum', {
                depth: depth + 1,
                bone: bone === null ? bt('stratum.empty') : nameOf(box.bones[bone], language),
              })}
              class="stratum"
            >
              {bone !== null && <BoneToken bone={bone} />}
            </Spot>
          </li>
        ))}
      </ol>
      {species === null ? (
        <Spot id={`species.${site}`} label={bt('species.none')} class="find-card empty">
          <span class="quiet">{bt('species.none')}</span>
        </Spot>
      ) : (
        <SpeciesHere site={site} card={species} />
      )}
      <div class="site-foot">
        <Spot id={`tile.${site}`} label={nameOf(siteTile, language)} item={`siteTile.${tile}`} class="site-tile">
          {siteTile.discards > 0 && <span class="sign">−{siteTile.discards}</span>}
          <Effects effects={siteTile.effects} />
        </Spot>
        <Spot id={`deeper.${site}`} label={bt('deeper')} class="deeper">
          <Icon name="digSiteActions" />
        </Spot>
      </div>
      <span class="leads quiet">
        {bt('leadsTo', { sites: leadsTo.map(to => nameOf(box.sites[to], language)).join(', ') })}
      </span>
    </Spot>
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
    >
      <SpeciesLabel card={card} />
    </Spot>
  );
}

/** A species in short: its name, the skull and limb it asks for, its minor find and its prize. */
export function SpeciesLabel({ card }: { card: number }) {
  const { box, language } = useBoneWars();
  const { species, ...named } = box.cards[card];
  const needs = useNeeds(card).filter(
    ({ kinds, isAny }) => isAny || kinds.every(kind => box.bones[kind].id !== box.bones[kind].category),
  );
  if (species === null) return null;
  return (
    <span class="species-label">
      <b class="card-name">{nameOf(named, language)}</b>
      <span class="label-signs">
        {needs.map(({ part, kinds, isAny }) =>
          kinds.length === 0 ? null : (
            <span key={part} class="need" title={isAny ? bt('any') : nameOf(box.bones[kinds[0]], language)}>
              <BoneToken bone={kinds[0]} label={!isAny} />
              {isAny && <i>∗</i>}
            </span>
          ),
        )}
      </span>
      <span class="label-signs">
        <Icon name={box.finds[species.find].id} label={nameOf(box.finds[species.find], language)} />
        <span class="prize">
          <Effects effects={species.prize} />
        </span>
      </span>
    </span>
  );
}

/** A university: its spaces, each with its grant, the teams there and who holds the grant. */
function University({ campuses }: { campuses: readonly number[] }) {
  const { view, box, language, owner } = useBoneWars();
  const { patron } = box.campuses[campuses[0]];
  return (
    <div class="university" data-patron={patron}>
      <h2 class="site-name">{nameOf(box.campuses[campuses[0]], language).split(',')[0]}</h2>
      {campuses.map(campus => {
        const grant = view.board.grants[campus];
        const teams = view.players.flatMap((player, seat) => (player.campus === campus ? [seat] : []));
        const holders = view.players.flatMap((player, seat) => (player.grantSpot === campus ? [seat] : []));
        return (
          <Spot
            key={campus}
            id={`campus.${campus}`}
            label={`${nameOf(box.campuses[campus], language)}: ${nameOf(box.grants[grant], language)}`}
            item={`grant.${grant}`}
            class="campus"
          >
            <b class="campus-number">{campus + 1}</b>
            <span class="grant-name">{nameOf(box.grants[grant], language)}</span>
            <span class="teams">
              {view.board.neutralTeam === campus && <TeamMark seat={null} title={bt('team.neutral')} />}
              {teams.map(seat => (
                <TeamMark key={seat} seat={seat} title={bt('team.of', { name: owner(seat) })} />
              ))}
              {holders
                .filter(seat => !teams.includes(seat))
                .map(seat => (
                  <Mark key={seat} seat={seat} title={bt('grant.of', { name: owner(seat) })} />
                ))}
            </span>
          </Spot>
        );
      })}
    </div>
  );
}
