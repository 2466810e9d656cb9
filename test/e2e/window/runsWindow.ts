import type { Frame, Locator, Page } from 'playwright-core';
import { findAccessibilityProblems } from './findAccessibilityProblems.ts';
import { setTheme, themes } from './themes.ts';
import { VscodeWindow } from './vscodeWindow.ts';

export interface RunsWindowOptions {
  problems?: string[];
  album?: string;
  settleMs?: number;
}

/** The window with the view of runs at its side. */
export class RunsWindow extends VscodeWindow {
  readonly folder: string;
  readonly #problems: string[];

  /** The findings of axe-core are added to `problems`. */
  constructor(page: Page, folder: string, { problems = [], album = 'runs', settleMs = 500 }: RunsWindowOptions = {}) {
    super(page, album, settleMs);
    this.folder = folder;
    this.#problems = problems;
  }

  override async opened(): Promise<void> {
    await super.opened();
    await this.known();
  }

  /** A webview that is about to be drawn swallows keys, or takes the focus from the palette: tries until it is open. */
  protected override async openPalette(): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt++) {
      await this.#leaveWebview();
      await super.openPalette();
      const isOpen = this.input.waitFor({ timeout: 4_000 }).then(
        () => true,
        () => false,
      );
      if (await isOpen) return;
    }
  }

  async #leaveWebview(): Promise<void> {
    await this.page.evaluate('document.activeElement?.tagName === "IFRAME" && document.activeElement.blur()');
  }

  /** Opens a configuration by its name, whatever the side bar shows. */
  async openConfig(name: string): Promise<void> {
    const file = `${name}.extractor.json`;
    const inFront = this.page.locator('.editor-group-container.active .tab.active', { hasText: file }).first();
    for (let attempt = 0; attempt < 4; attempt++) {
      await this.#quickOpen(file);
      // A webview that had the focus may take it back a moment later.
      await this.page.waitForTimeout(500);
      if (await inFront.isVisible()) return;
    }
    throw new Error(`${file} is not in front.`);
  }

  async #quickOpen(file: string): Promise<void> {
    await this.#leaveWebview();
    await this.page.keyboard.press('Control+p');
    await this.input.fill(file);
    // The list shows the last files before it has looked for the file.
    await this.row(file).and(this.page.locator('.focused')).waitFor();
    await this.page.keyboard.press('Enter');
    await this.page.locator('.tab.active', { hasText: file }).first().waitFor();
    await this.editor.locator('.view-line').first().waitFor();
  }

  /** The field at the top that takes a secret, and masks it. */
  get secretInput(): Locator {
    return this.page.locator('.quick-input-widget input[type=password]');
  }

  /** Runs a configuration, which asks for this secret, to its end and leaves the message of it there. */
  async run(name: string, secret?: string): Promise<Locator> {
    await this.command('Notifications: Clear All');
    await this.openConfig(name);
    // The command is there once the file is known to be a configuration.
    const button = this.page.locator('.editor-actions').getByRole('button', { name: 'Run Extraction' });
    await button.first().waitFor({ timeout: 30_000 });
    await this.command('Pagewright: Run Extraction');
    if (secret !== undefined) {
      await this.secretInput.fill(secret);
      await this.secretInput.press('Enter');
    }
    const toast = this.toast(`${name}.extractor.json:`);
    await toast
      .getByRole('button', { name: /^(Open Results|Show Summary)$/ })
      .first()
      .waitFor({ timeout: 40_000 });
    if (await this.page.locator('.part.panel').isVisible()) await this.command('View: Hide Panel');
    return toast;
  }

  /** Opens the summary of the last run of the configuration in the editor. */
  async openSummary(): Promise<Frame> {
    await this.command('Pagewright: Show Run Summary');
    return await this.webviewFrame('h1');
  }

  /** A line of the views at the side. */
  line(text: string | RegExp): Locator {
    return this.page.locator('.part.sidebar .monaco-list-row', { hasText: text }).first();
  }

  /** Expands a line, by the keyboard. */
  async expand(text: string | RegExp): Promise<void> {
    await this.focus(text);
    await this.openFocused();
  }

  /** Expands the newest run of a configuration, below the line of the configuration if there are several. */
  async expandRun(name: string): Promise<void> {
    await this.expand(new RegExp(`^${name}`));
    const focused = this.page.locator('.part.sidebar .monaco-list-row.focused', { hasText: /^\S+?\d+ runs?/ });
    if ((await focused.count()) > 0) await this.openNext();
  }

  /** Expands the line that has the focus; a list takes no key while it is drawn. */
  async openFocused(): Promise<void> {
    const focused = this.page.locator('.part.sidebar .monaco-list-row.focused').first();
    for (let step = 0; step < 10 && (await focused.getAttribute('aria-expanded')) !== 'true'; step++) {
      await this.page.keyboard.press('ArrowRight');
      await this.page.waitForTimeout(300);
    }
  }

  /** Expands the first line under the one that has the focus. */
  async openNext(): Promise<void> {
    await this.page.keyboard.press('ArrowDown');
    await this.page.waitForTimeout(150);
    await this.openFocused();
  }

  /** Goes to a line without choosing its target. */
  async focus(text: string | RegExp): Promise<void> {
    await this.line(text).waitFor();
    await this.page.keyboard.press('Escape');
    const focused = this.page.locator('.part.sidebar .monaco-list-row.focused', { hasText: text });
    for (let attempt = 0; attempt < 3; attempt++) {
      await this.command('Pagewright: Focus on Runs View');
      // A webview that was just opened takes the focus once more.
      await this.page.waitForTimeout(300);
      await this.page.keyboard.press('Home');
      for (let step = 0; step < 30; step++) {
        await this.page.waitForTimeout(40);
        if ((await focused.count()) > 0) return;
        await this.page.keyboard.press('ArrowDown');
      }
    }
    throw new Error(`"${text}" is not reached by the keyboard.`);
  }

  /** Closes all lines, so that all runs are in sight. */
  async collapse(): Promise<void> {
    await this.command('Pagewright: Focus on Runs View');
    await this.page.waitForTimeout(300);
    // The palette has no command of the list for it.
    await this.page.keyboard.press('Control+ArrowLeft');
    await this.page.keyboard.press('Home');
  }

  /** Pictures in all themes; with a webview in sight, axe-core looks at it in each. */
  async pictures(name: string, wanted?: string): Promise<void> {
    for (const theme of themes) {
      await setTheme(this.page, this.folder, theme);
      await this.picture(`${name}-${theme.name}`);
      if (wanted === undefined) continue;
      const found = await findAccessibilityProblems(await this.webviewFrame(wanted));
      this.#problems.push(...found.map((problem) => `${name} (${theme.name}): ${problem}`));
    }
    await setTheme(this.page, this.folder, themes[0]);
  }

  /** A picture of a webview at twice its size: all that it holds has to be reached. */
  async zoomed(name: string, frame: Frame): Promise<void> {
    await this.#zoom(frame, '2');
    await this.picture(`${name}-200`);
    const width = await frame.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    if (width > 1) this.#problems.push(`${name} at 200 %: the page is ${width} px wider than its window.`);
    await this.#zoom(frame, '1');
  }

  async #zoom(frame: Frame, zoom: string): Promise<void> {
    await frame.evaluate(`document.body.style.zoom = ${JSON.stringify(zoom)}`);
  }
}
