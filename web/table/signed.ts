/** A number as it is printed, with a true minus. */
export function signed(points: number): string {
  return String(points).replace('-', '−');
}
