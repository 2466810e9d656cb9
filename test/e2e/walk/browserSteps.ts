import { completePath, offerFix, openMisspelled, openPlan, takeFix } from '../window/misspelled.ts';
import { TableView } from '../window/tableView.ts';
import type { VscodeWindow } from '../window/vscodeWindow.ts';
import type { Step } from './step.ts';

/** The steps of a user in a browser, without a machine: from a misspelled path to the first page of an API. */
export const browserSteps: Step[] = [
  {
    name: 'open a configuration of a folder in memory',
    take: openMisspelled,
  },
  {
    name: 'the flagged path',
    async take(window) {
      await window.hover('meta.next_tokn', 'Did you mean "meta.next_token"');
    },
  },
  {
    name: 'completion of the path',
    async take(window) {
      await window.page.keyboard.press('Escape');
      await completePath(window);
    },
  },
  {
    name: 'the quick fix offered',
    async take(window) {
      await window.page.keyboard.press('Escape');
      await offerFix(window);
    },
  },
  {
    name: 'the quick fix taken',
    take: takeFix,
  },
  {
    name: 'the plan',
    take: openPlan,
  },
  {
    name: 'what the palette offers',
    async take(window) {
      await window.command('View: Close All Editors');
      await window.openFile('recorded.extractor.json');
      await window.palette('Pagewright: ');
    },
  },
  {
    name: 'a preview of tables from a recording',
    async take(window) {
      await window.page.keyboard.press('Escape');
      await window.command('Pagewright: Show Preview of Tables');
      const frame = await window.webviewFrame('section table');
      await frame.locator('td', { hasText: 'item 20' }).first().waitFor();
    },
  },
  {
    name: 'the summary of a report',
    async take(window) {
      await window.command('View: Close All Editors');
      // Notifications about parts of the host that did not start cover the page.
      await window.command('Notifications: Clear All');
      await window.page.getByRole('treeitem', { name: 'night' }).click();
      await window.page.getByRole('treeitem', { name: 'report.json' }).click({ button: 'right' });
      // A menu takes no click that comes before it was drawn.
      await window.menuItem('Open Run').hover();
      await window.page.keyboard.press('Enter');
      await window.webviewFrame('.verdict');
    },
  },
  {
    name: 'a table',
    async take(window) {
      await window.command('View: Close All Editors');
      await window.command('View: Show Explorer');
      await window.openFile('cities.csv');
      await window.command('Pagewright: Open as Table');
      await new TableView(window).firstRow.waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'the first page of an API that admits pages of other origins',
    async take(window) {
      await runFirstPage(window, 'admitting.extractor.json');
      await window.toast('20 records in 1 page').waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'its test pane',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.command('Pagewright: Open Test Pane');
      const frame = await window.webviewFrame('[role=tablist]');
      await frame.locator('td', { hasText: 'item 20' }).first().waitFor();
    },
  },
  {
    name: 'the first page of an API that does not',
    async take(window) {
      await runFirstPage(window, 'refusing.extractor.json');
      // For a moment beside that of its progress.
      await window.toast('refusing.extractor.json').first().waitFor({ timeout: 30_000 });
    },
  },
];

async function runFirstPage(window: VscodeWindow, file: string): Promise<void> {
  await window.command('View: Close All Editors');
  await window.openFile(file);
  await window.lens('First Page').click();
}
