import type { GameModule } from '@bonebed/games';
import { below, fastRng, pick, type Rng } from '@bonebed/kernel';
import { preferences } from '@bonebed/web/preferences.ts';
import { speak } from '@bonebed/web/words.ts';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableCore } from '../tables/core.ts';
import { stateFor } from '../tables/outgoing.ts';
import { Person } from '../testing/client.ts';
import { testGames } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';
import { extent, isFull, report } from './figures.ts';
import { openPage, type Page } from './page.ts';

/** Pages of people play whole random games on a real server; what they show must be what the rules offer, to the letter. */

const GAMES = extent(1, 3);
/** In short, only the smallest table of each game is played to its end. */
const ANSWERS_IN_SHORT = 60;
/** Before a decision each of these happens once in so many times, and in one game at most so often. */
const ODDS = { undo: 12, rewind: 40, reconnect: 40, stand: 20, preview: 20, barred: 20 } as const;
const MOST = { undo: 50, rewind: 3, reconnect: 3, stand: 20, preview: 200, barred: 200 } as const;
type Incident = keyof typeof ODDS;
const incidents: readonly Incident[] = ['undo', 'rewind', 'reconnect', 'stand', 'preview', 'barred'];

const figures = {
  games: 0,
  answers: 0,
  'options shown': 0,
  'answers in windows': 0,
  'taken back': 0,
  rewinds: 0,
  reconnections: 0,
  'of them resumed': 0,
  previews: 0,
  'refusals explained': 0,
  'legal moves refused': 0,
};

afterAll(() => report(5, 'Every option shown is accepted when chosen', figures));

beforeEach(async () => {
  // A page without a screen.
  const ignore = () => {};
  vi.stubGlobal('document', {
    documentElement: {},
    addEventListener: ignore,
    removeEventListener: ignore,
  });
  preferences.stepMs.value = 0;
  await speak('en');
});
afterEach(() => void vi.unstubAllGlobals());

const cases: [id: string, seats: number, answers: number][] = [];
for (const id of testGames.ids) {
  const { game } = await testGames.load(id);
  const counts = game.seats.filter(seats => seats > 1);
  for (const seats of counts) {
    const isWhole = isFull || seats === counts[0];
    cases.push([id, seats, isWhole ? Number.POSITIVE_INFINITY : ANSWERS_IN_SHORT]);
  }
}

test.each(cases)(
  '%s with %i seats: whatever a page shows as an option is accepted when chosen',
  async (id, seats, answers) => {
    const server = await testServer();
    const module = await moduleOf(id);
    for (let round = 0; round < GAMES; round++) {
      const people: Person[] = [];
      for (let seat = 0; seat < seats; seat++) people.push(await Person.named(server.address, `P${seat}`));
      const { table } = await people[0].create({ game: id, seats });
      for (const person of people.slice(1)) await person.command(table, { do: 'join' });
      await people[0].command(table, { do: 'start' });
      const pages = await Promise.all(people.map(person => openPage(person, table, module)));
      // The same table throughout: nothing makes it anew here.
      const core = await (await server.tables.find(table)).read(now => now);
      const game = new RandomGame(core, pages, fastRng(`options ${id} ${seats} ${round}`));
      await game.play(answers);
      figures.games += 1;
      for (const page of pages) figures['of them resumed'] += page.resumed();
      for (const page of pages) page.close();
      expect(game.faults).toEqual([]);
    }
  },
);

test('all that is counted did happen, except that a legal move was refused', ({ skip }) => {
  // Whoever runs one of the games by itself sees less.
  if (figures.games < cases.length) skip();
  const { 'legal moves refused': refused, ...happened } = figures;
  expect(Object.values(happened)).not.toContain(0);
  expect(refused).toBe(0);
});

/** Pages at one table that choose at random among what they show. */
class RandomGame {
  /** What should not have been. */
  readonly faults: string[] = [];
  readonly #core: TableCore;
  readonly #pages: readonly Page[];
  readonly #rng: Rng;
  readonly #happened: { [incident in Incident]: number } = {
    undo: 0,
    rewind: 0,
    reconnect: 0,
    stand: 0,
    preview: 0,
    barred: 0,
  };

  constructor(core: TableCore, pages: readonly Page[], rng: Rng) {
    this.#core = core;
    this.#pages = pages;
    this.#rng = rng;
  }

  async play(answers: number): Promise<void> {
    for (let given = 0; given < answers && this.faults.length === 0; given++) {
      let asked = await this.#asked();
      for (const incident of incidents) {
        if (asked.length === 0 || !this.#isTimeFor(incident)) continue;
        await this.#happen(incident, pick(this.#rng, asked));
        asked = await this.#asked();
      }
      if (this.#core.phase === 'over') return;
      await this.#choose(pick(this.#rng, asked));
    }
  }

  /** The pages that are asked to decide, once all show what the server means them to. */
  async #asked(): Promise<Page[]> {
    await Promise.all(this.#pages.map(page => page.upToDate()));
    for (const page of this.#pages) this.#compare(page);
    return this.#pages.filter(({ session }) => session.asked.value !== null);
  }

  /** What the page has pieced together is, letter for letter, what the server would send it anew; its options are those of the rules. */
  #compare({ seat, table, session }: Page): void {
    const { game, tick, phase } = this.#core;
    this.#expect(`state of seat ${seat} at ${tick}`, table.state.value, stateFor(this.#core, seat));
    const choices = phase === 'playing' && game !== null ? game.choices(seat) : [];
    const shown = session.offered.value.map(({ choice }) => choice);
    this.#expect(`options of seat ${seat} at ${tick}`, shown, choices);
  }

  async #choose(page: Page): Promise<void> {
    const { game } = this.#core;
    const { value: offered } = page.session.offered;
    figures['options shown'] += offered.length;
    if (game?.pending?.kind === 'react') figures['answers in windows'] += 1;
    const chosen = pick(this.#rng, offered);
    const answered = await page.choose(chosen);
    if (answered.ok) {
      figures.answers += 1;
      return;
    }
    figures['legal moves refused'] += 1;
    this.faults.push(`'${chosen.choice.text}' was refused: ${JSON.stringify(answered.fault)}`);
  }

  #isTimeFor(incident: Incident): boolean {
    if (this.#happened[incident] === MOST[incident] || below(this.#rng, ODDS[incident]) > 0) return false;
    this.#happened[incident] += 1;
    return true;
  }

  #happen(incident: Incident, page: Page): Promise<void> {
    switch (incident) {
      case 'undo':
        return this.#undo(pick(this.#rng, this.#pages));
      case 'rewind':
        return this.#rewind(page);
      case 'reconnect':
        figures.reconnections += 1;
        return page.reconnect();
      case 'stand':
        return this.#stand(page);
      case 'preview':
        return this.#preview(page);
      case 'barred':
        return this.#refuse(page);
    }
  }

  async #undo({ host, seat }: Page): Promise<void> {
    const canUndo = host.frame.value?.undo === null;
    const { ok } = await host.undo(seat);
    this.#expect('undo', ok, canUndo);
    if (ok) figures['taken back'] += 1;
  }

  async #rewind({ table }: Page): Promise<void> {
    const answers = table.state.value?.frame?.length ?? 0;
    if (answers === 0 || this.#core.isWindow) return;
    const length = Math.max(0, answers - 1 - below(this.#rng, 4));
    await table.do({ do: 'propose', length });
    // An ask of several seats is put to all of them again: that may be further back.
    const back = this.#core.proposal?.length ?? length;
    for (const other of this.#pages) {
      if (other.table !== table) await other.table.do({ do: 'agree', length: back });
    }
    this.#expect('answers after going back', this.#core.game?.length, back);
    figures.rewinds += 1;
  }

  async #stand({ host, seat }: Page): Promise<void> {
    const scope = host.frame.value?.ask?.scope ?? null;
    if (scope !== null) await host.stand(seat, scope);
  }

  async #preview({ host, session, seat }: Page): Promise<void> {
    const { text } = pick(this.#rng, session.offered.value).choice;
    const preview = await host.preview(seat, text);
    if (preview === null) this.faults.push(`no preview of '${text}'`);
    figures.previews += 1;
  }

  /** What is greyed is what the rules bar, and says why; pressed all the same, it is refused for that reason. */
  async #refuse(page: Page): Promise<void> {
    const { host, session, seat } = page;
    await session.wonder();
    const barred = this.#core.game?.barred(seat) ?? [];
    const greyed = session.barred.value.map(({ choice }) => choice);
    this.#expect('barred options', greyed, barred);
    if (greyed.length > 0) {
      const { text, refusal } = pick(this.#rng, greyed);
      this.#expect(`answer '${text}'`, await host.answer(seat, text), {
        ok: false,
        fault: { code: 'barred', refusal },
      });
      figures['refusals explained'] += 1;
    }
    const text = 'no such option';
    this.#expect(`answer '${text}'`, await host.answer(seat, text), {
      ok: false,
      fault: { code: 'notAnOption', text },
    });
  }

  #expect(what: string, found: unknown, meant: unknown): void {
    const [text, expected] = [JSON.stringify(found), JSON.stringify(meant)];
    if (text !== expected) this.faults.push(`${what}: ${text} instead of ${expected}`);
  }
}

/** The toy comes without sentences, and a page can't show an option without one. */
async function moduleOf(id: string): Promise<GameModule> {
  const module = await testGames.load(id);
  if (id !== 'toy') return module;
  const texts = {
    'option.act.draw': 'Draw',
    'option.act.rest': 'Rest',
    'option.act.show': 'Show {bone}',
    'option.doubt.pass': 'Pass',
  };
  return { ...module, texts: { en: texts, fr: texts } };
}
