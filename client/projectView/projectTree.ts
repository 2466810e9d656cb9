import type { ProjectTree as Tree } from '@pagewright/engine/projects';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import type { BrokenFolder, RemoteFolder } from '../platform/remote/remoteFolder.ts';
import type { RemoteProjects } from '../platform/remote/remoteProjects.ts';
import { loadProjects } from '../project/files/loadProjects.ts';
import { workspaceTreeFiles } from '../project/files/workspaceTreeFiles.ts';
import type { TreeRoots } from '../project/roots/treeRoots.ts';
import type { RunHistory } from '../runs/history/runHistory.ts';
import { debounce, throttle } from '../shared/throttle.ts';
import { watchDeletions } from '../shared/watchDeletions.ts';
import { brokenNode } from './nodes/brokenNode.ts';
import { lastResults } from './nodes/lastResults.ts';
import { linesOfProjects } from './nodes/linesOfProjects.ts';
import { LocalFolders } from './nodes/localFolders.ts';
import type { ProjectNode } from './nodes/projectNode.ts';

/** The files that the view is made of: manifests, meta data, and in YAML the configurations. */
const files = '**/{manifest.json,.kbcignore,kbcdir.json,meta.json,config.json,_config.yml}';

/** The pause after which changed files are read again: a pull changes thousands. */
const pauseMs = 400;

/** The minimum interval between updates of the results while a run is active. */
const refreshMs = 500;

interface ProjectTreeParts {
  roots: TreeRoots;
  history: RunHistory;
  remotes?: RemoteProjects | undefined;
}

/** The trees of the platform in this window: their branches, configurations and rows with their last results. */
export class ProjectTree implements vscode.TreeDataProvider<ProjectNode> {
  readonly #roots: TreeRoots;
  readonly #history: RunHistory;
  /** Absent in a browser. */
  readonly #remotes: RemoteProjects | undefined;
  readonly #changed = new vscode.EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.#changed.event;
  readonly #readAgain = debounce(() => this.#forget(), pauseMs);
  readonly #refresh = throttle(() => this.#changed.fire(undefined), refreshMs);
  readonly #local = new LocalFolders();
  #trees: Promise<Tree[]> | undefined;
  #isOutdated = false;
  #view: vscode.TreeView<ProjectNode> | undefined;

  constructor({ roots, history, remotes }: ProjectTreeParts) {
    this.#roots = roots;
    this.#history = history;
    this.#remotes = remotes;
  }

  register(): vscode.Disposable {
    const view = vscode.window.createTreeView('pagewright.project', { treeDataProvider: this, showCollapseAll: true });
    this.#view = view;
    const watcher = vscode.workspace.createFileSystemWatcher(files);
    const changed = () => this.#outdate();
    return vscode.Disposable.from(
      view,
      watcher,
      watcher.onDidCreate(changed),
      watcher.onDidChange(changed),
      watchDeletions(changed),
      this.#roots.onDidChange(() => this.#forget()),
      ...(this.#remotes === undefined ? [] : [this.#remotes.onDidChange(() => this.#refresh())]),
      this.#history.onChange((run) => run?.state !== 'running' && this.#refresh()),
      view.onDidChangeVisibility(({ visible }) => visible && this.#isOutdated && this.#forget()),
      this.#changed,
      this.#readAgain,
      this.#refresh,
    );
  }

  getTreeItem(node: ProjectNode): vscode.TreeItem {
    return node.item();
  }

  async getChildren(node?: ProjectNode): Promise<ProjectNode[]> {
    if (node !== undefined) return node.children();
    this.#trees ??= openTrees(this.#roots);
    const [trees, runs, remotes] = await Promise.all([this.#trees, this.#history.all(), this.#remotes?.all()]);
    const [linked, broken] = partition(remotes ?? []);
    this.#describe(trees, linked);
    const found = await this.#local.find(linked, trees);
    return [...broken.map(brokenNode), ...linesOfProjects(trees, found, lastResults(runs))];
  }

  /** Of one tree, says which project it is; of several, each has a line. */
  #describe([tree, ...others]: readonly Tree[], [remote, ...more]: readonly RemoteFolder[]): void {
    if (this.#view === undefined) return;
    if (remote !== undefined && more.length + others.length === 0) {
      this.#view.description = printable(remote.link.project.name);
      return;
    }
    const { tool, manifest } = (others.length === 0 ? tree : undefined) ?? {};
    this.#view.description = [tool, manifest?.projectId].filter((part) => part !== undefined).join(' · ');
  }

  /** Reads the files again: now if the view is visible, otherwise once it is. */
  #outdate(): void {
    if (this.#view?.visible) this.#readAgain();
    else this.#isOutdated = true;
  }

  #forget(): void {
    this.#trees = undefined;
    this.#local.forget();
    this.#isOutdated = false;
    this.#changed.fire(undefined);
  }
}

function partition(folders: readonly (RemoteFolder | BrokenFolder)[]): [RemoteFolder[], BrokenFolder[]] {
  const [linked, broken]: [RemoteFolder[], BrokenFolder[]] = [[], []];
  for (const folder of folders) 'link' in folder ? linked.push(folder) : broken.push(folder);
  return [linked, broken];
}

async function openTrees(roots: TreeRoots): Promise<Tree[]> {
  const { openTree } = await loadProjects();
  await roots.forgetMissing();
  return await Promise.all(roots.all.map((root) => openTree(root, workspaceTreeFiles)));
}
