/** Where the values of a components.json come from, part by part. */
export interface Source {
  /** Where in the file: `specimens`, `playerBoard.contributionVp`. */
  readonly part: string;
  readonly provenance: 'rulebook' | 'public' | 'reconstructed';
  readonly note: string;
}

const KINDS = ['rulebook', 'public', 'reconstructed'] as const;

/** Every part of the components that says where it comes from; single entries of a list are left to their list. */
export function provenanceOf(components: unknown): Source[] {
  const found: Source[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const fields = value as { readonly [key: string]: unknown };
    const provenance = KINDS.find(kind => kind === fields.provenance);
    if (provenance !== undefined) {
      const note = fields.provenanceNote ?? fields.note;
      found.push({ part: path.join('.'), provenance, note: typeof note === 'string' ? note : '' });
    }
    for (const [key, entry] of Object.entries(fields)) visit(entry, [...path, key]);
  };
  visit(components, []);
  const rank = (source: Source) => -KINDS.indexOf(source.provenance);
  return found.sort((a, b) => rank(a) - rank(b));
}
