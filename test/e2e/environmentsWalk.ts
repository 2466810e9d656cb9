// A walk through the environments of a configuration, with pictures:
//   node test/e2e/environmentsWalk.ts    pictures in .artefacts/environments/
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { artefactPath } from './launch/artefactPath.ts';
import { installPackaged } from './launch/installPackaged.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { startVscodeServer } from './launch/startVscodeServer.ts';
import { workbenchUrl } from './launch/workbenchUrl.ts';
import { VscodeWindow } from './walk/vscodeWindow.ts';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-environments-'));
const folder = path.join(temporary, 'demo');

const configuration = {
  api: {
    baseUrl: 'https://api.example.com/v1/',
    pagination: { method: 'offset', limit: 20, limitParam: 'limit', offsetParam: 'offset' },
  },
  config: {
    outputBucket: 'demo',
    region: 'us',
    jobs: [{ endpoint: 'stations', dataField: 'items', params: { region: { attr: 'region' } } }],
  },
};
const environments = {
  environments: {
    dev: { baseUrl: 'http://127.0.0.1:8377/v1/', attributes: { region: 'eu' } },
    production: {},
  },
};

const { data } = await installPackaged(temporary);
fs.mkdirSync(folder);
fs.writeFileSync(path.join(folder, 'stations.extractor.json'), JSON.stringify(configuration, undefined, 2));
const server = await startVscodeServer({ data, settings: { 'pagewright.shapes.write': 'never' } });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  await page.goto(workbenchUrl(server.port, folder));
  await walk(new VscodeWindow(page));
} finally {
  await browser.close();
  await server.stop();
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function walk(window: VscodeWindow): Promise<void> {
  const { page } = window;
  const picture = (name: string) => page.screenshot({ path: artefactPath('environments', `${name}.png`) });
  const status = (text: string) => page.locator('.statusbar-item', { hasText: text }).first();
  await window.opened();
  await window.openFile('stations.extractor.json');
  await window.lens('Run').first().waitFor({ timeout: 30_000 });

  await window.command('Pagewright: Switch Environment…');
  await window.row('Add Environments').waitFor();
  await picture('1-none-yet');
  await page.keyboard.press('Enter');
  await window.shows('"environments"');
  await picture('2-first-ones');

  // Out of the snippet, so that nothing is unsaved when the file changes on the disk.
  await page.keyboard.press('Escape');
  await window.command('File: Revert File');
  writeSettings(environments);
  await window.openFile('stations.extractor.json');
  await status('no environment').waitFor();
  await status('no environment').click();
  await window.row('dev').waitFor();
  await picture('3-choice');
  await page.keyboard.press('Enter');
  await status('dev').waitFor();
  await window.command('Pagewright: Show Plan');
  await window.shows('Environment "dev"');
  await picture('4-plan');

  await window.command('Pagewright: Run Extraction');
  await status('complete')
    .waitFor({ timeout: 60_000 })
    .catch(() => undefined);
  await window.command('Pagewright: Show Run Summary');
  await page.waitForTimeout(1500);
  await picture('5-run');

  writeSettings({ environments: { develop: environments.environments.dev } });
  await window.openFile('stations.extractor.json');
  await page.locator('.statusbar-item .codicon-warning').first().waitFor();
  await window.command('Pagewright: Run Extraction');
  await window.toast('There is no environment').waitFor();
  await picture('6-gone');

  writeSettings({ environments: { dev: { baseurl: 'http://localhost/', attributes: { '#token': 'abc', jobs: 1 } } } });
  await window.openFile('.pagewright.json');
  await window.command('Problems: Focus on Problems View');
  await page.waitForTimeout(1500);
  await picture('7-faults');
}

function writeSettings(settings: object): void {
  fs.writeFileSync(path.join(folder, '.pagewright.json'), JSON.stringify(settings, undefined, 2));
}
