import { namedValues, type Reader, say } from '@bonebed/kernel';
import type { Location, PersonalObjective, Trade } from '../box/box.ts';
import type { Holotype } from '../rules/state.ts';
import { INDENT, ratioLines, wrapped } from './words.ts';

/** All that is printed on a Personal Objective, a location or a worker; null for what the list of its fields says as well. */
export function look(reader: Reader<Holotype>, id: string): string | null {
  const { personalObjectives, locations, workers } = reader.box;
  const personal = personalObjectives.find(card => card.id === id);
  if (personal !== undefined) return personalLines(reader, personal).join('\n');
  const location = locations.find(place => place.id === id);
  if (location !== undefined) return locationLines(reader, location).join('\n');
  const worker = workers.findIndex(kind => kind.id === id);
  if (worker < 0) return null;
  const { ejects } = workers[worker];
  return wrapped('', say(reader, 'look.worker', namedValues(reader, { worker, workers: ejects }))).join('\n');
}

/** The name, and beside it the printed one where it is translated. */
function title({ language }: Reader<Holotype>, { name }: PersonalObjective | Location): string {
  if (name === undefined || typeof name === 'string') return String(name);
  return name[language] === name.en ? name.en : `${name[language]} (${name.en})`;
}

function personalLines(reader: Reader<Holotype>, card: PersonalObjective): string[] {
  const { text, all } = card;
  const points = all === null ? '' : say(reader, 'draw.points', { vp: all.vp });
  return [
    title(reader, card),
    ...wrapped(INDENT, `${text[reader.language]}${points}`),
    ...ratioLines(reader, card, INDENT),
  ];
}

/** What each worker who may go there does, and the rates of the Museum. */
function locationLines(reader: Reader<Holotype>, location: Location): string[] {
  const { box } = reader;
  const actions = location.workers.flatMap(worker => {
    const { labDraw, labDiscardUpTo, fieldDraw, libraryResearch, tradesAndExchanges } = box.workers[worker];
    const both = tradesAndExchanges ? 'yes' : 'no';
    const cost = box.referenceCost;
    const discard = box.labDrawDiscard;
    const values = { worker, labDraw, discard, labDiscardUpTo, fieldDraw, libraryResearch, both, cost };
    return wrapped(INDENT, say(reader, `look.${location.id}`, namedValues(reader, values)));
  });
  const isMuseum = box.locations[box.museum] === location;
  return [title(reader, location), ...actions, ...(isMuseum ? rateLines(reader) : [])];
}

/** HT-16.2, HT-16.4: a line a rate; that one may take fewer is said once. */
function rateLines(reader: Reader<Holotype>): string[] {
  const { transactions } = reader.box;
  const isBest = (one: Trade) =>
    transactions.every(
      other => other.do !== 'trade' || other.give !== one.give || other.take !== one.take || other.count <= one.count,
    );
  const rates = transactions.filter(one => one.do === 'exchange' || isBest(one));
  return rates.map(one => `${INDENT}${say(reader, `look.${one.do}`, namedValues(reader, one))}`);
}
