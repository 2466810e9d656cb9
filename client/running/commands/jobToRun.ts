import * as vscode from 'vscode';
import { runCommands } from '../../../server/protocol.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { savedConfig } from '../../language/documents/savedConfig.ts';

/** A job of a configuration. */
interface JobToRun {
  document: vscode.TextDocument;
  job: string;
}

/** The job that a command applies to: a lens names it and its configuration; from the palette the user is asked. */
export async function jobToRun(language: LanguageSupport, uri: unknown, named: unknown): Promise<JobToRun | undefined> {
  const document = await savedConfig(uri);
  if (document === undefined) return undefined;
  const job = typeof named === 'string' ? named : await pickJob(language, document);
  return job === undefined ? undefined : { document, job };
}

/** The only job, or the user's choice of several. The language server knows them: its lenses offer each one for a run. */
async function pickJob(language: LanguageSupport, document: vscode.TextDocument): Promise<string | undefined> {
  await language.client();
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
    'vscode.executeCodeLensProvider',
    document.uri,
  );
  const jobs = lenses.map(({ command }) => command).filter((command) => command?.command === runCommands.runJob);
  const names = jobs.flatMap((command) => command?.arguments?.slice(1, 2)).filter((name) => typeof name === 'string');
  if (names.length === 1) return names[0];
  if (names.length > 0) return await vscode.window.showQuickPick(names, { placeHolder: 'Job to run' });
  void vscode.window.showInformationMessage('This configuration has no job yet.');
  return undefined;
}
