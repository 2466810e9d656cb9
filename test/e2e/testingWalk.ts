// A run becomes a test, which finds what a later change of the configuration breaks:
//   node test/e2e/testingWalk.ts    pictures in .artefacts/testing/
import fs from 'node:fs';
import path from 'node:path';
import { inWindow } from './launch/openWindow.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { takeSteps } from './walk/takeSteps.ts';
import { testingSteps } from './walk/testingSteps.ts';
import { TestingWindow } from './window/testingWindow.ts';

await withPackaged(async ({ data, folder }) => {
  fs.copyFileSync(
    path.join(projectRoot, 'samples/01-stations-offset.extractor.json'),
    path.join(folder, 'stations.extractor.json'),
  );
  const settings = { 'pagewright.notifications': 'all', 'pagewright.testPane.open': 'never' };
  await inWindow({ data, folder, settings, viewport: { width: 1400, height: 900 } }, async (page) => {
    const window = new TestingWindow(page, folder);
    await window.opened();
    await takeSteps(window, testingSteps);
  });
});
