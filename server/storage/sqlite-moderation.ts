import type Database from 'better-sqlite3';
import { type ModerationStatement, moderationSql, type Query } from './moderation.ts';
import type { Writer } from './writer.ts';

/** The writer knows statements by names, and these are many: they have a place of their own there. */
const written = (name: ModerationStatement): string => `moderation ${name}`;

export const moderationWrites: Readonly<Record<string, string>> = Object.fromEntries(
  // Its keys are those of the statements.
  (Object.keys(moderationSql) as ModerationStatement[]).map(name => [written(name), moderationSql[name]]),
);

type Columns = { readonly [column: string]: unknown };

export function sqliteModeration(db: Database.Database, writer: Writer): Query {
  return async (name, ...values) => {
    const statement = db.prepare(moderationSql[name]);
    // better-sqlite3 gives plain objects by column.
    if (statement.readonly) return statement.all(...values) as Columns[];
    const give = statement.reader ? 'rows' : 'changes';
    const done = await writer.write({ steps: [{ name: written(name), values }], give });
    return give === 'rows' ? (done as Columns[]) : [];
  };
}
