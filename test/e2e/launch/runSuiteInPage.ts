import { format } from 'node:util';
import type { Browser } from 'playwright-core';
import { artefactPath } from './artefactPath.ts';
import { openUnseenPage, takePicture } from './unseenPage.ts';

const limitMs = Number(process.env['PAGEWRIGHT_E2E_LIMIT_MS'] ?? 1_800_000);

/**
 * Opens the window of a VS Code that runs a suite at its start. Passes on each line of the log, and returns the exit
 * code of the suite. Takes a picture of a window that breaks.
 */
export async function runSuiteInPage(browser: Browser, url: string, onLine: (line: string) => void): Promise<number> {
  const page = await openUnseenPage(browser);
  page.setDefaultNavigationTimeout(180_000);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const timer = setTimeout(() => reject(new Error(`The suite did not end in ${limitMs} ms.`)), limitMs);
  page.on('crash', () => reject(new Error('The page of the workbench crashed.')));
  try {
    await page.exposeFunction('codeAutomationLog', (_type: string, values: unknown[]) => onLine(format(...values)));
    await page.exposeFunction('codeAutomationExit', resolve);
    await page.goto(url);
    return await promise;
  } catch (error) {
    await takePicture(page, artefactPath('suite-broken.png')).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
