import { HOUR_MS } from '@bonebed/protocol';
import { expect, test } from 'vitest';
import type { Outage } from './storage/storage.ts';
import { ServerTime } from './time.ts';

/** What servers share: a clock on the wall that can be set, and a place for their time that can fail. */
class World {
  wall = 1_700_000_000_000;
  span = 0;
  isAway = false;
  readonly faults: unknown[] = [];
  readonly outages: Outage[] = [];
  #stored = 0;

  begin(): Promise<ServerTime> {
    return ServerTime.begin(this, {
      span: () => this.span,
      isStill: () => false,
      onFault: error => this.faults.push(error),
    });
  }

  pass(ms: number): void {
    this.wall += ms;
    this.span += ms;
  }

  /** Lets time pass, with a beat now and then. */
  async go(ms: number, ...times: readonly ServerTime[]): Promise<void> {
    for (let passed = 0; passed < ms; passed += 1000) {
      this.pass(1000);
      for (const time of times) await time.beat();
    }
  }

  readonly beat = async (time: number) => {
    if (this.isAway) throw new Error('storage is away');
    this.#stored = Math.max(this.#stored, time);
    return { stored: this.#stored, wall: this.wall };
  };
  readonly addOutage = async (outage: Outage) => void this.outages.push(outage);
  readonly readOutages = async () => [...this.outages];
}

test.each([HOUR_MS, -HOUR_MS])(
  'a clock on the wall that is set by %i ms moves no time of a table, which draws near slowly',
  async step => {
    const world = new World();
    const time = await world.begin();
    const before = time.now();
    world.wall += step;
    await world.go(60_000, time);
    const passed = time.now() - before;
    expect(Math.abs(passed - 60_000)).toBeLessThanOrEqual(601);
    expect(Math.sign(passed - 60_000)).toBe(Math.sign(step));
    expect(world.outages).toEqual([]);
    await world.go(110 * HOUR_MS, time);
    expect(Math.abs(time.now() - world.wall)).toBeLessThan(100);
  },
);

test('it never goes back', async () => {
  const world = new World();
  const time = await world.begin();
  let last = time.now();
  world.wall -= HOUR_MS;
  for (let i = 0; i < 200; i++) {
    world.pass(i % 7);
    if (i % 10 === 0) await time.beat();
    expect(time.now()).toBeGreaterThanOrEqual(last);
    last = time.now();
  }
});

test('where nothing can be stored it stands still, and goes on from there', async () => {
  const world = new World();
  const time = await world.begin();
  const before = time.now();
  world.isAway = true;
  await world.go(HOUR_MS, time);
  expect(time.now() - before).toBe(5000);
  expect(world.faults.length).toBeGreaterThan(0);
  world.isAway = false;
  await world.go(10_000, time);
  expect(time.now() - before).toBeLessThan(16_000);
  expect(time.now() - before).toBeGreaterThan(13_000);
});

test('the time in which no server ran is an outage; a quick restart is none', async () => {
  const world = new World();
  const one = await world.begin();
  await world.go(10_000, one);
  world.pass(3000);
  const two = await world.begin();
  expect(world.outages).toEqual([]);
  await world.go(10_000, two);
  const since = two.now();
  world.pass(HOUR_MS);
  const three = await world.begin();
  expect(world.outages).toEqual([{ since, until: world.wall }]);
  expect(three.outages()).toEqual(world.outages);
  expect(three.now()).toBe(world.wall);
});

test('a clock that was set back while no server ran holds no time up', async () => {
  const world = new World();
  const one = await world.begin();
  await world.go(10_000, one);
  const last = one.now();
  world.wall -= HOUR_MS;
  const two = await world.begin();
  await world.go(10_000, two);
  expect(two.now() - last).toBeGreaterThan(9000);
});

test('servers of one database have the same time but for a beat, also where one found an outage that the other lived through', async () => {
  const world = new World();
  const one = await world.begin();
  await world.go(10_000, one);
  world.wall += HOUR_MS;
  const two = await world.begin();
  await world.go(4000, one, two);
  expect(Math.abs(one.now() - two.now())).toBeLessThan(1100);
  expect(one.outages()).toEqual(two.outages());
  expect(one.outages()).toHaveLength(1);
});
