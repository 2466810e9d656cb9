import * as vscode from 'vscode';
import type { RunReport } from '../../../engine/index.ts';
import { configToRun } from '../../language/documents/configToRun.ts';
import type { Session } from '../../session.ts';
import { mayRecord } from '../recordings/mayRecord.ts';
import { runInEditor } from '../start/runInEditor.ts';

/** `Pagewright: Run and Record`: runs the whole configuration and keeps what the API answered. */
export function registerRunAndRecord(session: Session): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.runAndRecord', async (uri?: unknown) => {
    const document = await configToRun(uri);
    return document && (await runAndRecord(session, document));
  });
}

/** Runs and records, if the user allows it; else nothing runs. */
export async function runAndRecord(session: Session, document: vscode.TextDocument): Promise<RunReport | undefined> {
  return (await mayRecord(document)) ? await runInEditor(session, document, { record: true }) : undefined;
}
