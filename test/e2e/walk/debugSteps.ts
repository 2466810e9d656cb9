import type { Locator } from 'playwright-core';
import { artefactPath } from '../launch/artefactPath.ts';
import { RunsWindow } from './runsWindow.ts';

/** The window of somebody who debugs. */
export class DebugWindow extends RunsWindow {
  override async picture(name: string): Promise<void> {
    // What opened just now is still fading in, and values come after the frame.
    await this.page.waitForTimeout(1_000);
    await this.page.screenshot({ path: artefactPath('debug', `${name}.png`) });
  }

  async pressKey(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  frame(text: string): Locator {
    return this.page.locator('.debug-call-stack .monaco-list-row', { hasText: text }).first();
  }

  variable(text: string | RegExp): Locator {
    return this.page.locator('.debug-variables .monaco-list-row', { hasText: text }).first();
  }

  /** Gives the variables the width and the height that their values need. */
  async makeRoom(): Promise<void> {
    const side = await this.page.locator('.part.sidebar').boundingBox();
    const below = await this.page.getByRole('button', { name: 'Watch Section' }).boundingBox();
    if (side === null || below === null) throw new Error('The view of the debugger is not in sight.');
    await this.#drag({ x: below.x + 60, y: below.y }, { x: 0, y: 150 });
    await this.#drag({ x: side.x + side.width + 2, y: below.y }, { x: 80, y: 0 });
  }

  async #drag(from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + by.x, from.y + by.y, { steps: 8 });
    await mouse.up();
  }

  /** Opens a row of the variables, which may be open. */
  async unfold(text: string | RegExp): Promise<void> {
    const row = this.variable(text);
    await row.waitFor();
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.locator('.monaco-tl-twistie').click();
  }
}

interface DebugStep {
  name: string;
  take(window: DebugWindow): Promise<void>;
}

/** A misspelled path is found by stepping, fixed from the response, and paged on with. */
export const debugSteps: DebugStep[] = [
  {
    name: 'a breakpoint on the path of the next page',
    async take(window) {
      await window.openFile('rides.extractor.json');
      await window.lens('Debug').waitFor({ timeout: 60_000 });
      await window.click('"responseParam"');
      await window.pressKey('F9');
      await window.page.locator('.codicon-debug-breakpoint, .codicon-debug-breakpoint-unverified').first().waitFor();
    },
  },
  {
    name: 'F5 stops there',
    async take(window) {
      await window.pressKey('F5');
      await window.frame('rides, page 1').waitFor({ timeout: 60_000 });
      await window.page.locator('.debug-toolbar').waitFor();
      await window.page.getByRole('button', { name: 'Watch Section' }).click();
      await window.makeRoom();
      await window.unfold(/^Paging$/);
      await window.variable('not in the response').waitFor();
    },
  },
  {
    name: 'what the key is, over it',
    async take(window) {
      const place = window.editor.locator('.view-line span span', { hasText: 'next_tokn' }).last();
      await place.hover();
      await window.page.locator('.debug-hover-widget', { hasText: 'not in the response' }).waitFor();
    },
  },
  {
    name: 'the response',
    async take(window) {
      await window.pressKey('Escape');
      for (const row of [/^Response$/, /^body\b/, /^meta\b/]) await window.unfold(row);
      await window.variable(/^next_token\b/).waitFor();
    },
  },
  {
    name: 'the menu of a value',
    async take(window) {
      await window.variable(/^next_token\b/).click({ button: 'right' });
      await window.page.locator('.monaco-menu', { hasText: 'Use as responseParam' }).waitFor();
    },
  },
  {
    name: 'its path is written',
    async take(window) {
      await window.page.locator('.monaco-menu .action-label', { hasText: 'Use as responseParam' }).click();
      await window.shows('"meta.next_token"');
      await window.toast('Restart the frame').waitFor();
    },
  },
  {
    name: 'the frame restarted',
    async take(window) {
      await window.press(window.toast('Restart the frame'), 'Restart Frame');
      await window.page.locator('.repl', { hasText: 'is sent again' }).waitFor();
    },
  },
  {
    name: 'the value found',
    async take(window) {
      await window.pressKey('F5');
      await window.variable(/^found\b.*"/).waitFor();
    },
  },
  {
    name: 'two pages on',
    async take(window) {
      for (const page of [2, 3]) {
        await window.pressKey('F5');
        await window.frame(`rides, page ${page}`).waitFor();
      }
    },
  },
  {
    name: 'a page back',
    async take(window) {
      const back = window.page.locator('.debug-toolbar .codicon-debug-step-back');
      // First to the request of this page, then to the one before.
      await back.click();
      await window.variable(/^Response$/).waitFor({ state: 'detached' });
      await back.click();
      await window.frame('rides, page 2').waitFor();
    },
  },
  {
    name: 'to the end, complete',
    async take(window) {
      await window.command('Remove All Breakpoints');
      await window.pressKey('F5');
      await window.page.locator('.debug-toolbar').waitFor({ state: 'hidden' });
      await window.command('Debug Console: Focus on Debug Console View');
      await window.page.locator('.repl', { hasText: 'rides: 130 records, complete.' }).waitFor();
    },
  },
];
