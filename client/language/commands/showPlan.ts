import * as vscode from 'vscode';
import { configToRun } from '../documents/configToRun.ts';
import type { PlanDocuments } from '../plan/planDocuments.ts';

/** `Pagewright: Show Plan`: shows the requests that a run would send, for a named job or for all jobs. */
export function registerShowPlan(plans: PlanDocuments): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showPlan', async (uri?: unknown, job?: unknown) => {
    const document = await configToRun(uri);
    if (document !== undefined) await plans.show(document, typeof job === 'string' ? job : undefined);
  });
}
