import * as vscode from 'vscode';
import { askAboutFrame, focusedFrame } from '../session/focusedFrame.ts';

const scheme = 'pagewright-response';

/** `Pagewright: Open Response`: opens the response of the focused frame as a read-only document. */
export function registerOpenResponse(): vscode.Disposable {
  // The opened texts, by path: a session that has ended no longer answers.
  const texts = new Map<string, string>();
  let opened = 0;
  const responses: vscode.TextDocumentContentProvider = {
    provideTextDocumentContent: ({ path }) => texts.get(path) ?? 'This response is no longer kept.\n',
  };
  return vscode.Disposable.from(
    vscode.workspace.registerTextDocumentContentProvider(scheme, responses),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => uri.scheme === scheme && texts.delete(uri.path)),
    vscode.commands.registerCommand('pagewright.debug.openResponse', async () => {
      const frame = focusedFrame();
      const response = frame && (await askAboutFrame('pagewright/response', frame, {}));
      if (response === undefined) return;
      const uri = vscode.Uri.from({ scheme, path: `/response ${++opened}.json` });
      texts.set(uri.path, response.text);
      await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
    }),
  );
}
