// The walkthrough from its first to its last step, in a window without a folder, with the packaged extension installed:
//   node test/e2e/walkthroughWalk.ts [THEME]     pictures in .artefacts/walkthrough/
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { artefactPath } from './launch/artefactPath.ts';
import { installPackaged } from './launch/installPackaged.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { startVscodeServer } from './launch/startVscodeServer.ts';
import { VscodeWindow } from './walk/vscodeWindow.ts';
import { walkthroughSteps } from './walk/walkthroughSteps.ts';

/** Such as `Default High Contrast`; absent: the one of VS Code. */
const theme = process.argv[2];
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-walkthrough-'));
// The samples are copied into the home folder.
process.env['HOME'] = path.join(temporary, 'home');
fs.mkdirSync(process.env['HOME']);

const { data } = await installPackaged(temporary);
try {
  await walk();
} finally {
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function walk(): Promise<void> {
  const server = await startVscodeServer({
    data,
    settings: theme === undefined ? {} : { 'workbench.colorTheme': theme },
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 860 } });
    page.setDefaultTimeout(20_000);
    await page.goto(`http://127.0.0.1:${server.port}/?ew=true`);
    const window = new VscodeWindow(page);
    for (const [index, { name, take }] of walkthroughSteps.entries()) {
      const startedAt = performance.now();
      const picture = `${String(index + 1).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}.png`;
      try {
        await take(window);
      } finally {
        // What opened just now is still fading in.
        await page.waitForTimeout(500);
        await page.screenshot({ path: artefactPath('walkthrough', picture) });
      }
      console.log(`${String(Math.round(performance.now() - startedAt)).padStart(6)} ms  ${name}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
