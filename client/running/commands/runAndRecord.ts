import type { RunReport } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { mayRecord } from '../recordings/mayRecord.ts';
import type { Runner } from '../start/runner.ts';

export const runAndRecordCommand = 'pagewright.runAndRecord';

/** `Pagewright: Run and Record`: runs the whole configuration and keeps the API's responses. */
export function registerRunAndRecord(runner: Runner): vscode.Disposable {
  return vscode.commands.registerCommand(runAndRecordCommand, async (uri?: unknown) => {
    const document = await savedConfig(uri);
    return document && (await runAndRecord(runner, document));
  });
}

/** Runs and records if the user allows it; otherwise runs nothing. */
export async function runAndRecord(runner: Runner, document: vscode.TextDocument): Promise<RunReport | undefined> {
  return (await mayRecord(document)) ? await runner.run(document, { record: true }) : undefined;
}
