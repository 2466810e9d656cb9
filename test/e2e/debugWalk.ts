// A paging that stops too early: its misspelled path is found by stepping, fixed from the response, and paged on with:
//   node test/e2e/debugWalk.ts    pictures in .artefacts/debug/
import fs from 'node:fs';
import path from 'node:path';
import { inWindow } from './launch/openWindow.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { debugSteps } from './walk/debugSteps.ts';
import { takeSteps } from './walk/takeSteps.ts';
import { DebugWindow } from './window/debugWindow.ts';

await withPackaged(async ({ data, folder }) => {
  // Without its shapes, by which the editor would flag the path.
  fs.copyFileSync(
    path.join(projectRoot, 'samples/09-misspelled-path.extractor.json'),
    path.join(folder, 'rides.extractor.json'),
  );
  await inWindow({ data, folder, viewport: { width: 1400, height: 1000 } }, async (page) => {
    const window = new DebugWindow(page, folder);
    await window.opened();
    await takeSteps(window, debugSteps);
  });
});
