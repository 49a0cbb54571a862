import type { BarredChoice, Option, Refusal } from '@bonebed/kernel';

/** Why some options can't be chosen, and which: in a row that is barred for the same reason it is said once. */
export interface Reason {
  readonly refusal: Refusal;
  readonly options: readonly Option[];
  readonly texts: readonly string[];
}

export function byReason(barred: readonly BarredChoice[]): Reason[] {
  const reasons: { refusal: Refusal; options: Option[]; texts: string[] }[] = [];
  let said = '';
  for (const { option, text, refusal } of barred) {
    const reason = JSON.stringify(refusal);
    if (reason !== said) reasons.push({ refusal, options: [], texts: [] });
    said = reason;
    reasons[reasons.length - 1].options.push(option);
    reasons[reasons.length - 1].texts.push(text);
  }
  return reasons;
}

/** The same one by one, in the order of the rules. */
export function eachBarred(reasons: readonly Reason[]): BarredChoice[] {
  return reasons.flatMap(({ refusal, options, texts }) =>
    options.map((option, index) => ({ option, text: texts[index], refusal })),
  );
}
