// A paging that stops too early: its misspelled path is found by stepping, fixed from the response, and paged on with:
//   node test/e2e/debugWalk.ts    pictures in .artefacts/debug/
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackaged } from './launch/installPackaged.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { startVscodeServer } from './launch/startVscodeServer.ts';
import { workbenchUrl } from './launch/workbenchUrl.ts';
import { DebugWindow, debugSteps } from './walk/debugSteps.ts';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-debug-'));
const folder = path.join(temporary, 'mine');

const { data } = await installPackaged(temporary);
fs.mkdirSync(folder);
// Without its shapes, by which the editor would flag the path.
fs.copyFileSync(
  path.join(projectRoot, 'samples/09-misspelled-path.extractor.json'),
  path.join(folder, 'rides.extractor.json'),
);
const server = await startVscodeServer({ data });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  page.setDefaultTimeout(20_000);
  await page.goto(workbenchUrl(server.port, folder));
  await walk(new DebugWindow(page, folder, []));
} finally {
  await browser.close();
  await server.stop();
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function walk(window: DebugWindow): Promise<void> {
  await window.opened();
  for (const [index, { name, take }] of debugSteps.entries()) {
    try {
      await take(window);
    } catch (error) {
      await window.picture('failed');
      throw error;
    }
    await window.picture(`${String(index + 1).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}`);
    console.log(name);
  }
}
