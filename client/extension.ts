import * as vscode from 'vscode';
import { registerGetStartedFeature } from './getStarted/registerGetStartedFeature.ts';
import { registerLanguageFeature } from './language/registerLanguageFeature.ts';
import { registerRunningFeature } from './running/registerRunningFeature.ts';
import { SecretStore } from './running/secrets/secretStore.ts';
import { registerRunsFeature } from './runs/registerRunsFeature.ts';
import { registerStorageFeature } from './storage/registerStorageFeature.ts';
import { registerTablesFeature } from './tables/registerTablesFeature.ts';

/**
 * Registers the features. A feature uses those above it in this list and listens to their events; none knows those
 * below it. Nothing heavy is loaded here: see `LanguageSupport` and `runInWorker`.
 */
export function activate(context: vscode.ExtensionContext): void {
  // The output channel "Pagewright": what runs do.
  const log = vscode.window.createOutputChannel('Pagewright', { log: true });
  context.subscriptions.push(log);
  const secrets = new SecretStore(context.secrets);
  const { language, known } = registerLanguageFeature(context, { log, secrets });
  const { runs, runner, sampleApi } = registerRunningFeature(context, { log, secrets, language, known });
  registerTablesFeature(context);
  registerStorageFeature(context, { log, runs });
  registerRunsFeature(context, { log, language, runs, runner });
  registerGetStartedFeature(context, { runs, sampleApi, secrets });
}
