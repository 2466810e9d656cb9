import path from 'node:path';
import type { StageResult } from '../support/stageResult.ts';
import { bundleBrowserSuite, reportMark } from './launch/bundleSuite.ts';
import { launchBrowser } from './launch/launchBrowser.ts';
import { plainSettings } from './launch/plainSettings.ts';
import { printLine } from './launch/printLine.ts';
import { projectRoot } from './launch/projectRoot.ts';
import { runSuiteInPage } from './launch/runSuiteInPage.ts';
import { startBrowserApis } from './launch/startBrowserApis.ts';
import { startPureHost } from './launch/startPureHost.ts';

/**
 * Runs the in-editor tests that need no machine in a VS Code without a server, as on vscode.dev, and prints their
 * lines; `extension` is the folder of the extension. A window that broke, or in which no test ran, counts as one failure.
 */
export async function runBrowserSuite(extension: string): Promise<StageResult> {
  const apis = await startBrowserApis();
  const host = await startPureHost({
    extension,
    folder: path.join(projectRoot, 'test/e2e/workspace'),
    settings: plainSettings,
    suite: await bundleBrowserSuite(apis),
  });
  const browser = await launchBrowser();
  let result: StageResult | undefined;
  try {
    await runSuiteInPage(browser, host.url, (line) => {
      if (line.startsWith(reportMark)) result = JSON.parse(line.slice(reportMark.length));
      else printLine(line);
    });
  } catch (error) {
    console.error(String(error));
  } finally {
    await browser.close();
    await host.close();
    await apis.close();
  }
  if (result !== undefined && (result.passed > 0 || result.failures.length > 0)) return result;
  return { passed: 0, failures: ['the window did not come to its end'] };
}
