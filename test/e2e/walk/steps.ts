import { misspelled, offerFix, openMisspelled, openPlan, takeFix } from '../window/misspelled.ts';
import type { Step } from './step.ts';

/** The walk: a configuration with a mistake, its fix, runs, results, a sample, a JSON file that looks like one. */
export const steps: Step[] = [
  {
    name: 'open a configuration: squiggle, lenses, language',
    async take(window) {
      await openMisspelled(window);
      await window.page.locator('#status\\.editor\\.mode', { hasText: 'Extractor Configuration' }).waitFor();
    },
  },
  {
    name: 'hover over a key',
    async take(window) {
      await window.hover('queryParam', 'Name of the parameter');
    },
  },
  {
    name: 'hover over the mistake: did you mean',
    async take(window) {
      await window.hover('meta.next_tokn', 'Did you mean "meta.next_token"');
    },
  },
  {
    name: 'the problems panel',
    async take(window) {
      await window.page.keyboard.press('Escape');
      await window.page.keyboard.press('Control+Shift+M');
      await window.page.locator('.markers-panel .monaco-list-row', { hasText: 'Did you mean' }).waitFor();
    },
  },
  {
    name: 'run with the mistake: one page and a warning, with the page beside the text',
    async take(window) {
      await window.lens('Run').click();
      await window.toast('20 records in 1 page').waitFor({ timeout: 20_000 });
      const pane = await window.webviewFrame('.line');
      await pane.locator('.line', { hasText: 'GET /v1/rides → 200' }).waitFor();
    },
  },
  {
    name: 'what the run found, on its line',
    async take(window) {
      await window.hover('meta.next_tokn', '(just now)');
    },
  },
  {
    name: 'the summary of the run',
    async take(window) {
      await window.command('Pagewright: Show Run Summary');
      await window.webviewFrame('.verdict.incomplete');
    },
  },
  {
    name: 'the plan',
    async take(window) {
      await window.openFile(misspelled);
      await openPlan(window);
    },
  },
  {
    name: 'back in the configuration',
    async take(window) {
      await window.command('View: Close All Editors');
      await openMisspelled(window);
    },
  },
  {
    name: 'the quick fix offered',
    take: offerFix,
  },
  {
    name: 'the quick fix taken',
    take: takeFix,
  },
  {
    name: 'completion of a key',
    async take(window) {
      await window.click('queryParam');
      await window.page.keyboard.press('End');
      await window.page.keyboard.press('Control+Enter');
      await window.page.keyboard.press('Control+Space');
      await window.suggestion('includeParams').waitFor();
    },
  },
  {
    name: 'run again from the title: all pages',
    async take(window) {
      await window.page.keyboard.press('Escape');
      await window.page.keyboard.press('Control+z');
      await window.page.locator('.editor-actions').getByRole('button', { name: 'Run Extraction' }).click();
      await window.toast('130 records, ').waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'the events, the newest first',
    async take(window) {
      await window.command('Pagewright: Show Events');
      await window.shows('events, the newest first');
    },
  },
  {
    name: 'the results to choose from',
    async take(window) {
      await window.command('Pagewright: Open Results');
      await window.row('in.c-demo.rides').first().waitFor();
    },
  },
  {
    name: 'a table in an editor',
    async take(window) {
      await window.page.keyboard.press('Enter');
      await window.tab('demo.rides.csv').waitFor();
      const table = await window.webviewFrame('[aria-rowindex="2"]:not([aria-busy])');
      await table.locator('.cell.head', { hasText: 'city' }).waitFor();
    },
  },
  {
    name: 'the table as text',
    async take(window) {
      const table = await window.webviewFrame('[role=grid]');
      await table.getByRole('button', { name: 'Open as Text' }).click();
      await window.shows('"id","city"');
    },
  },
  {
    name: 'a slow run: progress',
    async take(window) {
      await window.openFile('slow.extractor.json');
      await window.command('Pagewright: Run Extraction');
      await window.toast('weather · page 1').waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'the slow run cancelled',
    async take(window) {
      await window.toast('weather').getByRole('button', { name: 'Cancel' }).click();
      await window.toast('Cancelled after').waitFor();
    },
  },
  {
    name: 'the job to choose',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.openFile('two-jobs.extractor.json');
      await window.lens('Run').waitFor();
      await window.command('Pagewright: Run Job');
      await window.row('bikes').waitFor();
    },
  },
  {
    name: 'the commands in the palette',
    async take(window) {
      await window.page.keyboard.press('Escape');
      // There are more than fit.
      await window.palette('Pagewright: Open');
      await window.row('Pagewright: Open Sample').waitFor();
    },
  },
  {
    name: 'the samples to choose from',
    async take(window) {
      await window.page.keyboard.press('Escape');
      await window.command('Pagewright: Open Sample');
      await window.row('03 rides').waitFor();
    },
  },
  {
    name: 'a sample opened',
    async take(window) {
      await window.row('03 rides').click();
      await window.tab('03-rides-by-token').waitFor();
      await window.lens('Run').waitFor();
    },
  },
  {
    name: 'a JSON file that looks like a configuration',
    async take(window) {
      await window.openFile('lookalike.json');
      await window.toast('looks like an extractor configuration').waitFor();
    },
  },
  {
    name: 'treated as one',
    async take(window) {
      await window.press(window.toast('looks like an extractor configuration'), 'Yes, Always');
      await window.lens('Run').waitFor();
    },
  },
];
