import type * as vscode from 'vscode';
import { registerChoice } from '../../shared/registerChoice.ts';
import { runRecordedCommand } from '../recordings/recordedLenses.ts';
import { runAndRecordCommand } from './runAndRecord.ts';

/** `Pagewright: Run with Recording…`: runs on the recording of the configuration, or makes one. */
export function registerRunWithRecording(): vscode.Disposable {
  return registerChoice('pagewright.runWithRecording', 'Run with a recording', () => [
    {
      label: '$(history) Run on Recorded Pages',
      detail: 'Reads the responses of an earlier run. Nothing is sent.',
      command: runRecordedCommand,
    },
    {
      label: '$(record) Run and Record',
      detail: 'Sends all requests, and keeps the responses for later runs.',
      command: runAndRecordCommand,
    },
  ]);
}
