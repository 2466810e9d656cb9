#!/usr/bin/env node
// Plays the desktop `code` executable as far as a test run needs it, so that one runner serves both:
//   codeHost.ts FOLDER --extensionDevelopmentPath=DIR --extensionTestsPath=FILE
// Exit code: 0 the suite passed, 1 it failed, 2 the run broke.
import path from 'node:path';
import { launchBrowser } from './launchBrowser.ts';
import { plainSettings } from './plainSettings.ts';
import { printLine } from './printLine.ts';
import { runSuiteInPage } from './runSuiteInPage.ts';
import { startVscodeServer } from './startVscodeServer.ts';
import { workbenchUrl } from './workbenchUrl.ts';

/** The parts around the editors are not made: the suite asks the API about them. */
const bareSettings = {
  'debug.internalConsoleOptions': 'neverOpen',
  'debug.openDebug': 'neverOpen',
  'debug.toolBarLocation': 'hidden',
  'workbench.activityBar.location': 'hidden',
  'workbench.editor.editorActionsLocation': 'hidden',
  'workbench.editor.showTabs': 'none',
  'workbench.statusBar.visible': false,
};

process.exitCode = await runTests().catch((error: unknown) => {
  console.error(error);
  return 2;
});

async function runTests(): Promise<number> {
  const { E2E_SERVER_DATA: data } = process.env;
  const server = await startVscodeServer({
    development: true,
    settings: { ...plainSettings, ...bareSettings },
    ...(data === undefined ? {} : { data }),
  });
  const browser = await launchBrowser();
  try {
    return await runSuiteInPage(browser, workbenchUrl(server.port, folderArgument(), payload()), printLine);
  } catch (error) {
    console.error(server.log().slice(-3000));
    throw error;
  } finally {
    await browser.close();
    await server.stop();
  }
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
