// A walk through the table editor with a file of a million rows, with the packaged extension installed. It measures,
// checks each theme with axe-core, and leaves pictures in .artefacts/table/:
//   node test/e2e/tableWalk.ts [ROWS]
import fs from 'node:fs';
import path from 'node:path';
import type { CDPSession } from 'playwright-core';
import { writeLargeCsv } from '../support/writeLargeCsv.ts';
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { RunsWindow } from './window/runsWindow.ts';
import { TableView } from './window/tableView.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const last = (rows - 1).toLocaleString('en-US').replaceAll(',', '');

const problems: string[] = [];

await withPackaged(async ({ data, folder }) => {
  const tables = path.join(folder, 'out', 'demo', 'tables');
  fs.mkdirSync(tables, { recursive: true });
  await writeLargeCsv(path.join(tables, 'large.csv'), rows);
  await writeLargeCsv(path.join(tables, 'small.csv'), 10);
  await inWindow({ data, folder }, async (page) =>
    walk(new RunsWindow(page, folder, { problems, album: 'table' }), await page.context().newCDPSession(page)),
  );
});
for (const problem of problems) console.error(problem);
console.log(`${problems.length} serious findings of axe-core`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function walk(window: RunsWindow, browserSession: CDPSession): Promise<void> {
  const { page } = window;
  const table = new TableView(window);
  await window.opened();
  await open(window, 'small.csv');
  await table.cell(2, 2, 'Brno').waitFor();
  await window.command('View: Close All Editors');
  await timed('first rows of a table of 10 rows', async () => {
    await open(window, 'small.csv');
    await table.cell(2, 2, 'Brno').waitFor();
  });
  await window.command('View: Close All Editors');
  const before = await heap(browserSession);
  await timed('first rows, from the double click', async () => {
    await open(window, 'large.csv');
    await table.cell(2, 2, 'Brno').waitFor();
  });
  await window.picture('counting');
  await timed('rows counted', () => table.status(`${rows.toLocaleString('en-US')} rows`).waitFor({ timeout: 60_000 }));
  await table.frame.locator('.repeated').waitFor({ timeout: 60_000 });
  await timed('to the last row', async () => {
    await table.cell(2, 2, 'Brno').click();
    await page.keyboard.press('Control+End');
    await table.frame.locator(`[aria-rowindex="${rows + 1}"] [aria-colindex="2"]`, { hasText: last }).waitFor();
  });
  await window.picture('end');
  await timed('in sight again, at the same place', async () => {
    await open(window, 'small.csv');
    await table.cell(2, 2, 'Brno').waitFor();
    await page.getByRole('tab', { name: 'large.csv' }).click();
    await table.frame.locator(`[aria-rowindex="${rows + 1}"] [aria-colindex="2"]`, { hasText: last }).waitFor();
  });
  await table.frame.locator('.grid').hover();
  for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, -600);
  await page.keyboard.press('Control+Home');
  await timed('sorted by numbers', () => sort(table, 'amount', 'ascending'));
  await window.picture('sorted');
  await timed('sorted by numbers, descending', () => sort(table, 'amount', 'descending'));
  await timed('sorted by texts', () => sort(table, 'note', 'ascending'));
  await timed('filtered', async () => {
    await page.keyboard.press('Control+f');
    await page.keyboard.type('calm');
    await page.keyboard.press('Enter');
    await table.status(' of ').waitFor({ timeout: 60_000 });
    await table.settled();
  });
  await window.picture('filtered');
  await page.keyboard.press('Escape');
  await table
    .status(' of ')
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  await table.frame.locator('.repeated').click();
  await table.status(' of ').waitFor();
  await window.picture('repeated');
  await table.frame.locator('.repeated').click();
  const after = await heap(browserSession);
  console.log(`${((after - before) / 1e6).toFixed(1).padStart(8)} MB  JavaScript heap of the table in the window`);
  await inThemes(window, table);
}

/** A selection and the details of a cell, in each theme. */
async function inThemes(window: RunsWindow, table: TableView): Promise<void> {
  await window.command('View: Close All Editors');
  await open(window, 'small.csv');
  await table.cell(2, 2, 'Brno').waitFor();
  await table.frame.locator('[data-row="3"][data-column="5"]').click();
  await window.page.keyboard.press('Shift+ArrowUp');
  await window.page.keyboard.press('Shift+ArrowRight');
  await window.pictures('selection');
  await window.page.keyboard.press('F2');
  await table.frame.locator('.details pre', { hasText: '"bike"' }).waitFor();
  await window.pictures('cell', '.details pre');
}

async function open(window: RunsWindow, name: string): Promise<void> {
  if ((await window.page.getByRole('treeitem', { name }).count()) === 0) {
    await window.page.getByRole('treeitem', { name: 'out' }).first().click();
    await window.page.getByRole('treeitem', { name }).first().waitFor();
  }
  await window.page.getByRole('treeitem', { name }).first().dblclick();
}

async function sort(table: TableView, name: string, direction: string): Promise<void> {
  await table.head(name).click();
  await table
    .head(name)
    .and(table.frame.locator(`[aria-sort="${direction}"]`))
    .waitFor({ timeout: 60_000 });
  await table.settled();
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
