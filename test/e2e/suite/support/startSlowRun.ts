import * as vscode from 'vscode';
import type { RunReport } from '../../../../engine/faces/run.ts';
import { shownLog } from './logText.ts';
import { openFile } from './openFile.ts';
import { run } from './run.ts';
import { waitFor } from './waitFor.ts';

/** Starts a run of an API that takes its time, and comes back while a request is under way. */
export async function startSlowRun(): Promise<{ ended: Promise<RunReport> }> {
  await vscode.commands.executeCommand('pagewright.showLog');
  // The log has the requests of earlier runs too.
  const answered = () => shownLog().split('[weather] GET').length;
  const before = answered();
  await openFile('slow.extractor.json');
  const ended = run('run');
  await waitFor('the first answer, after which the next is asked for', () => answered() > before);
  return { ended };
}
