import * as vscode from 'vscode';
import { runCommands } from '../../../server/protocol.ts';
import type { Session } from '../../session.ts';
import { configToRun } from '../documents/configToRun.ts';

/** `Pagewright: Show Plan`: the requests that a run would send, of the job that a lens names or of all jobs. */
export function registerShowPlan({ plans }: Session): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.showPlan, async (uri?: unknown, job?: unknown) => {
    const document = await configToRun(uri);
    if (document !== undefined) await plans.show(document, typeof job === 'string' ? job : undefined);
  });
}
