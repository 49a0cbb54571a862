import { BadInput } from '@bonebed/kernel';
import type {
  Exchange,
  Expedition,
  Face,
  GlobalObjective,
  ObjectiveId,
  Period,
  PersonalObjective,
  Requirement,
  Slot,
  SlotId,
  Specimen,
  TraceFossil,
  Trade,
} from '../box/box.ts';
import { finder } from '../box/check.ts';
import type { Components, Match, RawPersonal, RawRequirement } from '../box/components.ts';

/** The cards, dice and rates of an edition as the rules read them. */

type FindPeriod = (id: string, path: string) => Period;

/** HT-1.8: type, period, diet, cost and points. */
export function makeSpecimens({ enums, specimens }: Components, period: FindPeriod): Specimen[] {
  const type = finder(enums.types, 'enums.types');
  const diet = finder(enums.diets, 'enums.diets');
  refuseDoubles(specimens.items, 'specimens.items');
  return specimens.items.map((card, index) => {
    const path = `specimens.items.${index}`;
    return {
      id: card.id,
      name: card.name,
      type: card.type,
      period: period(card.period, `${path}.period`),
      diet: card.diet,
      // HT-1.10: an omnivore counts as both.
      diets: enums.diets[diet(card.diet, `${path}.diet`)].countsAs,
      fossils: card.cost.fossils,
      research: card.cost.research,
      vp: card.vp,
      takesTrace: enums.types[type(card.type, `${path}.type`)].takesTraceFossil,
    };
  });
}

function refuseDoubles(items: readonly { readonly id: string }[], path: string): void {
  finder(items, path);
}

/** HT-1.11: a kind and points; the card's name is its kind. */
export function makeTraceFossils({ enums, traceFossils }: Components): TraceFossil[] {
  const kinds = finder(enums.traceKinds, 'enums.traceKinds');
  refuseDoubles(traceFossils.items, 'traceFossils.items');
  return traceFossils.items.map(({ id, kind, vp }, index) => {
    const { name } = enums.traceKinds[kinds(kind, `traceFossils.items.${index}.kind`)];
    return { id, name, kind, vp };
  });
}

/** HT-1.12: each card has one period, and the Erosion Event none. */
export function makeExpeditions({ fieldExpeditions: { items } }: Components, period: FindPeriod): Expedition[] {
  refuseDoubles(items, 'fieldExpeditions.items');
  return items.map(({ id, name, kind, period: of, dice, rerolls, traceFossil }, index) => {
    const path = `fieldExpeditions.items.${index}.period`;
    if ((kind === 'erosionEvent') !== (of === null)) {
      throw new BadInput('edition', path, `'${of}' does not go with the kind '${kind}'`);
    }
    return { id, name, period: of === null ? null : period(of, path), dice, rerolls, traceFossil };
  });
}

/** All slots of all Global Objectives, card by card. */
export function makeSlots(
  components: Components,
  specimens: readonly Specimen[],
  traceFossils: readonly TraceFossil[],
): Slot[] {
  return components.globalObjectives.items.flatMap(({ slots }, objective) =>
    slots.map(({ text, requirements }, place): Slot => {
      const path = `globalObjectives.items.${objective}.slots.${place}.requirements`;
      return {
        id: String(place),
        name: text,
        objective: objective as ObjectiveId,
        place,
        requirements: makeRequirements(components, specimens, traceFossils, requirements, path),
      };
    }),
  );
}

export function makeObjectives({ globalObjectives: { items } }: Components, slots: readonly Slot[]): GlobalObjective[] {
  refuseDoubles(items, 'globalObjectives.items');
  return items.map(({ id, name }, index) => ({
    id,
    name,
    slots: slots.flatMap(({ objective }, slot) => (objective === index ? [slot as SlotId] : [])),
  }));
}

export function makePersonals(
  components: Components,
  specimens: readonly Specimen[],
  traceFossils: readonly TraceFossil[],
): PersonalObjective[] {
  const { items } = components.personalObjectives;
  refuseDoubles(items, 'personalObjectives.items');
  const make = (raw: readonly RawRequirement[], path: string) =>
    makeRequirements(components, specimens, traceFossils, raw, path);
  return items.map((raw, index) => makePersonal(raw, make, `personalObjectives.items.${index}`));
}

function makePersonal(
  { id, name, text, kind, match, ratio, scale, requirements, vp }: RawPersonal,
  make: (raw: readonly RawRequirement[], path: string) => Requirement[],
  path: string,
): PersonalObjective {
  if (kind === 'scale' && match !== undefined && scale !== undefined) {
    const [fitting] = make([{ count: 1, match }], `${path}.match`);
    const requirement = { ...fitting, ratio: ratio ?? null };
    const steps = scale.slice().sort((a, b) => a.atLeast - b.atLeast);
    return { id, name, text, scale: { requirement, steps }, all: null };
  }
  if (kind === 'allOrNothing' && requirements !== undefined && vp !== undefined) {
    return { id, name, text, scale: null, all: { requirements: make(requirements, `${path}.requirements`), vp } };
  }
  throw new BadInput('edition', path, `a '${kind}' objective lacks what it scores by`);
}

/** HT-R31: which cards fit each line of an objective. */
function makeRequirements(
  components: Components,
  specimens: readonly Specimen[],
  traceFossils: readonly TraceFossil[],
  raw: readonly RawRequirement[],
  path: string,
): Requirement[] {
  const { periods } = components.enums;
  return raw.map(({ count, match, ratio }, index) => {
    checkMatch(components, match, `${path}.${index}.match`);
    return {
      count,
      match,
      ratio: ratio ?? null,
      fitsSpecimen: specimens.map(
        specimen => match.card === 'holotype' && specimenFits(specimen, match, periods[specimen.period].id),
      ),
      // HT-R34: a trace requirement asks only for the kind.
      fitsTrace: traceFossils.map(
        ({ kind }) => match.card === 'traceFossil' && (match.kind === undefined || match.kind === kind),
      ),
    };
  });
}

/** HT-1.13: what a requirement does not name does not matter. */
function specimenFits(specimen: Specimen, { type, period, diet }: Match, ofPeriod: string): boolean {
  return (
    (type === undefined || type === specimen.type) &&
    (period === undefined || period === ofPeriod) &&
    (diet === undefined || specimen.diets.includes(diet))
  );
}

/** A sort that no card can have would make an objective that nobody can meet. */
function checkMatch({ enums }: Components, { type, diet, kind }: Match, path: string): void {
  if (type !== undefined) finder(enums.types, 'enums.types')(type, `${path}.type`);
  if (diet !== undefined) finder(enums.diets, 'enums.diets')(diet, `${path}.diet`);
  if (kind !== undefined) finder(enums.traceKinds, 'enums.traceKinds')(kind, `${path}.kind`);
}

/** HT-1.5: the dice of a period are all alike. */
export function makeDice({ dice, enums }: Components): Face[][] {
  return enums.periods.map(({ id: period }) => {
    const die = dice.items.find(item => item.period === period);
    if (die === undefined) throw new BadInput('edition', 'dice.items', `no dice for ${period}`);
    return die.faces.map(id => ({ id, fossils: Number.parseInt(id, 10) || 0, museum: id === 'M' }));
  });
}

/** HT-16.2, HT-16.4, HT-R26: every trade takes 1 up to the rate; exchanges are fixed. */
export function makeTransactions({ constants }: Components, period: FindPeriod): (Trade | Exchange)[] {
  const trades = constants.museumTrade.flatMap(({ give, take }, index): Trade[] =>
    Array.from({ length: take.upTo }, (_, fewer) => ({
      do: 'trade',
      give: period(give.period, `constants.museumTrade.${index}.give.period`),
      paid: give.count,
      take: period(take.period, `constants.museumTrade.${index}.take.period`),
      count: take.upTo - fewer,
    })),
  );
  const exchanges = constants.museumExchange.map(
    ({ give, research }, index): Exchange => ({
      do: 'exchange',
      give: period(give.period, `constants.museumExchange.${index}.give.period`),
      paid: give.count,
      research,
    }),
  );
  return [...trades, ...exchanges];
}
