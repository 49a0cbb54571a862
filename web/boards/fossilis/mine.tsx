import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { useSession } from '../../table/session.ts';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { Skeleton, Spines, useCardWords } from './cards.tsx';
import { FindSign, Plaster, Trait } from './pieces.tsx';
import { periodOf, SKILLS } from './signs.ts';
import { TileRow } from './tile.tsx';
import { useWanted } from './use-wanted.ts';
import { type TableView, useBox, useFossilis, useShown, worthOf } from './view.ts';
import { bt } from './words.ts';
import './mine.css';

/** What lies before a player: a drawer of oak. In its first row what every turn needs, below it the collection. */
export function Mine({ seat }: { seat: Seat }) {
  return (
    <div class="mine">
      <Lab seat={seat} />
      <Storage seat={seat} />
      <Tiles seat={seat} />
      <Tools seat={seat} />
      <OwnSkills seat={seat} />
      <Collection seat={seat} />
    </div>
  );
}

/** The lab: each Dinosaur with the bones that are assigned to it, and what it would score now. */
function Lab({ seat }: { seat: Seat }) {
  const { lab, labSize } = useShown(view => view.players[seat]);
  const free = Math.max(0, labSize - lab.length);
  return (
    <Spot id="lab" label={bt('lab')} thing="lab" class="compartment lab">
      <h2 class="brass-plate">{bt('lab')}</h2>
      <div class="lab-places">
        {lab.map(({ dinosaur }) => (
          <LabPlace key={dinosaur} seat={seat} dinosaur={dinosaur} />
        ))}
        {Array.from({ length: free }, (_, place) => (
          <span key={`free.${place}`} class="free-place">
            {bt('lab.free')}
          </span>
        ))}
      </div>
    </Spot>
  );
}

function LabPlace({ seat, dinosaur }: { seat: Seat; dinosaur: number }) {
  const session = useSession();
  const { box, language } = useFossilis();
  const words = useCardWords();
  const place = useShown(view => view.players[seat].lab.find(one => one.dinosaur === dinosaur));
  if (place === undefined) return null;
  const { needs, perfect } = box.dinosaurs[dinosaur];
  const { isComplete, vp } = worthOf(box, place);
  const seal = session.stateOf(`seal.${dinosaur}`);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return (
    <Piece
      id={`dinosaur.${dinosaur}`}
      label={bt('lab.words', { dinosaur: words.dinosaur(dinosaur), vp })}
      origin="deck.dinosaurs"
      thing={`lab.${dinosaur}`}
      class="lab-place"
    >
      <span class="lab-card" data-period={periodOf(box, dinosaur)}>
        <span class="lab-plate">
          <Skeleton dinosaur={dinosaur} have={place.bones} />
        </span>
        <b class="species">{nameOf(box.dinosaurs[dinosaur], language)}</b>
        <span class="lab-bones">{bt('lab.bones', { count: sum(place.bones), of: sum(needs) })}</span>
        <span class="lab-foot">
          <Spot
            id={`seal.${dinosaur}`}
            label={bt(isComplete ? 'seal.words' : 'seal.partial', { vp })}
            thing={`seal.${dinosaur}`}
            class={isComplete && seal === 'legal' ? 'seal ready' : 'seal'}
          >
            {isComplete ? bt('seal', { vp }) : bt('seal.now', { vp })}
          </Spot>
          {!isComplete && <span>{bt('seal.of', { vp: perfect })}</span>}
        </span>
      </span>
    </Piece>
  );
}

function Storage({ seat }: { seat: Seat }) {
  const { box, language } = useFossilis();
  const wanted = useWanted();
  const { storage, plaster } = useShown(view => view.players[seat]);
  return (
    <div class="compartment storage">
      <h2 class="brass-plate" data-thing="storage">
        {bt('storage')}
      </h2>
      <div class="bins">
        <span class="bin" data-place={`plaster.${seat}`} data-thing="plaster">
          <Plaster />
          <Count<TableView> of={then => then.players[seat].plaster} />
          <span class="hidden">{bt('plaster.words', { count: plaster })}</span>
        </span>
        {storage.map((count, bone) => (
          <Spot
            key={bone}
            id={`bone.${bone}`}
            label={bt('bone.words', { bone: nameOf(box.finds[bone], language), count })}
            item={`find.${bone}`}
            thing={`bone.${bone}`}
            class={`bin${count === 0 ? ' empty' : ''}${wanted[bone] > 0 ? ' matches' : ''}`}
            place={`bone.${seat}.${bone}`}
          >
            <FindSign find={bone} />
            <Count<TableView> of={then => then.players[seat].storage[bone]} />
          </Spot>
        ))}
      </div>
    </div>
  );
}

/** The tiles that were claimed: the money of the market. What is laid down to pay lies apart. */
function Tiles({ seat }: { seat: Seat }) {
  const box = useBox();
  const { tiles } = useShown(view => view.players[seat]);
  const payment = useShown(view => view.payment);
  const isActive = useShown(view => view.active === seat);
  const isPaying = isActive && payment.length > 0;
  const looks = (tile: number) => box.tiles[tile].look;
  return (
    <div class="compartment tiles">
      <h2 class="brass-plate" data-thing="tiles">
        {bt('tiles')}
      </h2>
      <div class="tile-store">
        {tiles.length === 0 && !isPaying && <p>{bt('tiles.none')}</p>}
        <TileRow tiles={tiles} looks={looks} />
        {isPaying && (
          <span class="payment" data-thing="payment">
            {bt('payment')}
            <TileRow tiles={payment} looks={tile => tile} />
          </span>
        )}
      </div>
    </div>
  );
}

function Tools({ seat }: { seat: Seat }) {
  const { box, language } = useFossilis();
  const words = useCardWords();
  const { tools } = useShown(view => view.players[seat]);
  return (
    <div class="compartment tools">
      <h2 class="brass-plate" data-thing="tools">
        {bt('tools')}
      </h2>
      <div class="tool-row">
        {tools.map(tool => (
          <Piece
            key={tool}
            id={`tool.${tool}`}
            label={words.tool(tool)}
            origin="deck.tools"
            thing={`tool.${tool}`}
            class="own-tool"
          >
            <Icon name={box.tools[tool].kind} />
            <span>{nameOf(box.tools[tool], language)}</span>
          </Piece>
        ))}
        {tools.length === 0 && <span class="none">–</span>}
      </div>
    </div>
  );
}

/** Three slots; an empty one is worth its points at the end. */
function OwnSkills({ seat }: { seat: Seat }) {
  const { box, language } = useFossilis();
  const words = useCardWords();
  const { skills } = useShown(view => view.players[seat]);
  return (
    <div class="compartment own-skills">
      <h2 class="brass-plate">{bt('skills.own')}</h2>
      <ol>
        {box.skillSlots.map((vp, slot) => {
          const skill = skills[slot];
          return (
            <li key={slot}>
              {skill === undefined ? (
                <span class="own-skill" data-thing={`slot.${slot}`}>
                  <span class="disc empty" aria-hidden="true">
                    {vp}
                  </span>
                  <span>{bt('slot.empty', { vp })}</span>
                </span>
              ) : (
                <Piece id={`skill.${skill}`} label={words.skill(skill)} thing={`skill.${skill}`} class="own-skill">
                  <span class="disc">
                    <Icon name={SKILLS[box.skills[skill].id] ?? 'milestone'} />
                  </span>
                  <span>{nameOf(box.skills[skill], language)}</span>
                </Piece>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The collection, how often each characteristic stands in it, and the cards that are kept for their points. */
function Collection({ seat }: { seat: Seat }) {
  const box = useBox();
  const { collection, symbols, spentTools, supplies } = useShown(view => view.players[seat]);
  const kept =
    spentTools.reduce((vp, tool) => vp + box.tools[tool].vp, 0) +
    supplies.reduce((vp, supply) => vp + box.supplies[supply].vp, 0);
  return (
    <div class="compartment collection" data-place={`collection.${seat}`}>
      <h2 class="brass-plate" data-thing="collection">
        {bt('collection', { count: collection.length })}
      </h2>
      <ul class="symbols">
        {symbols.map((count, trait) => (
          <li key={trait} class={count >= box.sets.setSize ? 'set' : ''} data-thing={`set.${trait}`}>
            <Trait trait={trait} />
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <div class="spines">
        <Spines seat={seat} />
      </div>
      {spentTools.length + supplies.length > 0 && (
        <span class="kept" data-thing="kept">
          {bt('cards.kept', { count: spentTools.length + supplies.length, vp: kept })}
        </span>
      )}
    </div>
  );
}
