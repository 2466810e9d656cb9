// Five lists of an API that nobody has seen, from an empty folder to their whole tables, by New Configuration and Find
// Pagination only. Ends with an error where a row is missing, or one of them takes more than 12 actions.
//   node test/e2e/findingWalk.ts    pictures in .artefacts/finding/
import fs from 'node:fs';
import path from 'node:path';
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { startFindingApi, type UnseenList, unseenLists } from './walk/findingApi.ts';
import { findingSteps } from './walk/findingSteps.ts';
import { takeSteps } from './walk/takeSteps.ts';
import { FindingWindow } from './window/findingWindow.ts';

const maxActions = 12;

const paths: Record<string, string> = {
  parcels: 'depot',
  loans: 'library',
  readings: 'station',
  tickets: 'desk',
  entries: 'ledger',
};

const api = await startFindingApi();
try {
  await withPackaged(({ data, folder }) =>
    inWindow({ data, folder }, async (page) => {
      const window = new FindingWindow(page, folder, { album: 'finding' });
      // A pasted command is read from the clipboard, where it still has its line breaks.
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await window.opened();
      for (const [index, list] of unseenLists.entries()) await walkTo(list, index, window);
    }),
  );
} finally {
  await api.close();
}

async function walkTo(list: UnseenList, index: number, window: FindingWindow): Promise<void> {
  window.actions = 0;
  const before = api.requests.length;
  const url = `${api.url}/${paths[list.name]}/${list.name}`;
  await takeSteps(window, findingSteps(list, url), index * 3).catch((error: unknown) => {
    for (const file of fs.readdirSync(window.folder).filter((each) => each.endsWith('.json')))
      console.error(fs.readFileSync(path.join(window.folder, file), 'utf8'));
    console.error(api.requests.slice(before).join('\n'));
    throw error;
  });
  console.log(`${list.name}: ${window.actions} actions, ${api.requests.length - before} requests`);
  if (window.actions > maxActions) throw new Error(`It took ${window.actions} actions, and may take ${maxActions}.`);
  await window.lookBack(list.name);
}
