import * as vscode from 'vscode';
import { registerGetStartedInBrowser } from './getStarted/registerGetStartedInBrowser.ts';
import type { StartClient } from './language/client/languageSupport.ts';
import type { SecretKeeper } from './language/curl/credentials.ts';
import { registerLanguageOffer } from './language/offer/languageOffer.ts';
import { registerLanguageFeature } from './language/registerLanguageFeature.ts';
import { Projects } from './project/composition/projects.ts';
import { recogniseTreeFiles } from './project/recognition/recogniseTreeFiles.ts';
import { TreeRoots } from './project/roots/treeRoots.ts';
import { registerProjectView } from './projectView/registerProjectView.ts';
import { registerEnvironmentItem } from './running/environments/environmentItem.ts';
import { Environments, knownEnvironments } from './running/environments/environments.ts';
import { findSettingsInWorkspace } from './running/environments/findSettingsInWorkspace.ts';
import { registerSwitchEnvironment } from './running/environments/switchEnvironment.ts';
import { followMoves } from './running/moves/followMoves.ts';
import { registerRunningInBrowser } from './running/registerRunningInBrowser.ts';
import { SecretStore, secretOwner } from './running/secrets/secretStore.ts';
import { knownValues } from './running/values/knownValues.ts';
import { registerRunsInBrowser } from './runs/registerRunsInBrowser.ts';
import { FileChoices } from './shared/fileChoices.ts';
import { registerMachineCommands } from './shared/machineCommands.ts';
import { setContextKey } from './shared/setContextKey.ts';
import { browserTableThreads } from './tables/editor/browserTableThreads.ts';
import { registerTableEditor } from './tables/editor/registerTableEditor.ts';
import { registerTablesFeature } from './tables/registerTablesFeature.ts';

/**
 * The extension in a browser without a machine, as on vscode.dev: the features that need neither Node nor a disk. The
 * counterpart for the desktop is `extension.ts`.
 */
export function activate(context: vscode.ExtensionContext): void {
  const log = vscode.window.createOutputChannel('Pagewright', { log: true });
  const startClient: StartClient = async (hooks) => {
    const { startBrowserLanguageClient } = await import('./language/client/browserLanguageClient.ts');
    return await startBrowserLanguageClient(context, hooks);
  };
  const store = new SecretStore(context.secrets);
  const secrets: SecretKeeper = {
    limit: 'Runs with secrets need VS Code on a machine.',
    set: (configFile, name, value) => store.set(secretOwner(configFile, undefined), name, value),
  };
  setContextKey('inBrowser', true);
  const roots = new TreeRoots();
  context.subscriptions.push(
    log,
    roots.register(),
    recogniseTreeFiles(roots),
    registerLanguageOffer(context),
    registerMachineCommands(context.extension),
  );
  const { language, known } = registerLanguageFeature(context, { log, secrets, startClient });
  const environments = new Environments(context.workspaceState, findSettingsInWorkspace);
  const projects = new Projects(new FileChoices(context.workspaceState, 'pagewright.values'));
  context.subscriptions.push(
    environments.register(),
    followMoves(log, [environments, projects.chosen]),
    registerEnvironmentItem(environments, projects),
    registerSwitchEnvironment(environments, projects),
    known.add(knownEnvironments(environments)),
    known.add(knownValues(projects)),
  );
  const { runs, runner } = registerRunningInBrowser(context, { log, environments, language, projects });
  const tables = registerTablesFeature(context, browserTableThreads(context.extensionUri));
  context.subscriptions.push(registerTableEditor(async () => tables));
  const history = registerRunsInBrowser(context, {
    log,
    language,
    known,
    runs,
    runner,
    environments,
    projects,
    // Runs with secrets need a machine, and say so.
    secrets: async () => 'none',
  });
  registerProjectView(context, { history, language, roots });
  registerGetStartedInBrowser(context, { language, runs, secrets, roots });
}
