// A walk through the summaries of runs and the comparison of two, with pictures in three themes and a check by axe-core:
//   node test/e2e/summaryWalk.ts    pictures in .artefacts/summary/
// Ends with an error where something is not visible, or axe-core finds something serious.
import fs from 'node:fs';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { copyWorkspace } from './launch/copyWorkspace.ts';
import { inWindow } from './launch/openWindow.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { type PeopleApi, startPeopleApi } from './walk/peopleApi.ts';
import { RunsWindow } from './window/runsWindow.ts';

const problems: string[] = [];

/** An API that ignores the parameter of the page gives the same page again and again. */
const repeating = {
  api: {
    baseUrl: 'http://127.0.0.1:8377/v1/',
    pagination: { method: 'offset', limit: 20, limitParam: 'limit', offsetParam: 'no_such_parameter' },
  },
  config: {
    outputBucket: 'demo',
    jobs: [{ __NAME: 'stations', endpoint: 'stations', dataType: 'stations', dataField: 'items' }],
  },
};

/** A number of requests and pages that makes the bars narrow, and joins some. */
const long = {
  api: {
    baseUrl: 'http://127.0.0.1:8377/v1/',
    pagination: { method: 'offset', limit: 1, limitParam: 'limit', offsetParam: 'offset' },
  },
  config: {
    outputBucket: 'demo',
    jobs: Array.from({ length: 8 }, (_, index) => {
      return { __NAME: `stations ${index + 1}`, endpoint: 'stations', dataType: 'stations', dataField: 'items' };
    }),
  },
};

const people = await startPeopleApi();

await withPackaged(async ({ data, folder }) => {
  copyWorkspace(folder);
  fs.writeFileSync(path.join(folder, 'people.extractor.json'), JSON.stringify(people.configuration, undefined, 2));
  fs.copyFileSync(
    path.join(projectRoot, 'samples/08-unreliable-tickets.extractor.json'),
    path.join(folder, 'tickets.extractor.json'),
  );
  for (const [name, config] of Object.entries({ repeating, long }))
    fs.writeFileSync(path.join(folder, `${name}.extractor.json`), JSON.stringify(config, undefined, 2));
  const settings = {
    'pagewright.shapes.write': 'never',
    'pagewright.notifications': 'all',
    'pagewright.testPane.open': 'never',
  };
  await inWindow({ data, folder, settings, viewport: { width: 1280, height: 1100 } }, (page) =>
    walk(new RunsWindow(page, folder, { problems, album: 'summary' }), people),
  );
});
await people.close();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function walk(window: RunsWindow, api: PeopleApi): Promise<void> {
  const { page } = window;
  await window.opened();
  for (const name of ['tickets', 'misspelled', 'repeating', 'two-jobs', 'long'] as const) {
    await openSummary(window, name);
    await window.pictures(name, 'h1');
  }
  await page.keyboard.press('Control+w');
  await liveSummary(window);
  await keyboardAndDisclosure(window);
  await reload(window);
  await compare(window, api);
}

/** Runs a configuration and opens its summary. */
async function openSummary(window: RunsWindow, name: string): Promise<Frame> {
  await window.command('View: Close All Editors');
  await window.run(name);
  return await window.openSummary();
}

async function liveSummary(window: RunsWindow): Promise<void> {
  await window.command('View: Close All Editors');
  await window.openFile('slow.extractor.json');
  await window.command('Pagewright: Run Extraction');
  await window.toast('weather · page 1').waitFor({ timeout: 20_000 });
  await window.command('Pagewright: Show Run Summary');
  const frame = await window.webviewFrame('header.running');
  await frame.locator('svg.chart').first().waitFor();
  await window.picture('live');
  await frame.getByRole('button', { name: 'Cancel' }).click();
  await frame.locator('header.cancelled').waitFor();
  console.log('live, and cancelled from the summary');
}

/** Opens the table of a picture by keyboard alone. */
async function keyboardAndDisclosure(window: RunsWindow): Promise<void> {
  const frame = await openSummary(window, 'tickets');
  await frame.locator('#timeline summary').focus();
  await window.page.keyboard.press('Enter');
  await frame.locator('#timeline .data table').waitFor();
  await window.pictures('table-open', '.data table');
}

/** A reload of the window brings the summary back with its open parts. */
async function reload(window: RunsWindow): Promise<void> {
  // VS Code keeps what a tab shows a moment later.
  await window.page.waitForTimeout(1_000);
  await window.page.reload();
  const frame = await window.webviewFrame('#timeline .data table');
  await frame.locator('h1').waitFor();
  console.log('back after a reload');
}

/** Compares two runs between which the API and the configuration have changed. */
async function compare(window: RunsWindow, api: PeopleApi): Promise<void> {
  const { page } = window;
  await openSummary(window, 'people');
  api.change();
  const config = path.join(window.folder, 'people.extractor.json');
  fs.writeFileSync(config, fs.readFileSync(config, 'utf8').replace('"limit": 20', '"limit": 30'));
  const frame = await openSummary(window, 'people');
  await frame.getByRole('button', { name: 'Compare' }).click();
  await window.row('people.extractor.json').first().waitFor();
  await window.picture('compare-pick');
  await page.keyboard.press('Enter');
  const view = await window.webviewFrame('.runs');
  await view.locator('.rows .differs').first().waitFor();
  await window.pictures('compare', '.runs');
  await window.zoomed('compare', view);
  for (const part of ['jobs', 'requests']) {
    await view.locator(`#${part}`).evaluate((element) => element.scrollIntoView());
    await window.picture(`compare-${part}`);
  }
  await page.setViewportSize({ width: 900, height: 800 });
  await view.locator('h1').evaluate((element) => element.scrollIntoView());
  await window.pictures('compare-900', '.runs');
  // The filter and the diffs by the keyboard alone.
  await view.locator('.filter input').focus();
  await page.keyboard.press('Space');
  await view.locator('.mark.equal').first().waitFor();
  await window.pictures('compare-all', '.runs');
  await view.getByRole('button', { name: 'Requests' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.monaco-diff-editor').first().waitFor();
  await window.picture('compare-diff');
  console.log('compared, with a diff');
}
