// Mocha's build for browsers gives the global `Mocha`.
import 'mocha/mocha.js';
import * as vscode from 'vscode';
import { anywhere } from './anywhere.ts';
import { inBrowser } from './inBrowser.ts';
import { useApiOfExtension } from './support/apiOfExtension.ts';
import { mochaOptions, runSuites } from './support/runSuites.ts';

/** Called by VS Code in its extension host in a browser. Logs the outcome in one line; rejects on a failure. */
export async function run(): Promise<void> {
  // This file is served from the folder of the extension, so VS Code takes it for a part of it.
  useApiOfExtension(vscode);
  const result = await runSuites(
    new Mocha(mochaOptions),
    [...anywhere, ...inBrowser],
    process.env['PAGEWRIGHT_TEST_GREP'],
  );
  console.log(`${process.env['PAGEWRIGHT_TEST_REPORT']}${JSON.stringify(result)}`);
  if (result.failures.length > 0) throw new Error(`${result.failures.length} tests failed`);
}
