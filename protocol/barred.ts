import type { BarredChoice, Option, Refusal } from '@bonebed/kernel';

/** Why some options can't be chosen, and which: in a row that is barred for the same reason it is said once. */
export interface BarredRow {
  readonly refusal: Refusal;
  readonly options: readonly Option[];
  readonly texts: readonly string[];
}

export function barredRows(barred: readonly BarredChoice[]): BarredRow[] {
  const rows: { refusal: Refusal; options: Option[]; texts: string[] }[] = [];
  let said = '';
  for (const { option, text, refusal } of barred) {
    const reason = JSON.stringify(refusal);
    if (reason !== said) rows.push({ refusal, options: [], texts: [] });
    said = reason;
    rows[rows.length - 1].options.push(option);
    rows[rows.length - 1].texts.push(text);
  }
  return rows;
}

/** The same one by one, in the order of the rules. */
export function eachBarred(rows: readonly BarredRow[]): BarredChoice[] {
  return rows.flatMap(({ refusal, options, texts }) =>
    options.map((option, index) => ({ option, text: texts[index], refusal })),
  );
}
