// What every view looks like where there is little room: each in a window of 1280 × 800 and in one of 900 px width, in
// three themes. Ends with an error where axe-core finds something serious, or a page is wider than its place.
//   node test/e2e/looksWalk.ts    pictures in .artefacts/looks/
import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { startRunsApi } from './walk/runsApi.ts';
import { runsConfigurations } from './walk/runsConfigurations.ts';
import { RunsWindow } from './window/runsWindow.ts';

const problems: string[] = [];
const ended = { timeout: 40_000 };

const api = await startRunsApi();
try {
  await withPackaged(async ({ data, folder }) => {
    for (const width of [1280, 900]) {
      const own = path.join(folder, String(width));
      fs.mkdirSync(own, { recursive: true });
      const { users, wide, missing } = runsConfigurations(`${api.url}/`);
      for (const [name, configuration] of Object.entries({ users, wide, missing }))
        fs.writeFileSync(path.join(own, `${name}.extractor.json`), JSON.stringify(configuration, undefined, 2));
      await inWindow({ data, folder: own, viewport: { width, height: 800 } }, (page) =>
        look(new RunsWindow(page, own, { problems, album: `looks/${width}` })),
      );
    }
  });
} finally {
  await api.close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function look(window: RunsWindow): Promise<void> {
  await window.opened();
  await window.command('View: Close Secondary Side Bar').catch(() => window.page.keyboard.press('Escape'));
  await runOf(window, 'users', window.toast('45 records, complete').first());
  await show(window, 'lens-pane-toast', '[role=tabpanel]');
  await window.command('Pagewright: Show Run Summary');
  await show(window, 'summary', 'h1');
  await window.command('View: Close All Editors');
  await runOf(window, 'users', window.toast('45 records, complete').first());
  await window.command('Pagewright: Compare Runs…');
  await window.row('users.extractor.json').first().waitFor();
  await window.page.keyboard.press('Enter');
  await show(window, 'compare', '.runs');
  await window.command('View: Close All Editors');
  await runOf(window, 'wide', window.lens(/^✓ /));
  await window.command('Pagewright: Open Results');
  await show(window, 'table', '.grid');
  await window.command('Pagewright: Show Column Statistics');
  await show(window, 'statistics', '.details');
  await window.command('View: Close All Editors');
  await runOf(window, 'missing', window.toast('missing.extractor.json: Failed').first());
  // It was closed with all editors, so it opens only when it is asked for.
  await window.command('Pagewright: Open Test Pane');
  await show(window, 'failed', '[role=tabpanel]');
  await window.command('Pagewright: Focus on Runs View');
  await window.pictures('runs');
}

/** Runs a configuration by its key, and waits for what says that it has ended. */
async function runOf(window: RunsWindow, name: string, end: Locator): Promise<void> {
  await window.openConfig(name);
  await window.lens(/^(\W+ )?.*Run/).waitFor(ended);
  await window.page.keyboard.press('Control+F5');
  await end.waitFor(ended);
}

/** Takes the pictures of a view, and measures whether its page is wider than its place. */
async function show(window: RunsWindow, name: string, wanted: string): Promise<void> {
  const frame = await window.webviewFrame(wanted);
  await window.pictures(name, wanted);
  const over = await frame.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  if (over > 1) problems.push(`${name}: the page is ${over} px wider than its place.`);
  console.log(name);
}
