#!/usr/bin/env node
// Plays the desktop `code` executable as far as a test run needs it, so that one runner serves both:
//   codeHost.ts FOLDER --extensionDevelopmentPath=DIR --extensionTestsPath=FILE
// Exit code: 0 the suite passed, 1 it failed, 2 the run broke.
import path from 'node:path';
import { format } from 'node:util';
import type { Page } from 'playwright-core';
import { artefactPath } from './artefactPath.ts';
import { launchBrowser } from './launchBrowser.ts';
import { plainSettings } from './plainSettings.ts';
import { startVscodeServer } from './startVscodeServer.ts';
import { workbenchUrl } from './workbenchUrl.ts';

const limitMs = Number(process.env['PAGEWRIGHT_E2E_LIMIT_MS'] ?? 1_800_000);
/** What the workbench itself logs; only lines of the suite are of interest. */
const noise = /^\[|^(Resolv|Creating a socket|Updating additional|Ignoring fetching|No search provider)/;

/** An animation that goes on while something waits would be drawn sixty times a second, without a graphics card. */
const withoutAnimations = `
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets = [still];
`;

process.exitCode = await runTests().catch((error: unknown) => {
  console.error(error);
  return 2;
});

async function runTests(): Promise<number> {
  const { E2E_SERVER_DATA: data } = process.env;
  const server = await startVscodeServer({
    development: true,
    settings: plainSettings,
    ...(data === undefined ? {} : { data }),
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultNavigationTimeout(180_000);
    return await runInPage(page, server.port).catch(async (error: unknown) => {
      console.error(server.log().slice(-3000));
      await page.screenshot({ path: artefactPath('suite-broken.png') }).catch(() => undefined);
      throw error;
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function runInPage(page: Page, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const timer = setTimeout(() => reject(new Error(`The suite did not end in ${limitMs} ms.`)), limitMs);
  page.on('crash', () => reject(new Error('The page of the workbench crashed.')));
  await page.exposeFunction('codeAutomationLog', (_type: string, values: unknown[]) => printLine(format(...values)));
  await page.exposeFunction('codeAutomationExit', resolve);
  await page.addInitScript({ content: withoutAnimations });
  await page.goto(workbenchUrl(port, folderArgument(), payload()));
  return await promise.finally(() => clearTimeout(timer));
}

function printLine(line: string): void {
  if (process.env['PAGEWRIGHT_E2E_VERBOSE'] || !noise.test(line)) console.log(line);
}

function folderArgument(): string {
  const folder = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
  if (folder === undefined) throw new Error('The folder to open is missing.');
  return path.resolve(folder);
}

function payload(): Record<string, string> {
  return {
    extensionDevelopmentPath: path.resolve(option('extensionDevelopmentPath')),
    extensionTestsPath: path.resolve(option('extensionTestsPath')),
  };
}

function option(name: string): string {
  const prefix = `--${name}=`;
  const value = process.argv.find((argument) => argument.startsWith(prefix))?.slice(prefix.length);
  if (value === undefined) throw new Error(`--${name} is missing.`);
  return value;
}
