import { openEdition, type Schema } from '@bonebed/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from './index.ts';

/** Where a schema sets no limit to a number, or to the length of a text, a list or a table. */
function unbounded(schema: Schema, path: string): string[] {
  const { type, items, properties = {}, additionalProperties, anyOf = [] } = schema;
  const types = [type].flat();
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  const found: string[] = [];
  const expectBound = (isMeant: boolean, ...bounds: readonly (number | undefined)[]): void => {
    if (isMeant && !isFixed && bounds.includes(undefined)) found.push(path);
  };
  expectBound(types.includes('integer') || types.includes('number'), schema.minimum, schema.maximum);
  expectBound(types.includes('string'), schema.maxLength);
  expectBound(types.includes('array'), schema.maxItems);
  expectBound(typeof additionalProperties === 'object', schema.maxProperties);
  const inner: [string, Schema][] = [...Object.entries(properties), ...Object.entries(anyOf)];
  if (items !== undefined) inner.push(['items', items]);
  if (typeof additionalProperties === 'object') inner.push(['each', additionalProperties]);
  return [...found, ...inner.flatMap(([key, one]) => unbounded(one, `${path}/${key}`))];
}

test('a schema without limits is found out', () => {
  const schema: Schema = {
    properties: { a: { type: 'integer', minimum: 0 }, b: { enum: ['x'] }, c: { type: ['string', 'null'] } },
    additionalProperties: { type: 'array', maxItems: 3, items: { anyOf: [{ type: 'number', maximum: 1 }] } },
  };
  expect(unbounded(schema, '')).toEqual(['', '/a', '/c', '/each/items/0']);
});

describe.each(gameIds)('%s', id => {
  test('every number, text, list and table of an edition has its limit', async () => {
    const { shape } = await loadGame(id);
    expect(shape).toBeDefined();
    expect(unbounded(shape ?? {}, '')).toEqual([]);
  });

  test('its own edition keeps them', async () => {
    const { game, components } = await loadGame(id);
    expect(openEdition(game, components).edition).toMatch(/^[0-9a-f]+$/);
  });
});
