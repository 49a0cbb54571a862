import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { Mark, TeamMark } from '../pieces/pieces.tsx';
import { useBoneWars } from '../view.ts';
import { bt } from '../words.ts';
import './university.css';

/** The fronts of the two colleges, engraved. */
const FRONTS = [
  'M2 50H98M6 50V22H20V50M80 50V22H94V50M20 30H80M6 22l7-14 7 14M80 22l7-14 7 14M42 50V36q8-10 16 0V50M50 30V14M44 30V18H56V30M44 18l6-12 6 12M10 28v6M16 28v6M84 28v6M90 28v6M25 36v8M31 36v8M36.5 36v8M63.5 36v8M69 36v8M75 36v8M10 39v6M16 39v6M84 39v6M90 39v6',
  'M2 50H98M8 50V26H92V50M36 26V50M64 26V50M32 26l18-16 18 16M8 26l4-6H34M92 26l-4-6H66M46 50V40h8V50M50 10V3M47 5h6M50 16.5a3.5 3.5 0 1 0 .1 0M13 31v5M20 31v5M27 31v5M13 41v5M20 41v5M27 41v5M73 31v5M80 31v5M87 31v5M73 41v5M80 41v5M87 41v5M41 31v5M59 31v5',
];

/** A university: its front, its spaces, each with its grant, the teams there and who holds the grant. */
export function University({ campuses }: { campuses: readonly number[] }) {
  const { box, language } = useBoneWars();
  const { patron, leadsTo, ...named } = box.campuses[campuses[0]];
  return (
    <div class="university" data-patron={patron} data-thing={`university.${patron}`}>
      <svg class="front" viewBox="0 0 100 54" aria-hidden="true">
        <path d={FRONTS[patron % FRONTS.length]} />
      </svg>
      <header class="university-head">
        <h2 class="university-name">{nameOf(named, language).split(',')[0]}</h2>
        <p class="leads">{bt('leadsTo', { sites: leadsTo.map(to => nameOf(box.sites[to], language)).join(', ') })}</p>
      </header>
      {campuses.map(campus => (
        <Campus key={campus} campus={campus} />
      ))}
    </div>
  );
}

function Campus({ campus }: { campus: number }) {
  const { view, box, language, owner } = useBoneWars();
  const grant = view.board.grants[campus];
  const teams = view.players.flatMap((player, seat) => (player.campus === campus ? [seat] : []));
  const holders = view.players.flatMap((player, seat) => (player.grantSpot === campus ? [seat] : []));
  return (
    <Spot
      id={`campus.${campus}`}
      label={`${nameOf(box.campuses[campus], language)}: ${nameOf(box.grants[grant], language)}`}
      item={`grant.${grant}`}
      class="campus"
      thing={`campus.${campus}`}
    >
      <b class="campus-number">{campus + 1}</b>
      <span class="grant-name">{grantName(nameOf(box.grants[grant], language))}</span>
      <span class="campus-teams">
        {view.board.neutralTeam === campus && <TeamMark seat={null} title={bt('team.neutral')} />}
        {teams.map(seat => (
          <TeamMark key={seat} seat={seat} title={bt('team.of', { name: owner(seat) })} />
        ))}
        {holders
          .filter(seat => !teams.includes(seat))
          .map(seat => (
            <Mark
              key={seat}
              seat={seat}
              title={bt('grant.of', { name: owner(seat) })}
              thing={`grantMark.${seat}`}
              piece={`grantMark.${seat}`}
            />
          ))}
      </span>
    </Spot>
  );
}

/** Every one is called a grant: on the board its own name is enough. */
function grantName(name: string): string {
  return name.replace(/ grant$|^Subvention /, '');
}
