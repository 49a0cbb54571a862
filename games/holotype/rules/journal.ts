import { hasLegal, type Offer, type Seat } from '@bonebed/kernel';
import type { Contribution, Publication } from '../box/box.ts';
import { contribute, contributionGuards } from './contribution.ts';
import { publicationGuards, publish } from './publication.ts';
import type { At, Guard, Holotype, Play } from './state.ts';

type JournalChoice = Publication | Contribution;

const guards: readonly Guard<JournalChoice>[] = [...publicationGuards, ...contributionGuards];

/** HT-11: publish one Holotype, or contribute to one Global Objective. HT-11.6, HT-15.4: never more than one. */
export function journal(play: Play, seat: Seat): void {
  const choice = play.ask(seat, 'journal', papers(play, seat));
  if (choice.do === 'publish') publish(play, seat, choice.specimen);
  else contribute(play, seat, choice);
}

/** HT-R3: whether a specimen can be published or a slot filled now. */
export function couldUseJournal(at: At, seat: Seat): boolean {
  return hasLegal(at, seat, papers(at, seat));
}

function papers({ state, box }: At, seat: Seat): Offer<Holotype, JournalChoice> {
  const candidates: JournalChoice[] = [];
  for (const specimen of state.players[seat].specimens) candidates.push(box.publications[specimen]);
  for (const { objective } of state.objectives) {
    for (const slot of box.globalObjectives[objective].slots) candidates.push(box.contributions[slot]);
  }
  return { candidates, guards };
}
