import type { Locator } from 'playwright-core';
import type { VscodeWindow } from '../window/vscodeWindow.ts';
import type { Step } from './step.ts';

/** The walkthrough, as a new user takes it: each step ends when it is ticked off. */
export const walkthroughSteps: Step[] = [
  {
    name: 'the walkthrough, opened by its command',
    async take(window) {
      await window.known();
      await window.command('Pagewright: Get Started');
      await button(window, 'Open the Sample').waitFor();
    },
  },
  {
    name: 'where to copy the samples, without a folder',
    async take(window) {
      await button(window, 'Open the Sample').click();
      await window.row('Home Folder').waitFor();
    },
  },
  {
    name: 'the sample, beside the walkthrough',
    async take(window) {
      await window.page.keyboard.press('Enter');
      await window.tab('09-misspelled-path').waitFor();
      await window.flagged();
      await ticked(window, 'Open a sample').waitFor();
      await window.status('not run yet').waitFor();
    },
  },
  {
    name: 'the flagged path',
    async take(window) {
      await step(window, 'See the flagged path').click();
      await button(window, 'Show Problems').click();
      await window.page.locator('.markers-panel .monaco-list-row', { hasText: 'meta.next_token' }).waitFor();
      await ticked(window, 'See the flagged path').waitFor();
    },
  },
  {
    name: 'the fix offered',
    async take(window) {
      await step(window, 'Fix it').click();
      await button(window, 'Show the Fixes').click();
      await window.fixes('meta.next_token').waitFor();
    },
  },
  {
    name: 'fixed',
    async take(window) {
      await window.page.locator('.action-widget .monaco-list-row', { hasText: 'meta.next_token' }).first().click();
      await window.shows('"meta.next_token"');
      await ticked(window, 'Fix it').waitFor();
    },
  },
  {
    name: 'running',
    async take(window) {
      await step(window, 'Run it').click();
      await button(window, 'Run Extraction').click();
      await ticked(window, 'Run it').waitFor();
      await window.status('complete').waitFor();
    },
  },
  {
    name: 'what the status bar says on hovering',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.status('complete').hover();
      await window.page
        .locator('.monaco-hover:visible', { hasText: 'there is evidence that all data was read' })
        .waitFor();
    },
  },
  {
    name: 'the verdict',
    async take(window) {
      await step(window, 'Read the verdict').click();
      await button(window, 'Show Run Summary').click();
      await window.tab('Run of 09-misspelled-path').waitFor();
      await ticked(window, 'Read the verdict').waitFor();
    },
  },
  {
    name: 'in the debugger',
    async take(window) {
      await step(window, 'Step through its pages').click();
      await button(window, 'Debug the Sample').click();
      await window.page.locator('.debug-call-stack .monaco-list-row', { hasText: 'rides, page 1' }).first().waitFor();
      await ticked(window, 'Step through its pages').waitFor();
    },
  },
  {
    name: 'and out of it',
    async take(window) {
      await window.page.locator('.debug-toolbar .codicon-debug-stop').click();
      await window.page.locator('.debug-toolbar').waitFor({ state: 'hidden' });
      await window.command('View: Close Primary Side Bar');
      await window.command('View: Hide Panel');
    },
  },
  {
    name: 'the table',
    async take(window) {
      await step(window, 'Open the table').click();
      await button(window, 'Open the Table').click();
      await window.tab('samples.rides.csv').waitFor();
      await window.webviewFrame('[role=grid]');
      await ticked(window, 'Open the table').waitFor();
    },
  },
  {
    name: 'a slow run in the status bar',
    async take(window) {
      await window.command('View: Close All Editors');
      await window.command('Pagewright: Open Sample');
      await window.row('07 weather').click();
      await window.row('Home Folder').click();
      await window.tab('07-slow-weather').waitFor();
      await window.status('not run yet').waitFor();
      await window.command('Pagewright: Run Extraction');
      await window.status('page 1').waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'its menu, which cancels',
    async take(window) {
      await window.status('page').click();
      await window.row('Cancel 07-slow-weather').waitFor();
    },
  },
  {
    name: 'cancelled',
    async take(window) {
      await window.row('Cancel 07-slow-weather').click();
      await window.status('cancelled').waitFor();
    },
  },
  {
    name: 'a test run, cut by its limits: incomplete, without alarm',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.command('Pagewright: Open Sample');
      await window.row('01 stations').click();
      await window.row('Home Folder').click();
      await window.tab('01-stations').waitFor();
      await window.status('not run yet').waitFor();
      await window.command('Pagewright: Test Run');
      await window.status('incomplete').waitFor();
    },
  },
];

function step({ page }: VscodeWindow, title: string): Locator {
  return page.locator('.getting-started-step', { hasText: title }).first();
}

/** A mark shows that a step is done. */
function ticked(window: VscodeWindow, title: string): Locator {
  return step(window, title).locator('.codicon.complete, .codicon-getting-started-step-checked').first();
}

function button({ page }: VscodeWindow, title: string): Locator {
  return page.locator('.getting-started-step').getByRole('button', { name: title, exact: true });
}
