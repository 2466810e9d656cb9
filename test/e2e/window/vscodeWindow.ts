import type { Frame, FrameLocator, Locator, Page } from 'playwright-core';
import { artefactPath } from '../launch/artefactPath.ts';

/** The window of VS Code, as a person uses it: sees texts, presses keys, clicks parts. */
export class VscodeWindow {
  readonly page: Page;
  readonly editor: Locator;
  readonly #album: string;
  readonly #settleMs: number;

  /** Pictures are taken into this folder of `.artefacts/`. */
  constructor(page: Page, album = 'walk', settleMs = 500) {
    this.page = page;
    this.#album = album;
    this.#settleMs = settleMs;
    this.editor = page.locator('.editor-instance .monaco-editor').first();
  }

  /** Waits until the files of the folder are shown. */
  async opened(): Promise<void> {
    await this.page.locator('.explorer-viewlet .monaco-list-row').first().waitFor({ timeout: 180_000 });
  }

  /** Waits for the place of the extension in the activity bar. Before it is there, its commands are not known. */
  async known(): Promise<void> {
    await this.page.locator('.activitybar a[aria-label="Pagewright"]').waitFor({ timeout: 180_000 });
  }

  async openFile(name: string): Promise<void> {
    await this.page.getByRole('treeitem', { name }).first().dblclick();
    // A document about the file has its name too. With the pane beside it, VS Code adds the number of the group.
    await this.tab(new RegExp(`^${name}(, Editor Group \\d+)?$`))
      .first()
      .waitFor();
    await this.editor.locator('.view-line').first().waitFor();
  }

  /** Runs a command from the palette. A key that is pressed before the list shows the command would be lost. */
  async command(title: string): Promise<void> {
    await this.palette(title);
    await this.page.locator('.quick-input-widget .monaco-list-row.focused', { hasText: title }).waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** Opens the palette with a text typed into it. */
  async palette(text: string): Promise<void> {
    await this.openPalette();
    await this.input.fill(`>${text}`);
    await this.row('').first().waitFor();
  }

  protected async openPalette(): Promise<void> {
    await this.page.keyboard.press('F1');
  }

  /** A row of the list that is open at the top. */
  row(text: string): Locator {
    return this.page.locator('.quick-input-list .monaco-list-row', { hasText: text });
  }

  /** A lens with this text, or that has such a text somewhere. */
  lens(text: string | RegExp): Locator {
    const hasText = typeof text === 'string' ? new RegExp(`^${text}$`) : text;
    return this.editor.locator('.codelens-decoration a', { hasText }).first();
  }

  /** Makes the window so narrow, or wide, that its editor has this width. */
  async resizeEditor(width: number): Promise<void> {
    const [box, size] = [await this.editor.boundingBox(), this.page.viewportSize()];
    if (box === null || size === null) throw new Error('There is no editor to resize.');
    await this.page.setViewportSize({ ...size, width: Math.round(size.width - box.width + width) });
    await this.page.waitForTimeout(this.#settleMs);
  }

  /**
   * How far the lenses of the editor reach, and those that are cut off or covered: another part of the window has the
   * pixel at their end.
   */
  async measureLenses(): Promise<{ editor: number; reach: number; cut: string[] }> {
    return await this.page.evaluate<{ editor: number; reach: number; cut: string[] }>(`(() => {
      const editor = document.querySelector('.editor-instance .monaco-editor');
      const { left, width } = editor.getBoundingClientRect();
      const links = [...editor.querySelectorAll('.codelens-decoration a')];
      const ends = links.map((link) => link.getBoundingClientRect());
      const cut = links.filter((link, index) => {
        const { right, top, height } = ends[index];
        return !link.contains(document.elementFromPoint(right - 1, top + height / 2));
      });
      const reach = Math.max(0, ...ends.map(({ right }) => right - left));
      return { editor: Math.round(width), reach: Math.round(reach), cut: cut.map((link) => link.textContent) };
    })()`);
  }

  tab(name: string | RegExp): Locator {
    return this.page.getByRole('tab', { name });
  }

  /** An item of the status bar. */
  status(text: string | RegExp): Locator {
    return this.page.locator('.statusbar-item', { hasText: text }).first();
  }

  /** An item of the completion. */
  suggestion(text: string): Locator {
    return this.page.locator('.suggest-widget:visible .monaco-list-row', { hasText: text });
  }

  /** The list of fixes, where one of them is this. */
  fixes(text: string): Locator {
    return this.page.locator('.action-widget', { hasText: text });
  }

  /** An entry of the menu that is open. */
  menuItem(text: string): Locator {
    return this.page.locator('.monaco-menu .action-item', { hasText: text });
  }

  /** The field at the top that takes a text. */
  get input(): Locator {
    return this.page.locator('.quick-input-widget input[type=text]');
  }

  /** Waits until the language server has found a mistake. */
  async flagged(): Promise<void> {
    await this.page.locator('.squiggly-warning').first().waitFor({ timeout: 30_000 });
  }

  /** Closes everything over and below the editors. */
  async tidy(): Promise<void> {
    await this.command('Notifications: Clear All');
    if (await this.page.locator('.part.panel').isVisible()) await this.command('View: Hide Panel');
  }

  /** A notification; where there are several, they cover each other. */
  toast(text: string): Locator {
    return this.page.locator('.notification-toast', { hasText: text });
  }

  async press(toast: Locator, button: string): Promise<void> {
    await toast.getByRole('button', { name: button, exact: true }).click();
    await toast.waitFor({ state: 'hidden' });
  }

  /** The page in a custom editor, a frame in a frame. Hidden editors keep an empty one for a while. */
  get webview(): FrameLocator {
    return this.page.frameLocator('iframe.webview.ready:visible').frameLocator('iframe#active-frame');
  }

  /** The frame of a visible webview, once its page shows the wanted element. */
  async webviewFrame(wanted: string): Promise<Frame> {
    // The first webview of a window takes seconds.
    for (let look = 0; look < 150; look++) {
      const frame = await this.#findWebview(wanted);
      if (frame !== undefined) return frame;
      await this.page.waitForTimeout(200);
    }
    throw new Error(`No webview shows "${wanted}".`);
  }

  /** The frame with the wanted element; where several webviews are side by side, each is looked at. */
  async #findWebview(wanted: string): Promise<Frame | undefined> {
    for (const element of await this.page.locator('iframe.webview.ready:visible').elementHandles()) {
      const outer = await element.contentFrame().catch(() => null);
      for (const frame of outer?.childFrames() ?? []) {
        const place = frame.locator(wanted).first();
        if (await place.isVisible().catch(() => false)) return frame;
      }
    }
    return undefined;
  }

  /** Takes a picture, when the newest parts have faded in. */
  async picture(name: string): Promise<void> {
    await this.page.waitForTimeout(this.#settleMs);
    await this.page.screenshot({ path: artefactPath(this.#album, `${name}.png`) });
  }

  /** Rests the mouse on a text of the file and waits for its hover. */
  async hover(text: string, said: string): Promise<void> {
    const { x, y } = await this.#centreOf(text);
    // Away first: a hover that is open would cover the place.
    await this.page.keyboard.press('Escape');
    await this.page.mouse.move(0, 0);
    await this.page.mouse.move(x, y, { steps: 5 });
    await this.page.locator('.monaco-hover:visible', { hasText: said }).waitFor();
  }

  /** Puts the cursor into a text of the file. */
  async click(text: string): Promise<void> {
    const { x, y } = await this.#centreOf(text);
    await this.page.mouse.click(x, y);
  }

  /** Waits until a line of an editor, the log included, shows a text. */
  async shows(text: string): Promise<void> {
    await this.page.locator('.view-line', { hasText: text }).first().waitFor();
  }

  /** Looks several times: the editor draws a line again when its colours or problems come, and has none meanwhile. */
  async #centreOf(text: string): Promise<{ x: number; y: number }> {
    const place = this.editor.locator('.view-line span span', { hasText: text }).last();
    for (let look = 0; look < 40; look++) {
      const box = await place.boundingBox();
      if (box !== null) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await this.page.waitForTimeout(50);
    }
    throw new Error(`"${text}" is not in sight.`);
  }
}
