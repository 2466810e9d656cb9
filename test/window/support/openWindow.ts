import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extensionFolder } from '../../../scripts/lib/stageExtension.ts';
import { launchBrowser } from '../../e2e/launch/launchBrowser.ts';
import { plainSettings } from '../../e2e/launch/plainSettings.ts';
import { prepareBrowser } from '../../e2e/launch/prepareBrowser.ts';
import { prepareServer } from '../../e2e/launch/prepareServer.ts';
import { projectRoot } from '../../e2e/launch/projectRoot.ts';
import { startVscodeServer } from '../../e2e/launch/startVscodeServer.ts';
import { openUnseenPage } from '../../e2e/launch/unseenPage.ts';
import { workbenchUrl } from '../../e2e/launch/workbenchUrl.ts';
import { VscodeWindow } from '../../e2e/walk/vscodeWindow.ts';

/** A window of VS Code on a folder of its own, with the extension as it was built. */
export interface OpenWindow {
  window: VscodeWindow;
  folder: string;
  /** The process of the server, of which all others descend. */
  pid: number;
  close(): Promise<void>;
}

/** Opens a window on a new folder with these files, by name. Close it in the end: that removes the folder too. */
export async function openWindow(files: Record<string, string>): Promise<OpenWindow> {
  prepareServer();
  prepareBrowser();
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-window-'));
  const folder = path.join(temporary, 'work');
  fs.mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const settings = { ...plainSettings, 'pagewright.shapes.write': 'never' };
  const server = await startVscodeServer({ data: path.join(temporary, 'data'), development: true, settings });
  const browser = await launchBrowser();
  const page = await openUnseenPage(browser);
  page.setDefaultTimeout(120_000);
  await page.goto(workbenchUrl(server.port, folder, { extensionDevelopmentPath: extensionFolder(projectRoot) }));
  const window = new VscodeWindow(page);
  await window.opened();
  return {
    window,
    folder,
    pid: server.pid,
    async close() {
      await browser.close();
      await server.stop();
      fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
