// A walk through a VS Code without a server, as on vscode.dev, with a picture of each step:
//   node test/e2e/browserWalk.ts    pictures in .artefacts/browser/
import fs from 'node:fs';
import path from 'node:path';
import { copyWorkspace } from './launch/copyWorkspace.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { runOnCommandLine } from './launch/runOnCommandLine.ts';
import { startBrowserApis } from './launch/startBrowserApis.ts';
import { startPureHost } from './launch/startPureHost.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { browserSteps } from './walk/browserSteps.ts';
import { takeSteps } from './walk/takeSteps.ts';
import { VscodeWindow } from './window/vscodeWindow.ts';

const apis = await startBrowserApis();
try {
  await withPackaged(async ({ extension, folder }) => {
    await fill(folder);
    const host = await startPureHost({ extension, folder, settings: { 'pagewright.notifications': 'all' } });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(15_000);
      await page.goto(host.url);
      const window = new VscodeWindow(page, 'browser');
      await window.opened();
      await takeSteps(window, browserSteps);
    } finally {
      await browser.close();
      await host.close();
    }
  });
} finally {
  await apis.close();
}

/**
 * Writes the folder of the window: a misspelled path, two APIs, and the results of a run on a machine for one of them.
 */
async function fill(folder: string): Promise<void> {
  copyWorkspace(folder);
  for (const [name, baseUrl] of Object.entries({ admitting: apis.open, refusing: apis.closed, recorded: apis.open })) {
    const jobs = [{ __NAME: 'items', endpoint: 'items', dataType: 'items', dataField: 'items' }];
    const pagination = { method: 'offset', limit: 20 };
    const config = { api: { baseUrl, pagination }, config: { outputBucket: 'demo', jobs } };
    fs.writeFileSync(path.join(folder, `${name}.extractor.json`), `${JSON.stringify(config, undefined, 2)}\n`);
  }
  const [config, night, recording] = ['recorded.extractor.json', 'night', '.pagewright/recordings/recorded'].map(
    (place) => path.join(folder, place),
  ) as [string, string, string];
  await runOnCommandLine(config, night, recording);
  fs.writeFileSync(path.join(folder, 'cities.csv'), '"city","people"\n"Brno","402739"\n"Tartu","97759"\n');
}
