import * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { setContextKey } from '../../shared/setContextKey.ts';

/** The file that links a folder to a project. The engine has the same name for it, and is not loaded for this. */
const link = '.pagewright/project.json';

/** Where links are looked for: a folder of the workspace, and the two levels below it. */
const pattern = `{${link},*/${link},*/*/${link}}`;
const maxFolders = 50;

/** The folders of this window that are linked to a project, and the context key `pagewright.isLinked`: there is one. */
export class LinkedFolders {
  readonly #found = new Set<string>();
  readonly #changed = new Emitter<string | undefined>();

  /** Fires when there is another folder or one less, and with the folder whose link has changed. */
  readonly onDidChange = this.#changed.event;

  /** Looks for links, now and whenever they or the folders of the workspace change. */
  register(): vscode.Disposable {
    const watcher = vscode.workspace.createFileSystemWatcher(`**/${link}`);
    void this.#search();
    return vscode.Disposable.from(
      watcher,
      watcher.onDidCreate((uri) => this.add(rootOf(uri))),
      watcher.onDidChange((uri) => this.#found.has(rootOf(uri)) && this.#changed.fire(rootOf(uri))),
      watcher.onDidDelete((uri) => this.#remove(rootOf(uri))),
      vscode.workspace.onDidChangeWorkspaceFolders(() => this.#search()),
    );
  }

  /** The paths of the folders, by name. */
  get all(): string[] {
    return [...this.#found].sort();
  }

  /** The folder that a file lies in; undefined if it is in none. Of folders in each other it is the inner one. */
  around({ scheme, fsPath }: vscode.Uri): string | undefined {
    if (scheme !== 'file') return undefined;
    const around = this.all.filter((root) => fsPath.startsWith(vscode.Uri.joinPath(vscode.Uri.file(root), '/').fsPath));
    return around.sort((one, other) => other.length - one.length)[0];
  }

  add(root: string): void {
    if (this.#found.has(root)) return;
    this.#found.add(root);
    this.#tell();
  }

  #remove(root: string): void {
    if (this.#found.delete(root)) this.#tell();
  }

  #tell(): void {
    setContextKey('isLinked', this.#found.size > 0);
    this.#changed.fire(undefined);
  }

  async #search(): Promise<void> {
    const found = await vscode.workspace.findFiles(pattern, '**/node_modules/**', maxFolders).then(undefined, () => []);
    for (const uri of found) if (uri.scheme === 'file') this.add(rootOf(uri));
    for (const root of this.#found)
      if (!(await fileExists(vscode.Uri.joinPath(vscode.Uri.file(root), link)))) this.#remove(root);
  }
}

function rootOf(file: vscode.Uri): string {
  return vscode.Uri.joinPath(file, '../..').fsPath;
}
