import * as vscode from 'vscode';
import { openPageCommand, type PageDocuments, type RequestLine } from '../pages/pageDocuments.ts';

/** `Pagewright: Open Page`: shows a request of a run with its response, from its line in the Runs or Events view. */
export function registerOpenPage(pages: PageDocuments): vscode.Disposable {
  return vscode.commands.registerCommand(openPageCommand, async ({ run, request }: RequestLine) => {
    await pages.show(run, request.number);
  });
}
