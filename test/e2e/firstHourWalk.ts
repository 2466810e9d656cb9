// The first hour with a new API, for a person with a keyboard: from an empty folder to the tables of four
// jobs, each paged in another way. Ends with an error where something is missing, or it takes 40 actions.
//   node test/e2e/firstHourWalk.ts    pictures in .artefacts/first-hour/
import fs from 'node:fs';
import path from 'node:path';
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { startFirstHourApi } from './walk/firstHourApi.ts';
import { firstHourSteps } from './walk/firstHourSteps.ts';
import { takeSteps } from './walk/takeSteps.ts';
import { FirstHourWindow } from './window/firstHourWindow.ts';

const maxActions = 39;

const api = await startFirstHourApi();
try {
  await withPackaged(({ data, folder }) =>
    inWindow({ data, folder }, async (page) => {
      const window = new FirstHourWindow(page, folder, { album: 'first-hour' });
      await window.opened();
      await takeSteps(window, firstHourSteps(api.url)).catch((error: unknown) => {
        for (const file of fs.readdirSync(folder).filter((each) => each.endsWith('.json')))
          console.error(fs.readFileSync(path.join(folder, file), 'utf8'));
        throw error;
      });
      console.log(`${window.actions} actions`);
      if (window.actions > maxActions)
        throw new Error(`It took ${window.actions} actions, and may take ${maxActions}.`);
    }),
  );
} finally {
  await api.close();
}
