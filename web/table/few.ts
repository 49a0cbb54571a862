/** More options than this are gathered by their first part: a phone has room for fewer. */
export function fewOptions(): number {
  return matchMedia('(max-width: 1099px)').matches ? 4 : 9;
}
