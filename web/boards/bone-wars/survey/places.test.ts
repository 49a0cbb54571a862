import { expect, test } from 'vitest';
import { apart, POST, type Post } from './places.ts';

const view = { width: 360, height: 380 };
const left: Post = { site: 0, x: POST.gap, y: 100, angle: 0 };

test('a signpost with nothing below it stays at its place', () => {
  expect(apart([left], [], view)).toEqual([left]);
});

test('a signpost goes along its edge to the nearest place where nothing lies that can be chosen', () => {
  const layers = { left: 88, top: 60, right: 180, bottom: 200 };
  const [post] = apart([left], [layers], view);
  expect(post.x).toBe(left.x);
  expect(post.y + POST.height < layers.top || post.y > layers.bottom).toBe(true);
});

test('no signpost lies on another', () => {
  const [one, other] = apart([left, { ...left, site: 1 }], [], view);
  expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(POST.height);
});
