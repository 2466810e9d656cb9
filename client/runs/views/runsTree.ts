import { configName } from '@pagewright/engine/placeNames';
import * as vscode from 'vscode';
import { onDidChangeConfigInFront } from '../../language/documents/configInFront.ts';
import { shownName } from '../../shared/shownName.ts';
import { throttle } from '../../shared/throttle.ts';
import { distinctName } from '../history/distinctName.ts';
import { fileInFront } from '../history/fileInFront.ts';
import { isReplaced } from '../history/isReplaced.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { createConfigurationNode } from './nodes/configurationNode.ts';
import { createRunNode, type RunNode } from './nodes/runNode.ts';
import type { RunsNode } from './nodes/runsNode.ts';

/** The minimum interval between updates of an active run. */
const refreshMs = 300;

/**
 * The runs of the workspace by configuration, newest first, with their jobs and requests; live while a run is active. The
 * configuration in front is open. If there is only one, its runs are not below a line of it.
 */
export class RunsTree implements vscode.TreeDataProvider<RunsNode> {
  readonly #history: RunHistory;
  readonly #changed = new vscode.EventEmitter<RunsNode | undefined>();
  readonly onDidChangeTreeData = this.#changed.event;
  /** The lines by run: VS Code updates a line only through the same object. */
  readonly #nodes = new Map<string, RunNode>();
  readonly #dirty = new Set<string>();
  readonly #refresh = throttle(() => this.#fireDirty(), refreshMs);
  /** The configurations that were in front, or ran, in this window: their lines are open. */
  readonly #expanded = new Set<string>();
  #runs: readonly RunRecord[] = [];
  #isGrouped = false;
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
    const front = onDidChangeConfigInFront(() => this.#expandFront());
    return vscode.Disposable.from(this.view, this.#changed, listening, front, this.#refresh);
  }

  getTreeItem(node: RunsNode): vscode.TreeItem {
    return node.item();
  }

  async getChildren(node?: RunsNode): Promise<RunsNode[]> {
    if (node !== undefined) return node.children();
    this.#runs = await this.#history.all();
    this.#forgetAllBut(new Set(this.#runs.map(({ id }) => id)));
    const groups = Map.groupBy(this.#runs, ({ configFile }) => configFile);
    // A line that has another parent now is another one to VS Code.
    if (this.#isGrouped !== groups.size > 1) this.#nodes.clear();
    this.#isGrouped = groups.size > 1;
    this.#describe([...groups.keys()]);
    if (!this.#isGrouped) return this.#runs.map((run) => this.#nodeOf(run));
    this.#expandNewest();
    return [...groups].map(([configFile, runs]) => {
      const name = distinctName(configFile, groups.keys());
      const isExpanded = this.#expanded.has(configFile);
      const nodes = runs.map((run) => this.#nodeOf(run));
      return createConfigurationNode({ configFile, name, isExpanded, runs }, nodes);
    });
  }

  /** Says whose the runs are if they are not below a line that says it. */
  #describe([file, ...others]: readonly string[]): void {
    if (this.view === undefined) return;
    this.view.description = file === undefined || others.length > 0 ? '' : configName(shownName(file));
  }

  /** Opens the line of the configuration in front; of the newest run if none is. */
  #expandNewest(): void {
    const file = fileInFront(this.#runs) ?? this.#runs[0]?.configFile;
    if (file !== undefined) this.#expanded.add(file);
  }

  #expandFront(): void {
    const file = this.#isGrouped ? fileInFront(this.#runs) : undefined;
    if (file === undefined || this.#expanded.has(file)) return;
    if (this.#runs.some(({ configFile }) => configFile === file)) this.#changed.fire(undefined);
  }

  #forgetAllBut(ids: ReadonlySet<string>): void {
    for (const id of this.#nodes.keys()) if (!ids.has(id)) this.#nodes.delete(id);
  }

  /** Follows a run. A new one changes the list; any other change affects one line and its children. */
  #follow(run: RunRecord | undefined): void {
    // A run of another window is a new object each time it is read.
    if (run === undefined || this.#nodes.get(run.id)?.run !== run) {
      if (run !== undefined && !run.isElsewhere) this.#expanded.add(run.configFile);
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
    const node = createRunNode(run, {
      isInGroup: () => this.#isGrouped,
      isReplaced: () => isReplaced(run, this.#runs),
    });
    this.#nodes.set(run.id, node);
    return node;
  }
}
