import type { Locator, Page } from 'playwright-core';
import { RunsWindow } from './runsWindow.ts';

/** The window of a user who debugs. */
export class DebugWindow extends RunsWindow {
  constructor(page: Page, folder: string) {
    // Values come after the frame.
    super(page, folder, { album: 'debug', settleMs: 1_000 });
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
