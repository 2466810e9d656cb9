import { createRequire } from 'node:module';
import path from 'node:path';
import type * as vscode from 'vscode';
import { extensionUnderTest } from './extensionUnderTest.ts';

/** Each extension has the API as an object of its own, found by the path of the file that asks for it. */
export function apiOfExtension(): {
  commands: Pick<typeof vscode.commands, 'executeCommand'>;
  workspace: typeof vscode.workspace;
  window: Pick<typeof vscode.window, 'createInputBox' | 'createQuickPick' | 'createWebviewPanel' | 'withProgress'>;
} {
  return createRequire(path.join(extensionUnderTest().extensionPath, 'dist', 'extension.js'))('vscode');
}
