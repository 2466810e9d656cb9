import path from 'node:path';
import * as vscode from 'vscode';
import type { Projects } from '../project/composition/projects.ts';
import type { Runner } from '../running/start/runner.ts';
import type { DiskRunStore } from '../runs/history/diskRunStore.ts';
import type { RunHistory } from '../runs/history/runHistory.ts';
import { registerCompareGoldenTables } from './commands/compareGoldenTables.ts';
import { registerEditAnswer } from './commands/editAnswer.ts';
import { registerKeepRunAsTest } from './commands/keepRunAsTest.ts';
import { registerNewCaseFromThis } from './commands/newCaseFromThis.ts';
import { registerUpdateGoldenTables } from './commands/updateGoldenTables.ts';
import { TestFiles } from './files/testFiles.ts';
import { caseFolderOf } from './files/testsPlaces.ts';
import { GoldenPanels } from './golden/goldenPanels.ts';
import { TestItems } from './items/testItems.ts';
import { registerProfiles } from './run/registerProfiles.ts';
import { taskDoer } from './worker/doTask.ts';
import { testInThread } from './worker/testInThread.ts';

interface TestingPorts {
  log: vscode.LogOutputChannel;
  projects: Projects;
  history: RunHistory;
  store: DiskRunStore;
  runner: Runner;
}

/** The id of the controller, which `package.json` names in its menus. */
const controllerId = 'pagewright.tests';

/** Shows the tests of configurations in the view of VS Code, and runs, debugs, makes and changes them. */
export function registerTestingFeature(context: vscode.ExtensionContext, ports: TestingPorts): void {
  const dist = (name: string) => context.asAbsolutePath(path.join('dist', name));
  const files = new TestFiles();
  const perform = testInThread(dist('testWorker.js'));
  const items = new TestItems(files, () => {
    const controller = vscode.tests.createTestController(controllerId, 'Pagewright');
    controller.resolveHandler = (item) => items.resolve(item);
    controller.refreshHandler = () => items.resolve(undefined);
    registerProfiles({ controller, items, perform, log: ports.log }, files, ports.projects);
    return controller;
  });
  const doTask = taskDoer(perform, ports.log);
  // Windows without a folder have no tests.
  const storage = (context.storageUri ?? context.globalStorageUri).fsPath;
  const parts = { doTask, script: dist('compareWorker.js'), temporary: path.join(storage, 'golden') };
  const goldens = new GoldenPanels(context.extensionUri, parts);
  context.subscriptions.push(
    items,
    files.onDidChange(() => items.refresh()),
    files.onDidWrite((uri) => void items.reread(caseFolderOf(uri)?.toString() ?? '')),
    files.register(),
    goldens.register(),
    registerKeepRunAsTest({ ...ports, doTask }),
    registerUpdateGoldenTables({ items, goldens, doTask }),
    registerCompareGoldenTables(items, goldens),
    registerEditAnswer(items, doTask),
    registerNewCaseFromThis(items, doTask),
  );
}
