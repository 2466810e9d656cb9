// A walk through a project of the platform, in the tree of each tool, with pictures:
//   node test/e2e/projectWalk.ts    pictures in .artefacts/project-kbc/ and .artefacts/project-kbagent/
import fs from 'node:fs';
import path from 'node:path';
import { sendJson, startApi } from '../support/startApi.ts';
import { copyTree, type TreeTool } from './launch/copyTree.ts';
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { VscodeWindow } from './window/vscodeWindow.ts';

const row = 'main/extractor/ex-generic-v2/with-rows/rows/users';
const settings = { 'pagewright.shapes.write': 'never', 'pagewright.testPane.open': 'never' };

await withPackaged(async ({ data, folder }) => {
  const api = await startApi((_, response) => sendJson(response, [{ id: 1, name: 'Ada' }]));
  for (const tool of ['kbc', 'kbagent'] as const) {
    const own = path.join(folder, tool);
    copyTree(tool, own, api.port);
    misspell(path.join(own, row, fileOf(tool)));
    await inWindow({ data, folder: own, settings }, (page) => walk(new VscodeWindow(page, `project-${tool}`), tool));
  }
  await api.close();
});

function fileOf(tool: TreeTool): string {
  return tool === 'kbc' ? 'config.json' : '_config.yml';
}

/** Leaves a mistake in a row. */
function misspell(file: string): void {
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('dataType', 'dataTyp'));
}

async function walk(window: VscodeWindow, tool: TreeTool): Promise<void> {
  const { page } = window;
  const line = (name: string) => page.locator('.part.sidebar .monaco-list-row', { hasText: name }).first();
  await window.opened();
  await window.known();
  await page.locator('.activitybar a[aria-label="Pagewright"]').click();
  await page.locator('.part.sidebar .pane-header', { hasText: 'Project' }).waitFor({ timeout: 60_000 });
  await line('With rows').waitFor({ timeout: 60_000 });
  await window.picture('1-project');

  await line('With rows').click();
  await page.keyboard.press('ArrowRight');
  await line('Teams').waitFor();
  await line('Users').click();
  await window.tab(fileOf(tool)).first().waitFor();
  await window.status('Default Values').waitFor();
  await window.picture('2-row');

  await window.status('Default Values').click();
  await window.row('Default Values').waitFor();
  await window.picture('3-values');
  await page.getByRole('option', { name: 'US', exact: true }).click();
  await window.status(/^\s*US$/).waitFor();

  await window.flagged();
  await window.click('dataTyp');
  await window.picture('4-finding');
  await page.keyboard.press('Control+.');
  await window.fixes('dataType').waitFor();
  await window.picture('5-fix');
  await page.keyboard.press('Enter');
  await page.locator('.squiggly-warning').first().waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+S');

  await window.command('Pagewright: Show Plan');
  await window.tab('plan.txt').first().waitFor();
  await window.picture('6-plan');

  await window.command('Pagewright: Run Extraction');
  await window.status(/complete|unknown/).waitFor({ timeout: 60_000 });
  await line('Users').waitFor();
  await window.picture('7-run');
  await window.command('Pagewright: Show Run Summary');
  await page.waitForTimeout(1500);
  await window.picture('8-summary');
}
