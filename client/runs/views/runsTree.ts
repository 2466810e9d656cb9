import * as vscode from 'vscode';
import { throttle } from '../../shared/throttle.ts';
import { isReplaced } from '../history/isReplaced.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { createRunNode, type RunNode } from './nodes/runNode.ts';
import type { RunsNode } from './nodes/runsNode.ts';

/** The minimum interval between updates of an active run. */
const refreshMs = 300;

/** The runs of the workspace, newest first, with their jobs and requests; live while a run is active. */
export class RunsTree implements vscode.TreeDataProvider<RunsNode> {
  readonly #history: RunHistory;
  readonly #changed = new vscode.EventEmitter<RunsNode | undefined>();
  readonly onDidChangeTreeData = this.#changed.event;
  /** The lines by run: VS Code updates a line only through the same object. */
  readonly #nodes = new Map<string, RunNode>();
  readonly #dirty = new Set<string>();
  readonly #refresh = throttle(() => this.#fireDirty(), refreshMs);
  #runs: readonly RunRecord[] = [];
  view: vscode.TreeView<RunsNode> | undefined;

  constructor(history: RunHistory) {
    this.#history = history;
  }

  register(): vscode.Disposable {
    this.view = vscode.window.createTreeView('pagewright.runs', {
      treeDataProvider: this,
      canSelectMany: true,
      showCollapseAll: true,
    });
    const listening = this.#history.onChange((run) => this.#follow(run));
    return vscode.Disposable.from(this.view, this.#changed, listening, this.#refresh);
  }

  getTreeItem(node: RunsNode): vscode.TreeItem {
    return node.item();
  }

  async getChildren(node?: RunsNode): Promise<RunsNode[]> {
    if (node !== undefined) return node.children();
    this.#runs = await this.#history.all();
    this.#forgetAllBut(new Set(this.#runs.map(({ id }) => id)));
    return this.#runs.map((run) => this.#nodeOf(run));
  }

  #forgetAllBut(ids: ReadonlySet<string>): void {
    for (const id of this.#nodes.keys()) if (!ids.has(id)) this.#nodes.delete(id);
  }

  /** Follows a run. A new one changes the list; any other change affects one line and its children. */
  #follow(run: RunRecord | undefined): void {
    // A run of another window is a new object each time it is read.
    if (run === undefined || this.#nodes.get(run.id)?.run !== run) {
      this.#changed.fire(undefined);
      return;
    }
    this.#dirty.add(run.id);
    this.#refresh();
  }

  #fireDirty(): void {
    for (const id of this.#dirty) {
      const node = this.#nodes.get(id);
      if (node !== undefined) this.#changed.fire(node);
    }
    this.#dirty.clear();
  }

  #nodeOf(run: RunRecord): RunNode {
    const known = this.#nodes.get(run.id);
    if (known?.run === run) return known;
    const node = createRunNode(run, () => isReplaced(run, this.#runs));
    this.#nodes.set(run.id, node);
    return node;
  }
}
