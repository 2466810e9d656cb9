import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Runner } from '../start/runner.ts';
import { jobToRun } from './jobToRun.ts';

/** `Pagewright: Run Job…`: runs one job, named by a lens or picked by the user. */
export function registerRunJob(runner: Runner, language: LanguageSupport): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.runJob, async (uri?: unknown, job?: unknown) => {
    const chosen = await jobToRun(language, uri, job);
    return chosen && (await runner.run(chosen.document, { job: chosen.job }));
  });
}
