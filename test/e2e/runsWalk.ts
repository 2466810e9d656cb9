// A walk through the view of runs, its pages and events, runs that fail, the preview and the secrets, with pictures in
// three themes and a check by axe-core:
//   node test/e2e/runsWalk.ts [PART …]    pictures in .artefacts/runs/
// Ends with an error where something is not visible, or axe-core finds something serious.
import fs from 'node:fs';
import path from 'node:path';
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { failureSteps } from './walk/failureSteps.ts';
import { openRunSteps } from './walk/openRunSteps.ts';
import { previewSteps } from './walk/previewSteps.ts';
import { resultSteps } from './walk/resultSteps.ts';
import { startRunsApi } from './walk/runsApi.ts';
import { runsConfigurations } from './walk/runsConfigurations.ts';
import { runsSteps } from './walk/runsSteps.ts';
import { secretSteps } from './walk/secretSteps.ts';
import { testPaneSteps } from './walk/testPaneSteps.ts';
import { RunsWindow } from './window/runsWindow.ts';

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
const problems: string[] = [];

const api = await startRunsApi();
try {
  await withPackaged(async ({ data, folder }) => {
    for (const [name, configuration] of Object.entries(runsConfigurations(`${api.url}/`)))
      fs.writeFileSync(path.join(folder, `${name}.extractor.json`), JSON.stringify(configuration, undefined, 2));
    const settings = {
      'pagewright.shapes.write': 'never',
      'pagewright.recordings.keep': 'onRequest',
      'pagewright.notifications': 'all',
      'pagewright.testPane.open': 'never',
    };
    await inWindow({ data, folder, settings, viewport: { width: 1400, height: 900 } }, (page) =>
      walk(new RunsWindow(page, folder, { problems })),
    );
  });
} finally {
  await api.close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** A failed step is reported with a picture; the next ones follow nevertheless. */
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
