import { diskTreeFiles } from '@pagewright/engine/treeFiles';
import * as vscode from 'vscode';
import type { AssistantTools } from './assistants/assistantTools.ts';
import { registerAssistantsFeature } from './assistants/registerAssistantsFeature.ts';
import { registerDebuggingFeature } from './debugging/registerDebuggingFeature.ts';
import { registerGetStartedFeature } from './getStarted/registerGetStartedFeature.ts';
import type { StartClient } from './language/client/languageSupport.ts';
import type { SecretKeeper } from './language/curl/credentials.ts';
import { registerLanguageFeature } from './language/registerLanguageFeature.ts';
import { Tokens } from './platform/connections/tokens.ts';
import { registerPlatformFeature } from './platform/registerPlatformFeature.ts';
import { Projects } from './project/composition/projects.ts';
import { readTreesFromDisk } from './project/files/workspaceTreeFiles.ts';
import type { TreeRoots } from './project/roots/treeRoots.ts';
import { registerProjectView } from './projectView/registerProjectView.ts';
import { Environments } from './running/environments/environments.ts';
import { findSettingsOnMachine } from './running/environments/findSettingsOnMachine.ts';
import { registerRunningFeature } from './running/registerRunningFeature.ts';
import { secretState } from './running/secrets/secretState.ts';
import { chosenOwner, SecretStore } from './running/secrets/secretStore.ts';
import { registerRunsFeature } from './runs/registerRunsFeature.ts';
import { FileChoices } from './shared/fileChoices.ts';
import { joinToasts } from './shared/messages.ts';
import type { Toasts } from './shared/toasts.ts';
import { ResultFiles } from './storage/query/resultFiles.ts';
import { resultsFolder } from './storage/reader/storageFile.ts';
import { registerStorageFeature } from './storage/registerStorageFeature.ts';
import type { TableProvider } from './tables/editor/registerTableEditor.ts';
import { tableThreads } from './tables/editor/tableThreads.ts';
import { registerTablesFeature } from './tables/registerTablesFeature.ts';
import { registerTestingFeature } from './testing/registerTestingFeature.ts';

/** The calls of VS Code that `extension.ts` passes on to the features. */
export interface Features {
  tables: TableProvider;
  tasks: Required<vscode.TaskProvider>;
  debugging: DebugProviders;
  assistants: Pick<AssistantTools, 'prepare' | 'invoke'>;
}

/** The providers that VS Code needs to start a debug session. */
export type DebugProviders = vscode.DebugAdapterDescriptorFactory &
  Required<Omit<vscode.DebugConfigurationProvider, 'provideDebugConfigurations'>>;

/**
 * Registers the features. A feature uses those above it in this list and listens to their events; none knows those
 * below it. Nothing heavy is loaded here: see `LanguageSupport` and `runInWorker`.
 */
export function startFeatures(context: vscode.ExtensionContext, toasts: Toasts, roots: TreeRoots): Features {
  joinToasts(toasts);
  readTreesFromDisk(diskTreeFiles);
  // The output channel "Pagewright", with the events of runs.
  const log = vscode.window.createOutputChannel('Pagewright', { log: true });
  context.subscriptions.push(log);
  const secrets = new SecretStore(context.secrets);
  const environments = new Environments(context.workspaceState, findSettingsOnMachine);
  const projects = new Projects(new FileChoices(context.workspaceState, 'pagewright.values'));
  const keeper: SecretKeeper = {
    set: (configFile, name, value) => secrets.set(chosenOwner(configFile, environments), name, value),
  };
  const startClient: StartClient = async (hooks) => {
    const { startLanguageClient } = await import('./language/client/languageClient.ts');
    return await startLanguageClient(context, hooks);
  };
  const { language, known } = registerLanguageFeature(context, { log, secrets: keeper, startClient });
  const basis = { log, secrets, environments, language, known, projects };
  const { runs, runner, preparation, learned, shapes, sampleApi, runThreads } = registerRunningFeature(context, basis);
  const results = new ResultFiles(resultsFolder(context));
  const script = context.asAbsolutePath('dist/tableWorker.js');
  const threads = tableThreads(script, vscode.workspace.fs, (file) => results.pathOf(file));
  const tables = registerTablesFeature(context, threads);
  registerStorageFeature(context, { log, runs, results });
  const { tasks, history, store, findings } = registerRunsFeature(
    context,
    {
      log,
      language,
      known,
      runs,
      runner,
      environments,
      projects,
      shapes,
      secrets: async (document) => await secretState(secrets, environments, await projects.composed(document)),
    },
    runThreads,
  );
  const remotes = registerPlatformFeature(context, {
    ...{ log, language, runs, runner, history, projects, roots },
    showFindings: (run) => findings.show(run),
  });
  registerProjectView(context, { history, language, roots, remotes });
  const debugging = registerDebuggingFeature(context, {
    log,
    language,
    history,
    store,
    preparation,
    projects,
    learned,
  });
  registerTestingFeature(context, { log, projects, history, store, runner });
  const assistants = registerAssistantsFeature(context, {
    secrets,
    history,
    store,
    learned,
    sampleApi,
    tokenFor: (stack, project) => new Tokens(context.secrets).of({ stack, project }),
  });
  registerGetStartedFeature(context, { language, runs, sampleApi, secrets: keeper, roots });
  return { tables, tasks, debugging, assistants };
}
