import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BadInput, type Table, type Terms, writeRecord } from '@bonebed/kernel';
import { type Call, textFlag } from '../command.ts';
import { withEditionName } from '../loading.ts';

/** Where the record will go. A file that is there already is never overwritten. */
export function recordFile(call: Call, game: string): string {
  const { cwd } = call.system;
  const given = textFlag(call, 'save');
  if (given !== undefined) {
    if (existsSync(resolve(cwd, given))) throw new BadInput('file', given, 'is there already and is not overwritten');
    return given;
  }
  const stem = `${game}-${call.system.now().toISOString().slice(0, 10)}`;
  let name = `${stem}.bonebed`;
  for (let copy = 2; existsSync(resolve(cwd, name)); copy++) name = `${stem}-${copy}.bonebed`;
  return name;
}

export async function saveRecord(call: Call, table: Table<Terms>, file: string): Promise<void> {
  const record = withEditionName(writeRecord(table.record()), textFlag(call, 'edition'));
  await writeFile(resolve(call.system.cwd, file), record, { flag: 'wx' });
}
