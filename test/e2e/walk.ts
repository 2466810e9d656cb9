// A walk through the window with the packaged extension installed, as a person would do it, with a picture of each step:
//   node test/e2e/walk.ts              pictures in .artefacts/walk/
//   node test/e2e/walk.ts --pictures   docs/images/, the pictures of the readme
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { artefactPath } from './launch/artefactPath.ts';
import { installPackaged } from './launch/installPackaged.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { startVscodeServer } from './launch/startVscodeServer.ts';
import { workbenchUrl } from './launch/workbenchUrl.ts';
import { pictureSettings } from './walk/pictureSettings.ts';
import type { Step } from './walk/step.ts';
import { steps } from './walk/steps.ts';
import { takePictures } from './walk/takePictures.ts';
import { trustSteps } from './walk/trustSteps.ts';
import { VscodeWindow } from './walk/vscodeWindow.ts';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-walk-'));
let taken = 0;

const { data } = await installPackaged(temporary);
try {
  if (process.argv.includes('--pictures')) {
    await inWindow({ viewport: { width: 1000, height: 640 }, settings: pictureSettings }, async (window) => {
      await window.opened();
      await takePictures(window);
    });
  } else {
    await inWindow({ viewport: { width: 1280, height: 800 } }, async (window) => {
      await window.opened();
      await walk(steps, window);
    });
    await inWindow({ viewport: { width: 1280, height: 800 }, trust: true }, (window) => walk(trustSteps, window));
  }
} finally {
  fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function walk(way: readonly Step[], window: VscodeWindow): Promise<void> {
  for (const { name, take } of way) {
    const startedAt = performance.now();
    taken += 1;
    const picture = artefactPath('walk', `${String(taken).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}.png`);
    try {
      await take(window);
    } finally {
      // What opened just now is still fading in.
      await window.page.waitForTimeout(400);
      await window.page.screenshot({ path: picture });
    }
    console.log(`${String(Math.round(performance.now() - startedAt)).padStart(6)} ms  ${name}`);
  }
}

interface WindowOptions {
  viewport: { width: number; height: number };
  /** Leave workspace trust on. */
  trust?: boolean;
  settings?: Record<string, unknown>;
}

/** Opens a fresh copy of the workspace in a window and closes everything afterwards. */
async function inWindow(
  { viewport, trust = false, settings = {} }: WindowOptions,
  use: (window: VscodeWindow) => Promise<void>,
): Promise<void> {
  const folder = path.join(temporary, trust ? 'untrusted' : 'demo');
  fs.cpSync(path.join(projectRoot, 'test/e2e/workspace'), folder, { recursive: true });
  fs.rmSync(path.join(folder, '.vscode'), { recursive: true });
  const server = await startVscodeServer({
    data,
    trust,
    settings: { 'pagewright.notifications': 'all', ...settings },
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport });
    page.setDefaultTimeout(15_000);
    await page.goto(workbenchUrl(server.port, folder));
    await use(new VscodeWindow(page));
  } finally {
    await browser.close();
    await server.stop();
  }
}
