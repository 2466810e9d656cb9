import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { RunsWindow } from './runsWindow.ts';

/** The part of the saved file that the walk reads. */
interface SavedConfig {
  config: { jobs: { endpoint: string; scroller?: string }[] };
}

/** A browser saves a second after an edit. */
const triesToSave = 200;

/** The window of a user with only a keyboard; counts their actions: a key, a text, a command of the palette. */
export class FirstHourWindow extends RunsWindow {
  actions = 0;

  /** An empty folder has no files to wait for. */
  override async opened(): Promise<void> {
    await this.known();
  }

  /** Presses a key. */
  async pressKey(key: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.press(key);
  }

  /** Types a text where the cursor is. */
  async type(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.type(text);
  }

  /** Runs a command by a part of its title. */
  async choose(title: string): Promise<void> {
    this.actions += 1;
    await this.command(title);
  }

  /** Enters a text in the step with this number of a command, or accepts its proposal. */
  async enter(step: number, text?: string): Promise<void> {
    await this.page.locator('.quick-input-title', { hasText: `(${step}/` }).waitFor();
    if (text !== undefined) await this.type(text);
    await this.pressKey('Enter');
  }

  /** Puts the cursor on a text of the file. A key that is pressed before the box is there, or gone, would be lost. */
  async find(text: string): Promise<void> {
    const box = this.editor.locator('.find-widget');
    await this.pressKey('Control+f');
    await box.and(this.page.locator('.visible')).waitFor();
    await this.type(text);
    // Beside the pane there is no room for the count, which VS Code then hides.
    await box.getByText('1 of 1').waitFor({ state: 'attached' });
    await this.pressKey('Escape');
    while (await this.editor.locator('.find-widget.visible').isVisible()) {
      await this.page.waitForTimeout(300);
      await this.page.keyboard.press('Escape');
    }
  }

  /** The verdict of the last run in the status bar. */
  verdict(text: string): Locator {
    return this.status(new RegExp(`^\\W*[\\w.-]+: ${text}$`));
  }

  /** The problem that F8 shows in the text. */
  problem(text: string): Locator {
    return this.editor.locator('.marker-widget', { hasText: text });
  }

  /** Waits until the editor has saved the text: VS Code gives up a menu of fixes where problems change then. */
  async saved(isSo: (saved: SavedConfig) => unknown): Promise<void> {
    const name = fs.readdirSync(this.folder).find((each) => each.endsWith('.extractor.json')) ?? '';
    for (let left = triesToSave; left > 0; left--) {
      if (isSo(JSON.parse(fs.readFileSync(path.join(this.folder, name), 'utf8')))) return;
      await this.page.waitForTimeout(100);
    }
    throw new Error(`${name} was not saved.`);
  }
}
