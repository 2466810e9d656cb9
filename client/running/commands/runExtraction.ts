import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import type { Runner } from '../start/runner.ts';

/** `Pagewright: Run Extraction`: runs the whole configuration. */
export function registerRunExtraction(runner: Runner): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.run, async (uri?: unknown) => {
    const document = await savedConfig(uri);
    return document && (await runner.run(document));
  });
}
