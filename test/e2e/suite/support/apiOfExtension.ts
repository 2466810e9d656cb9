import type * as vscode from 'vscode';

interface ExtensionApi {
  commands: Pick<typeof vscode.commands, 'executeCommand'>;
  tests: typeof vscode.tests;
  workspace: typeof vscode.workspace;
  window: Pick<
    typeof vscode.window,
    'createInputBox' | 'createQuickPick' | 'showQuickPick' | 'createWebviewPanel' | 'withProgress'
  >;
}

let api: ExtensionApi | undefined;

/** Tells what the extension under test has as the API of VS Code: each extension has a separate object. */
export function useApiOfExtension(its: ExtensionApi): void {
  api = its;
}

/** The API of VS Code as the extension under test has it: a replacement in it works for the extension. */
export function apiOfExtension(): ExtensionApi {
  if (api === undefined) throw new Error('The entry of the suite does not tell the API of the extension.');
  return api;
}
