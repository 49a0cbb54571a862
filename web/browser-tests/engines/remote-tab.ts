import { PATIENCE_MS, type Tab } from './tab.ts';
import { fixChance, noteFaults, paintPlainly } from './visitor.ts';

/** What a driver can do with a page; all that a tab offers is made of this. */
export interface Wire {
  navigate(url: string): Promise<void>;
  refresh(): Promise<void>;
  /** The text that a promise in the page comes to. Fails with what it fails with, or when the page goes away meanwhile. */
  run(promise: string): Promise<string>;
  perform(actions: readonly object[]): Promise<void>;
}

/** Runs in a page: says from now on whether the mouse has missed this. A page that was left by the click knows of no miss. */
function watchForMiss(selector: string): void {
  Reflect.set(window, 'isMissed', true);
  const hit = () => Reflect.set(window, 'isMissed', false);
  document.querySelector(selector)?.addEventListener('click', hit, { once: true, capture: true });
}

type State = 'attached' | 'detached' | 'visible';

/** So long the page looks by itself before it tells that there is nothing yet. */
const GLANCE_MS = 1000;

/** Keys by their names, as the standard numbers them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/** Who visits: by what chance their pages deal, and what their browser remembers of every site before the first visit. */
export interface Visitor {
  readonly seed: string;
  readonly remembered: Readonly<Record<string, string>>;
}

export class RemoteTab implements Tab {
  readonly #wire: Wire;
  readonly #visitor: Visitor;
  #known = '';

  constructor(wire: Wire, visitor: Visitor) {
    this.#wire = wire;
    this.#visitor = visitor;
  }

  readonly keyboard = {
    press: (key: string) => {
      const value = KEYS[key] ?? key;
      const actions = ['keyDown', 'keyUp'].map(type => ({ type, value }));
      return this.#wire.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
  };

  async goto(url: string): Promise<void> {
    const { origin } = new URL(url);
    if (origin !== this.#known) {
      // A picture of the site is a page of it on which nothing runs yet.
      await this.#wire.navigate(new URL('icon.svg', url.replace(/#.*/, '')).href);
      await this.evaluate(store => void Object.assign(localStorage, store), this.#visitor.remembered);
      this.#known = origin;
    }
    await this.#wire.navigate(url);
    await this.#begin();
  }

  async reload(): Promise<void> {
    await this.#wire.refresh();
    await this.#begin();
  }

  async #begin(): Promise<void> {
    const seed = JSON.stringify(this.#visitor.seed);
    await this.#wire.run(
      `(async () => { (${fixChance})(${seed}); (${noteFaults})(); (${paintPlainly})(); return ''; })()`,
    );
  }

  /** What went wrong in the pages of this tab. */
  faults(): Promise<string[]> {
    return this.evaluate(() => JSON.parse(sessionStorage.getItem('tests.faults') ?? '[]'));
  }

  async evaluate<R, A>(task: (given: A) => R | Promise<R>, given?: A): Promise<R> {
    const call = `(${task})(${JSON.stringify(given) ?? ''})`;
    const text = await this.#wire.run(`(async () => JSON.stringify(await ${call}) ?? 'null')()`);
    // What the task returns, as it was written in the page a moment ago.
    return JSON.parse(text) as R;
  }

  async waitForFunction<A>(task: (given: A) => unknown, given: A): Promise<void> {
    await this.#until(task, given);
  }

  /** What the task returns, as soon as that is something. */
  async #until<R, A>(task: (given: A) => R, given: A): Promise<NonNullable<R>> {
    const glance = `(async () => {
      for (const end = performance.now() + ${GLANCE_MS}; performance.now() < end; await new Promise(go => setTimeout(go, 10))) {
        const found = await (${task})(${JSON.stringify(given)});
        if (found) return JSON.stringify(found);
      }
      return '';
    })()`;
    let fault = '';
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
      try {
        const found = await this.#wire.run(glance);
        // What the task returned, as it was written in the page a moment ago.
        if (found !== '') return JSON.parse(found) as NonNullable<R>;
      } catch (error) {
        // A page that is left in the middle of a glance has no answer; the next one has.
        fault = String(error);
      }
    }
    throw new Error(`it never came to ${task} with ${JSON.stringify(given)} ${fault}`);
  }

  waitForSelector(selector: string, { state = 'visible' }: { readonly state?: State } = {}): Promise<void> {
    return this.waitForFunction(
      ([wanted, being]) => {
        const element = document.querySelector(wanted);
        if (element === null || being !== 'visible') return (element === null) === (being === 'detached');
        return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
      },
      [selector, state] as const,
    );
  }

  async click(selector: string): Promise<void> {
    do await this.waitForSelector(selector);
    while (!(await this.clickIfThere(selector)));
  }

  /** False if it is not there, or no more when the mouse comes. What moves away under the mouse is aimed at again, as people do. */
  async clickIfThere(selector: string): Promise<boolean> {
    for (;;) {
      const at = await this.#middleOf(selector);
      if (at === 'gone') return false;
      await this.#mouse([{ type: 'pointerMove', ...at, duration: 0 }]);
      // Pointing at something may show more, which moves it.
      const now = await this.#middleOf(selector);
      if (now === 'gone' || now.x !== at.x || now.y !== at.y) continue;
      await this.evaluate(watchForMiss, selector);
      await this.#mouse(['pointerDown', 'pointerUp'].map(type => ({ type, button: 0 })));
      if (!(await this.evaluate(() => Reflect.get(window, 'isMissed') === true))) return true;
    }
  }

  #mouse(actions: readonly object[]): Promise<void> {
    return this.#wire.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  /** Where the mouse meets it, as soon as nothing else lies there and it can be used. */
  async #middleOf(selector: string): Promise<{ x: number; y: number } | 'gone'> {
    const found = this.#until(wanted => {
      const element = document.querySelector(wanted);
      if (element === null) return 'gone';
      if (element.matches(':disabled')) return null;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = { x: Math.floor(left + width / 2), y: Math.floor(top + height / 2) };
      const there = document.elementFromPoint(middle.x, middle.y);
      return element.contains(there) ? middle : null;
    }, selector);
    return found.catch(async error => {
      throw new Error(`${selector} can't be clicked: ${await this.evaluate(whatLiesOn, selector)}`, { cause: error });
    });
  }

  async selectOption(selector: string, value: string): Promise<void> {
    await this.waitForSelector(selector);
    await this.evaluate(
      ([wanted, choice]) => {
        const select = document.querySelector<HTMLSelectElement>(wanted);
        if (select === null) return;
        select.value = choice;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [selector, value] as const,
    );
  }

  async inputValue(selector: string): Promise<string> {
    await this.waitForSelector(selector);
    return this.evaluate(wanted => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', selector);
  }

  async innerText(selector: string): Promise<string> {
    await this.waitForSelector(selector);
    return this.evaluate(wanted => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);
  }

  async getAttribute(selector: string, name: string): Promise<string | null> {
    await this.waitForSelector(selector, { state: 'attached' });
    return this.evaluate(([wanted, key]) => document.querySelector(wanted)?.getAttribute(key) ?? null, [
      selector,
      name,
    ] as const);
  }
}

/** Runs in a page: what a click in the middle of an element would meet, from the inside out. */
function whatLiesOn(selector: string): string {
  const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  let there = document.elementFromPoint(left + width / 2, top + height / 2);
  const met: string[] = [];
  for (; there !== null; there = there.parentElement) met.push(`${there.localName}.${there.getAttribute('class')}`);
  return `${width} × ${height} at ${left}, ${top}, met ${met.join(' < ')}`;
}
