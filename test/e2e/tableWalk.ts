// A walk through the table editor with a file of a million rows, with the packaged extension installed. It measures,
// checks each theme with axe-core, and leaves pictures in .artefacts/table/:
//   node test/e2e/tableWalk.ts [ROWS]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CDPSession, FrameLocator, Page } from 'playwright-core';
import { writeLargeCsv } from '../support/writeLargeCsv.ts';
import { artefactPath } from './launch/artefactPath.ts';
import { installPackaged } from './launch/installPackaged.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { startVscodeServer } from './launch/startVscodeServer.ts';
import { userSettings } from './launch/userSettings.ts';
import { workbenchUrl } from './launch/workbenchUrl.ts';
import { checkAccessibility } from './walk/checkAccessibility.ts';
import { VscodeWindow } from './walk/vscodeWindow.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const themes = ['Dark Modern', 'Light Modern', 'Default High Contrast'];
const last = (rows - 1).toLocaleString('en-US').replaceAll(',', '');

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-table-'));
const folder = path.join(temporary, 'demo');
const tables = path.join(folder, 'out', 'demo', 'tables');
fs.mkdirSync(tables, { recursive: true });
const large = path.join(tables, 'large.csv');
await writeLargeCsv(large, rows);
await writeLargeCsv(path.join(tables, 'small.csv'), 10);
const { data } = await installPackaged(temporary);
const findings: string[] = [];
const server = await startVscodeServer({ data });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  await page.goto(workbenchUrl(server.port, folder));
  await walk(new VscodeWindow(page), await page.context().newCDPSession(page));
} finally {
  await browser.close();
  await server.stop();
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
for (const finding of findings) console.error(finding);
console.log(`${findings.length} serious findings of axe-core`);
process.exitCode = findings.length === 0 ? 0 : 1;

async function walk(window: VscodeWindow, browserSession: CDPSession): Promise<void> {
  const { page } = window;
  await window.opened();
  await open(window, 'small.csv');
  await cell(page, 2, 2, 'Brno').waitFor();
  await window.command('View: Close All Editors');
  await timed('first rows of a table of 10 rows', async () => {
    await open(window, 'small.csv');
    await cell(page, 2, 2, 'Brno').waitFor();
  });
  await window.command('View: Close All Editors');
  const before = await heap(browserSession);
  await timed('first rows, from the double click', async () => {
    await open(window, 'large.csv');
    await cell(page, 2, 2, 'Brno').waitFor();
  });
  await picture(page, 'counting');
  await timed('rows counted', () => status(page, `${rows.toLocaleString('en-US')} rows`).waitFor({ timeout: 60_000 }));
  await table(page).locator('.repeated').waitFor({ timeout: 60_000 });
  await timed('to the last row', async () => {
    await cell(page, 2, 2, 'Brno').click();
    await page.keyboard.press('Control+End');
    await table(page)
      .locator(`[aria-rowindex="${rows + 1}"] [aria-colindex="2"]`, { hasText: last })
      .waitFor();
  });
  await picture(page, 'end');
  await timed('in sight again, at the same place', async () => {
    await open(window, 'small.csv');
    await cell(page, 2, 2, 'Brno').waitFor();
    await page.getByRole('tab', { name: 'large.csv' }).click();
    await table(page)
      .locator(`[aria-rowindex="${rows + 1}"] [aria-colindex="2"]`, { hasText: last })
      .waitFor();
  });
  await table(page).locator('.grid').hover();
  for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, -600);
  await page.keyboard.press('Control+Home');
  await timed('sorted by numbers', () => sort(page, 'amount', 'ascending'));
  await picture(page, 'sorted');
  await timed('sorted by numbers, descending', () => sort(page, 'amount', 'descending'));
  await timed('sorted by texts', () => sort(page, 'note', 'ascending'));
  await timed('filtered', async () => {
    await page.keyboard.press('Control+f');
    await page.keyboard.type('calm');
    await page.keyboard.press('Enter');
    await status(page, ' of ').waitFor({ timeout: 60_000 });
    await settled(page);
  });
  await picture(page, 'filtered');
  await page.keyboard.press('Escape');
  await status(page, ' of ')
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  await table(page).locator('.repeated').click();
  await status(page, ' of ').waitFor();
  await picture(page, 'repeated');
  await table(page).locator('.repeated').click();
  const after = await heap(browserSession);
  console.log(`${((after - before) / 1e6).toFixed(1).padStart(8)} MB  JavaScript heap of the table in the window`);
  await inThemes(page);
}

/** Each theme in a window of its own. */
async function inThemes(page: Page): Promise<void> {
  for (const theme of themes) {
    const settings = { ...userSettings, 'workbench.colorTheme': theme, 'window.autoDetectColorScheme': false };
    fs.writeFileSync(path.join(data, 'data/User/settings.json'), JSON.stringify(settings));
    await page.goto(workbenchUrl(server.port, folder));
    const window = new VscodeWindow(page);
    await window.opened();
    await open(window, 'small.csv');
    await cell(page, 2, 2, 'Brno').waitFor();
    await table(page).locator('[data-row="3"][data-column="5"]').click();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowRight');
    await picture(page, theme.replaceAll(' ', '-'));
    await page.keyboard.press('F2');
    await table(page).locator('.details pre', { hasText: '"bike"' }).waitFor();
    await picture(page, `${theme.replaceAll(' ', '-')}-cell`);
    findings.push(...(await checkAccessibility(table(page))).map((finding) => `${theme}: ${finding}`));
    await window.command('View: Close All Editors');
  }
}

async function open(window: VscodeWindow, name: string): Promise<void> {
  if ((await window.page.getByRole('treeitem', { name }).count()) === 0) {
    await window.page.getByRole('treeitem', { name: 'out' }).first().click();
    await window.page.getByRole('treeitem', { name }).first().waitFor();
  }
  await window.page.getByRole('treeitem', { name }).first().dblclick();
}

async function sort(page: Page, name: string, direction: string): Promise<void> {
  await table(page).locator('.cell.head', { hasText: name }).click();
  await table(page).locator(`.cell.head[aria-sort="${direction}"]`, { hasText: name }).waitFor({ timeout: 60_000 });
  await settled(page);
}

/** Waits until the rows are there that were asked for last. */
async function settled(page: Page): Promise<void> {
  await table(page).locator('.grid[aria-busy="false"]').waitFor({ timeout: 60_000 });
  await table(page).locator('.body .row[aria-busy]').first().waitFor({ state: 'detached' });
}

function table(page: Page): FrameLocator {
  // Editors that are out of sight keep an empty frame for a while.
  return page.frameLocator('iframe.webview.ready:visible').frameLocator('iframe#active-frame');
}

function cell(page: Page, row: number, column: number, text: string) {
  return table(page).locator(`[aria-rowindex="${row}"] [aria-colindex="${column + 1}"]`, { hasText: text });
}

function status(page: Page, text: string) {
  return table(page).locator('.status', { hasText: text });
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400);
  await page.screenshot({ path: artefactPath('table', `${name}.png`) });
}

async function timed(name: string, act: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await act();
  console.log(`${String(Math.round(performance.now() - startedAt)).padStart(8)} ms  ${name}`);
}

/** Bytes in use after a collection: of the window, which the page of the table shares its memory with. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
