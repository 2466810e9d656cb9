import * as vscode from 'vscode';
import { runCommands } from '../../../server/protocol.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { configToRun } from '../../language/documents/configToRun.ts';
import type { Runner } from '../start/runner.ts';
import { pickJob } from './pickJob.ts';

/** `Pagewright: Run First Page…`: one page of one job; a lens names it, from the palette it is asked for. */
export function registerRunFirstPage(runner: Runner, language: LanguageSupport): vscode.Disposable {
  return vscode.commands.registerCommand(runCommands.runFirstPage, async (uri?: unknown, job?: unknown) => {
    const document = await configToRun(uri);
    const name = typeof job === 'string' ? job : document && (await pickJob(language, document));
    return document && name !== undefined ? await runner.run(document, { job: name, firstPage: true }) : undefined;
  });
}
