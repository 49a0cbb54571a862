/** The parts of an address after the hash. One that was damaged on its way names no page, and is shown as a link that leads nowhere. */
export function partsOf(hash: string): readonly string[] {
  const parts = hash.replace(/^#?\/?/, '').split('/');
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return [hash];
  }
}
