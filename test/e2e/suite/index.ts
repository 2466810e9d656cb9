import fs from 'node:fs';
import * as vscode from 'vscode';
import type { StageResult } from '../../support/stageResult.ts';

/** The suites, in the order in which they run: what must not be loaded yet is looked at first. */
const suites = [
  () => import('./cheapStart.test.ts'),
  () => import('./manifest.test.ts'),
  () => import('./language.test.ts'),
  () => import('./editing.test.ts'),
  () => import('./severities.test.ts'),
  () => import('./quickFixes.test.ts'),
  () => import('./plan.test.ts'),
  () => import('./assistance.test.ts'),
  () => import('./learning.test.ts'),
  () => import('./described.test.ts'),
  () => import('./suggesting.test.ts'),
  () => import('./editorSettings.test.ts'),
  () => import('./curl.test.ts'),
  () => import('./running.test.ts'),
  () => import('./debugging.test.ts'),
  () => import('./assistants.test.ts'),
  () => import('./newConfiguration.test.ts'),
  () => import('./importDescription.test.ts'),
  () => import('./untitled.test.ts'),
  () => import('./runSettings.test.ts'),
  () => import('./recording.test.ts'),
  () => import('./secrets.test.ts'),
  () => import('./environments.test.ts'),
  () => import('./runsView.test.ts'),
  () => import('./openRun.test.ts'),
  () => import('./results.test.ts'),
  () => import('./testPane.test.ts'),
  () => import('./table.test.ts'),
  () => import('./summary.test.ts'),
  () => import('./resultLenses.test.ts'),
  () => import('./notifications.test.ts'),
  () => import('./compare.test.ts'),
  () => import('./storage.test.ts'),
  () => import('./findings.test.ts'),
  () => import('./doubts.test.ts'),
  () => import('./state.test.ts'),
  () => import('./statusItem.test.ts'),
  () => import('./tasks.test.ts'),
  () => import('./proxy.test.ts'),
  () => import('./walkthrough.test.ts'),
  () => import('./languageOffer.test.ts'),
  () => import('./documentation.test.ts'),
  () => import('./quiet.test.ts'),
];

/** Called by VS Code in its extension host. Writes the outcome where `PAGEWRIGHT_TEST_REPORT` says; rejects on a failure. */
export async function run(): Promise<void> {
  const { default: Mocha } = await import('mocha');
  const mocha = new Mocha({ ui: 'bdd', timeout: 180_000, color: false });
  // For who works on one part: PAGEWRIGHT_TEST_GREP='The view of runs'.
  const wanted = process.env['PAGEWRIGHT_TEST_GREP'];
  if (wanted !== undefined) mocha.grep(wanted);
  // Mocha would do this for each file that it loads itself; the suites are in this bundle.
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  for (const load of suites) await load();
  const failed = await new Promise<number>((resolve) => {
    const failures: string[] = [];
    const runner = mocha.run(resolve);
    runner.on('fail', (test, error) => failures.push(`${test.fullTitle()}: ${error.message}`));
    runner.once('end', () => writeReport({ passed: runner.stats?.passes ?? 0, failures }));
  });
  if (failed > 0) throw new Error(`${failed} tests failed`);
}

function writeReport(result: StageResult): void {
  const file = process.env['PAGEWRIGHT_TEST_REPORT'];
  const report = { ...result, vscode: vscode.version, node: process.version };
  if (file !== undefined) fs.writeFileSync(file, JSON.stringify(report));
}
