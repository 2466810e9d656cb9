import * as vscode from 'vscode';

/** Offers `pagewright mcp` to VS Code, which starts it once its user wants it. Loads nothing. */
export function offerMcpServer({ extension }: Pick<vscode.ExtensionContext, 'extension'>): vscode.Disposable {
  const script = vscode.Uri.joinPath(extension.extensionUri, 'dist', 'cli.js').fsPath;
  return vscode.lm.registerMcpServerDefinitionProvider('pagewright', {
    provideMcpServerDefinitions: () => {
      const local = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
      const folders = local.flatMap(({ uri }) => ['--folder', uri.fsPath]);
      if (local.length === 0) return [];
      // The program of a desktop VS Code acts as Node only with this variable.
      const environment = { ELECTRON_RUN_AS_NODE: '1' };
      const args = [script, 'mcp', ...folders];
      const { version } = extension.packageJSON;
      return [new vscode.McpStdioServerDefinition('Pagewright', process.execPath, args, environment, version)];
    },
  });
}
