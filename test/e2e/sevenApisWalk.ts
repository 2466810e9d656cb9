// Seven APIs that nobody has seen, each from an empty folder to its whole tables, or to the reason why it has none.
// Prints the actions that each takes, and ends with an error where one takes more than 12.
//   node test/e2e/sevenApisWalk.ts          pictures in .artefacts/seven/
//   node test/e2e/sevenApisWalk.ts fleet    only this one
import fs from 'node:fs';
import path from 'node:path';
import { inWindow } from './launch/openWindow.ts';
import { withPackaged } from './launch/withInstalled.ts';
import { startSevenApis } from './walk/sevenApis.ts';
import { type SevenWalk, sevenWalks } from './walk/sevenSteps.ts';
import { takeSteps } from './walk/takeSteps.ts';
import { FindingWindow } from './window/findingWindow.ts';

const maxActions = 12;

const [, , only] = process.argv;
const api = await startSevenApis();
const problems: string[] = [];
try {
  await withPackaged(async ({ data, folder }) => {
    for (const walk of sevenWalks.filter(({ name }) => only === undefined || name === only)) {
      const own = path.join(folder, walk.name);
      fs.mkdirSync(own, { recursive: true });
      await inWindow({ data, folder: own }, async (page) => {
        const window = new FindingWindow(page, own, { album: 'seven' });
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await window.opened();
        await takeWalk(walk, window);
      });
    }
  });
} finally {
  await api.close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Takes the steps of an API. What stops it is noted, and the others go on. */
async function takeWalk({ name, steps }: SevenWalk, window: FindingWindow): Promise<void> {
  const before = api.requests.length;
  try {
    await takeSteps(window, steps(api.url));
  } catch (error) {
    problems.push(`${name}: ${String(error)}`);
    for (const file of fs.readdirSync(window.folder).filter((each) => each.endsWith('.json')))
      console.error(fs.readFileSync(path.join(window.folder, file), 'utf8'));
    console.error(api.requests.slice(before).slice(-20).join('\n'));
  }
  console.log(`${name}: ${window.actions} actions, ${api.requests.length - before} requests`);
  if (window.actions > maxActions) problems.push(`${name} took ${window.actions} actions, and may take ${maxActions}.`);
}
