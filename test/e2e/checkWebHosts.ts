import fs from 'node:fs';
import path from 'node:path';
import { extensionFolder } from '../../scripts/lib/stageExtension.ts';
import type { StageResult } from '../support/stageResult.ts';
import { artefactPath } from './launch/artefactPath.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { startVscodeServer } from './launch/startVscodeServer.ts';
import { workbenchUrl } from './launch/workbenchUrl.ts';
import { VscodeWindow } from './walk/vscodeWindow.ts';

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

/** Gives what went wrong, if something did. */
async function checkWindow(
  title: string,
  data: string | undefined,
  payload: Record<string, string>,
): Promise<string | undefined> {
  const folder = fs.mkdtempSync(path.join(path.dirname(artefactPath('web', 'x')), 'folder-'));
  fs.cpSync(path.join(projectRoot, 'test/e2e/workspace'), folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'cities.csv'), '"city"\n"Brno"\n');
  const development = data === undefined;
  const server = await startVscodeServer({ settings, development, ...(data !== undefined && { data }) });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(60_000);
    await page.goto(workbenchUrl(server.port, folder, payload));
    await useExtension(new VscodeWindow(page)).finally(() =>
      page.screenshot({ path: artefactPath('web', `${development ? 'developed' : 'installed'}.png`) }),
    );
    console.log(`  ✔ ${title}`);
    return undefined;
  } catch (error) {
    return `${title}: ${error}`;
  } finally {
    await browser.close();
    await server.stop();
    fs.rmSync(folder, { recursive: true });
  }
}

/** A misspelled path, what is meant, a table. */
async function useExtension(window: VscodeWindow): Promise<void> {
  const { page, editor, webview } = window;
  await window.opened();
  await window.openFile('misspelled.extractor.json');
  await editor.locator('.squiggly-warning').first().waitFor();
  // The text moves when they come.
  await window.lens('Run First Page').waitFor();
  await window.click('meta.next_tokn');
  await page.keyboard.press('Control+Space');
  await page.locator('.suggest-widget:visible .monaco-list-row', { hasText: 'meta.next_token' }).waitFor();
  await page.keyboard.press('Escape');
  await window.openFile('cities.csv');
  await window.command('Pagewright: Open as Table');
  await webview.locator('[aria-rowindex="2"]', { hasText: 'Brno' }).waitFor();
}
