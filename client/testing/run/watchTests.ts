import * as vscode from 'vscode';
import { debounce } from '../../shared/throttle.ts';
import type { TestFiles } from '../files/testFiles.ts';
import { concerns } from '../files/testsPlaces.ts';
import { runCases, type TestRunning } from './runTests.ts';

/** The pause after which saved files are tested: saving all saves several. */
const pauseMs = 150;

/** Runs the cases of a request again whenever their files or their configuration are saved, until the token ends it. */
export function watchTests(
  running: TestRunning,
  files: TestFiles,
  request: vscode.TestRunRequest,
  token: vscode.CancellationToken,
): void {
  const saved = new Set<string>();
  let last = new vscode.CancellationTokenSource();
  const runAgain = debounce(() => {
    const uris = [...saved].map((each) => vscode.Uri.parse(each));
    saved.clear();
    const cases = running.items.casesOf(request).filter(({ tests }) => uris.some((uri) => concerns(tests, uri)));
    if (cases.length === 0) return;
    // A run of what was saved before shows nothing that still counts.
    last.cancel();
    last = new vscode.CancellationTokenSource();
    const { include = [], exclude, profile } = request;
    const asked = new vscode.TestRunRequest(
      cases.map(({ item }) => item),
      exclude,
      profile,
      true,
      include.length > 0,
    );
    const run = running.controller.createTestRun(asked);
    void runCases(running, run, cases, { token: last.token }).finally(() => run.end());
  }, pauseMs);
  const listening = files.onDidWrite((uri) => {
    saved.add(uri.toString());
    runAgain();
  });
  token.onCancellationRequested(() => {
    listening.dispose();
    runAgain.dispose();
    last.cancel();
  });
}
