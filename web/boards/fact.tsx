/** A fact of an enlarged card: what, and how much. */
export function Fact({ term, words }: { term: string; words: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{words}</dd>
    </div>
  );
}
