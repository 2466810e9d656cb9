import * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { setContextKey } from '../../shared/setContextKey.ts';
import { treeName, treeUri } from '../files/treeName.ts';

const manifest = '.keboola/manifest.json';

/** Where trees are looked for: a folder of the workspace, and the two levels below it. */
const pattern = `{${manifest},*/${manifest},*/*/${manifest}}`;
const maxTrees = 50;

/** The root folders of the trees of this window, and the context key `pagewright.hasProject`: there is one. */
export class TreeRoots {
  readonly #found = new Set<string>();
  readonly #changed = new Emitter<void>();

  /** Fires when there is another tree, or one less. */
  readonly onDidChange = this.#changed.event;

  /** Looks for trees, now and whenever the folders of the workspace or the manifests in them change. */
  register(): vscode.Disposable {
    const watcher = vscode.workspace.createFileSystemWatcher(`**/${manifest}`, false, true, false);
    void this.#search();
    return vscode.Disposable.from(
      watcher,
      watcher.onDidCreate((uri) => this.add(rootOf(uri))),
      watcher.onDidDelete((uri) => this.#remove(rootOf(uri))),
      vscode.workspace.onDidChangeWorkspaceFolders(() => this.#search()),
    );
  }

  /** The roots, by name. */
  get all(): string[] {
    return [...this.#found].sort();
  }

  /** Adds the root of a tree that was found through one of its files. */
  add(root: string): void {
    if (this.#found.has(root)) return;
    this.#found.add(root);
    this.#tell();
  }

  #remove(root: string): void {
    if (this.#found.delete(root)) this.#tell();
  }

  #tell(): void {
    setContextKey('hasProject', this.#found.size > 0);
    this.#changed.fire();
  }

  async #search(): Promise<void> {
    const { workspaceFolders = [], findFiles } = vscode.workspace;
    for (const { uri } of workspaceFolders) {
      // Not every file system of a virtual workspace can be searched.
      if (await fileExists(vscode.Uri.joinPath(uri, manifest))) this.add(treeName(uri));
    }
    const files = await findFiles(pattern, '**/node_modules/**', maxTrees).then(undefined, () => []);
    for (const file of files) this.add(rootOf(file));
    await this.forgetMissing();
  }

  /** Forgets the trees whose folders are gone: VS Code tells of a deleted folder, not of a manifest in it. */
  async forgetMissing(): Promise<void> {
    for (const root of this.#found) if (!(await fileExists(treeUri(root)))) this.#remove(root);
  }
}

function rootOf(file: vscode.Uri): string {
  return treeName(vscode.Uri.joinPath(file, '../..'));
}
