import * as vscode from 'vscode';
import type { PageDocuments } from '../pages/pageDocuments.ts';
import type { RequestNode } from '../views/nodes/requestNode.ts';

/** `Pagewright: Open Page`: shows a request of a run with its response, from its line in the Runs or Events view. */
export function registerOpenPage(pages: PageDocuments): vscode.Disposable {
  type RequestLine = { run: RequestNode['run']; request: Pick<RequestNode['request'], 'number'> };
  return vscode.commands.registerCommand('pagewright.openPage', async ({ run, request }: RequestLine) => {
    await pages.show(run, request.number);
  });
}
