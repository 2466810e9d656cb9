import * as vscode from 'vscode';
import { askAboutFrame, focusedFrame } from '../session/focusedFrame.ts';

/** `Pagewright: Copy Request as cURL`: copies the request of the focused frame, with its secrets masked. */
export function registerCopyRequestAsCurl(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.debug.copyAsCurl', async () => {
    const frame = focusedFrame();
    const curl = frame && (await askAboutFrame('pagewright/curl', frame, {}));
    if (curl === undefined) return;
    await vscode.env.clipboard.writeText(curl.text);
    void vscode.window.setStatusBarMessage('The cURL command was copied to the clipboard.', 5000);
  });
}
