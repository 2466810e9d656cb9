// A walk through the summaries of runs and the comparison of two, with pictures in three themes and a check by axe-core:
//   node test/e2e/summaryWalk.ts    pictures in .artefacts/summary/
// It ends with an error where something is not to be seen, or axe-core finds something serious.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { artefactPath } from './launch/artefactPath.ts';
import { installPackaged } from './launch/installPackaged.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { startVscodeServer } from './launch/startVscodeServer.ts';
import { workbenchUrl } from './launch/workbenchUrl.ts';
import { findAccessibilityProblems } from './walk/findAccessibilityProblems.ts';
import { setTheme, themes } from './walk/themes.ts';
import { VscodeWindow } from './walk/vscodeWindow.ts';
import { webviewFrame } from './walk/webviewFrame.ts';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-summary-'));
const folder = path.join(temporary, 'demo');
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

/** So many requests and pages that bars are narrow, and those that are joined are seen too. */
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

const { data } = await installPackaged(temporary);
fs.cpSync(path.join(projectRoot, 'test/e2e/workspace'), folder, { recursive: true });
fs.rmSync(path.join(folder, '.vscode'), { recursive: true });
fs.copyFileSync(
  path.join(projectRoot, 'samples/08-unreliable-tickets.extractor.json'),
  path.join(folder, 'tickets.extractor.json'),
);
fs.writeFileSync(path.join(folder, 'repeating.extractor.json'), JSON.stringify(repeating, undefined, 2));
fs.writeFileSync(path.join(folder, 'long.extractor.json'), JSON.stringify(long, undefined, 2));
const server = await startVscodeServer({
  data,
  settings: { 'pagewright.shapes.write': 'never', 'pagewright.notifications': 'all' },
});
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });
  page.setDefaultTimeout(15_000);
  await page.goto(workbenchUrl(server.port, folder));
  await walk(new VscodeWindow(page));
} finally {
  await browser.close();
  await server.stop();
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function walk(window: VscodeWindow): Promise<void> {
  const { page } = window;
  await window.opened();
  for (const name of ['tickets', 'misspelled', 'repeating', 'two-jobs', 'long'] as const) {
    await openSummary(window, name);
    await inAllThemes(window, name, 'h1');
  }
  await page.keyboard.press('Control+w');
  await liveSummary(window);
  await keyboardAndDisclosure(window);
  await reload(window);
  await compare(window);
}

/** Runs a configuration and opens its summary from the message at the end. */
async function openSummary(window: VscodeWindow, name: string): Promise<Frame> {
  await window.command('View: Close All Editors');
  await window.openFile(`${name}.extractor.json`);
  await window.lens('Run').first().waitFor({ timeout: 30_000 });
  await window.command('Pagewright: Run Extraction');
  const button = window.toast(`${name}.extractor.json:`).getByRole('button', { name: 'Show Summary' });
  await button.first().waitFor({ timeout: 30_000 });
  if (await window.page.locator('.part.panel').isVisible()) await window.command('View: Hide Panel');
  await button.first().click();
  return await webviewFrame(window.page, 'h1');
}

async function inAllThemes(window: VscodeWindow, name: string, wanted: string): Promise<void> {
  for (const theme of themes) {
    await setTheme(window.page, folder, theme);
    const frame = await webviewFrame(window.page, wanted);
    await window.page.screenshot({ path: artefactPath('summary', `${name}-${theme.name}.png`) });
    const found = await findAccessibilityProblems(frame);
    problems.push(...found.map((problem) => `${name} (${theme.name}): ${problem}`));
    console.log(`${name} in ${theme.name}: ${found.length} serious findings`);
  }
}

async function liveSummary(window: VscodeWindow): Promise<void> {
  await window.command('View: Close All Editors');
  await window.openFile('slow.extractor.json');
  await window.command('Pagewright: Run Extraction');
  await window.toast('weather · page 1').waitFor({ timeout: 20_000 });
  await window.command('Pagewright: Show Run Summary');
  const frame = await webviewFrame(window.page, 'header.running');
  await frame.locator('svg.chart').first().waitFor();
  await window.page.screenshot({ path: artefactPath('summary', 'live.png') });
  await frame.getByRole('button', { name: 'Cancel' }).click();
  await frame.locator('header.cancelled').waitFor();
  console.log('live, and cancelled from the summary');
}

/** The table behind a picture by keyboard alone. */
async function keyboardAndDisclosure(window: VscodeWindow): Promise<void> {
  const frame = await openSummary(window, 'tickets');
  await frame.locator('#timeline summary').focus();
  await window.page.keyboard.press('Enter');
  await frame.locator('#timeline .data table').waitFor();
  await inAllThemes(window, 'table-open', '.data table');
}

/** A reload of the window brings the summary back with what was open. */
async function reload(window: VscodeWindow): Promise<void> {
  // VS Code keeps what a tab shows a moment later.
  await window.page.waitForTimeout(1_000);
  await window.page.reload();
  const frame = await webviewFrame(window.page, '#timeline .data table');
  await frame.locator('h1').waitFor();
  console.log('back after a reload');
}

async function compare(window: VscodeWindow): Promise<void> {
  const frame = await webviewFrame(window.page, 'h1');
  await frame.getByRole('button', { name: 'Compare' }).click();
  await window.row('tickets.extractor.json').first().waitFor();
  await window.page.waitForTimeout(500);
  await window.page.screenshot({ path: artefactPath('summary', 'compare-pick.png') });
  await window.page.keyboard.press('Enter');
  await window.shows('Two runs compared');
  // The same from its line at the end, and from above the first line.
  await window.page.locator('.detected-link', { hasText: 'Requests side by side' }).first().waitFor();
  const lens = window.page.locator('.codelens-decoration a', { hasText: 'Requests side by side' }).first();
  await lens.waitFor();
  await window.page.screenshot({ path: artefactPath('summary', 'compare.png') });
  await lens.click();
  await window.page.locator('.monaco-diff-editor').first().waitFor();
  await window.page.waitForTimeout(800);
  await window.page.screenshot({ path: artefactPath('summary', 'compare-diff.png') });
  console.log('compared, with a diff');
}
