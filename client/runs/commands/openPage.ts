import * as vscode from 'vscode';
import type { PageDocuments } from '../pages/pageDocuments.ts';
import type { RequestNode } from '../views/nodes/requestNode.ts';

/** `Pagewright: Open Page`: what a request of a run sent and brought, from its line in the view of runs or of events. */
export function registerOpenPage(pages: PageDocuments): vscode.Disposable {
  type Place = { run: RequestNode['run']; request: Pick<RequestNode['request'], 'number'> };
  return vscode.commands.registerCommand('pagewright.openPage', async ({ run, request }: Place) => {
    await pages.show(run, request.number);
  });
}
