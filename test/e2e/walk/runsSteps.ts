import type { Locator } from 'playwright-core';
import type { RunsWindow } from '../window/runsWindow.ts';
import type { Step } from './step.ts';

/**
 * The view of runs, from its empty state to a run that a closed window did not finish, and the events and pages beside
 * it.
 */
export const runsSteps: Step<RunsWindow>[] = [
  {
    name: 'no run yet',
    async take(window) {
      await window.command('Pagewright: Focus on Runs View');
      await window.page.locator('.part.sidebar .welcome-view', { hasText: 'There are no runs' }).first().waitFor();
      await window.pictures('empty');
    },
  },
  {
    name: 'no run yet, with a configuration open',
    async take(window) {
      await window.openConfig('users');
      await window.page.locator('.part.sidebar').getByRole('button', { name: 'Run Extraction' }).waitFor();
      await window.picture('empty-with-configuration');
    },
  },
  {
    name: 'a run that goes on',
    async take(window) {
      await window.openConfig('slow');
      await window.command('Pagewright: Run Extraction');
      await window.line('running').waitFor({ timeout: 20_000 });
      await window.expandRun('slow');
      await window.openNext();
      await window.line('Page 2').waitFor();
      await window.picture('running');
    },
  },
  {
    name: 'cancelled',
    async take(window) {
      await window.command('Pagewright: Cancel');
      await window.line('cancelled').waitFor();
      await window.picture('cancelled');
    },
  },
  {
    name: 'a run that ended, its job and its requests, by the keyboard',
    async take(window) {
      await window.run('users');
      await window.expandRun('users');
      await window.openNext();
      await window.line('Page 3').waitFor();
      await window.pictures('requests');
    },
  },
  {
    name: 'a page, its records folded',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.focus(/^Page 1/);
      await window.page.keyboard.press('Enter');
      await window.shows('# Page 1 of users');
      await window.editor.locator('.inline-folded').first().waitFor();
      await window.page.waitForTimeout(1_000);
      await window.pictures('page');
    },
  },
  {
    name: 'child jobs below their parent',
    async take(window) {
      await window.run('children');
      await window.expandRun('children');
      await window.openNext();
      await window.line('orders').waitFor();
      await window.openNext();
      await window.pictures('children');
    },
  },
  {
    name: 'the events, all and filtered',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.command('Pagewright: Focus on Events View');
      await window.line('Finished').waitFor();
      await window.pictures('events');
      await window.command('Pagewright: Filter Events');
      const warnings = window.page.locator('.quick-input-list .monaco-list-row', {
        hasText: /^\s*Warnings and Errors/,
      });
      await warnings.waitFor();
      await window.picture('events-filter');
      await warnings.click();
      await window.line('The data field').waitFor();
      await window.line('Finished').waitFor({ state: 'detached' });
      await window.picture('events-filtered');
      await window.command('Pagewright: Filter Events');
      await window.page.locator('.quick-input-list .monaco-list-row', { hasText: /^\s*Errors/ }).click();
      await window.page.getByText('The filter hides all events of this run.').waitFor();
      await window.picture('events-none');
      await window.command('Pagewright: Filter Events');
      await window.row('Without Details').first().click();
    },
  },
  {
    name: 'the menu of a run',
    async take(window) {
      await window.line(/^\d+:/).click({ button: 'right' });
      await window.menuItem('Run Again').waitFor();
      await window.picture('menu');
      await window.page.keyboard.press('Escape');
    },
  },
  {
    name: 'run again',
    async take(window) {
      // Over a line, the mouse would show its hint, which covers the next one.
      await window.page.mouse.move(0, 0);
      await window.collapse();
      await window.expand(/^users/);
      const run = window.line(/^\d.*\d+ records/);
      await run.hover();
      await run.getByRole('button', { name: 'Run Again' }).click();
      await window.toast('users.extractor.json:').first().waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'deleted by the menu of its line, which the keyboard opens',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.collapse();
      await window.expand(/^slow/);
      await window.page.keyboard.press('ArrowDown');
      await window.page.keyboard.press('Shift+F10');
      const item = window.menuItem('Delete Run');
      await item.waitFor();
      for (let step = 0; step < 8 && !(await isFocused(item)); step++) await window.page.keyboard.press('ArrowDown');
      await window.page.keyboard.press('Enter');
      await window.line(/^slow/).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'kept over a reload',
    async take(window) {
      await window.page.reload();
      await window.line(/^users/).waitFor({ timeout: 40_000 });
      await window.line(/^children/).waitFor();
      await window.picture('reloaded');
    },
  },
  {
    name: 'interrupted by a reload',
    async take(window) {
      await window.openConfig('slow');
      await window.lens('Run').waitFor({ timeout: 30_000 });
      await window.command('Pagewright: Run Extraction');
      await window.line('running').waitFor({ timeout: 20_000 });
      await window.page.waitForTimeout(2_500);
      await window.page.reload();
      await window.line(/^\d.*(interrupted|cancelled)/).waitFor({ timeout: 40_000 });
      await window.picture('interrupted');
    },
  },
];

async function isFocused(item: Locator): Promise<boolean> {
  return await item.evaluate((element) => element.classList.contains('focused'));
}
