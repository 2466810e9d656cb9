import * as vscode from 'vscode';
import { offerMcpServer } from './assistants/offerMcpServer.ts';
import { debugType } from './debugging/session/debugConfiguration.ts';
import type { DebugProviders, Features } from './features.ts';
import { isConfigDocument } from './language/documents/isConfigDocument.ts';
import { registerLanguageOffer } from './language/offer/languageOffer.ts';
import { recogniseTreeFiles } from './project/recognition/recogniseTreeFiles.ts';
import { TreeRoots } from './project/roots/treeRoots.ts';
import { taskType } from './runs/tasks/taskDefinition.ts';
import { toastsToShare } from './shared/messages.ts';
import { registerTableEditor } from './tables/editor/registerTableEditor.ts';
import { startWithTests } from './testing/startWithTests.ts';

/**
 * Activates the extension, as VS Code does for every JSON file, because one of them may look like a configuration.
 * Until a feature is needed, only this small bundle is loaded; the features are a separate bundle.
 */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  let started: Promise<Features> | undefined;
  let standIns: vscode.Disposable | undefined;
  const start = () => {
    started ??= load();
    return started;
  };
  const load = async () => {
    const { startFeatures } = await import('./features.ts');
    standIns?.dispose();
    return startFeatures(context, toastsToShare(), roots);
  };
  const roots = new TreeRoots();
  context.subscriptions.push(
    roots.register(),
    recogniseTreeFiles(roots),
    registerLanguageOffer(context),
    offerMcpServer(context),
    registerProviders(context, start),
  );
  if (showsOurs()) return void (await start());
  standIns = registerStandIns(context, start);
  context.subscriptions.push(standIns);
}

/** Registers providers that VS Code may call at any time, and would not call again once the features are loaded. */
function registerProviders(context: vscode.ExtensionContext, start: () => Promise<Features>): vscode.Disposable {
  const { languageModelTools }: Contributions = context.extension.packageJSON.contributes;
  const tasks: vscode.TaskProvider = {
    provideTasks: async (token) => await (await start()).tasks.provideTasks(token),
    resolveTask: async (...asked) => await (await start()).tasks.resolveTask(...asked),
  };
  const debugging: DebugProviders = {
    resolveDebugConfiguration: async (...asked) => await (await start()).debugging.resolveDebugConfiguration(...asked),
    resolveDebugConfigurationWithSubstitutedVariables: async (...asked) =>
      await (await start()).debugging.resolveDebugConfigurationWithSubstitutedVariables(...asked),
    createDebugAdapterDescriptor: async (...asked) =>
      await (await start()).debugging.createDebugAdapterDescriptor(...asked),
  };
  return vscode.Disposable.from(
    vscode.debug.registerDebugConfigurationProvider(debugType, debugging),
    vscode.debug.registerDebugAdapterDescriptorFactory(debugType, debugging),
    registerTableEditor(async () => (await start()).tables),
    vscode.tasks.registerTaskProvider(taskType, tasks),
    ...languageModelTools.map(({ name, displayName }) =>
      vscode.lm.registerTool<object>(name, {
        prepareInvocation: async ({ input }, token) => ({
          invocationMessage: displayName,
          ...(await (await start()).assistants.prepare(name, input, token)),
        }),
        invoke: async ({ input }, token) => await (await start()).assistants.invoke(name, input, token),
      }),
    ),
  );
}

/** Whether the window shows a configuration, or a page or a document that the features make. */
function showsOurs(): boolean {
  const { tabGroups } = vscode.window;
  const hasTab = tabGroups.all.some(({ tabs }) => tabs.some(({ input }) => isOurs(input)));
  return hasTab || vscode.workspace.textDocuments.some(isConfiguration);
}

function isConfiguration(document: vscode.TextDocument): boolean {
  return isConfigDocument(document);
}

function isOurs(input: unknown): boolean {
  if (input instanceof vscode.TabInputWebview) return input.viewType.includes('pagewright.');
  const isFile = input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom;
  return isFile && input.uri.scheme.startsWith('pagewright');
}

/** Starts the features with the first configuration, page, command or view, and passes on the request. */
function registerStandIns(context: vscode.ExtensionContext, start: () => Promise<Features>): vscode.Disposable {
  const { commands, views }: Contributions = context.extension.packageJSON.contributes;
  const { registerCommand, executeCommand } = vscode.commands;
  const emptyView: vscode.TreeDataProvider<never> = {
    getChildren: async () => void (await start()),
    getTreeItem: (item) => item,
  };
  for (const { id } of Object.values(views).flat()) {
    // The features' view replaces this one. Disposing of this one first would remove both, so it happens later.
    context.subscriptions.push(vscode.window.registerTreeDataProvider(id, emptyView));
  }
  return vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument((document) => isConfiguration(document) && start()),
    startWithTests(start),
    // VS Code restores pages before anybody looks at them.
    vscode.window.tabGroups.onDidChangeTabs(() => showsOurs() && start()),
    ...commands.map(({ command }) =>
      registerCommand(command, async (...asked: unknown[]) => {
        await start();
        return await executeCommand(command, ...asked);
      }),
    ),
  );
}

/** The part of the manifest that the stand-ins and the tools are made from. */
interface Contributions {
  commands: { command: string }[];
  languageModelTools: { name: string; displayName: string }[];
  views: Record<string, { id: string }[]>;
}
