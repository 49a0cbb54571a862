import type { Event, Frame, Json } from '@bonebed/kernel';

/** A step of an automaton: the sentence that names its rule, and what came of it. */
export interface NarratedStep {
  readonly event: Event;
  readonly rule: string;
  readonly results: readonly Event[];
  /** The number of events told once the step is over. */
  readonly end: number;
}

/** The steps of an automaton within one answer, and the one that is shown. */
export interface Narration {
  readonly steps: readonly NarratedStep[];
  readonly at: number;
  /** The first event of the answer. */
  readonly from: number;
  /** The view at each event from there on; empty where the host does not know them. */
  readonly views: readonly Json[];
}

/** The steps among the events told since: each begins with an event that names the rule behind it. */
export function stepsOf(events: Frame['events'], from: number): NarratedStep[] {
  const steps: { event: Event; rule: string; results: Event[]; end: number }[] = [];
  for (let index = from; index < events.length; index++) {
    const event = events[index];
    const rule = 'rule' in event ? event.rule : null;
    const last = steps.at(-1);
    if (typeof rule === 'string') steps.push({ event, rule, results: [], end: index + 1 });
    else if (last !== undefined) {
      last.results.push(event);
      last.end = index + 1;
    }
  }
  return steps;
}

/** The table as it was after the step that is shown; as it is where the host knows no better. */
export function stagedFrame(frame: Frame, narration: Narration | null): Frame {
  if (narration === null) return frame;
  const { steps, at, from, views } = narration;
  const { end } = steps[at];
  // What a step brings has come about by the time the next thing is told.
  const view = views[end - from] ?? frame.view;
  return { ...frame, view, ask: null, events: frame.events.slice(0, end) };
}
