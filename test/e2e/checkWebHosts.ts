import fs from 'node:fs';
import path from 'node:path';
import { extensionFolder } from '../../scripts/lib/stageExtension.ts';
import type { StageResult } from '../support/stageResult.ts';
import { artefactPath } from './launch/artefactPath.ts';
import { copyWorkspace } from './launch/copyWorkspace.ts';
import { inWindow } from './launch/openWindow.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { completePath, openMisspelled } from './window/misspelled.ts';
import { TableView } from './window/tableView.ts';
import { VscodeWindow } from './window/vscodeWindow.ts';

/** VS Code starts a web worker beside its server for extensions, and ours in it. */
const settings = { 'extensions.webWorker': true, 'remote.extensionKind': { 'pagewright.pagewright': ['web'] } };

/**
 * Looks at the extension in the web extension host of a VS Code that has a server too: once from its folder, once as it
 * is installed in `data`.
 */
export async function checkWebHosts(data: string): Promise<StageResult> {
  const developed = { extensionDevelopmentPath: extensionFolder(projectRoot) };
  const results = [
    await checkWindow('a web extension host with the extension under development', undefined, developed),
    await checkWindow('a web extension host with the extension installed', data, {}),
  ];
  const failures = results.filter((result) => result !== undefined);
  return { passed: results.length - failures.length, failures };
}

/** Returns the error, if there was one. */
async function checkWindow(
  title: string,
  data: string | undefined,
  payload: Record<string, string>,
): Promise<string | undefined> {
  const folder = fs.mkdtempSync(path.join(path.dirname(artefactPath('web', 'x')), 'folder-'));
  copyWorkspace(folder);
  fs.writeFileSync(path.join(folder, 'cities.csv'), '"city"\n"Brno"\n');
  const development = data === undefined;
  try {
    await inWindow(
      { settings, development, folder, payload, timeoutMs: 60_000, ...(data !== undefined && { data }) },
      async (page) => {
        const window = new VscodeWindow(page, 'web');
        await useExtension(window).finally(() => window.picture(development ? 'developed' : 'installed'));
      },
    );
    console.log(`  ✔ ${title}`);
    return undefined;
  } catch (error) {
    return `${title}: ${error}`;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** A misspelled path, the suggestion for it, a table. */
async function useExtension(window: VscodeWindow): Promise<void> {
  await window.opened();
  await openMisspelled(window);
  await completePath(window);
  await window.page.keyboard.press('Escape');
  await window.openFile('cities.csv');
  await window.command('Pagewright: Open as Table');
  await new TableView(window).cell(2, 1, 'Brno').waitFor();
}
