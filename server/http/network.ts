import { isIPv4, isIPv6 } from 'node:net';

/** Longer than any address: what a proxy passes on may be anything. */
const LONGEST = 64;
/** The groups of an IPv6 address, and those that its network gives to one household. */
const GROUPS = 8;
const OWN_GROUPS = 4;

/**
 * What counts as one address: an IPv4 address, also where it is written as an IPv6 one; of IPv6 the first 64 bits, since whoever has one
 * address there has all that begin so.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.slice(0, LONGEST);
  const groups = groupsOf(address.split('%')[0]);
  const [, , , , , mark, high, low] = groups;
  if (mark === 0xffff && groups.slice(0, OWN_GROUPS + 1).every(group => group === 0)) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, OWN_GROUPS)
    .map(group => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, which may leave out zeros and end with an IPv4 one. */
function groupsOf(address: string): readonly number[] {
  const [before, after] = address.split('::').map(half => (half === '' ? [] : half.split(':').flatMap(numbersOf)));
  if (after === undefined) return before;
  const left = new Array<number>(GROUPS - before.length - after.length).fill(0);
  return [...before, ...left, ...after];
}

function numbersOf(group: string): number[] {
  if (!isIPv4(group)) return [Number.parseInt(group, 16)];
  const [a, b, c, d] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
