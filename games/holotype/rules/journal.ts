import { guards, hasLegal, type Offer, type Seat, type Values } from '@bonebed/kernel';
import type { Contribution, Publication, SpecimenId } from '../box/box.ts';
import { contribute, contributionGuards } from './contribution.ts';
import { costOf, missingFor, publicationGuards, publish } from './publication.ts';
import type { At, Holotype, Play } from './state.ts';

type JournalChoice = Publication | Contribution;

const paperGuards = guards<Holotype, JournalChoice>(...publicationGuards, ...contributionGuards);

/** HT-11: publish one Holotype, or contribute to one Global Objective. HT-11.6, HT-15.4: never more than one. */
export function journal(play: Play, seat: Seat): void {
  // What can be contributed to is open, what could be published is not: others read the prompt too.
  const slots: JournalChoice[] = [];
  addSlots(play, slots);
  const contributing = hasLegal(play, seat, { candidates: slots, guards: paperGuards }) ? 'yes' : 'no';
  const choice = play.ask(seat, 'journal', papers(play, seat), { contributing });
  if (choice.do === 'publish') publish(play, seat, choice.specimen);
  else contribute(play, seat, choice);
}

/** HT-R3: whether a specimen can be published or a slot filled now. */
export function couldUseJournal(at: At, seat: Seat): boolean {
  return hasLegal(at, seat, papers(at, seat));
}

/** What the specimen in hand that lacks the fewest cubes costs, and what there is of it. */
export function nearestPaper(at: At, seat: Seat): Values {
  let nearest: SpecimenId | null = null;
  for (const specimen of at.state.players[seat].specimens) {
    if (nearest === null || missingFor(at, seat, specimen) < missingFor(at, seat, nearest)) nearest = specimen;
  }
  return nearest === null ? { specimen: 'none' } : costOf(at, seat, nearest);
}

function papers(at: At, seat: Seat): Offer<Holotype, JournalChoice> {
  const { state, box } = at;
  const candidates: JournalChoice[] = [];
  for (const specimen of state.players[seat].specimens) candidates.push(box.publications[specimen]);
  addSlots(at, candidates);
  return { candidates, guards: paperGuards };
}

/** All slots of the revealed Global Objectives. */
function addSlots({ state, box }: At, candidates: JournalChoice[]): void {
  for (const { objective } of state.objectives) {
    for (const slot of box.globalObjectives[objective].slots) candidates.push(box.contributions[slot]);
  }
}
