import type * as vscode from 'vscode';
import { reportFault } from '../../running/start/reportFault.ts';
import { askForTrust } from '../../shared/askForTrust.ts';
import type { FoundTests } from '../files/testFiles.ts';
import type { TestCase, TestItems } from '../items/testItems.ts';
import type { PerformTestTask } from '../worker/testInThread.ts';
import type { CasesToRun } from '../worker/testMessages.ts';
import { showCoverage } from './coverage.ts';
import { showResult } from './showResult.ts';

/** The parts that run tests. */
export interface TestRunning {
  controller: vscode.TestController;
  items: TestItems;
  perform: PerformTestTask;
  log: vscode.LogOutputChannel;
}

/** Runs the cases that a request is about, as they are saved: VS Code saves them before, unless a setting says otherwise. */
export async function runTests(
  running: TestRunning,
  request: vscode.TestRunRequest,
  token: vscode.CancellationToken,
  covers = false,
): Promise<void> {
  if (!(await mayTest())) return;
  const run = running.controller.createTestRun(request);
  try {
    await runCases(running, run, running.items.casesOf(request), { token, covers });
  } finally {
    run.end();
  }
}

/** Whether tests may run here; if not, says why. */
export async function mayTest(): Promise<boolean> {
  return await askForTrust('Tests run configurations of this workspace. Trust it to run them.');
}

interface Options {
  token: vscode.CancellationToken;
  covers?: boolean;
}

/** Runs cases within a run of VS Code, and shows their results as they come. */
export async function runCases(
  { items, perform, log }: Pick<TestRunning, 'items' | 'perform' | 'log'>,
  run: vscode.TestRun,
  cases: readonly TestCase[],
  { token, covers = false }: Options,
): Promise<void> {
  const stop = new AbortController();
  const tokens = [token, run.token].map((each) => each.onCancellationRequested(() => stop.abort()));
  if (token.isCancellationRequested || run.token.isCancellationRequested) stop.abort();
  const waiting = new Set(cases);
  try {
    // Each expectation gets its own result.
    await Promise.all(cases.map(({ item }) => items.resolve(item)));
    for (const { item } of cases) run.started(item);
    const parts = await perform('run', { configs: configsOf(cases), covers }, stop.signal, ({ folder, tested }) => {
      const found = items.caseIn(folder);
      if (found === undefined) return;
      waiting.delete(found);
      showResult(run, found, tested);
    });
    if (covers) showCoverage(run, parts);
  } catch (error) {
    if (!stop.signal.aborted) reportFault(log, 'Tests', 'The tests', error);
  } finally {
    for (const { item } of waiting) run.skipped(item);
    for (const each of tokens) each.dispose();
  }
}

/** The cases of each configuration, for the thread. */
function configsOf(cases: readonly TestCase[]): CasesToRun[] {
  const byConfig = Map.groupBy(cases, ({ tests }) => tests);
  return [...byConfig].map(([tests, own]) => ({ ...testedFile(tests), cases: own.map(({ folder }) => folder.fsPath) }));
}

/** A configuration as the thread takes it. */
export function testedFile({ file, isInTree }: Pick<FoundTests, 'file' | 'isInTree'>): Omit<CasesToRun, 'cases'> {
  return { file: file.fsPath, isInTree };
}
