import { NARROW } from '../style/narrow.ts';

/** More options than this are gathered by their first part: a phone has room for fewer. */
export function fewOptions(): number {
  return matchMedia(NARROW).matches ? 4 : 9;
}
