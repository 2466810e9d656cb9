// From the OpenAPI document of the sample API to its complete tables, without a line of JSON:
//   node test/e2e/openapiWalk.ts    pictures in .artefacts/openapi/
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackaged } from './launch/installPackaged.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { startVscodeServer } from './launch/startVscodeServer.ts';
import { workbenchUrl } from './launch/workbenchUrl.ts';
import { OpenapiWindow, openapiSteps } from './walk/openapiSteps.ts';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-openapi-'));
const folder = path.join(temporary, 'mine');

const { data } = await installPackaged(temporary);
fs.mkdirSync(folder);
copyDescription();
const server = await startVscodeServer({ data, settings: { 'pagewright.notifications': 'all' } });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 860 } });
  page.setDefaultTimeout(20_000);
  await page.goto(workbenchUrl(server.port, folder));
  await walk(new OpenapiWindow(page, folder, []));
} finally {
  await browser.close();
  await server.stop();
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

function copyDescription(): void {
  fs.copyFileSync(path.join(projectRoot, 'samples/sample-api.openapi.yaml'), path.join(folder, 'bikes.openapi.yaml'));
}

async function walk(window: OpenapiWindow): Promise<void> {
  await window.opened();
  for (const { name, take } of openapiSteps) {
    try {
      await take(window);
    } catch (error) {
      await window.picture('failed');
      throw error;
    }
    console.log(name);
  }
}
