import * as vscode from 'vscode';

/** Opens what a case expects. Returns its folder. */
export async function openExpectations(folder: vscode.Uri): Promise<vscode.Uri> {
  await vscode.window.showTextDocument(vscode.Uri.joinPath(folder, 'expect.json'), { preview: false });
  return folder;
}
