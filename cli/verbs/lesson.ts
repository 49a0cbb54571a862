import { hasLessons, loadLessons } from '@bonebed/games';
import {
  BadInput,
  type Deed,
  frameOf,
  type Lesson,
  LessonRun,
  optionWords,
  refusalWords,
  type Terms,
} from '@bonebed/kernel';
import { type Call, countFlag, printLine, textFlag, type Verb } from '../command.ts';
import { OK } from '../errors.ts';
import { type OpenGame, openGame } from '../loading.ts';
import { type Lines, readLines } from '../play/lines.ts';
import { askLines, choiceNamed, fold, type Shown, tableLines } from '../play/screen.ts';
import { readerFor } from '../show/reader.ts';

/** A guided game in the terminal. What a board would be touched for is read with Enter here. */
export const lesson: Verb = {
  name: 'lesson',
  operand: '<game>',
  flags: {
    lesson: { type: 'string', value: 'first' },
    chapter: { type: 'string', value: 'N' },
  },
  run: async call => {
    const open = await openGame(call, call.operands[0]);
    const chosen = await lessonFrom(call, open.game.id);
    const first = (countFlag(call, 'chapter', 1) ?? 1) - 1;
    if (first >= chosen.chapters.length) {
      throw new BadInput('chapter', '--chapter', call.say('lesson.noChapter', { count: chosen.chapters.length }));
    }
    const lines = readLines(call.system.stdin);
    try {
      for (const [index] of chosen.chapters.slice(first).entries()) {
        if (!(await teach({ call, open, lesson: chosen, chapter: first + index, lines }))) break;
      }
    } finally {
      lines.close();
    }
    return OK;
  },
};

async function lessonFrom(call: Call, game: string): Promise<Lesson<Terms>> {
  if (!hasLessons(game)) throw new BadInput('lesson', game, call.say('lesson.none'));
  const lessons = await loadLessons(game);
  const id = textFlag(call, 'lesson') ?? lessons[0].id;
  const found = lessons.find(one => one.id === id);
  if (found !== undefined) return found;
  throw new BadInput('lesson', '--lesson', call.say('lesson.unknown', { ids: lessons.map(one => one.id).join(', ') }));
}

interface Teaching {
  readonly call: Call;
  readonly open: OpenGame;
  readonly lesson: Lesson<Terms>;
  readonly chapter: number;
  readonly lines: Lines;
}

/** Teaches one chapter; false if the learner leaves. */
async function teach({ call, open, lesson: { chapters }, lesson, chapter, lines }: Teaching): Promise<boolean> {
  const { title, won, known, steps } = chapters[chapter];
  const { language } = call;
  const begin = (deeds: readonly Deed[]) => new LessonRun(open.game, open.edition, lesson, chapters[chapter], deeds);
  let run = begin([]);
  let read = 0;
  printLine(call, `\n══ ${chapter + 1}. ${title[language]} ══`);
  for (let step = run.step; step !== null; step = run.step) {
    const shown = shownAt(call, open, lesson, run);
    const frame = frameOf(run.table, lesson.learner);
    for (const line of [...tableLines(shown, frame, read), ...askLines(shown, frame, () => true)])
      printLine(call, line);
    read = frame.events.length;
    const teacher = lesson.teacher[language];
    printLine(call, `\n${teacher} (${run.at + 1}/${steps.length}): ${step.say[language]}\n➤ ${step.task[language]}`);
    const [at, before] = [run.deeds.length, run.at];
    while (run.deeds.length === at) {
      call.system.stdout.write('> ');
      const line = await lines.next();
      if (line === null || line === 'q') return false;
      if (line === 'h') printLine(call, call.say('lesson.keys'));
      else if (line === '?') printLine(call, hintAt(shown, run));
      else if (line === 'b') {
        run = begin(run.deedsBefore());
        break;
      } else printLine(call, responseTo(shown, run, deedOf(shown, run, line)));
    }
    if (run.at > before && step.recap !== null) printLine(call, `  ${step.recap[language]}`);
    while (run.othersAnswer());
  }
  printLine(call, `\n✓ ${won[language]}\n  ${known[language]}`);
  return true;
}

function shownAt(call: Call, open: OpenGame, { names, learner }: Lesson<Terms>, { table }: LessonRun<Terms>): Shown {
  const reader = readerFor(call, open, names.length);
  const players = names.map((name, seat) => (seat === learner ? call.say('lesson.you') : name));
  return { call, open, table, reader: { ...reader, players } };
}

/** What a line means: `!` lets it be shown, an empty one looks at what is pointed at, any other is an answer or an attempt at one. */
function deedOf(shown: Shown, run: LessonRun<Terms>, line: string): Deed {
  const [wanted] = run.wanted();
  if (line === '!' && wanted !== undefined) return wanted;
  if (line === '' && wanted !== undefined && wanted.do !== 'answer') return wanted;
  const seat = run.table.pending?.waiting[0] ?? 0;
  const choice = choiceNamed(shown, frameOf(run.table, seat), line);
  return { do: 'answer', what: choice?.text ?? fold(line) };
}

/** What is wanted, in the words of the option; what is only looked at is read with Enter. */
function hintAt({ call, reader }: Shown, run: LessonRun<Terms>): string {
  const [wanted] = run.wanted();
  const { pending } = run.table;
  if (wanted?.do !== 'answer' || pending === null) return call.say('lesson.look');
  const [seat] = pending.waiting;
  const meant = [...run.table.choices(seat), ...run.table.barred(seat)].find(({ text }) => text === wanted.what);
  return meant === undefined ? wanted.what : `→ ${optionWords(reader, pending.what, meant.option)}`;
}

/** What the teacher, or the table, says to it; nothing to what counts. */
function responseTo({ call, reader }: Shown, run: LessonRun<Terms>, deed: Deed): string {
  const response = run.take(deed);
  if (response.counts) return '';
  const { fault, nudge } = response;
  const reason = fault?.code === 'barred' ? refusalWords(reader, fault.refusal) : null;
  return [reason, nudge?.[call.language] ?? null].filter(words => words !== null).join(' ') || call.say('lesson.keys');
}
