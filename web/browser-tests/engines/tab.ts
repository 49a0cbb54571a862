import type { RemoteTab } from './remote-tab.ts';

/** How long a page may take to come to something: a guard against a hang, not a measure of speed. Machines are slow and shared. */
export const PATIENCE_MS = 120_000;

/** What a test does with a page: the part of Playwright's Page that our drivers of other browsers offer as well. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<R>(task: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(task: (given: A) => R | Promise<R>, given: A): Promise<R>;
  waitForFunction<A>(task: (given: A) => unknown, given: A): Promise<unknown>;
  waitForSelector(selector: string, wish?: { readonly state?: 'attached' | 'detached' | 'visible' }): Promise<unknown>;
  /** With the mouse, in the middle of it. */
  click(selector: string): Promise<void>;
  selectOption(selector: string, value: string): Promise<unknown>;
  inputValue(selector: string): Promise<string>;
  innerText(selector: string): Promise<string>;
  getAttribute(selector: string, name: string): Promise<string | null>;
  readonly keyboard: { press(key: string): Promise<void> };
}

/** A visitor of their own: nothing is shared with another one. */
export interface Visit {
  readonly page: RemoteTab;
  /** What went wrong on the page so far, as the browser or the page tells. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that is running. */
export interface Engine {
  visit(name: string): Promise<Visit>;
  close(): Promise<void>;
}
