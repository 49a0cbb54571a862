import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Lets people wait, and tells in which order they had their turns. */
async function orderOf(waiting: readonly (readonly [network: string, person: string])[]): Promise<string[]> {
  const turns = new Turns(() => 0);
  const order: string[] = [];
  await Promise.all(
    waiting.map(async ([network, person]) => {
      await turns.wait(network, person);
      order.push(`${network}${person}`);
    }),
  );
  return order;
}

test('whoever asks once comes after one thing of each other, however much they asked before', async () => {
  const flood = new Array(50).fill(['a', '1']);
  expect((await orderOf([...flood, ['a', '2'], ['b', '1']])).slice(0, 3)).toEqual(['a1', 'b1', 'a2']);
});

test('many people of one address have one turn of a round together', async () => {
  const crowd = Array.from({ length: 20 }, (_, person) => ['a', String(person)] as const);
  const order = await orderOf([...crowd, ['b', '1'], ['b', '1']]);
  expect(order.slice(0, 4)).toEqual(['a0', 'b1', 'a1', 'b1']);
  expect(order).toHaveLength(22);
});

test('what follows from a turn is done before the next one begins', async () => {
  const turns = new Turns(() => 0);
  const done: string[] = [];
  const work = async (name: string) => {
    await turns.wait('a', name);
    done.push(`${name} begins`);
    for (let step = 0; step < 10; step++) await Promise.resolve();
    done.push(`${name} ends`);
  };
  await Promise.all([work('x'), work('y')]);
  expect(done).toEqual(['x begins', 'x ends', 'y begins', 'y ends']);
});

test('when its time is over, what else there is to do goes on first', async () => {
  let time = 0;
  const turns = new Turns(() => time);
  const done: string[] = [];
  const work = async (name: string) => {
    await turns.wait('a', name);
    time += 100;
    done.push(name);
    if (name === 'x') setImmediate(() => done.push('something else'));
  };
  await Promise.all([work('x'), work('y')]);
  expect(done).toEqual(['x', 'something else', 'y']);
});
