import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { RunsWindow } from './runsWindow.ts';

/** The window of a user who tests configurations. */
export class TestingWindow extends RunsWindow {
  constructor(page: Page, folder: string) {
    super(page, folder, { album: 'testing', settleMs: 1_500 });
  }

  /** A row of the view of tests. */
  test(text: string | RegExp): Locator {
    return this.page.locator('.test-explorer .monaco-list-row', { hasText: text }).first();
  }

  /** Opens a row of the view of tests, which may be open: a failure opens it. */
  async unfold(text: string): Promise<void> {
    const row = this.test(text);
    await row.waitFor();
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.locator('.monaco-tl-twistie').click();
  }

  frame(text: string): Locator {
    return this.page.locator('.debug-call-stack .monaco-list-row', { hasText: text }).first();
  }

  /** Changes a file of the folder on the disk. */
  replaceIn(file: string, text: string, replacement: string): void {
    const place = path.join(this.folder, file);
    const before = fs.readFileSync(place, 'utf8');
    if (!before.includes(text)) throw new Error(`"${text}" is not in ${file}.`);
    fs.writeFileSync(place, before.replace(text, replacement));
  }

  async pressKey(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }
}
