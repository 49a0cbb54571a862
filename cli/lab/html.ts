import type { Both } from './labels.ts';

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Both languages, of which the page shows one; a text that is the same in both stands there once. */
export function words({ en, fr }: Both, tag = 'span'): string {
  if (en === fr) return escaped(en);
  return `<${tag} class="en" lang="en">${escaped(en)}</${tag}><${tag} class="fr" lang="fr">${escaped(fr)}</${tag}>`;
}

/** A number as people read it: thousands apart, and a point or a comma before `digits` decimals. */
export function number(value: number, digits = 0): Both {
  const [whole, decimals] = Math.abs(value).toFixed(digits).split('.');
  const sign = value < 0 && Number(value.toFixed(digits)) !== 0 ? '−' : '';
  const grouped = sign + whole.replace(/\B(?=(\d{3})+$)/g, '\u202f');
  if (decimals === undefined) return { en: grouped, fr: grouped };
  return { en: `${grouped}.${decimals}`, fr: `${grouped},${decimals}` };
}

/** As many decimals as say something. */
export function figure(value: number): Both {
  return number(value, Math.abs(value) >= 20 || Number.isInteger(value) ? 0 : 1);
}

export function percent(rate: number): Both {
  return { en: `${Math.round(100 * rate)}%`, fr: `${Math.round(100 * rate)}\u202f%` };
}
