import type { Frame } from 'playwright-core';
import type { RunsWindow } from '../window/runsWindow.ts';
import type { Step } from './step.ts';

/** The test pane: empty, each tab of a page, a token, a failure, many pages, by the keyboard, after a reload. */
export const testPaneSteps: Step<RunsWindow>[] = [
  {
    name: 'an empty test pane, which runs the first page',
    async take(window) {
      await window.command('View: Close All Editors');
      const frame = await open(window, 'tokens');
      await frame.locator('[role=tabpanel]', { hasText: 'No page of this job is kept yet' }).waitFor();
      await window.pictures('test-empty', '[role=tabpanel]');
      await frame.locator('header vscode-button', { hasText: 'Run First Page' }).click();
      await frame.locator('.scroll table').waitFor({ timeout: 20_000 });
      await window.tidy();
      await window.pictures('test-records', '.scroll table');
    },
  },
  {
    name: 'the tabs of a page, with the token of the next one',
    async take(window) {
      const frame = await paneFrame(window);
      await run(frame, 'Page 1 of 3');
      await frame.locator('[aria-label="Next page"]').click();
      await frame.locator('.place', { hasText: 'Page 2 of 3' }).waitFor();
      for (const [tab, wanted] of [
        ['Request', '.changes'],
        ['Response', '.row.next'],
        ['Tables', 'section table'],
        ['Log', '.log'],
      ] as const) {
        await frame.locator('[role=tab]', { hasText: tab }).click();
        await frame.locator(wanted).first().waitFor({ timeout: 20_000 });
        await window.pictures(`test-${tab.toLowerCase()}`, wanted);
        await window.zoomed(`test-${tab.toLowerCase()}`, frame);
      }
    },
  },
  {
    name: 'a response by the keyboard',
    async take(window) {
      const frame = await paneFrame(window);
      await frame.locator('[role=tab][aria-selected=true]').focus();
      // From the log to the response, over the tables.
      for (const wanted of ['Tables', 'Response']) {
        await window.page.keyboard.press('ArrowLeft');
        await frame.locator('[role=tab][aria-selected=true]', { hasText: wanted }).waitFor();
      }
      await frame.locator('.tree').waitFor();
      await window.page.keyboard.press('Tab');
      for (let step = 0; step < 3; step++) await window.page.keyboard.press('ArrowDown');
      await window.page.keyboard.press('ArrowRight');
      await frame.locator('[role=treeitem][aria-level="4"][aria-expanded=true]').waitFor();
      await window.picture('test-keyboard');
    },
  },
  {
    name: 'the same page after a reload',
    async take(window) {
      // VS Code stores the state of its tabs every few seconds.
      await window.page.waitForTimeout(6_000);
      await window.page.reload();
      const frame = await paneFrame(window, 60_000);
      await frame.locator('.place', { hasText: 'Page 2 of 3' }).waitFor({ timeout: 30_000 });
      await frame.locator('[role=tab][aria-selected=true]', { hasText: 'Response' }).waitFor();
      await window.picture('test-reloaded');
    },
  },
  {
    name: 'children, at the cursor',
    async take(window) {
      await window.command('View: Close All Editors');
      const frame = await open(window, 'children');
      await run(frame, 'Page 1 of 3');
      await window.tidy();
      await frame.locator('option', { hasText: 'orders' }).first().waitFor({ state: 'attached' });
      await window.editor.locator('.view-line', { hasText: '{user}' }).first().click();
      await frame.locator('.line', { hasText: 'users/1/orders' }).waitFor();
      await frame.locator('[aria-label="Next page"]').click();
      await frame.locator('.line', { hasText: 'users/2/orders' }).waitFor();
      await frame.locator('[role=tab]', { hasText: 'Request' }).click();
      await frame.locator('.changes').waitFor();
      await window.picture('test-child');
    },
  },
  {
    name: 'a failure',
    async take(window) {
      await window.command('View: Close All Editors');
      const frame = await open(window, 'missing');
      await frame.locator('header vscode-button', { hasText: 'Run First Page' }).click();
      await frame.locator('.failure', { hasText: '404' }).waitFor({ timeout: 20_000 });
      await frame.locator('[role=tab]', { hasText: 'Response' }).click();
      await frame.locator('.tree', { hasText: 'No such thing' }).waitFor();
      await window.tidy();
      await window.pictures('test-failure', '.failure');
    },
  },
  {
    name: 'the keys of a window in the pane: run, find and copy',
    async take(window) {
      await window.command('View: Close All Editors');
      const frame = await open(window, 'tokens');
      await frame.locator('.scroll table').waitFor({ timeout: 20_000 });
      await frame.locator('td').first().click();
      await window.page
        .locator('.editor-group-container.active .tab', { hasText: 'Test of tokens.extractor.json' })
        .waitFor();
      await window.page.keyboard.press('Control+f');
      const find = window.page.locator('.simple-find-part.visible input');
      await find.waitFor();
      await window.page.keyboard.type('Person number 7');
      await frame.waitForFunction('getSelection().toString() === "Person number 7"');
      await window.picture('test-find');
      await window.page.keyboard.press('Escape');
      await find.waitFor({ state: 'hidden' });
      await frame.locator('td').first().click();
      await frame.evaluate('getSelection().empty()');
      await window.page.keyboard.press('Control+c');
      await window.status('Copied to the clipboard').waitFor();
      const before = await frame.locator('header .note').first().textContent();
      await window.page.keyboard.press('Control+F5');
      await frame
        .locator('header .note', { hasNotText: before ?? '' })
        .first()
        .waitFor({ timeout: 20_000 });
      await window.picture('test-keys');
    },
  },
  {
    name: 'the pane in a small window, and while its content scrolls',
    async take(window) {
      const { page } = window;
      const before = page.viewportSize();
      await window.command('View: Close All Editors');
      const frame = await open(window, 'children');
      await frame.locator('[role=tab]', { hasText: 'Log' }).click();
      await frame.locator('.log').first().waitFor();
      await page.setViewportSize({ width: 1280, height: 800 });
      await window.pictures('test-1280', '.result');
      await page.setViewportSize({ width: 900, height: 700 });
      await window.pictures('test-900', '.result');
      await frame.evaluate('scrollTo(0, 10_000)');
      await frame.locator('nav').waitFor();
      const top = await frame.evaluate<number>('document.querySelector(".fixed").getBoundingClientRect().top');
      if (top < 0) throw new Error('The pager scrolls away.');
      const isCut = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
      if (await frame.evaluate<boolean>(isCut)) throw new Error('The pane is wider than its place.');
      await window.picture('test-scrolled');
      if (before !== null) await page.setViewportSize(before);
    },
  },
  {
    name: 'the progress of a run',
    async take(window) {
      await window.command('View: Close All Editors');
      const frame = await open(window, 'slow');
      await frame.locator('.tools [aria-label="Run"], header vscode-button:text-is("Run")').first().click();
      await frame.locator('.result', { hasText: /page [3-9]/ }).waitFor({ timeout: 30_000 });
      await window.picture('test-progress');
      await frame.locator('header vscode-button', { hasText: 'Cancel' }).click();
      await frame.locator('.mark-of-result.cancelled').waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'pages that were not kept',
    async take(window) {
      await window.command('View: Close All Editors');
      const frame = await open(window, 'many');
      await run(frame, 'Page 1 of 431');
      await frame.locator('.note', { hasText: 'were not kept' }).waitFor({ timeout: 60_000 });
      await frame.locator('[aria-label="Last page"]').click();
      await window.tidy();
      await window.picture('test-many');
    },
  },
];

async function open(window: RunsWindow, name: string): Promise<Frame> {
  await window.openConfig(name);
  await window.lens('Run').waitFor({ timeout: 30_000 });
  await window.command('Pagewright: Open Test Pane');
  return await paneFrame(window);
}

/** Runs all with the button of the pane, until this page is there. */
async function run(frame: Frame, page: string): Promise<void> {
  const button = frame.locator('header vscode-button', { hasText: /^\s*Run\s*$/ });
  await button.or(frame.locator('.tools [aria-label="Run"]')).first().click();
  await frame.locator('.place', { hasText: page }).waitFor({ timeout: 30_000 });
  await frame.locator('.mark-of-result:not(.running)').waitFor({ timeout: 30_000 });
}

async function paneFrame(window: RunsWindow, timeout = 30_000): Promise<Frame> {
  await window.page.locator('iframe.webview.ready:visible').first().waitFor({ timeout });
  return await window.webviewFrame('[role=tablist]');
}
