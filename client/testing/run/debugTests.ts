import * as vscode from 'vscode';
import { debugConfiguration, debugType } from '../../debugging/session/debugConfiguration.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import type { TestCase } from '../items/testItems.ts';
import { ownConfigOf } from './ownConfig.ts';
import { mayTest, runCases, type TestRunning } from './runTests.ts';

/** Debugs the cases of a request on their recordings, one after the other, and shows the result of each. */
export async function debugTests(
  running: TestRunning,
  projects: Projects,
  request: vscode.TestRunRequest,
  token: vscode.CancellationToken,
): Promise<void> {
  if (!(await mayTest())) return;
  const cases = running.items.casesOf(request);
  const run = running.controller.createTestRun(request);
  try {
    for (const each of cases) {
      run.enqueued(each.item);
      if (!token.isCancellationRequested && (await debugCase(each, projects, run))) {
        await runCases(running, run, [each], { token });
      } else run.skipped(each.item);
    }
  } finally {
    run.end();
  }
}

/** Debugs a case until its session ends. Returns whether there was one. */
async function debugCase({ tests, folder }: TestCase, projects: Projects, run: vscode.TestRun): Promise<boolean> {
  const { environment = '', values, row } = await ownConfigOf(folder);
  const program = row === undefined ? tests.file : await fileOfRow(projects, tests.file, row, values);
  if (program === undefined) return noSuchRow(row);
  const recording = vscode.Uri.joinPath(folder, 'recording').fsPath;
  const asked = debugConfiguration({ program: program.fsPath, recording, environment, values });
  const ended = endOfSession(recording, run.token);
  const workspace = vscode.workspace.getWorkspaceFolder(tests.file);
  const isStarted = await vscode.debug.startDebugging(workspace, asked, { testRun: run });
  if (isStarted) await ended.wait;
  ended.dispose();
  return isStarted;
}

/** Waits until the session on a recording has ended; ends it when the token is cancelled. */
function endOfSession(
  recording: string,
  token: vscode.CancellationToken,
): { wait: Promise<void>; dispose: () => void } {
  const { promise: wait, resolve } = Promise.withResolvers<void>();
  let session: vscode.DebugSession | undefined;
  const isOurs = ({ type, configuration }: vscode.DebugSession) =>
    type === debugType && configuration['recording'] === recording;
  const listening = vscode.Disposable.from(
    vscode.debug.onDidStartDebugSession((started) => {
      if (isOurs(started)) session = started;
    }),
    vscode.debug.onDidTerminateDebugSession((ended) => isOurs(ended) && resolve()),
    token.onCancellationRequested(() => session && void vscode.debug.stopDebugging(session)),
  );
  return { wait, dispose: () => listening.dispose() };
}

async function fileOfRow(
  projects: Projects,
  file: vscode.Uri,
  row: string,
  values: string | undefined,
): Promise<vscode.Uri | undefined> {
  const { runs = [] } = (await projects.runsOf(file, values)) ?? {};
  return runs.find(({ composition }) => composition.row?.name === row || composition.row?.id === row)?.uri;
}

function noSuchRow(row: string | undefined): boolean {
  void showInformationMessage(`The configuration has no row "${row}". Correct "row" in the expect.json of the case.`);
  return false;
}
