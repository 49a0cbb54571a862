/** What French boxes do not say; GLOSSARY.md has the words that stand for them and why. */
const FORBIDDEN: readonly RegExp[] = [
  /\bpaquets?\b/i,
  /\bmarqu(?:e|er|ez|és?|ées?)\b/i,
  /\bpren(?:d|ds|dre|ez)\b[^.;]* au laboratoire/i,
  /\bbourse\b/i,
  /réserve humide/i,
  /\b(?:de|le|la|que|si) \{seat\}/,
  // An apostrophe that is missing: "de Allosaure", "le œuf".
  /\b(?:de|le|que) [aeiouâéèêîôœ]/i,
];

/** The texts that use one of these words. */
export function frenchFaults(texts: Iterable<string>): string[] {
  return [...texts].filter(text => FORBIDDEN.some(word => word.test(text)));
}
