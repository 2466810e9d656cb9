import * as vscode from 'vscode';
import { setContextKey } from '../shared/setContextKey.ts';
import { KnownConfigurations } from './client/knownConfigurations.ts';
import { LanguageSupport, type StartClient } from './client/languageSupport.ts';
import { registerCopyJobAsCurl } from './commands/copyJobAsCurl.ts';
import { registerEvaluateFunction } from './commands/evaluateFunction.ts';
import { registerImportCurl } from './commands/importCurl.ts';
import { registerImportCurlAsConfiguration } from './commands/importCurlAsConfiguration.ts';
import { registerImportCurlAsJob } from './commands/importCurlAsJob.ts';
import { registerShowPlan } from './commands/showPlan.ts';
import { registerSortKeys } from './commands/sortKeys.ts';
import { registerTreatAsConfiguration } from './commands/treatAsConfiguration.ts';
import type { SecretKeeper } from './curl/credentials.ts';
import { isConfigDocument } from './documents/isConfigDocument.ts';
import { PlanDocuments } from './plan/planDocuments.ts';

/** Registers help with writing configurations: the language server and the commands that use it. */
export function registerLanguageFeature(
  context: vscode.ExtensionContext,
  { log, secrets, startClient }: { log: vscode.LogOutputChannel; secrets: SecretKeeper; startClient: StartClient },
): { language: LanguageSupport; known: KnownConfigurations } {
  const language = new LanguageSupport(startClient);
  const known = new KnownConfigurations(language);
  const plans = new PlanDocuments(language, known);
  context.subscriptions.push(
    language.register(),
    known.register(),
    plans.register(),
    registerShowPlan(plans),
    registerImportCurl(),
    registerImportCurlAsJob(language, secrets, log),
    registerImportCurlAsConfiguration(language, secrets, log),
    registerCopyJobAsCurl(language),
    registerEvaluateFunction(language),
    registerSortKeys(),
    registerTreatAsConfiguration(),
    keepConfigKey(),
  );
  return { language, known };
}

/** Maintains the context key `pagewright.hasConfig`: an editor shows a configuration. */
function keepConfigKey(): vscode.Disposable {
  const isConfig = ({ document }: vscode.TextEditor) => isConfigDocument(document);
  const update = () => setContextKey('hasConfig', vscode.window.visibleTextEditors.some(isConfig));
  update();
  return vscode.Disposable.from(
    vscode.window.onDidChangeVisibleTextEditors(update),
    // VS Code reports a change of a document's language as closing and opening it.
    vscode.workspace.onDidOpenTextDocument(update),
  );
}
