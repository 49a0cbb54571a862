import { isDeepStrictEqual } from 'node:util';
import type { Printed } from '@bonebed/games/printed.ts';
import { type Frame, frameOf, type Seat } from '@bonebed/kernel';
import { printLine } from '../command.ts';
import { logLines } from '../show/reader.ts';
import { sheetLines } from '../show/sheet.ts';
import type { Lines } from './lines.ts';
import { lookLines } from './look.ts';
import { askLines, barredLines, barrierLines, choiceNamed, fold, type Shown, tableLines } from './screen.ts';
import { answerForBots, type BotPlayers } from './seating.ts';

const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H';

export interface Session extends Shown {
  readonly bots: BotPlayers;
  readonly lines: Lines;
  /** What can be looked at; null where nobody has listed it. */
  readonly printed: Printed | null;
  /** For each seat, how many events it has been shown. */
  readonly read: number[];
}

type Ending = 'over' | 'quit';
/** What a typed line led to: another position, the end of the session, or neither. */
type Effect = 'moved' | 'quit' | 'stays';

/** Lets people and bots play until the game is over or someone quits. */
export async function playSession(session: Session): Promise<Ending> {
  const { table, bots } = session;
  let last: Seat | null = null;
  for (;;) {
    answerForBots(table, bots);
    const seat = table.pending?.waiting.find(waiting => bots[waiting] === null);
    if (seat === undefined) return 'over';
    if (last !== null && last !== seat) await handOver(session, last, seat);
    last = seat;
    if ((await takeTurn(session, seat)) === 'quit') return 'quit';
  }
}

/** Clears the screen between two players who may not see each other's hands. */
async function handOver({ call, table, reader, lines }: Session, from: Seat, to: Seat): Promise<void> {
  const { stdout } = call.system;
  if (stdout.isTTY !== true || isDeepStrictEqual(table.view(from), table.view(to))) return;
  stdout.write(CLEAR_SCREEN);
  printLine(call, call.say('play.handOver', { player: reader.players[to] }));
  await lines.next();
  stdout.write(CLEAR_SCREEN);
}

async function takeTurn(session: Session, seat: Seat): Promise<'moved' | 'quit'> {
  const { call, table, lines, read } = session;
  const frame = frameOf(table, seat);
  print(session, tableLines(session, frame, read[seat]));
  read[seat] = frame.events.length;
  print(
    session,
    askLines(session, frame, () => true),
  );
  for (;;) {
    call.system.stdout.write('> ');
    const line = await lines.next();
    if (line === null) printLine(call);
    const effect = line === null ? 'quit' : obey(session, seat, line);
    if (effect !== 'stays') return effect;
  }
}

function print({ call }: Session, lines: readonly string[]): void {
  for (const line of lines) printLine(call, line);
}

function obey(session: Session, seat: Seat, line: string): Effect {
  const { call, table, reader } = session;
  const { say } = call;
  const frame = frameOf(table, seat);
  switch (line) {
    case '':
      print(
        session,
        askLines(session, frame, () => true),
      );
      return 'stays';
    case 'q':
      return 'quit';
    case 'u':
      return undo(session, seat);
    case '?':
      print(session, barredLines(session, seat));
      return 'stays';
    case 'l':
      print(session, logLines(reader, frame.events));
      return 'stays';
    case 's':
      print(session, sheetLines(reader, say, frame.score));
      return 'stays';
    case 'v':
      print(session, tableLines(session, frame, frame.events.length));
      return 'stays';
    case 'h':
      printLine(call, say('play.keys'));
      return 'stays';
    default:
      return answer(session, frame, seat, line) ?? look(session, line) ?? search(session, frame, line);
  }
}

/** Null for a line that means no option. */
function answer(session: Session, frame: Frame, seat: Seat, line: string): Effect | null {
  const choice = choiceNamed(session, frame, line);
  if (choice === undefined) return null;
  const answered = session.table.answer(seat, choice.text);
  if (!answered.ok) throw new Error(`the listed option '${choice.text}' was refused: ${answered.fault.code}`);
  return 'moved';
}

/** Null for a line that does not ask for a look at anything. */
function look(session: Session, line: string): Effect | null {
  const lines = lookLines({ ...session, say: session.call.say }, line);
  if (lines === null) return null;
  print(session, lines);
  return 'stays';
}

/** Shows the options that have the line in their words. */
function search(session: Session, frame: Frame, line: string): Effect {
  // The prompt is the first line after an empty one, the options come behind it.
  const found = askLines(session, frame, words => fold(words).includes(fold(line))).slice(2);
  print(session, found.length === 0 ? [session.call.say('play.noMatch', { line })] : found);
  return 'stays';
}

/** Takes back the last answer that was given at this screen. */
function undo(session: Session, seat: Seat): Effect {
  const { call, table, bots, read } = session;
  const lastSeat = table.record().answers.at(-1)?.seat ?? seat;
  const own = bots[lastSeat] === null ? lastSeat : seat;
  const undone = table.undo(own);
  if (undone.ok) {
    for (const [reader, count] of read.entries()) read[reader] = Math.min(count, table.heard(reader).length);
    return 'moved';
  }
  print(session, barrierLines(session, call.say, seat, undone.barrier));
  return 'stays';
}
