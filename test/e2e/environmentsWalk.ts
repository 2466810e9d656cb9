// A walk through the environments of a configuration, with pictures:
//   node test/e2e/environmentsWalk.ts    pictures in .artefacts/environments/
import fs from 'node:fs';
import path from 'node:path';
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { VscodeWindow } from './window/vscodeWindow.ts';

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

await withPackaged(async ({ data, folder }) => {
  fs.writeFileSync(path.join(folder, 'stations.extractor.json'), JSON.stringify(configuration, undefined, 2));
  const settings = { 'pagewright.shapes.write': 'never', 'pagewright.testPane.open': 'never' };
  await inWindow({ data, folder, settings }, (page) => walk(new VscodeWindow(page, 'environments'), folder));
});

async function walk(window: VscodeWindow, folder: string): Promise<void> {
  const { page } = window;
  const writeSettings = (settings: object) =>
    fs.writeFileSync(path.join(folder, '.pagewright.json'), JSON.stringify(settings, undefined, 2));
  await window.opened();
  await window.openFile('stations.extractor.json');
  await window.lens('Run').waitFor({ timeout: 30_000 });

  await window.command('Pagewright: Switch Environment…');
  await window.row('Add Environments').waitFor();
  await window.picture('1-none-yet');
  await page.keyboard.press('Enter');
  await window.shows('"environments"');
  await window.picture('2-first-ones');

  // Out of the snippet, so that nothing is unsaved when the file changes on the disk.
  await page.keyboard.press('Escape');
  await window.command('File: Revert File');
  writeSettings(environments);
  await window.openFile('stations.extractor.json');
  await window.status('no environment').waitFor();
  await window.status('no environment').click();
  await window.row('dev').waitFor();
  await window.picture('3-choice');
  await page.keyboard.press('Enter');
  await window.status('dev').waitFor();
  await window.command('Pagewright: Show Plan');
  await window.shows('Environment "dev"');
  await window.picture('4-plan');

  await window.command('Pagewright: Run Extraction');
  await window
    .status('complete')
    .waitFor({ timeout: 60_000 })
    .catch(() => undefined);
  await window.command('Pagewright: Show Run Summary');
  await page.waitForTimeout(1500);
  await window.picture('5-run');

  writeSettings({ environments: { develop: environments.environments.dev } });
  await window.openFile('stations.extractor.json');
  await page.locator('.statusbar-item .codicon-warning').first().waitFor();
  await window.command('Pagewright: Run Extraction');
  await window.toast('There is no environment').waitFor();
  await window.picture('6-gone');

  writeSettings({ environments: { dev: { baseurl: 'http://localhost/', attributes: { '#token': 'abc', jobs: 1 } } } });
  await window.openFile('.pagewright.json');
  await window.command('Problems: Focus on Problems View');
  await page.waitForTimeout(1500);
  await window.picture('7-faults');
}
