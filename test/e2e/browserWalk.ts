// A walk through a VS Code without a server, as on vscode.dev, with a picture of each step:
//   node test/e2e/browserWalk.ts    pictures in .artefacts/browser/
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sendJson, startApi } from '../support/startApi.ts';
import { artefactPath } from './launch/artefactPath.ts';
import { installPackaged } from './launch/installPackaged.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { startPureHost } from './launch/startPureHost.ts';
import { browserSteps } from './walk/browserSteps.ts';
import { VscodeWindow } from './walk/vscodeWindow.ts';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-browser-'));
const folder = path.join(temporary, 'demo');
const cities = {
  items: [
    { city: 'Brno', people: 402_739 },
    { city: 'Tartu', people: 97_759 },
  ],
};
const admitting = await startApi((_, response) =>
  sendJson(response, cities, 200, { 'access-control-allow-origin': '*' }),
);
const refusing = await startApi((_, response) => sendJson(response, cities));

try {
  const { extension } = await installPackaged(temporary);
  await makeFolder();
  const host = await startPureHost({ extension, folder, settings: { 'pagewright.notifications': 'all' } });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(15_000);
    await page.goto(host.url);
    const window = new VscodeWindow(page);
    await window.opened();
    await walk(window);
  } finally {
    await browser.close();
    await host.close();
  }
} finally {
  await admitting.close();
  await refusing.close();
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** What the window begins with: a misspelled path, two APIs, and what a run on a machine has left of one of them. */
async function makeFolder(): Promise<void> {
  fs.cpSync(path.join(projectRoot, 'test/e2e/workspace'), folder, { recursive: true });
  fs.rmSync(path.join(folder, '.vscode'), { recursive: true });
  for (const [name, { url }] of Object.entries({ admitting, refusing, recorded: admitting })) {
    const jobs = [{ __NAME: 'cities', endpoint: 'cities', dataType: 'cities', dataField: 'items' }];
    const config = { api: { baseUrl: `${url}/` }, config: { outputBucket: 'demo', jobs } };
    fs.writeFileSync(path.join(folder, `${name}.extractor.json`), `${JSON.stringify(config, undefined, 2)}\n`);
  }
  const night = (...parts: string[]) => path.join(folder, 'night', ...parts);
  const recording = path.join(folder, '.pagewright/recordings/recorded');
  const places = ['--out', night('out'), '--record', recording, '--report', night('report.json')];
  const cli = path.join(projectRoot, 'dist/cli.js');
  await promisify(execFile)(process.execPath, [cli, 'run', path.join(folder, 'recorded.extractor.json'), ...places]);
  fs.writeFileSync(path.join(folder, 'cities.csv'), '"city","people"\n"Brno","402739"\n"Tartu","97759"\n');
}

async function walk(window: VscodeWindow): Promise<void> {
  for (const [index, { name, take }] of browserSteps.entries()) {
    const number = String(index + 1).padStart(2, '0');
    try {
      await take(window);
      console.log(name);
    } finally {
      // What opened just now is still fading in.
      await window.page.waitForTimeout(400);
      await window.page.screenshot({ path: artefactPath('browser', `${number}-${name.replaceAll(/\W+/g, '-')}.png`) });
    }
  }
}
