import path from 'node:path';
import * as vscode from 'vscode';

const scheme = 'pagewright-query';

/** Shows the results of queries by their names alone: where the storage is says nothing to a reader. */
export class ResultFiles implements vscode.FileSystemProvider {
  readonly #folder: string;
  readonly #changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.#changed.event;

  constructor(folder: string) {
    this.#folder = folder;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      this.#changed,
      vscode.workspace.registerFileSystemProvider(scheme, this, { isReadonly: true }),
    );
  }

  /** The address of a result in the folder. */
  uriOf(file: string): vscode.Uri {
    return vscode.Uri.from({ scheme, path: `/${path.basename(file)}` });
  }

  /** The path of the result with this address; undefined for other addresses. */
  pathOf({ scheme: its, path: name }: vscode.Uri): string | undefined {
    return its === scheme ? path.join(this.#folder, path.posix.basename(name)) : undefined;
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    return await vscode.workspace.fs.stat(this.#fileOf(uri));
  }

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    return await vscode.workspace.fs.readFile(this.#fileOf(uri));
  }

  readDirectory(): [string, vscode.FileType][] {
    return [];
  }

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  createDirectory = refuse;
  writeFile = refuse;
  delete = refuse;
  rename = refuse;

  #fileOf(uri: vscode.Uri): vscode.Uri {
    return vscode.Uri.file(this.pathOf(uri) ?? '');
  }
}

function refuse(): never {
  throw vscode.FileSystemError.NoPermissions('The result of a query is read-only.');
}
