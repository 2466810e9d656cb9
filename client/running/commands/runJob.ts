import * as vscode from 'vscode';
import { runCommands } from '../../../server/protocol.ts';
import { configToRun } from '../../language/documents/configToRun.ts';
import type { Session } from '../../session.ts';
import { runInEditor } from '../start/runInEditor.ts';
import { pickJob } from './pickJob.ts';

/** `Pagewright: Run Job…`: runs one job; a lens names it, from the palette it is asked for. */
export function registerRunJob(session: Session): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.runJob, async (uri?: unknown, job?: unknown) => {
    const document = await configToRun(uri);
    const name = typeof job === 'string' ? job : document && (await pickJob(session, document));
    return document && name !== undefined ? await runInEditor(session, document, { job: name }) : undefined;
  });
}
