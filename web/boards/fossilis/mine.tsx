import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { nameOf } from '../name-of.ts';
import { Piece } from '../piece.tsx';
import { Needs, SkillToken, Spine, useCardWords } from './cards.tsx';
import { FindSign, Plaster, Trait } from './pieces.tsx';
import { periodOf, silhouetteOf } from './signs.ts';
import { TileRow } from './stores.tsx';
import { type TableView, useFossilis } from './view.ts';
import { bt } from './words.ts';

/** What lies before a player: lab, storage, tiles, Tools, Skills and the collection. */
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
  const { view } = useFossilis();
  const { lab, labSize } = view.players[seat];
  const free = Math.max(0, labSize - lab.length);
  return (
    <Spot id="lab" label={bt('lab')} class="box lab">
      <h2 class="label">
        <Icon name="lab" /> {bt('lab')}
      </h2>
      <div class="lab-places">
        {lab.map(({ dinosaur }) => (
          <LabPlace key={dinosaur} seat={seat} dinosaur={dinosaur} />
        ))}
        {Array.from({ length: free }, (_, place) => (
          <span key={`free.${place}`} class="free-place quiet">
            {bt('lab.free')}
          </span>
        ))}
      </div>
    </Spot>
  );
}

function LabPlace({ seat, dinosaur }: { seat: Seat; dinosaur: number }) {
  const { session, view, box, language } = useFossilis();
  const words = useCardWords();
  const place = view.players[seat].lab.find(one => one.dinosaur === dinosaur);
  if (place === undefined) return null;
  const { needs, perfect } = box.dinosaurs[dinosaur];
  const isComplete = needs.every((count, bone) => place.bones[bone] >= count);
  const vp = isComplete ? perfect : place.partial;
  const seal = session.stateOf(`seal.${dinosaur}`);
  return (
    <Piece
      id={`dinosaur.${dinosaur}`}
      label={bt('lab.words', { dinosaur: words.dinosaur(dinosaur), vp })}
      origin="deck.dinosaurs"
      class="lab-place"
    >
      <span class="lab-card" data-period={periodOf(box, dinosaur)}>
        <span class="lab-head">
          <Icon name={silhouetteOf(box, dinosaur)} />
          <b class="species">{nameOf(box.dinosaurs[dinosaur], language)}</b>
        </span>
        <Needs dinosaur={dinosaur} have={place.bones} />
        <span class="lab-foot">
          <Spot
            id={`seal.${dinosaur}`}
            label={bt(isComplete ? 'seal.words' : 'seal.partial', { vp })}
            class={isComplete && seal === 'legal' ? 'seal ready' : 'seal'}
          >
            {isComplete ? bt('seal', { vp }) : bt('seal.now', { vp })}
          </Spot>
          {!isComplete && <span class="quiet">{bt('seal.of', { vp: perfect })}</span>}
        </span>
      </span>
    </Piece>
  );
}

function Storage({ seat }: { seat: Seat }) {
  const { view, box, language } = useFossilis();
  const { storage, plaster } = view.players[seat];
  return (
    <div class="box storage">
      <h2 class="label">{bt('storage')}</h2>
      <div class="bins">
        {storage.map((count, bone) => (
          <Spot
            key={bone}
            id={`bone.${bone}`}
            label={bt('bone.words', { bone: nameOf(box.finds[bone], language), count })}
            item={`find.${bone}`}
            class={count === 0 ? 'bin empty' : 'bin'}
            place={`bone.${seat}.${bone}`}
          >
            <FindSign find={bone} />
            <Count<TableView> of={then => then.players[seat].storage[bone]} />
          </Spot>
        ))}
        <span class="bin plaster-bin" data-place={`plaster.${seat}`} title={bt('plaster.words', { count: plaster })}>
          <Plaster />
          <Count<TableView> of={then => then.players[seat].plaster} />
          <span class="hidden">{bt('plaster.words', { count: plaster })}</span>
        </span>
      </div>
    </div>
  );
}

/** The tiles that were claimed: the money of the market. What is laid down to pay lies apart. */
function Tiles({ seat }: { seat: Seat }) {
  const { view, box } = useFossilis();
  const { tiles } = view.players[seat];
  const isPaying = view.active === seat && view.payment.length > 0;
  const looks = (tile: number) => box.tiles[tile].look;
  return (
    <div class="box tiles">
      <h2 class="label">{bt('tiles')}</h2>
      {tiles.length === 0 && !isPaying && <p class="quiet">{bt('tiles.none')}</p>}
      <TileRow tiles={tiles} looks={looks} />
      {isPaying && (
        <div class="payment">
          <span class="quiet">{bt('payment')}</span>
          <TileRow tiles={view.payment} looks={tile => tile} />
        </div>
      )}
    </div>
  );
}

function Tools({ seat }: { seat: Seat }) {
  const { view, box, language } = useFossilis();
  const words = useCardWords();
  const { tools, spentTools, supplies } = view.players[seat];
  if (tools.length + spentTools.length + supplies.length === 0) return null;
  const spent = spentTools.reduce((sum, tool) => sum + box.tools[tool].vp, 0);
  const kept = supplies.reduce((sum, supply) => sum + box.supplies[supply].vp, 0);
  return (
    <div class="box tools">
      <h2 class="label">
        {bt('tools')}
        {spentTools.length + supplies.length > 0 && (
          <span class="kept">{bt('cards.kept', { count: spentTools.length + supplies.length, vp: spent + kept })}</span>
        )}
      </h2>
      <div class="tool-row">
        {tools.map(tool => (
          <Piece key={tool} id={`tool.${tool}`} label={words.tool(tool)} origin="deck.tools" class="own-tool">
            <Icon name={box.tools[tool].kind} />
            <span>{nameOf(box.tools[tool], language)}</span>
          </Piece>
        ))}
      </div>
    </div>
  );
}

/** Three slots; an empty one is worth its points at the end. */
function OwnSkills({ seat }: { seat: Seat }) {
  const { view, box } = useFossilis();
  const words = useCardWords();
  const { skills } = view.players[seat];
  return (
    <div class="box own-skills">
      <h2 class="label">{bt('skills.own')}</h2>
      <ol>
        {box.skillSlots.map((vp, slot) => {
          const skill = skills[slot];
          return (
            <li key={slot}>
              {skill === undefined ? (
                <span class="skill-slot">{bt('slot.empty', { vp })}</span>
              ) : (
                <Piece id={`skill.${skill}`} label={words.skill(skill)} class="skill">
                  <SkillToken skill={skill} />
                </Piece>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The collection, and how often each characteristic stands in it: three make a set. */
function Collection({ seat }: { seat: Seat }) {
  const { view, box, language } = useFossilis();
  const words = useCardWords();
  const { collection, symbols } = view.players[seat];
  return (
    <div class="box collection" data-place={`collection.${seat}`}>
      <h2 class="label">{bt('collection', { count: collection.length })}</h2>
      <div class="collected">
        <ul class="symbols">
          {symbols.map((count, trait) => (
            <li
              key={trait}
              class={count >= box.sets.setSize ? 'set' : ''}
              title={bt('symbol.words', {
                trait: nameOf(box.characteristics[trait], language),
                count,
                vp: box.characteristics[trait].setValue,
              })}
            >
              <Trait trait={trait} />
              <b>{count}</b>
            </li>
          ))}
        </ul>
        <div class={collection.length === 0 ? 'shelf hidden' : 'shelf'}>
          {collection.map(dinosaur => (
            <Spot
              key={dinosaur}
              id={`scored.${dinosaur}`}
              label={words.dinosaur(dinosaur)}
              item={`dinosaur.${dinosaur}`}
              piece={`dinosaur.${dinosaur}`}
            >
              <Spine dinosaur={dinosaur} />
            </Spot>
          ))}
        </div>
      </div>
    </div>
  );
}
