import * as vscode from 'vscode';
import type { RunReport } from '../../../../engine/faces/run.ts';

/** Runs the open file with one of the extension's commands, and returns the report at the end. */
export async function run(
  command: 'run' | 'runJob' | 'runFirstPage' | 'testRun' | 'runAndRecord' | 'runRecorded' | 'runFromState',
  ...args: unknown[]
): Promise<RunReport> {
  const report = await vscode.commands.executeCommand<RunReport | undefined>(`pagewright.${command}`, ...args);
  if (report === undefined) throw new Error('The run did not start, or failed with an internal error; see the log.');
  return report;
}
