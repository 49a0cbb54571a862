import { useComputed } from '@preact/signals';
import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { useSession } from '../../table/session.ts';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { type Act, STEPS, type TableView, useFossilis, useShown } from './view.ts';
import { bt } from './words.ts';
import './turn.css';

/** The turn under way: its three steps, the Energy that is left, and what it can be spent on. */
export function Turn() {
  const phase = useShown(view => view.phase);
  return (
    <section class="turn" aria-label={bt('turn.label')}>
      <div class="turn-state">
        <ol class="steps">
          {STEPS.map(step => (
            <li key={step} class={phase === step ? 'here' : ''} {...(phase === step ? { 'aria-current': 'step' } : {})}>
              <Spot id={`step.${step}`} label={bt(`step.${step}`)} thing={`step.${step}`} class="step">
                {bt(`step.${step}`)}
              </Spot>
            </li>
          ))}
          <li>
            <Spot id="step.end" label={bt('step.end')} thing="step.end" class="step end">
              {bt('step.endShort')}
            </Spot>
          </li>
        </ol>
        <Energy />
      </div>
      <Rack />
    </section>
  );
}

/** The Energy of the turn: what is left, what would be spent, what is gone. */
export function Energy() {
  const { session, view } = useFossilis();
  const { energy } = view.turn;
  const preview = session.preview.value;
  const then = preview === null ? energy : (preview.view as TableView).turn.energy;
  const most = Math.max(view.energyPerTurn ?? 0, energy);
  const isSpent = (pip: number): boolean => pip >= Math.min(then, energy) && pip < energy;
  return (
    <span class="energy" data-thing="energy">
      <SeatMark seat={view.active} />
      <span class="energy-word">{bt('energy')}</span>
      <svg class="pips" viewBox={`0 0 ${20 * most} 20`} width={20 * most} height="20" aria-hidden="true">
        {Array.from({ length: most }, (_, pip) => (
          <path
            key={pip}
            class={pipClass(pip < energy, view.phase === 'actions' && isSpent(pip))}
            d={`M${20 * pip + 10} 2l8 8-8 8-8-8Z`}
          />
        ))}
      </svg>
      <b>
        <Count<TableView> of={({ turn }) => turn.energy} />
      </b>
    </span>
  );
}

function pipClass(isLeft: boolean, goes: boolean): string {
  if (!isLeft) return 'pip spent';
  return goes ? 'pip going' : 'pip';
}

interface Place {
  readonly id: Act;
  readonly icon: string;
}

/** What may be done in the first step, as it lies side by side. */
const RACK: readonly Place[] = [
  { id: 'dig', icon: 'field' },
  { id: 'extract', icon: 'extract' },
  { id: 'plaster', icon: 'plaster' },
  { id: 'move', icon: 'move' },
  { id: 'climb', icon: 'climb' },
  { id: 'sand', icon: 'sand' },
];
const FREE_MOVE: Place = { id: 'freeMove', icon: 'move' };

/** The Energy that an action costs the player whose turn it is, as the game has it. */
function costOf(costs: TableView['costs'], act: Act): string {
  if (costs === undefined) return '';
  if (act !== 'dig') return String(costs[act]);
  const [least, most] = costs.dig;
  return least === most ? String(least) : `${least}–${most}`;
}

/** The actions, side by side. The one that is being carried out is marked. */
function Rack() {
  const session = useSession();
  const costs = useShown(view => view.costs);
  const what = useComputed(() => session.shown.value.ask?.what).value;
  const hasFreeMove = useComputed(() => session.stateOf('act.freeMove') !== 'none').value;
  const acts = hasFreeMove ? [...RACK, FREE_MOVE] : RACK;
  return (
    <div class="rack">
      {acts.map(({ id, icon }) => (
        <Spot
          key={id}
          id={`act.${id}`}
          label={bt('act.words', { act: bt(`act.${id}`), energy: costOf(costs, id) })}
          item={`act.${id}`}
          thing={`act.${id}`}
          class={isUnderWay(id, what) ? 'act under-way' : 'act'}
        >
          {icon === 'sand' ? <i class="sand-sign" /> : <Icon name={icon} />}
          <span class="act-name">{bt(`act.${id}`)}</span>
          <b class="act-cost">{costOf(costs, id)}</b>
        </Spot>
      ))}
    </div>
  );
}

function isUnderWay(act: Act, what: string | undefined): boolean {
  return what === act || (act === 'sand' && (what === 'sandTile' || what === 'sandSpace'));
}
