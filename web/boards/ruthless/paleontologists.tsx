import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { PaleontologistCard } from './cards.tsx';
import { printed } from './edition.ts';
import { Panel, useName } from './panel.tsx';
import { useRuthless } from './view.ts';
import { bt } from './words.ts';

/** RP-2.2: before the first turn everybody chooses one. */
export function Paleontologists() {
  const { view, box, at } = useRuthless();
  const name = useName();
  return (
    <Panel title={bt('choose.paleontologist')} seat={null} thing="paleontologists" dims={true}>
      <div class="panel-cards people-cards">
        {box.paleontologists.map(({ id, name: person }, index) => {
          const owner = view.players.findIndex(({ paleontologist }) => paleontologist === index);
          return (
            <Spot
              key={id}
              id={`paleontologist.${index}`}
              label={person}
              item={`paleontologist.${index}`}
              thing={`paleontologist.${index}`}
              class="paleontologist"
            >
              <PaleontologistCard paleontologist={index} />
              <span class="ability">{printed(at, id)}</span>
              {owner >= 0 && (
                <span class="taken">
                  <SeatMark seat={owner} /> {name(owner)}
                </span>
              )}
            </Spot>
          );
        })}
      </div>
    </Panel>
  );
}
