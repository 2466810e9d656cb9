import path from 'node:path';
import * as vscode from 'vscode';
import { RunTerminal, type RunTerminalPorts } from './runTerminal.ts';
import { readTaskDefinition, taskType } from './taskDefinition.ts';

/** The pattern of configurations, and the maximum number to offer: a longer list would be no help. */
const pattern = '{**/*.extractor.json,**/ex-generic-v2/*/config.json,**/ex-generic-v2/*/_config.yml}';
const maxOffered = 100;

/** Offers a task for each configuration of the workspace, and runs the tasks of `tasks.json`. */
export class RunTasks implements vscode.TaskProvider {
  readonly #ports: RunTerminalPorts;

  constructor(ports: RunTerminalPorts) {
    this.#ports = ports;
  }

  async provideTasks(token: vscode.CancellationToken): Promise<vscode.Task[]> {
    const files = await vscode.workspace.findFiles(pattern, '**/{node_modules,.pagewright}/**', maxOffered, token);
    return files.toSorted((a, b) => (a.path < b.path ? -1 : 1)).flatMap((file) => this.#offer(file));
  }

  resolveTask({ definition, scope, name }: vscode.Task): vscode.Task {
    return this.#create(definition, scope ?? vscode.TaskScope.Workspace, name);
  }

  #offer(file: vscode.Uri): vscode.Task[] {
    const folder = vscode.workspace.getWorkspaceFolder(file);
    if (folder === undefined || file.scheme !== 'file') return [];
    const config = path.relative(folder.uri.fsPath, file.fsPath).replaceAll('\\', '/');
    return [this.#create({ type: taskType, config }, folder, `run ${config}`)];
  }

  #create(
    definition: vscode.TaskDefinition,
    scope: vscode.WorkspaceFolder | vscode.TaskScope,
    name: string,
  ): vscode.Task {
    const folder = typeof scope === 'object' ? scope : vscode.workspace.workspaceFolders?.[0];
    // VS Code passes the definition again with its variables resolved.
    const execution = new vscode.CustomExecution(async (resolved) => {
      return new RunTerminal(this.#ports, readTaskDefinition(resolved), folder?.uri);
    });
    const task = new vscode.Task(definition, scope, name, taskType, execution, '$pagewright');
    task.detail = 'Runs an extractor configuration and writes its tables';
    return task;
  }
}
