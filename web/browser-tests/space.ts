import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
// @ts-expect-error: a plain script without types, shared with the command line
import { launchOptions } from '../../scripts/browsers.mjs';
import { PATIENCE_MS } from './engines/tab.ts';
import { fixChance, remembered, seedOf } from './engines/visitor.ts';
// @ts-expect-error: the same
import { serveStatic as serve } from './static-server.mjs';

export const DIST = join(import.meta.dirname, '../dist');

/** A web space with the client in one of its folders. */
export interface Space {
  readonly url: string;
  readonly asked: readonly string[];
  show(folder: string): void;
  close(): void;
}

export const serveStatic: (folder: string, at?: { under?: string; port?: number }) => Promise<Space> = serve;

export const temporary = () => mkdtempSync(join(tmpdir(), 'bonebed-'));

/** A whole browser with a profile that outlives it: closing it is closing the browser. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}

export async function openDevice(profile: string): Promise<Device> {
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(known => Object.assign(localStorage, known), remembered('Ada'));
  await context.addInitScript(fixChance, seedOf('Ada'));
  // Also where a test fails in between: the next one wants the profile.
  onTestFinished(() => context.close());
  const faults: string[] = [];
  context.on('page', page => page.on('pageerror', error => faults.push(error.message)));
  const page = context.pages()[0] ?? (await context.newPage());
  page.on('pageerror', error => faults.push(error.message));
  return { context, page, faults };
}

/** One visit to the front page, until everything is there to play without a network. */
export async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('#offline-ready');
}
