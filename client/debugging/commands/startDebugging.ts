import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { jobToRun } from '../../running/commands/jobToRun.ts';
import { debugConfiguration } from '../session/debugConfiguration.ts';

/** `Pagewright: Debug Extraction`: debugs the whole configuration. */
export function registerDebug(): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.debug, async (uri?: unknown) => {
    const document = await savedConfig(uri);
    return document && (await start(document));
  });
}

/** `Pagewright: Debug Job…`: debugs one job, which a lens names or the user picks. */
export function registerDebugJob(language: LanguageSupport): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.debugJob, async (uri?: unknown, job?: unknown) => {
    const chosen = await jobToRun(language, uri, job);
    return chosen && (await start(chosen.document, chosen.job));
  });
}

function start({ uri, fileName: program }: vscode.TextDocument, job?: string): Thenable<boolean> {
  const asked = debugConfiguration({ program, job });
  return vscode.debug.startDebugging(vscode.workspace.getWorkspaceFolder(uri), asked);
}
