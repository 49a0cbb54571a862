import { type GameRecord, writeRecord } from '@bonebed/kernel';
import type { Failure } from './trial.ts';

/** A failure as a record that anybody can replay up to the moment, with what to look for in its comments. */
export function failureText({ property, detail, header, answers, chance }: Failure): string {
  const [what] = detail.split('\n');
  const unmarked = answers.map(answer => ({ ...answer, hash: null }));
  const record = writeRecord({ header, answers: unmarked, anew: null, final: null });
  const notes = [`# property ${property}`, `# chance ${chance}`, `# found ${what}`];
  return record.replace(/^seed .*$/m, seed => [seed, ...notes].join('\n'));
}

/** The failure that a record tells of; null if it tells of none. */
export function failureFrom(text: string, { header, answers }: GameRecord): Failure | null {
  const note = (name: string): string | undefined => new RegExp(`^# ${name} (.+)$`, 'm').exec(text)?.[1];
  const property = note('property');
  if (property === undefined) return null;
  return { property, chance: note('chance') ?? '', detail: note('found') ?? '', header, answers };
}
