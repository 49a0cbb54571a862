import { BadInput, type GameRecord, replay as replayRecord, type Seat, type Table, type Terms } from '@bonebed/kernel';
import { type Call, countFlag, hasFlag, printJson, printLine, type Verb } from '../command.ts';
import { inFile, OK } from '../errors.ts';
import { type LoadedRecord, loadRecord, seatFlag } from '../loading.ts';
import { logLines, readerFor, viewLines } from '../show/reader.ts';
import { sheetLines, standingLines } from '../show/sheet.ts';

export const replay: Verb = {
  name: 'replay',
  operand: '<record>',
  flags: {
    at: { type: 'string', value: 'N' },
    seat: { type: 'string', value: 'N' },
    edition: { type: 'string', value: 'file.json' },
    json: { type: 'boolean' },
  },
  run: async call => {
    const [file] = call.operands;
    const loaded = await loadRecord(call, file);
    const { record, game, edition } = loaded;
    const at = upTo(call, record);
    const seat = seatFlag(call, record.header.seats);
    const table = await inFile(file, () => replayRecord(game, edition, record, at));
    if (hasFlag(call, 'json')) printJson(call, replayJson(call, loaded, table, seat));
    else for (const line of replayLines(call, loaded, table, seat)) printLine(call, line);
    return OK;
  },
};

function upTo(call: Call, { answers }: GameRecord): number {
  const at = countFlag(call, 'at', 0) ?? answers.length;
  if (at <= answers.length) return at;
  throw new BadInput('flag', '--at', `the record has ${answers.length} answers, not ${at}`);
}

function replayJson(call: Call, loaded: LoadedRecord, table: Table<Terms>, seat: Seat | null) {
  const { header, answers } = loaded.record;
  const { pending } = table;
  return {
    ...header,
    answers: answers.length,
    at: table.length,
    seat,
    log: logLines(readerFor(call, loaded, header.seats), table.heard(seat)),
    view: table.view(seat),
    score: table.score(seat),
    pending: pending === null ? null : { what: pending.what, waiting: pending.waiting },
    outcome: table.outcome,
  };
}

function replayLines(call: Call, loaded: LoadedRecord, table: Table<Terms>, seat: Seat | null): string[] {
  const { say } = call;
  const { seats, game } = loaded.record.header;
  const reader = readerFor(call, loaded, seats);
  const lines = [
    say('replay.title', { game, seats, at: table.length, answers: loaded.record.answers.length }),
    '',
    ...logLines(reader, table.heard(seat)),
    '',
    ...viewLines(call, loaded, reader, table.view(seat)),
    '',
    ...sheetLines(reader, say, table.score(seat)),
    '',
  ];
  const { pending, outcome } = table;
  if (outcome !== null) return [...lines, ...standingLines(reader, say, outcome, table.score(seat))];
  const waiting = pending?.waiting.map(waited => reader.players[waited]) ?? [];
  return [...lines, say('replay.waiting', { players: waiting.join(', '), what: pending?.what ?? '' })];
}
