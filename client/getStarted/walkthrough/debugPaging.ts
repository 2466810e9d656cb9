import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { isConfigDocument } from '../../language/documents/isConfigDocument.ts';
import { showInformationMessage } from '../../shared/messages.ts';

/** The walkthrough's button that debugs the open configuration and stops where its paging reads a response. */
export function registerDebugPaging(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.walkthrough.debugPaging', async () => {
    const place = findPaging();
    if (place === undefined) {
      const text = 'No open configuration has a "responseParam". Open the sample first.';
      return await showInformationMessage(text);
    }
    if (!isStop(place)) vscode.debug.addBreakpoints([new vscode.SourceBreakpoint(place)]);
    return await vscode.commands.executeCommand('pagewright.walkthrough.runBeside', runCommands.debug, place.uri);
  });
}

/** The place of the path of the next page: in a visible editor, otherwise in a hidden one. */
function findPaging(): vscode.Location | undefined {
  const visible = vscode.window.visibleTextEditors.map(({ document }) => document);
  for (const document of [...visible, ...vscode.workspace.textDocuments]) {
    const offset = document.getText().indexOf('"responseParam"');
    if (isConfigDocument(document) && offset >= 0)
      return new vscode.Location(document.uri, document.positionAt(offset));
  }
  return undefined;
}

function isStop({ uri, range }: vscode.Location): boolean {
  return vscode.debug.breakpoints.some(
    (each) =>
      each instanceof vscode.SourceBreakpoint &&
      each.location.uri.toString() === uri.toString() &&
      each.location.range.start.line === range.start.line,
  );
}
