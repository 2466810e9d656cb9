import type { Locator } from 'playwright-core';
import { FirstHourWindow } from './firstHourWindow.ts';

/** The window of a user who has the paging of a new API found. */
export class FindingWindow extends FirstHourWindow {
  /** The choice that searches the paging, once it is the one that Enter takes. */
  get proof(): Locator {
    return this.row('Find and prove').and(this.page.locator('.focused'));
  }

  /** The question before a request that may change something. */
  get question(): Locator {
    return this.page.locator('.monaco-dialog-box', { hasText: 'Find Pagination sends the POST' });
  }

  /** The message at the end of a search that has found the paging. */
  get found(): Locator {
    return this.toast('none twice').getByRole('button', { name: 'Show What Was Seen' }).first();
  }

  /** Saves the file under the name that the dialog proposes. */
  async save(): Promise<void> {
    await this.page.locator('.quick-input-title', { hasText: 'Save Configuration' }).waitFor();
    // The dialog looks at the folder first.
    await this.row('').first().waitFor();
    await this.pressKey('Enter');
  }

  /** Puts a text into the line before the one that has another, which is in sight. */
  async put(before: string, text: string): Promise<void> {
    this.actions += 1;
    await this.page.locator('.view-line', { hasText: before }).first().click();
    await this.pressKey('Home');
    await this.type(text);
  }

  /** Opens the summary of the last search from its message, takes pictures, and closes all. */
  async lookBack(name: string): Promise<void> {
    await this.page.locator('.activitybar a[aria-label="Pagewright"]').click();
    await this.line('search for paging').waitFor();
    await this.command('Notifications: Show Notifications');
    await this.page
      .locator('.notifications-center')
      .getByRole('button', { name: 'Show What Was Seen' })
      .first()
      .click();
    await this.webviewFrame('h1');
    await this.picture(`${name}-summary`);
    await this.command('View: Close All Editors');
    await this.command('View: Show Explorer');
    await this.tidy();
  }
}
