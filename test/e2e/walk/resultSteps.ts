import type { RunsWindow } from '../window/runsWindow.ts';
import type { Step } from './step.ts';

/** The ways to start a run, and its results beside the text, in the lists and on the screen. */
export const resultSteps: Step<RunsWindow>[] = [
  {
    name: 'a run by its key, with the results above the jobs and in the hover of their names',
    async take(window) {
      await window.openConfig('children');
      await window.lens('Run Extraction').waitFor({ timeout: 30_000 });
      await window.click('"dataType"');
      await window.page.keyboard.press('Control+F5');
      await window.lens(/^✓ /).waitFor();
      await window.tidy();
      await window.pictures('lenses');
      await window.hover('"endpoint"', 'records · ');
      await window.picture('hover');
      await window.page.keyboard.press('Escape');
      await window.expandRun('children');
      await window.pictures('tables');
    },
  },
  {
    name: 'no lens is cut off in an editor of 400 px, nor beside the pane in a window of 900 px',
    async take(window) {
      await window.openConfig('since');
      await window.lens('Run Extraction').waitFor();
      await window.command('Pagewright: Run with Recording');
      await window.row('Run and Record').click();
      await window.lens('Run on Recorded Pages').waitFor();
      await window.lens('Run from Last State').waitFor();
      await window.tidy();
      await window.command('View: Toggle Primary Side Bar Visibility');
      const { width = 0, height = 0 } = window.page.viewportSize() ?? {};
      await window.resizeEditor(400);
      for (const name of ['since', 'children']) {
        await window.openConfig(name);
        await window.lens(/^[✓⚠?✗] /).waitFor();
        await expectWhole(window, name);
        await window.pictures(`narrow-${name}`);
      }
      await window.page.setViewportSize({ width: 900, height });
      await window.command('Pagewright: Open Test Pane');
      await window.webviewFrame('[role=tablist]');
      await expectWhole(window, 'beside the pane');
      await window.pictures('beside-pane');
      await window.command('View: Toggle Primary Side Bar Visibility');
      // Less than 300 px are left, in which those of a job still fit.
      await expectWhole(window, 'beside the pane and the side bar', ['Debug']);
      await window.pictures('beside-pane-and-side-bar');
      await window.command('View: Toggle Primary Side Bar Visibility');
      await window.page.setViewportSize({ width: 1280, height });
      await expectWhole(window, 'beside the pane, at 1280 px');
      await window.pictures('beside-pane-1280');
      await window.page.setViewportSize({ width, height });
      await window.command('View: Close Other Editors in Group');
      await window.command('View: Toggle Primary Side Bar Visibility');
    },
  },
  {
    name: 'the first page of the job at the cursor, by its key',
    async take(window) {
      await window.openConfig('children');
      await window.click('"dataType"');
      await window.page.keyboard.press('Control+Shift+F5');
      await window.line(/^users · first page/).waitFor();
      await window.command('Notifications: Clear All');
      await window.pictures('first-page');
    },
  },
  {
    name: 'the menus of the title',
    async take(window) {
      const actions = window.page.locator('.editor-group-container.active .editor-actions');
      await actions.getByRole('button', { name: 'Run or Debug...' }).first().click();
      await window.page.locator('.context-view .action-label', { hasText: 'Test Run' }).waitFor();
      await window.picture('run-menu');
      await window.page.keyboard.press('Escape');
      await actions.getByRole('button', { name: 'More Actions...' }).first().click();
      await window.page.locator('.context-view .action-label', { hasText: 'Pagewright' }).hover();
      await window.page.locator('.context-view .action-label', { hasText: 'Show Plan' }).waitFor();
      await window.picture('title-menu');
      await window.page.keyboard.press('Escape');
      await window.page.keyboard.press('Escape');
    },
  },
  {
    name: 'a complete run says so in one sentence, with one button',
    async take(window) {
      await window.openConfig('users');
      await window.lens('Run Extraction').waitFor();
      await window.command('Pagewright: Run Extraction');
      await window.toast('users.extractor.json: 45 records, complete.').waitFor({ timeout: 20_000 });
      await expectOneToast(window);
      await window.pictures('toast');
    },
  },
  {
    name: 'a failure takes the place of the one before',
    async take(window) {
      await window.openConfig('missing');
      await window.lens('Run Extraction').waitFor();
      await window.command('Pagewright: Run Extraction');
      await window.toast('missing.extractor.json: Failed').first().waitFor({ timeout: 20_000 });
      await window.openConfig('text');
      await window.lens('Run Extraction').waitFor();
      await window.command('Pagewright: Run Extraction');
      await window.toast('text.extractor.json:').first().waitFor({ timeout: 20_000 });
      await window.toast('missing.extractor.json:').first().waitFor({ state: 'hidden' });
      await expectOneToast(window);
      await window.pictures('failures');
    },
  },
  {
    name: 'a second run of the same configuration',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.command('Pagewright: Focus on Runs View');
      await window.openConfig('slow');
      await window.lens('Run Extraction').waitFor();
      await window.command('Pagewright: Run Extraction');
      await window.line(/^\d.*running/).waitFor({ timeout: 20_000 });
      await window.command('Pagewright: Run Extraction');
      await window.toast('was not run again').waitFor();
      await expectOneToast(window);
      await window.picture('second-run');
      await window.press(window.toast('was not run again'), 'Cancel and Run Again');
      await window.line(/^\d.*cancelled/).waitFor();
      await window.line(/^\d.*running/).waitFor();
      await window.command('Pagewright: Cancel');
      await window.line(/^\d.*running/).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'the lists of tables and of runs',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.openConfig('children');
      await window.command('Pagewright: Open Results');
      await window.row('in.c-walk.users').first().waitFor();
      await window.picture('results-list');
      await window.page.keyboard.press('Escape');
      await window.command('Pagewright: Compare Runs');
      await window.row('children.extractor.json').first().waitFor();
      await window.picture('compare-list');
      await window.page.keyboard.press('Escape');
    },
  },
  {
    name: 'a text that cannot be read',
    async take(window) {
      await window.openConfig('nested');
      await window.lens('Run Extraction').waitFor();
      await window.command('Select All');
      await window.page.keyboard.press('ArrowRight');
      await window.page.keyboard.type(' }');
      await window.page.locator('.squiggly-error').first().waitFor();
      await window.page.keyboard.press('Control+Home');
      await window.page.keyboard.press('Control+F5');
      await window.toast('nested.extractor.json did not start').waitFor();
      await window.picture('unreadable');
      await window.command('File: Revert File');
    },
  },
];

/** Every lens can be read and clicked to its end, but for those that may be cut. */
async function expectWhole(window: RunsWindow, where: string, mayBeCut: readonly string[] = []): Promise<void> {
  const { editor, reach, cut: all } = await window.measureLenses();
  const cut = all.filter((title) => !mayBeCut.includes(title));
  console.log(`results: the lenses of ${where} reach ${reach} of ${editor} px`);
  if (reach === 0 || cut.length > 0) throw new Error(`${where}: cut off at ${editor} px: ${cut.join(' | ')}.`);
}

async function expectOneToast(window: RunsWindow): Promise<void> {
  // One that is leaving fades out.
  await window.page.waitForTimeout(500);
  const count = await window.toast('').count();
  if (count !== 1) throw new Error(`There are ${count} toasts.`);
}
