import { BadInput } from '@bonebed/kernel';
import type { Report } from '@bonebed/protocol';
import type { Admin } from '@bonebed/server';
import { type Call, countFlag, hasFlag, printJson, printLine, textFlag, type Verb } from '../command.ts';
import { OK, UsageError } from '../errors.ts';
import { columns } from '../output.ts';
import { storeFlags, storeOf } from './backup.ts';

const LISTED = 20;
/** More than there are. */
const ALL = 1_000_000;

/** What can be done to a server, while it runs too; each act is noted in its audit log. */
export const admin: Verb = {
  name: 'admin',
  operand: '<act>',
  many: true,
  flags: {
    ...storeFlags,
    by: { type: 'string', value: 'name' },
    limit: { type: 'string', value: 'N' },
    json: { type: 'boolean' },
  },
  run: async (call: Call) => {
    const { administer } = await import('@bonebed/server');
    const { system } = call;
    const who = textFlag(call, 'by') ?? system.env.USER ?? 'somebody';
    await administer(storeOf(call), who, async admin => {
      const rows = await act(call, admin);
      if (rows === null) printLine(call, call.say('admin.done'));
      else if (hasFlag(call, 'json') || !isList(rows)) printJson(call, rows);
      else for (const line of columns(rows.map(row => Object.values(row).map(cell)))) printLine(call, line);
    });
    return OK;
  },
};

type Rows = readonly object[];

function isList(shown: Rows | object): shown is Rows {
  return Array.isArray(shown);
}

/** Does it; gives what there is to show, as a list where it is one, null for a deed. */
async function act(call: Call, admin: Admin): Promise<Rows | object | null> {
  const [name, value = ''] = call.operands;
  const limit = countFlag(call, 'limit', 1) ?? LISTED;
  const needed = (): string => {
    if (value === '') throw new UsageError('admin.needs', { act: name });
    return value;
  };
  switch (name) {
    case 'tables':
      return admin.tables(limit);
    case 'people':
      return admin.people(value, limit);
    case 'audit':
      return admin.audit(limit);
    case 'reports':
      return (await admin.reports(limit)).map(line);
    case 'report':
      return reportLines(await admin.reports(ALL), needed());
    case 'export':
      return admin.export(needed());
    case 'read-only':
      if (value !== 'on' && value !== 'off') throw new UsageError('admin.onOff', { act: name });
      await admin.act(`read-only ${value}`, '');
      return null;
    case 'announce':
      await admin.act('announce', needed() === 'off' ? '' : call.operands.slice(1).join(' '));
      return null;
    case 'close':
    case 'open':
    case 'silence':
    case 'unsilence':
    case 'remove':
    case 'settle':
      await admin.act(name, needed());
      return null;
    default:
      throw new UsageError('admin.noAct', { act: name });
  }
}

/** A report in a list. */
function line({ id, at, person, times, reporter, table, words, isClosed }: Report): object {
  return { id, at, person: person.name, of: person.id, times, by: reporter.name, table, words, isClosed };
}

/** What was said, by whom, before a report was made. */
function reportLines(reports: readonly Report[], id: string): Rows {
  const found = reports.find(one => one.id === id);
  if (found === undefined) throw new BadInput('admin', id, 'there is no such report');
  return found.lines.map(({ at, name, text }) => ({ at, name, text }));
}

function cell(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  // Times of the audit log and of tables.
  if (typeof value === 'number' && value > 1e12) return new Date(value).toISOString().slice(0, 16);
  if (value === false) return '';
  return value === true ? '✗' : String(value);
}
