import { BadInput, type Fields, isFields, isSeed, type Settings, type SettingValue, seedFrom } from '@bonebed/kernel';

/** A scenario as it is written in a file; docs/SCENARIOS.md explains it. */
export interface Scenario {
  readonly name: string;
  readonly start: Start;
  /** What chance will give, or null to leave it to the seed. */
  readonly chance: readonly number[] | null;
  /** Values to put into the state before play begins, by path. */
  readonly arrange: Readonly<Record<string, unknown>>;
  readonly answers: readonly AnswerLine[];
  /** What must be so afterwards, by path. */
  readonly expect: Readonly<Record<string, unknown>>;
  /** What must be refused afterwards, and by which rule. */
  readonly refused: readonly { readonly answer: AnswerLine; readonly rule: string }[];
}

export type Start =
  | {
      readonly from: 'deal';
      readonly game: string;
      readonly seats: number;
      readonly settings: Settings;
      readonly seed: string;
    }
  /** The position itself, or the name of a file with it. */
  | { readonly from: 'position'; readonly position: unknown }
  | { readonly from: 'record'; readonly file: string; readonly at: number | null };

export interface AnswerLine {
  readonly line: string;
  readonly seat: number;
  readonly text: string;
}

const START_FIELDS = {
  deal: ['game', 'seats', 'settings', 'seed'],
  position: ['position'],
  record: ['record', 'at'],
} as const;
const COMMON_FIELDS: readonly string[] = ['name', 'chance', 'arrange', 'answers', 'expect', 'refused'];

/** The scenarios of a file: one, or a list of them. */
export function parseScenarios(value: unknown): Scenario[] {
  if (!Array.isArray(value)) return [parseScenario(value, '', 1)];
  return value.map((entry, index) => parseScenario(entry, `${index}.`, index + 1));
}

function parseScenario(value: unknown, path: string, number: number): Scenario {
  const fields = fieldsOf(value, path.replace(/\.$/, ''));
  const from = startKind(fields, path);
  const known = [...COMMON_FIELDS, ...START_FIELDS[from]];
  for (const field of Object.keys(fields)) if (!known.includes(field)) fault(`${path}${field}`, `no such field here`);
  const { name = `${number}`, arrange = {}, expect = {}, refused = {} } = fields;
  return {
    name: typeof name === 'string' ? name : fault(`${path}name`, 'expected a text'),
    start: parseStart(fields, from, path),
    chance: fields.chance === undefined ? null : numbers(fields.chance, `${path}chance`),
    arrange: fieldsOf(arrange, `${path}arrange`),
    answers: list(fields.answers ?? [], `${path}answers`).map((line, i) => answerLine(line, `${path}answers.${i}`)),
    expect: fieldsOf(expect, `${path}expect`),
    refused: Object.entries(fieldsOf(refused, `${path}refused`)).map(([line, rule]) => ({
      answer: answerLine(line, `${path}refused`),
      rule: typeof rule === 'string' ? rule : fault(`${path}refused.${line}`, 'expected the id of a rule'),
    })),
  };
}

function startKind(fields: Fields, path: string): Start['from'] {
  const kinds = (['position', 'record'] as const).filter(kind => kind in fields);
  if (kinds.length === 2) return fault(`${path}record`, 'a scenario starts from a position or from a record, not both');
  if (kinds.length === 0 && !('game' in fields))
    return fault(path.replace(/\.$/, ''), 'needs game, position or record');
  return kinds[0] ?? 'deal';
}

function parseStart(fields: Fields, from: Start['from'], path: string): Start {
  if (from === 'position') return { from, position: fields.position };
  if (from === 'record') {
    const { record, at = null } = fields;
    if (typeof record !== 'string') return fault(`${path}record`, 'expected the name of a file');
    return { from, file: record, at: at === null ? null : whole(at, `${path}at`) };
  }
  const { game, seats, settings = {}, seed = 'scenario' } = fields;
  if (typeof game !== 'string') return fault(`${path}game`, 'expected the id of a game');
  if (typeof seed !== 'string') return fault(`${path}seed`, 'expected a text');
  return {
    from,
    game,
    seats: whole(seats, `${path}seats`),
    settings: settingsOf(settings, `${path}settings`),
    seed: isSeed(seed) ? seed : seedFrom(seed),
  };
}

function settingsOf(value: unknown, path: string): Settings {
  const settings: Record<string, SettingValue> = {};
  for (const [id, setting] of Object.entries(fieldsOf(value, path))) {
    if (typeof setting === 'string' || typeof setting === 'number' || typeof setting === 'boolean')
      settings[id] = setting;
    else fault(`${path}.${id}`, 'expected a text, a number, true or false');
  }
  return settings;
}

/** A line as in `give`: the seat, then the text of the option as records write it. */
function answerLine(line: unknown, path: string): AnswerLine {
  const [, seat, text] = typeof line === 'string' ? (/^(\d+) (.+)$/.exec(line) ?? []) : [];
  if (typeof line !== 'string' || seat === undefined || text === undefined) {
    return fault(path, `expected a seat and an answer such as '0 pass', found ${JSON.stringify(line)}`);
  }
  return { line, seat: Number(seat), text };
}

function fieldsOf(value: unknown, path: string): Fields {
  return isFields(value) ? value : fault(path, 'expected an object');
}

function list(value: unknown, path: string): readonly unknown[] {
  return Array.isArray(value) ? value : fault(path, 'expected a list');
}

function numbers(value: unknown, path: string): number[] {
  return list(value, path).map((entry, index) => whole(entry, `${path}.${index}`));
}

function whole(value: unknown, path: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  return fault(path, `expected a whole number, found ${JSON.stringify(value) ?? 'nothing'}`);
}

function fault(path: string, text: string): never {
  throw new BadInput('scenario', path, text);
}
