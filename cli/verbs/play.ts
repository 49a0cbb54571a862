import { randomBytes } from 'node:crypto';
import { botName } from '@bonebed/bots';
import { commitment, isSeed, makeHeader, seedFrom, Table } from '@bonebed/kernel';
import { type Call, gameFlags, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';
import { openGame, seatCount, settingsFrom } from '../loading.ts';
import { readLines } from '../play/lines.ts';
import { recordFile, saveRecord } from '../play/save.ts';
import { botPlayers, seatingFrom } from '../play/seating.ts';
import { playSession, type Session } from '../play/session.ts';
import { readerFor } from '../show/reader.ts';
import { sheetLines, standingLines } from '../show/sheet.ts';

export const play: Verb = {
  name: 'play',
  operand: '<game>',
  flags: {
    bots: { type: 'string', value: 'professor,…' },
    seat: { type: 'string', value: 'N' },
    seed: { type: 'string', value: 'hex|text' },
    save: { type: 'string', value: 'file' },
    ...gameFlags,
  },
  run: async call => {
    const { session, file } = await startSession(call);
    const { table, lines } = session;
    printLine(call, call.say('play.welcome', { game: table.game.id, commitment: commitment(table.header.seed) }));
    try {
      const ending = await playSession(session);
      if (ending === 'over') showEnd(session);
    } finally {
      lines.close();
      await saveRecord(call, table, file);
      printLine(call, call.say('play.saved', { file }));
    }
    return OK;
  },
};

async function startSession(call: Call): Promise<{ session: Session; file: string }> {
  const open = await openGame(call, call.operands[0]);
  const { game, edition } = open;
  const seats = seatCount(call, game);
  const seed = seedFlag(call);
  const header = makeHeader(game, edition, { seats, settings: settingsFrom(call, game), seed });
  const seating = seatingFrom(call, seats);
  const file = recordFile(call, game.id);
  const session: Session = {
    call,
    open,
    table: new Table(game, edition.box, header),
    reader: readerFor(
      call,
      open,
      seats,
      seating.map(name => (name === null ? null : botName(name, call.language))),
    ),
    bots: botPlayers(game.id, seating, seed),
    lines: readLines(call.system.stdin),
    printed: (await call.system.games.printed?.(game.id)) ?? null,
    read: seating.map(() => 0),
  };
  return { session, file };
}

/** A seed as it is, or made from a label; without the flag one that nobody can guess. */
function seedFlag(call: Call): string {
  const text = textFlag(call, 'seed');
  if (text === undefined) return randomBytes(32).toString('hex');
  return isSeed(text) ? text : seedFrom(text);
}

function showEnd({ call, table, reader }: Session): void {
  const { outcome } = table;
  if (outcome === null) return;
  const sheet = table.score(null);
  const lines = [
    '',
    ...standingLines(reader, call.say, outcome, sheet),
    '',
    ...sheetLines(reader, call.say, sheet),
    '',
  ];
  for (const line of lines) printLine(call, line);
}
