import type { Requirement } from '@bonebed/games/bone-wars/box/cards.ts';
import { Spot } from '../../../table/spot.tsx';
import { nameOf } from '../../name-of.ts';
import { Mark } from '../pieces/pieces.tsx';
import { isInPlay, useBoneWars, VIRTUAL } from '../view.ts';
import { bt } from '../words.ts';
import './awards.css';

/** The three award tiles: what each row asks for, its loyalty, and the markers. */
export function Awards() {
  const { view, box, language } = useBoneWars();
  return (
    <div class="award-tiles">
      {view.board.awards.map(award => {
        const { name, type, spaces } = box.awards[award];
        const inPlay = spaces.filter(space => isInPlay(view.marks, box.awardSpaces[space]));
        return (
          <article key={award} class="award" data-thing={`award.${award}`}>
            <h3>
              <b>{type}</b> {name[language]}
            </h3>
            <ul>
              {[...new Set(inPlay.map(space => box.awardSpaces[space].row))].map(row => (
                <AwardRow key={row} award={award} spaces={inPlay.filter(space => box.awardSpaces[space].row === row)} />
              ))}
            </ul>
          </article>
        );
      })}
    </div>
  );
}

/** A row of an award tile: the same condition and loyalty, with a space or two. */
function AwardRow({ award, spaces }: { award: number; spaces: readonly number[] }) {
  const { box, gt } = useBoneWars();
  const { requirement, loyalty } = box.awardSpaces[spaces[0]];
  return (
    <li class="award-row">
      <Needs requirement={requirement} />
      <b>+{gt('effect.loyalty', { n: loyalty })}</b>
      <span class="award-spaces">
        {spaces.map(space => (
          <AwardSpace key={space} award={award} space={space} />
        ))}
      </span>
    </li>
  );
}

function AwardSpace({ award, space }: { award: number; space: number }) {
  const { view, box, language, owner } = useBoneWars();
  const { loyalty } = box.awardSpaces[space];
  const markers = view.board.awardMarkers.filter(marker => marker.space === space);
  return (
    <Spot
      id={`award.${space}`}
      label={`${nameOf(box.awardSpaces[space], language)}: ${bt('award.loyalty', { n: loyalty })}`}
      item={`award.${award}`}
      class="award-space"
      thing={`awardSpace.${space}`}
    >
      {markers.map(marker =>
        marker.owner === VIRTUAL ? (
          <i key="closed" class="closed">
            ×<span class="hidden">{owner(VIRTUAL)}</span>
          </i>
        ) : (
          <Mark
            key={marker.owner}
            seat={marker.owner}
            title={owner(marker.owner)}
            thing={`awardMark.${marker.owner}`}
            piece={`awardMark.${space}.${marker.owner}`}
          />
        ),
      )}
    </Spot>
  );
}

/** What an award space asks for, in words: "2 Marsh and 1 Cope". */
export function Needs({ requirement }: { requirement: readonly Requirement[] }) {
  const { gt, box, language } = useBoneWars();
  const words = requirement.map(({ counts, key, find, n }) => {
    if (counts === 'anyEnvelope') return bt('need.anyEnvelope', { n });
    if (find !== null) return bt('need.cards', { n, of: nameOf(box.finds[find], language) });
    return bt('need.cards', { n, of: gt(`${counts}.${key}`) });
  });
  return <span class="needs">{words.join(' + ')}</span>;
}
