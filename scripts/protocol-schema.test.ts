import { readFileSync } from 'node:fs';
import { type Schema, schemaFaults } from '@bonebed/kernel';
import { expect, test } from 'vitest';
import { protocolSchema, SCHEMA_FILE, schemaText } from './protocol-schema.ts';

const schema: Schema = protocolSchema();

/** The faults of a value that is to be of a named type. */
function faultsOf(name: string, value: unknown): number {
  return schemaFaults({ ...schema, anyOf: [{ $ref: `#/$defs/${name}` }] }, value).length;
}

test('the published schema is the one of the types: npm run protocol', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(schemaText());
});

test('it tells messages from what is none', () => {
  expect(faultsOf('ClientMessage', { do: 'answer', askId: 4, text: 'dig', id: 7 })).toBe(0);
  expect(faultsOf('ClientMessage', { do: 'hello', protocol: 5, seq: 3 })).toBe(0);
  expect(faultsOf('ServerMessage', { type: 'update', seq: 3, delta: { frame: { marks: { '#': 2, '1': 5 } } } })).toBe(
    0,
  );
  expect(faultsOf('ServerMessage', { type: 'error', code: 'stale', message: 'the table is at 4' })).toBe(0);
  for (const bad of [
    { do: 'answer', askId: 4 },
    { do: 'answer', askId: '4', text: 'dig' },
    { do: 'dig' },
    [4, 1, 7],
    'dig',
  ]) {
    expect(faultsOf('ClientMessage', bad)).toBeGreaterThan(0);
  }
  for (const bad of [
    { type: 'update', seq: 3 },
    { type: 'error', code: 'whatever', message: '' },
    { type: 'chat' },
    null,
  ]) {
    expect(faultsOf('ServerMessage', bad)).toBeGreaterThan(0);
  }
});

test('fields that a game adds to its events are its own; other fields are said by name', () => {
  expect(faultsOf('Event', { type: 'dug', seat: 1, bone: 4 })).toBe(0);
  expect(faultsOf('Event', { seat: 1 })).toBe(1);
  expect(faultsOf('Outcome', { reason: 'turns', places: [1], prize: 3 })).toBe(1);
});

test('comments travel with the types', () => {
  expect(schema.$defs?.Frame).toMatchObject({ description: expect.stringMatching(/^All that one viewer knows/) });
});
