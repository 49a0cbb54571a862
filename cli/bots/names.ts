import { checkPlayer } from '@bonebed/bots';
import { BadInput } from '@bonebed/kernel';

/** The bots of `--bots a,b,…`, each of them known and there once. */
export function differentBots(list: string): string[] {
  const names = list.split(',');
  for (const [index, name] of names.entries()) {
    checkPlayer(name);
    if (names.indexOf(name) !== index) {
      throw new BadInput('bots', '--bots', `'${name}' is there twice; give it another budget to tell the two apart`);
    }
  }
  return names;
}
