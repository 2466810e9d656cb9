import path from 'node:path';
import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { recordedAt } from '../recordings/recordedAt.ts';
import { runRecordedCommand } from '../recordings/recordedLenses.ts';
import { recordingOnDisk } from '../recordings/recordingOnDisk.ts';
import type { Runner } from '../start/runner.ts';
import { type Choices, outputName } from '../values/outputName.ts';
import { runAndRecord } from './runAndRecord.ts';

/** `Pagewright: Run on Recorded Pages`: runs the configuration on the responses of an earlier run, without the network. */
export function registerRunRecorded(runner: Runner, choices: Choices): vscode.Disposable {
  return vscode.commands.registerCommand(runRecordedCommand, async (uri?: unknown) => {
    const document = await savedConfig(uri);
    if (document === undefined) return undefined;
    if ((await recordedAt(recordingOnDisk(document.fileName, outputName(document.fileName, choices)))) === undefined)
      return void offerRecording(runner, document);
    return await runner.run(document, { recorded: true });
  });
}

async function offerRecording(runner: Runner, document: vscode.TextDocument): Promise<void> {
  const record = 'Run and Record';
  const text = `There is no recording of ${path.basename(document.fileName)} yet.`;
  if ((await showInformationMessage(text, record)) === record) await runAndRecord(runner, document);
}
