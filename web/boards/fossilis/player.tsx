import type { Seat } from '@bonebed/kernel';
import { Icon } from '../../icons/icon.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { Skeleton, Spines, useCardWords } from './cards.tsx';
import { FindSign, Plaster } from './pieces.tsx';
import { periodOf, SKILLS } from './signs.ts';
import { type TableView, useFossilis } from './view.ts';
import { bt } from './words.ts';
import './player.css';

/** What is open of a player, in two lines: stores, then lab, Skills and collection. One's own lie before oneself. */
export function Player({ seat }: { seat: Seat }) {
  const { at, view, box } = useFossilis();
  const { storage, tiles, tools } = view.players[seat];
  const isMe = at.eyes === seat;
  const fragments = box.fragments.map((_, kind) =>
    tiles.reduce((sum, tile) => sum + (box.tiles[tile].fragments[kind] ?? 0), 0),
  );
  const carried = fragments.reduce((sum, count) => sum + count, 0);
  return (
    <div class="player-body">
      <div class="player-line">
        <span class="tally" data-thing={`plasterOf.${seat}`} {...(isMe ? {} : { 'data-place': `plaster.${seat}` })}>
          <span class="hidden">{bt('plaster.words', { count: view.players[seat].plaster })}</span>
          <Plaster />
          <Count<TableView> of={then => then.players[seat].plaster} />
        </span>
        <span class="tally" data-thing={`tilesOf.${seat}`} {...(isMe ? {} : { 'data-place': `tiles.${seat}` })}>
          <span class="hidden">{bt('player.tiles', { count: tiles.length, fragments: carried })}</span>
          <i class="tile-sign" />
          <Count<TableView> of={then => then.players[seat].tiles.length} />
        </span>
        {storage.map((count, bone) =>
          count === 0 ? null : (
            <span
              key={bone}
              class="tally"
              data-thing={`find.${bone}`}
              {...(isMe ? {} : { 'data-place': `bone.${seat}.${bone}` })}
            >
              <FindSign find={bone} />
              <b>{count}</b>
            </span>
          ),
        )}
        {tools.map(tool => (
          <OwnedTool key={tool} tool={tool} isMe={isMe} />
        ))}
      </div>
      <div class="player-line">
        {!isMe &&
          view.players[seat].lab.map(({ dinosaur, bones }) => (
            <Bench key={dinosaur} dinosaur={dinosaur} bones={bones} />
          ))}
        <Learned seat={seat} isMe={isMe} />
        {!isMe && <Shelf seat={seat} />}
      </div>
    </div>
  );
}

function OwnedTool({ tool, isMe }: { tool: number; isMe: boolean }) {
  const { box } = useFossilis();
  const words = useCardWords();
  return (
    <Spot
      id={`owned.${tool}`}
      label={words.tool(tool)}
      item={`tool.${tool}`}
      thing={`tool.${tool}`}
      class="token"
      {...(isMe ? {} : { piece: `tool.${tool}` })}
    >
      <Icon name={box.tools[tool].kind} />
    </Spot>
  );
}

function Bench({ dinosaur, bones }: { dinosaur: number; bones: readonly number[] }) {
  const { box } = useFossilis();
  const words = useCardWords();
  return (
    <Spot
      id={`bench.${dinosaur}`}
      label={words.dinosaur(dinosaur)}
      item={`dinosaur.${dinosaur}`}
      piece={`dinosaur.${dinosaur}`}
      thing={`lab.${dinosaur}`}
      class="bench"
    >
      <span class="bench-card" data-period={periodOf(box, dinosaur)}>
        <Skeleton dinosaur={dinosaur} have={bones} />
      </span>
    </Spot>
  );
}

function Learned({ seat, isMe }: { seat: Seat; isMe: boolean }) {
  const { view, box } = useFossilis();
  const words = useCardWords();
  return (
    <>
      {view.players[seat].skills.map(skill => (
        <Spot
          key={skill}
          id={`learned.${skill}`}
          label={words.skill(skill)}
          item={`skill.${skill}`}
          thing={`skill.${skill}`}
          class="token learned"
          {...(isMe ? {} : { piece: `skill.${skill}` })}
        >
          <Icon name={SKILLS[box.skills[skill].id] ?? 'milestone'} />
        </Spot>
      ))}
    </>
  );
}

function Shelf({ seat }: { seat: Seat }) {
  return (
    <span class="spines" data-place={`collection.${seat}`}>
      <Spines seat={seat} />
    </span>
  );
}
