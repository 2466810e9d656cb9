// The first hour with an API of one's own, as a person with a keyboard has it: from an empty folder to the tables of four
// jobs, each paged in another way. Ends with an error where something is missing, or it takes 40 actions.
//   node test/e2e/firstHourWalk.ts    pictures in .artefacts/first-hour/
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackaged } from './launch/installPackaged.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { startVscodeServer } from './launch/startVscodeServer.ts';
import { workbenchUrl } from './launch/workbenchUrl.ts';
import { startFirstHourApi } from './walk/firstHourApi.ts';
import { firstHourSteps } from './walk/firstHourSteps.ts';
import { FirstHourWindow } from './walk/firstHourWindow.ts';

const mostActions = 39;

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-first-hour-'));
const folder = path.join(temporary, 'mine');

const { data } = await installPackaged(temporary);
const api = await startFirstHourApi();
fs.mkdirSync(folder);
const server = await startVscodeServer({ data });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  await page.goto(workbenchUrl(server.port, folder));
  await walk(new FirstHourWindow(page, folder, []));
} finally {
  await browser.close();
  await server.stop();
  await api.close();
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function walk(window: FirstHourWindow): Promise<void> {
  await window.opened();
  for (const { name, take } of firstHourSteps) {
    try {
      await take(window, api);
    } catch (error) {
      await window.picture('failed');
      for (const file of fs.readdirSync(folder).filter((each) => each.endsWith('.json'))) {
        console.error(fs.readFileSync(path.join(folder, file), 'utf8'));
      }
      throw error;
    }
    console.log(`${String(window.actions).padStart(3)} actions  ${name}`);
  }
  if (window.actions > mostActions) throw new Error(`It took ${window.actions} actions, and may take ${mostActions}.`);
}
