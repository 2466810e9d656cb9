// A walk through the view of runs, its pages and events, runs that fail, the preview and the secrets, with pictures in
// three themes and a check by axe-core:
//   node test/e2e/runsWalk.ts [PART …]    pictures in .artefacts/runs/
// It ends with an error where something is not to be seen, or axe-core finds something serious.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installPackaged } from './launch/installPackaged.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { startVscodeServer } from './launch/startVscodeServer.ts';
import { workbenchUrl } from './launch/workbenchUrl.ts';
import { failureSteps } from './walk/failureSteps.ts';
import { openRunSteps } from './walk/openRunSteps.ts';
import { previewSteps } from './walk/previewSteps.ts';
import { resultSteps } from './walk/resultSteps.ts';
import { startRunsApi } from './walk/runsApi.ts';
import { runsConfigurations } from './walk/runsConfigurations.ts';
import { runsSteps } from './walk/runsSteps.ts';
import { RunsWindow } from './walk/runsWindow.ts';
import { secretSteps } from './walk/secretSteps.ts';
import { testPaneSteps } from './walk/testPaneSteps.ts';

const parts = {
  runs: runsSteps,
  opened: openRunSteps,
  results: resultSteps,
  failures: failureSteps,
  preview: previewSteps,
  test: testPaneSteps,
  secrets: secretSteps,
};
const asked = process.argv.slice(2);
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-runs-'));
const folder = path.join(temporary, 'demo');
const problems: string[] = [];

const { data } = await installPackaged(temporary);
const api = await startRunsApi();
fs.mkdirSync(folder);
for (const [name, configuration] of Object.entries(runsConfigurations(api.url))) {
  fs.writeFileSync(path.join(folder, `${name}.extractor.json`), JSON.stringify(configuration, undefined, 2));
}
const server = await startVscodeServer({
  data,
  settings: { 'pagewright.shapes.write': 'never', 'pagewright.notifications': 'all' },
});
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.setDefaultTimeout(15_000);
  await page.goto(workbenchUrl(server.port, folder));
  await walk(new RunsWindow(page, folder, problems));
} finally {
  await browser.close();
  await server.stop();
  api.close();
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** A step that fails is told with a picture, and the next ones are taken all the same. */
async function walk(window: RunsWindow): Promise<void> {
  await window.opened();
  for (const [part, steps] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(part)) continue;
    for (const { name, take } of steps) {
      try {
        await take(window);
        console.log(`${part}: ${name}`);
      } catch (error) {
        problems.push(
          `${part}: ${name}: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : error}`,
        );
        await window.picture(`failed-${name.replaceAll(' ', '-')}`);
        await window.page.keyboard.press('Escape');
      }
    }
  }
}
