import * as vscode from 'vscode';

/** Closes every editor, notification and the panel, which takes room from the editors, without saving anything. */
export async function closeAll(): Promise<void> {
  await vscode.commands.executeCommand('notifications.clearAll');
  await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
  await vscode.commands.executeCommand('workbench.action.closePanel');
  // VS Code may say that a new document is dirty a little later than it shows its text.
  const unsaved = vscode.workspace.textDocuments.filter(({ isDirty, isUntitled }) => isDirty || isUntitled);
  for (const document of unsaved) {
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}
