import { Icon } from '../../icons/icon.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Spot } from '../../table/spot.tsx';
import { Count } from '../count.tsx';
import { type Box, type TableView, useFossilis } from './view.ts';
import { bt } from './words.ts';

const STEPS = ['actions', 'market', 'claim'] as const;

/** The turn under way: its three steps, the Energy that is left, and what it can be spent on. */
export function Turn() {
  const { view } = useFossilis();
  const { phase } = view;
  return (
    <section class="panel turn" aria-label={bt('turn.label')}>
      <ol class="steps">
        {STEPS.map(step => (
          <li key={step} class={phase === step ? 'here' : ''} {...(phase === step ? { 'aria-current': 'step' } : {})}>
            <Spot id={`step.${step}`} label={bt(`step.${step}`)} class="step">
              {bt(`step.${step}`)}
            </Spot>
          </li>
        ))}
        <li>
          <Spot id="step.end" label={bt('step.end')} class="step end">
            {bt('step.endShort')}
          </Spot>
        </li>
      </ol>
      <Energy />
      <Rack />
    </section>
  );
}

function Energy() {
  const { session, view, box } = useFossilis();
  const { energy } = view.turn;
  const preview = session.preview.value;
  const then = preview === null ? energy : (preview.view as TableView).turn.energy;
  const most = Math.max((view.options.finalEnergy ? box.finalEnergy : box.preview).energyPerTurn, energy);
  const isSpent = (pip: number): boolean => pip >= Math.min(then, energy) && pip < energy;
  return (
    <p class="energy">
      <SeatMark seat={view.active} />
      <span class="label">{bt('energy')}</span>
      <span class="pips" aria-hidden="true">
        {Array.from({ length: most }, (_, pip) => (
          <i key={pip} class={pipClass(pip < energy, view.phase === 'actions' && isSpent(pip))} />
        ))}
      </span>
      <Count<TableView> of={({ turn }) => turn.energy} />
    </p>
  );
}

function pipClass(isLeft: boolean, goes: boolean): string {
  if (!isLeft) return 'pip spent';
  return goes ? 'pip going' : 'pip';
}

interface Act {
  readonly id: 'plaster' | 'move' | 'freeMove' | 'climb' | 'sand' | 'dig' | 'extract';
  readonly icon: string;
  readonly cost: (box: Box, view: TableView) => string;
}

/** What may be done in the first step, with the Energy it costs without Skills. */
const ACTS: readonly Act[] = [
  {
    id: 'dig',
    icon: 'field',
    cost: ({ materials }) => {
      const energies = materials.map(({ digEnergy }) => digEnergy);
      return `${Math.min(...energies)}–${Math.max(...energies)}`;
    },
  },
  {
    id: 'extract',
    icon: 'extract',
    cost: (box, { options }) => `${(options.finalEnergy ? box.finalEnergy : box.preview).extractionEnergy}`,
  },
  { id: 'plaster', icon: 'plaster', cost: ({ constants }) => `${constants.gainPlasterEnergy}` },
  { id: 'move', icon: 'move', cost: ({ constants }) => `${constants.moveEnergy}` },
  { id: 'climb', icon: 'climb', cost: ({ constants }) => `${constants.climbEnergy}` },
  { id: 'sand', icon: 'sand', cost: ({ constants }) => `${constants.placeSandEnergy}` },
];
const FREE_MOVE: Act = { id: 'freeMove', icon: 'move', cost: () => '0' };

/** The actions, side by side. The one that is being carried out is marked. */
function Rack() {
  const { session, view, box } = useFossilis();
  const what = session.shown.value.ask?.what;
  const acts = session.stateOf('act.freeMove') === 'none' ? ACTS : [...ACTS, FREE_MOVE];
  return (
    <div class="rack">
      {acts.map(({ id, icon, cost }) => (
        <Spot
          key={id}
          id={`act.${id}`}
          label={bt('act.words', { act: bt(`act.${id}`), energy: cost(box, view) })}
          item={`act.${id}`}
          class={isUnderWay(id, what) ? 'act under-way' : 'act'}
        >
          {icon === 'sand' ? <i class="sand-sign" /> : <Icon name={icon} />}
          <span class="act-name">{bt(`act.${id}`)}</span>
          <b class="act-cost">{cost(box, view)}</b>
        </Spot>
      ))}
    </div>
  );
}

function isUnderWay(act: Act['id'], what: string | undefined): boolean {
  return what === act || (act === 'sand' && (what === 'sandTile' || what === 'sandSpace'));
}
