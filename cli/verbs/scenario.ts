import { BadInput } from '@bonebed/kernel';
import { type Call, hasFlag, printJson, printLine, type Verb } from '../command.ts';
import { FAILED, inFile, OK } from '../errors.ts';
import { readJson } from '../loading.ts';
import { parseScenarios, type Scenario } from '../scenario/format.ts';
import { faultsOf } from '../scenario/run.ts';
import { startScenario } from '../scenario/start.ts';
import { readerFor } from '../show/reader.ts';

interface Result {
  readonly file: string;
  readonly name: string;
  readonly faults: readonly string[];
}

export const scenario: Verb = {
  name: 'scenario',
  operand: '<file>',
  many: true,
  flags: { edition: { type: 'string', value: 'file.json' }, json: { type: 'boolean' } },
  run: async call => {
    const results: Result[] = [];
    for (const file of call.operands) results.push(...(await runFile(call, file)));
    const failed = results.filter(result => result.faults.length > 0).length;
    const passed = results.length - failed;
    if (hasFlag(call, 'json')) printJson(call, { passed, failed, scenarios: results });
    else {
      for (const line of results.flatMap(resultLines)) printLine(call, line);
      printLine(call, call.say('scenario.count', { passed, failed }));
    }
    return failed === 0 ? OK : FAILED;
  },
};

async function runFile(call: Call, file: string): Promise<Result[]> {
  const value = await readJson(call, file);
  const scenarios = await inFile(file, () => parseScenarios(value));
  const results: Result[] = [];
  for (const each of scenarios) results.push({ file, name: each.name, faults: await runScenario(call, file, each) });
  return results;
}

async function runScenario(call: Call, file: string, each: Scenario): Promise<string[]> {
  try {
    const { open, table } = await startScenario(call, file, each);
    return faultsOf(table, readerFor(call, open, table.header.seats), call.say, each);
  } catch (error) {
    // The kernel throws this when the scenario foretells what can't come.
    if (error instanceof Error && error.message.startsWith('chance is scripted')) {
      throw new BadInput('scenario', `${file}: chance`, error.message);
    }
    throw error;
  }
}

function resultLines({ file, name, faults }: Result): string[] {
  if (faults.length === 0) return [`✓ ${file}: ${name}`];
  return [`✗ ${file}: ${name}`, ...faults.map(fault => `    ${fault}`)];
}
