import type { Named } from '@bonebed/kernel';
import { Fact } from '../fact.tsx';
import { nameOf } from '../name-of.ts';
import { DinosaurCard, SkillToken, SupplyCard, ToolCard } from './cards.tsx';
import { FindSign } from './pieces.tsx';
import { TileFace } from './tile.tsx';
import { actNumbers, useFossilis } from './view.ts';
import { bt } from './words.ts';
import './enlarged.css';

/** A card, tile or space, large, and what is to be said of it. */
export function Enlarged({ item }: { item: string }) {
  const [kind, id] = item.split('.');
  const index = Number(id);
  switch (kind) {
    case 'dinosaur':
      return <LargeDinosaur dinosaur={index} />;
    case 'tool':
      return <LargeTool tool={index} />;
    case 'supply':
      return <LargeSupply supply={index} />;
    case 'skill':
      return <LargeSkill skill={index} />;
    case 'event':
      return <LargeEvent event={index} />;
    case 'find':
      return <LargeFind find={index} />;
    case 'tile':
      return <LargeTile tile={index} />;
    case 'cell':
      return <LargeSpace cell={index} />;
    case 'act':
      return <LargeAct act={id as 'dig'} />;
    default:
      return <LargePool />;
  }
}

/** What may be done for Energy; digging costs what the material is worth. */
function LargeAct({ act }: { act: 'dig' }) {
  const { box, language } = useFossilis();
  return (
    <div class="large">
      <h2>{bt(`act.${act}`)}</h2>
      <p>{bt(`act.${act}.about`, actNumbers(box, language))}</p>
    </div>
  );
}

/** The English name beside a translated one: it is what stands on the card. */
function Original({ of }: { of: Named }) {
  const { language } = useFossilis();
  const name = nameOf(of, 'en');
  return name === nameOf(of, language) ? null : <p class="quiet">{bt('original', { name })}</p>;
}

function LargeDinosaur({ dinosaur }: { dinosaur: number }) {
  const { at, view, box, language } = useFossilis();
  const { characteristics, needs, values, perfect } = box.dinosaurs[dinosaur];
  const lab = view.players.flatMap(player => player.lab).find(place => place.dinosaur === dinosaur);
  const stored = at.eyes === null ? needs.map(() => 0) : view.players[at.eyes].storage;
  const bones = needs.flatMap((count, bone) =>
    count === 0 ? [] : [bt('fact.bone', { count, bone: nameOf(box.finds[bone], language), vp: values[bone] })],
  );
  return (
    <div class="large">
      <DinosaurCard dinosaur={dinosaur} have={lab?.bones ?? stored} />
      <Original of={box.dinosaurs[dinosaur]} />
      <dl class="large-facts">
        <Fact
          term={bt('fact.traits')}
          words={characteristics.map(trait => nameOf(box.characteristics[trait], language)).join(', ')}
        />
        <Fact term={bt('fact.bones')} words={bones.join(', ')} />
        <Fact term={bt('fact.perfect')} words={bt('points', { vp: perfect })} />
        <Fact term={bt('fact.partial')} words={bt('fact.partial.words')} />
      </dl>
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );
}

function LargeTool({ tool }: { tool: number }) {
  const { box, language } = useFossilis();
  const { text, vp } = box.tools[tool];
  return (
    <div class="large">
      <ToolCard tool={tool} />
      <Original of={box.tools[tool]} />
      <p>{text[language]}</p>
      <p class="quiet">{bt('tool.about', { vp })}</p>
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );
}

function LargeSupply({ supply }: { supply: number }) {
  const { box, language } = useFossilis();
  return (
    <div class="large">
      <SupplyCard supply={supply} />
      <Original of={box.supplies[supply]} />
      <p>{box.supplies[supply].text[language]}</p>
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );
}

function LargeSkill({ skill }: { skill: number }) {
  const { box, language } = useFossilis();
  return (
    <div class="large">
      <SkillToken skill={skill} />
      <Original of={box.skills[skill]} />
      <p>{box.skills[skill].text[language]}</p>
    </div>
  );
}

function LargeEvent({ event }: { event: number }) {
  const { box, language } = useFossilis();
  return (
    <div class="large">
      <h2>{nameOf(box.events[event], language)}</h2>
      <Original of={box.events[event]} />
      <p>{box.events[event].text[language]}</p>
      <p class="quiet dagger">{bt('reconstructed')}</p>
    </div>
  );
}

function LargeFind({ find }: { find: number }) {
  const { box, language } = useFossilis();
  const { count, plaster, leftoverVP, ...named } = box.finds[find];
  return (
    <div class="large">
      <span class="large-find">
        <FindSign find={find} />
      </span>
      <h2>{nameOf(named, language)}</h2>
      {find === box.hammer ? (
        <p>{bt('hammer.about')}</p>
      ) : (
        <dl class="large-facts">
          <Fact term={bt('fact.extract')} words={bt('fact.plaster', { count: plaster })} />
          <Fact term={bt('fact.leftover')} words={bt('points', { vp: leftoverVP })} />
          <Fact term={bt('fact.count')} words={String(count)} />
        </dl>
      )}
    </div>
  );
}

function LargeTile({ tile }: { tile: number }) {
  const { box, language } = useFossilis();
  const { material, ...named } = box.tiles[tile];
  return (
    <div class="large">
      <span class="large-tile">
        <TileFace tile={tile} />
      </span>
      <h2>{nameOf(named, language)}</h2>
      <p>{bt('tile.about', { energy: box.materials[material].digEnergy })}</p>
    </div>
  );
}

/** A space with its layers, uppermost first, and its pit as far as one may know it. */
function LargeSpace({ cell }: { cell: number }) {
  const { view, box, language } = useFossilis();
  const { bottom, top, pit, finds } = view.site[cell];
  const inside = finds?.map(find => nameOf(box.finds[find], language)) ?? [];
  return (
    <div class="large">
      <h2>{bt('part.cell', { cell: box.cells[cell].id })}</h2>
      <dl class="large-facts">
        {top !== null && <Fact term={bt('fact.top')} words={nameOf(box.tiles[top], language)} />}
        {bottom !== null && <Fact term={bt('fact.bottom')} words={nameOf(box.tiles[bottom], language)} />}
        <Fact
          term={bt(`pit.${pit}`)}
          words={finds === null ? bt('pit.secret') : inside.join(', ') || bt('pit.empty')}
        />
      </dl>
    </div>
  );
}

function LargePool() {
  const { view, box } = useFossilis();
  const { poolSize, supply } = view.plaster;
  return (
    <div class="large">
      <h2>{bt('pool')}</h2>
      <p>{bt('pool.about', { size: poolSize, pools: box.plaster.pools })}</p>
      {typeof supply === 'number' && <p>{bt('pool.supply', { count: supply })}</p>}
    </div>
  );
}
