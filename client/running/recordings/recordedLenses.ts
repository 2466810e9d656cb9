import * as vscode from 'vscode';
import type { Environments } from '../environments/environments.ts';
import { registerConfigLenses } from '../lenses/configLenses.ts';
import type { Runs } from '../run/runs.ts';
import { recordedAt, recordedTitle } from './recordedAt.ts';
import { recordingOnDisk } from './recordingOnDisk.ts';

/** The command of a recording's lens; its argument is the document's URI. */
export const runRecordedCommand = 'pagewright.runRecorded';

/** Offers a lens above a configuration that has a recording, which runs on it and shows its age. */
export function registerRecordedLenses(runs: Runs, environments: Environments): vscode.Disposable {
  return registerConfigLenses(runs, environments, {
    files: '**/.pagewright/recordings/*/recording.json',
    // The recording ages meanwhile.
    changedBy: [vscode.window.onDidChangeActiveTextEditor, vscode.window.onDidChangeWindowState],
    async lensesOf({ fileName }, environment) {
      const time = await recordedAt(recordingOnDisk(fileName, environment));
      return time === undefined ? [] : [{ title: recordedTitle(Date.now() - time), command: runRecordedCommand }];
    },
  });
}
