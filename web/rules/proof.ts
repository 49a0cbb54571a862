/** How well a rule is proven: the tests that name it, and how often random play came to it. */
export interface Proof {
  readonly tests: readonly string[];
  /** Null for a worked example, which is a test itself. */
  readonly reached: number | null;
}

export type Proofs = Readonly<Record<string, Proof>>;

const ROW = /^\| ([A-Z]{2,4}-[A-Z]?\d+(?:\.\d+)?[a-z]?) \| /;

/** Reads a page of docs/rules, as `bonebed rules <game> --write` makes it. */
export function proofsIn(page: string): Proofs {
  const proofs: Record<string, Proof> = {};
  for (const line of page.split('\n')) {
    const id = ROW.exec(line)?.[1];
    if (id === undefined || id in proofs) continue;
    // A bar within a cell is escaped.
    const [, , , tests = '', reached] = line.split(/(?<!\\)\|/).map(cell => cell.trim());
    proofs[id] = {
      tests: tests === '–' ? [] : tests.split('<br>').map(unescaped),
      reached: reached === undefined || reached === '' ? null : Number(reached.replaceAll(',', '')),
    };
  }
  return proofs;
}

function unescaped(cell: string): string {
  return cell.replaceAll(/\\([|<>*_`])/g, '$1');
}
