import type { DinosaurSpec, EventSpec, SkillSpec, SupplySpec, ToolSpec } from '../box/box.ts';
import { place } from '../box/check.ts';
import type { Components, Counts } from '../box/components.ts';
import type { PlainToolEffect, SupplyEffect, ToolEffect } from './effects.ts';
import { type Find, indexes, type Material } from './ids.ts';
import { traitsOf } from './traits.ts';

interface Cards {
  readonly dinosaurs: readonly DinosaurSpec[];
  readonly skills: readonly SkillSpec[];
  readonly tools: readonly ToolSpec[];
  readonly supplies: readonly SupplySpec[];
  readonly events: readonly EventSpec[];
}

/** FO-1.6: the cards and tokens of the box, with every id in them made an index. */
export function makeCards(edition: Components): Cards {
  return {
    dinosaurs: dinosaurs(edition),
    skills: skills(edition),
    tools: tools(edition),
    supplies: supplies(edition),
    events: edition.events.cards,
  };
}

/** Numbers by id as a row in the order of `ids`. */
function row(counts: Counts, ids: readonly string[], path: string): number[] {
  for (const id of Object.keys(counts)) place(ids, id, `${path}.${id}`);
  return ids.map(id => counts[id] ?? 0);
}

/** FO-1.4, FO-1.5: what each Dinosaur needs (FO-1.8: never a skull), is worth and shows. */
function dinosaurs({ dinosaurs: { cards }, characteristics, bones }: Components): DinosaurSpec[] {
  const kinds = bones.kinds.map(bone => bone.id);
  const traits = characteristics.map(characteristic => characteristic.id);
  return cards.map((card, index) => {
    const path = `dinosaurs.cards.${index}`;
    const needs = row(card.bones, kinds, `${path}.bones`);
    for (const id of Object.keys(card.bones)) place(Object.keys(card.values), id, `${path}.values`);
    return {
      id: card.id,
      name: card.name,
      characteristics: card.characteristics.map((id, at) => place(traits, id, `${path}.characteristics.${at}`)),
      needs,
      values: row(card.values, kinds, `${path}.values`),
      perfect: card.perfect,
    };
  });
}

function skills({ skills: { cards }, terrain }: Components): SkillSpec[] {
  const materials = terrain.materials.map(material => material.id);
  return cards.map(({ id, name, text, effects }, index) => ({
    id,
    name,
    text,
    ...traitsOf(effects, materials.length, material => place(materials, material, `skills.cards.${index}.effects`)),
  }));
}

function tools({ tools: { kinds, cards }, terrain, fragments, fragmentAny }: Components): ToolSpec[] {
  const costs = [...fragments, fragmentAny].map(fragment => fragment.id);
  const materials = terrain.materials.map(material => material.id);
  return cards.map((card, index) => {
    const at = place(
      kinds.map(kind => kind.id),
      card.kind,
      `tools.cards.${index}.kind`,
    );
    const { name, text, vp, effects } = kinds[at];
    const effect = toolEffect(effects[0], materials, `tools.kinds.${at}.effects`);
    return {
      id: card.id,
      kind: card.kind,
      name,
      text,
      vp,
      cost: row(card.cost, costs, `tools.cards.${index}.cost`),
      effect,
    };
  });
}

function toolEffect(effect: ToolEffect<string>, materials: readonly string[], path: string): ToolEffect<Material> {
  if (effect.op !== 'choose') return plainEffect(effect, materials, path);
  return { op: 'choose', options: effect.options.map(option => option.map(one => plainEffect(one, materials, path))) };
}

function plainEffect(
  effect: PlainToolEffect<string>,
  materials: readonly string[],
  path: string,
): PlainToolEffect<Material> {
  if (effect.op !== 'removeTile' && effect.op !== 'freeDig') return effect;
  const all = indexes<Material>(materials.length);
  return { ...effect, materials: effect.materials.map(id => all[place(materials, id, path)]) };
}

function supplies({ supplies: { kinds, cards }, bones, fragments, fragmentAny }: Components): SupplySpec[] {
  const costs = [...fragments, fragmentAny].map(fragment => fragment.id);
  const boneIds = bones.kinds.map(bone => bone.id);
  const all = indexes<Find>(boneIds.length);
  return cards.map((card, index) => {
    const at = place(
      kinds.map(kind => kind.id),
      card.kind,
      `supplies.cards.${index}.kind`,
    );
    const { name, text, vp, effects } = kinds[at];
    const inBox = (effect: SupplyEffect<string>): SupplyEffect<Find> =>
      effect.op === 'bone'
        ? { op: 'bone', kind: all[place(boneIds, effect.kind, `supplies.kinds.${at}.effects`)] }
        : effect;
    const cost = row(card.cost, costs, `supplies.cards.${index}.cost`);
    return { id: card.id, kind: card.kind, name, text, vp, cost, effects: effects.map(inBox) };
  });
}
