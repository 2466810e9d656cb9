import path from 'node:path';
import { shapesFileOf } from '@pagewright/engine/places';
import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { activeConfig } from '../../language/documents/configToRun.ts';
import { showErrorMessage, showInformationMessage } from '../../shared/messages.ts';
import type { ShapesKeeper } from '../shapes/shapesKeeper.ts';

/** `Pagewright: Write Response Shapes Beside Configuration`: in case the question after a run was missed. */
export function registerWriteShapes(shapes: ShapesKeeper): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.writeShapes', async () => {
    const document = activeConfig()?.document;
    if (document === undefined) return;
    try {
      if (await shapes.write(document.fileName)) void offerToOpen(shapesFileOf(document.fileName));
      else void offerToRun(document.uri);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      void showErrorMessage(`The response shapes were not written: ${reason}`);
    }
  });
}

async function offerToOpen(file: string): Promise<void> {
  const open = 'Open';
  const text = `"${path.basename(file)}" has the known response shapes. Later runs extend it.`;
  if ((await showInformationMessage(text, open)) === open) await vscode.window.showTextDocument(vscode.Uri.file(file));
}

async function offerToRun(uri: vscode.Uri): Promise<void> {
  const run = 'Run First Page';
  const text = 'No response of this configuration is known yet.';
  if ((await showInformationMessage(text, run)) === run) {
    await vscode.commands.executeCommand(runCommands.runFirstPage, uri);
  }
}
