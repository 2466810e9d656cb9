// A walk through a project of 2,000 configurations, with the packaged extension installed. It measures, and leaves
// pictures in .artefacts/project-large/:
//   node test/e2e/projectLargeWalk.ts [CONFIGURATIONS]
import fs from 'node:fs';
import os from 'node:os';
import { largeName, largeTree } from '../support/largeTree.ts';
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { writeTree } from './launch/writeTree.ts';
import { VscodeWindow } from './window/vscodeWindow.ts';

const configurations = Number(process.argv[2] ?? 2000);
const settings = { 'pagewright.shapes.write': 'never', 'pagewright.testPane.open': 'never' };

await withPackaged(async ({ data, folder }) => {
  fs.rmSync(folder, { recursive: true, force: true });
  writeTree(largeTree(configurations), folder);
  await inWindow({ data, folder, settings }, (page) => walk(new VscodeWindow(page, 'project-large')));
});

async function walk(window: VscodeWindow): Promise<void> {
  const { page } = window;
  const line = (name: string) => page.locator('.part.sidebar .monaco-list-row', { hasText: name }).first();
  const progress = page.locator('.notification-toast', { hasText: 'Checking the project' });
  await window.opened();
  await window.known();
  await timed('the view lists the project, from the click on its container', async () => {
    await page.locator('.activitybar a[aria-label="Pagewright"]').click();
    await line(largeName(0)).waitFor({ timeout: 120_000 });
  });
  await window.picture('1-listed');
  await line(largeName(1)).click();
  await window.tab('config.json').first().waitFor();
  await window.flagged();
  await timed('a keystroke to the diagnostic, with nothing else to do', () => mistype(window));
  await window.command('Pagewright: Check Project');
  await progress.waitFor();
  await timed('a keystroke to the diagnostic, while the project is checked', () => mistype(window));
  await window.picture('2-checking');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await timed('from Cancel to the end', () => progress.waitFor({ state: 'hidden' }));
  await window.picture('3-cancelled');
  await window.command('Pagewright: Check Project');
  await timed('all configurations checked', () => window.toast('Checked ').waitFor({ timeout: 300_000 }));
  await window.press(window.toast('Checked '), 'Show Problems');
  await page.waitForTimeout(1500);
  await window.picture('4-problems');
}

/** Types a letter into the misspelt key and takes it back, each time until the squiggle has followed. */
async function mistype({ page, editor }: VscodeWindow): Promise<void> {
  const squiggle = page.locator('.squiggly-warning').first();
  const key = editor.locator('.view-line', { hasText: '"metod"' }).first();
  await key.locator('span', { hasText: 'metod' }).last().click();
  const before = await squiggle.boundingBox();
  await page.keyboard.type('xxxx');
  const widthNow = `document.querySelector('.squiggly-warning')?.getBoundingClientRect().width ?? 0`;
  await page.waitForFunction(`(${widthNow}) > ${(before?.width ?? 0) + 1}`);
  for (let left = 4; left > 0; left--) await page.keyboard.press('Backspace');
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
  console.log(`${seconds} s  ${what} (load ${os.loadavg()[0]?.toFixed(1)})`);
}
