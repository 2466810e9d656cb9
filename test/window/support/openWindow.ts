import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extensionFolder } from '../../../scripts/lib/stageExtension.ts';
import { openWindow as openPage } from '../../e2e/launch/openWindow.ts';
import { plainSettings } from '../../e2e/launch/plainSettings.ts';
import { prepareBrowser } from '../../e2e/launch/prepareBrowser.ts';
import { prepareServer } from '../../e2e/launch/prepareServer.ts';
import { projectRoot } from '../../e2e/launch/projectRoot.ts';
import { VscodeWindow } from '../../e2e/window/vscodeWindow.ts';

/** A window of VS Code on a new folder, with the extension as it was built. */
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
  const { page, pid, close } = await openPage({
    data: path.join(temporary, 'data'),
    folder,
    development: true,
    payload: { extensionDevelopmentPath: extensionFolder(projectRoot) },
    settings: { ...plainSettings, 'pagewright.shapes.write': 'never' },
    isUnseen: true,
    timeoutMs: 120_000,
  });
  const window = new VscodeWindow(page);
  await window.opened();
  return {
    window,
    folder,
    pid,
    async close() {
      await close();
      fs.rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
