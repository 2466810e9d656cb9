import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Runner } from '../start/runner.ts';
import { jobToRun } from './jobToRun.ts';

/** `Pagewright: Run First Page…`: runs one page of one job, named by a lens or picked by the user. */
export function registerRunFirstPage(runner: Runner, language: LanguageSupport): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.runFirstPage, async (uri?: unknown, job?: unknown) => {
    const chosen = await jobToRun(language, uri, job);
    return chosen && (await runner.run(chosen.document, { job: chosen.job, firstPage: true }));
  });
}
