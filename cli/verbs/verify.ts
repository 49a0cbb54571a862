import { BadInput, commitment, replay } from '@bonebed/kernel';
import { fairnessFault, readFairness } from '@bonebed/protocol';
import { type Call, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { inFile, OK } from '../errors.ts';
import { loadRecord, readText } from '../loading.ts';

export const verify: Verb = {
  name: 'verify',
  operand: '<record>',
  flags: {
    commitment: { type: 'string', value: 'hex' },
    edition: { type: 'string', value: 'file.json' },
    json: { type: 'boolean' },
  },
  run: async call => {
    const [file] = call.operands;
    const promised = commitmentFlag(call);
    try {
      const found = await verified(call, file, promised);
      if (hasFlag(call, 'json')) printJson(call, { ok: true, ...found });
      else for (const line of describe(call, found)) printLine(call, line);
    } catch (error) {
      if (error instanceof BadInput && hasFlag(call, 'json')) {
        printJson(call, { ok: false, file, code: error.code, fault: error.message });
      }
      throw error;
    }
    return OK;
  },
};

function commitmentFlag(call: Call): string | null {
  const text = textFlag(call, 'commitment')?.toLowerCase() ?? null;
  if (text === null || /^[0-9a-f]{64}$/.test(text)) return text;
  throw new BadInput('flag', '--commitment', `expected 64 hex digits, found '${text}'`);
}

interface Verified {
  readonly file: string;
  readonly game: string;
  readonly answers: number;
  /** How many fingerprints of states were compared. */
  readonly hashes: number;
  readonly finished: boolean;
  /** Of the server's secret where the record tells of it, of the seed otherwise. */
  readonly commitment: string;
  /** Whether the record tells how its seed came about, and it is true. */
  readonly fair: boolean;
}

async function verified(call: Call, file: string, promised: string | null): Promise<Verified> {
  const { record, game, edition } = await loadRecord(call, file);
  const { answers, final } = record;
  const text = await readText(call, file);
  return inFile(file, () => {
    const fairness = readFairness(text);
    const unfair = fairness === null ? null : fairnessFault(record.header.seed, fairness);
    if (unfair !== null) throw new BadInput('fairness', 'seed', unfair);
    const shuffle = fairness?.commitment ?? commitment(record.header.seed);
    if (promised !== null && promised !== shuffle) {
      throw new BadInput('commitment', 'seed', `its commitment is ${shuffle}, not the one given: another shuffle`);
    }
    const table = replay(game, edition, record);
    return {
      file,
      game: game.id,
      answers: answers.length,
      hashes: answers.filter(answer => answer.hash !== null).length + (final === null ? 0 : 1),
      finished: table.outcome !== null,
      commitment: shuffle,
      fair: fairness !== null,
    };
  });
}

function describe({ say }: Call, found: Verified): string[] {
  const { file, answers, hashes, finished, commitment: shuffle, fair } = found;
  return [
    say('verify.good', { file, answers, hashes }),
    finished ? say('verify.finished') : say('verify.open'),
    say('verify.commitment', { commitment: shuffle }),
    ...(fair ? [say('verify.fair')] : []),
  ];
}
