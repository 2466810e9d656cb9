import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as vscode from 'vscode';
import { anywhere } from './anywhere.ts';
import { onMachine } from './onMachine.ts';
import { useApiOfExtension } from './support/apiOfExtension.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { mochaOptions, runSuites, type Suite } from './support/runSuites.ts';

/** In this order: tests that something is not loaded yet come first, those about the whole window last. */
const suites: readonly Suite[] = [
  () => import('./cheapStart.test.ts'),
  ...anywhere,
  ...onMachine,
  // Hundreds of pulls and pushes make and remove files faster than a watcher tells of them: nothing that waits for one follows.
  () => import('./platformFaults.test.ts'),
  () => import('./quiet.test.ts'),
];

/** Called by VS Code in its extension host. Writes the outcome where `PAGEWRIGHT_TEST_REPORT` says; rejects on a failure. */
export async function run(): Promise<void> {
  // Each extension has a separate object, found by the path of the file that requires it.
  useApiOfExtension(createRequire(path.join(extensionUnderTest().extensionPath, 'dist', 'extension.js'))('vscode'));
  // The explorer would look at each file that a run writes. The tests of views open theirs.
  await vscode.commands.executeCommand('workbench.action.closeSidebar');
  const { default: Mocha } = await import('mocha');
  // For work on one part: PAGEWRIGHT_TEST_GREP='The view of runs'.
  const result = await runSuites(new Mocha(mochaOptions), suites, process.env['PAGEWRIGHT_TEST_GREP']);
  const report = { ...result, vscode: vscode.version, node: process.version };
  const file = process.env['PAGEWRIGHT_TEST_REPORT'];
  if (file !== undefined) fs.writeFileSync(file, JSON.stringify(report));
  if (result.failures.length > 0) throw new Error(`${result.failures.length} tests failed`);
}
