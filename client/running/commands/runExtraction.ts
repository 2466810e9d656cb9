import * as vscode from 'vscode';
import { runCommands } from '../../../server/protocol.ts';
import { configToRun } from '../../language/documents/configToRun.ts';
import type { Session } from '../../session.ts';
import { runInEditor } from '../start/runInEditor.ts';

/** `Pagewright: Run Extraction`: runs the whole configuration. */
export function registerRunExtraction(session: Session): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.run, async (uri?: unknown) => {
    const document = await configToRun(uri);
    return document && (await runInEditor(session, document));
  });
}
