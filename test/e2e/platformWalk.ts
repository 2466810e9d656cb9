// A walk through the round trip with a project of the platform, with pictures:
//   node test/e2e/platformWalk.ts    pictures in .artefacts/platform/
import fs from 'node:fs';
import path from 'node:path';
import { startStack } from '../support/stack/startStack.ts';
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { lastNight, portalJobs, startJobs } from './walk/platformProject.ts';
import { platformSteps } from './walk/platformSteps.ts';
import { takeSteps } from './walk/takeSteps.ts';
import { VscodeWindow } from './window/vscodeWindow.ts';

const settings = { 'pagewright.notifications': 'all', 'pagewright.testPane.open': 'never' };

await withPackaged(async ({ data, folder }) => {
  const jobs = lastNight();
  const stack = await startStack({ seed: { ...portalJobs, jobs } });
  await startJobs(stack);
  fs.writeFileSync(path.join(folder, 'README.md'), 'Configurations of the portal.\n');
  await inWindow({ data, folder, settings }, async (page) => {
    const window = new VscodeWindow(page, 'platform');
    await window.opened();
    await window.known();
    await takeSteps(window, platformSteps(stack, jobs, folder));
  });
  await stack.stop();
});
