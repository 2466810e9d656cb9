import * as vscode from 'vscode';
import { Emitter } from './emitter.ts';
import { fileExists } from './fileExists.ts';
import { isIn } from './isIn.ts';
import { setContextKey } from './setContextKey.ts';
import { watchDeletions } from './watchDeletions.ts';

const maxFolders = 50;

interface MarkedParts {
  /** The file in such a folder, as a path from there. */
  marker: string;
  /** Set while there is such a folder. */
  contextKey: string;
  /** Whether a folder counts without the file, once it was added. */
  keepsUnmarked: boolean;
}

/** The folders of this window with a certain file in them, and a context key that says whether there is one. */
export class MarkedFolders {
  readonly #parts: MarkedParts;
  readonly #found = new Map<string, vscode.Uri>();
  readonly #changed = new Emitter<void>();
  readonly #written = new Emitter<vscode.Uri>();

  /** Fires when there is another folder, or one less. */
  readonly onDidChange = this.#changed.event;
  /** Fires with the folder whose file has changed. */
  readonly onDidWrite = this.#written.event;

  constructor(parts: MarkedParts) {
    this.#parts = parts;
  }

  /** Looks for such folders, now and whenever the files or the folders of the workspace change. */
  register(): vscode.Disposable {
    const { workspace } = vscode;
    const watcher = workspace.createFileSystemWatcher(`**/${this.#parts.marker}`);
    void this.#search();
    return vscode.Disposable.from(
      watcher,
      watcher.onDidCreate((file) => this.add(this.#folderOf(file))),
      watcher.onDidChange((file) => this.#written.fire(this.#folderOf(file))),
      // Told late, of a file that is there again.
      watcher.onDidDelete((file) => void this.forgetMissing([this.#folderOf(file)])),
      watchDeletions((deleted) => void this.#forgetDeleted(deleted)),
      workspace.onDidChangeWorkspaceFolders(({ removed }) => {
        for (const { uri } of removed) this.#forgetOutside(uri);
        void this.#search();
      }),
    );
  }

  /** The folders, by name. */
  get all(): vscode.Uri[] {
    return [...this.#found.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  add(folder: vscode.Uri): void {
    const id = folder.toString();
    if (this.#found.has(id)) return;
    this.#found.set(id, folder);
    this.#tell();
  }

  /** Forgets the folders that are gone. */
  async forgetMissing(folders: readonly vscode.Uri[] = this.all): Promise<void> {
    for (const folder of folders) {
      const kept = this.#parts.keepsUnmarked ? folder : vscode.Uri.joinPath(folder, this.#parts.marker);
      if (!(await fileExists(kept))) this.#remove(folder);
    }
  }

  async #forgetDeleted(deleted: vscode.Uri): Promise<void> {
    await this.forgetMissing(
      this.all.filter((folder) => isIn(deleted, vscode.Uri.joinPath(folder, this.#parts.marker))),
    );
  }

  /** A folder of the workspace was closed, and its files are no longer this window's. */
  #forgetOutside(closed: vscode.Uri): void {
    for (const folder of this.all)
      if (isIn(closed, folder) && vscode.workspace.getWorkspaceFolder(folder) === undefined) this.#remove(folder);
  }

  #remove(folder: vscode.Uri): void {
    if (this.#found.delete(folder.toString())) this.#tell();
  }

  #tell(): void {
    setContextKey(this.#parts.contextKey, this.#found.size > 0);
    this.#changed.fire();
  }

  async #search(): Promise<void> {
    const { marker } = this.#parts;
    const { workspaceFolders = [], findFiles } = vscode.workspace;
    for (const { uri } of workspaceFolders) {
      // Not every file system of a virtual workspace can be searched.
      if (await fileExists(vscode.Uri.joinPath(uri, marker))) this.add(uri);
    }
    // A folder of the workspace, and the two levels below it.
    const pattern = `{${marker},*/${marker},*/*/${marker}}`;
    const files = await findFiles(pattern, '**/node_modules/**', maxFolders).then(undefined, () => []);
    for (const file of files) this.add(this.#folderOf(file));
    await this.forgetMissing();
  }

  /** Returns the folder that a marker marks: each lies in a separate folder inside. */
  #folderOf(file: vscode.Uri): vscode.Uri {
    return vscode.Uri.joinPath(file, '../..');
  }
}
