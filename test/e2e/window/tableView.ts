import type { FrameLocator, Locator } from 'playwright-core';
import type { VscodeWindow } from './vscodeWindow.ts';

/** The visible table editor. */
export class TableView {
  readonly #window: VscodeWindow;

  constructor(window: VscodeWindow) {
    this.#window = window;
  }

  get frame(): FrameLocator {
    return this.#window.webview;
  }

  /** The first row that has its cells. */
  get firstRow(): Locator {
    return this.frame.locator('[aria-rowindex="2"]:not([aria-busy])');
  }

  /** A cell with this text; rows count from the head, which is the first, and columns from 1. */
  cell(row: number, column: number, text: string): Locator {
    return this.frame.locator(`[aria-rowindex="${row}"] [aria-colindex="${column + 1}"]`, { hasText: text });
  }

  head(name: string): Locator {
    return this.frame.locator('.cell.head', { hasText: name });
  }

  status(text: string): Locator {
    return this.frame.locator('.status', { hasText: text });
  }

  /** Waits until the rows of the last request are there. */
  async settled(): Promise<void> {
    await this.frame.locator('.grid[aria-busy="false"]').waitFor({ timeout: 60_000 });
    await this.frame.locator('.body .row[aria-busy]').first().waitFor({ state: 'detached' });
  }
}
