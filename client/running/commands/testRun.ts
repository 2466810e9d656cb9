import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Runner } from '../start/runner.ts';
import { jobToRun } from './jobToRun.ts';

/** `Pagewright: Test Run…`: runs a few pages, records and children of one job, named by a lens or by the user. */
export function registerTestRun(runner: Runner, language: LanguageSupport): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.testRun, async (uri?: unknown, job?: unknown) => {
    const chosen = await jobToRun(language, uri, job);
    return chosen && (await runner.run(chosen.document, { job: chosen.job, testRun: true }));
  });
}
