import * as vscode from 'vscode';
import { runCommands } from '../../../server/protocol.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { configToRun } from '../../language/documents/configToRun.ts';
import type { Runner } from '../start/runner.ts';
import { pickJob } from './pickJob.ts';

/** `Pagewright: Test Run…`: a handful of pages, records and children of one job; a lens names it, the palette asks. */
export function registerTestRun(runner: Runner, language: LanguageSupport): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.testRun, async (uri?: unknown, job?: unknown) => {
    const document = await configToRun(uri);
    const name = typeof job === 'string' ? job : document && (await pickJob(language, document));
    return document && name !== undefined ? await runner.run(document, { job: name, testRun: true }) : undefined;
  });
}
