// From the OpenAPI document of the sample API to its complete tables, without a line of JSON:
//   node test/e2e/openapiWalk.ts    pictures in .artefacts/openapi/
import fs from 'node:fs';
import path from 'node:path';
import { inWindow } from './launch/openWindow.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { openapiSteps } from './walk/openapiSteps.ts';
import { takeSteps } from './walk/takeSteps.ts';
import { FirstHourWindow } from './window/firstHourWindow.ts';

await withPackaged(async ({ data, folder }) => {
  fs.copyFileSync(path.join(projectRoot, 'samples/sample-api.openapi.yaml'), path.join(folder, 'bikes.openapi.yaml'));
  const settings = { 'pagewright.notifications': 'all' };
  await inWindow({ data, folder, settings, viewport: { width: 1400, height: 860 } }, async (page) => {
    const window = new FirstHourWindow(page, folder, { album: 'openapi' });
    await window.opened();
    await takeSteps(window, openapiSteps);
  });
});
