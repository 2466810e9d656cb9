import * as vscode from 'vscode';

/** Offers the files of `files.json`, texts by their paths, as `memory:/…`; they can be changed like those of a disk. */
export async function activate({ extensionUri, subscriptions }: vscode.ExtensionContext): Promise<void> {
  const { fs, registerFileSystemProvider } = vscode.workspace;
  const bytes = await fs.readFile(vscode.Uri.joinPath(extensionUri, 'files.json'));
  const files: Record<string, string> = JSON.parse(new TextDecoder().decode(bytes));
  subscriptions.push(registerFileSystemProvider('memory', new MemoryFolder(files), { isCaseSensitive: true }));
}

type Entry = vscode.FileStat & { content?: Uint8Array };

/** Files and folders by their paths. */
class MemoryFolder implements vscode.FileSystemProvider {
  readonly #entries = new Map<string, Entry>();
  readonly #changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.#changed.event;
  /** The moments of changes are numbers that grow. */
  #moments = 0;

  constructor(files: Record<string, string>) {
    this.#entries.set('/', { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 });
    for (const [path, text] of Object.entries(files)) this.#write(path, new TextEncoder().encode(text));
  }

  /** Reports every change: only one process changes the files. */
  watch(): vscode.Disposable {
    return { dispose: () => undefined };
  }

  stat({ path }: vscode.Uri): vscode.FileStat {
    return this.#existing(path);
  }

  readDirectory({ path }: vscode.Uri): [string, vscode.FileType][] {
    if (this.#existing(path).content !== undefined) throw vscode.FileSystemError.FileNotADirectory(path);
    const start = path === '/' ? path : `${path}/`;
    return [...this.#entries]
      .filter(([each]) => each.startsWith(start) && each !== path && !each.slice(start.length).includes('/'))
      .map(([each, { type }]) => [each.slice(start.length), type]);
  }

  readFile({ path }: vscode.Uri): Uint8Array {
    const { content } = this.#existing(path);
    if (content === undefined) throw vscode.FileSystemError.FileIsADirectory(path);
    return content;
  }

  createDirectory(uri: vscode.Uri): void {
    this.#makeFolder(uri.path);
    this.#tell([uri, vscode.FileChangeType.Created]);
  }

  writeFile(
    uri: vscode.Uri,
    content: Uint8Array,
    { create, overwrite }: { create: boolean; overwrite: boolean },
  ): void {
    const before = this.#entries.get(uri.path);
    if (before === undefined && !create) throw vscode.FileSystemError.FileNotFound(uri);
    if (before !== undefined && create && !overwrite) throw vscode.FileSystemError.FileExists(uri);
    if (before?.type === vscode.FileType.Directory) throw vscode.FileSystemError.FileIsADirectory(uri);
    this.#write(uri.path, content);
    this.#tell([uri, before === undefined ? vscode.FileChangeType.Created : vscode.FileChangeType.Changed]);
  }

  delete(uri: vscode.Uri): void {
    this.#existing(uri.path);
    for (const path of this.#within(uri.path)) this.#entries.delete(path);
    this.#tell([uri, vscode.FileChangeType.Deleted]);
  }

  rename(from: vscode.Uri, to: vscode.Uri, { overwrite }: { overwrite: boolean }): void {
    this.#existing(from.path);
    if (this.#entries.has(to.path) && !overwrite) throw vscode.FileSystemError.FileExists(to);
    for (const path of this.#within(to.path)) this.#entries.delete(path);
    this.#makeFolder(parentOf(to.path));
    for (const path of this.#within(from.path)) {
      const entry = this.#existing(path);
      this.#entries.delete(path);
      this.#entries.set(to.path + path.slice(from.path.length), entry);
    }
    this.#tell([from, vscode.FileChangeType.Deleted], [to, vscode.FileChangeType.Created]);
  }

  #existing(path: string): Entry {
    const entry = this.#entries.get(path);
    if (entry === undefined) throw vscode.FileSystemError.FileNotFound(path);
    return entry;
  }

  /** The paths of an entry and of all that is in it. */
  #within(path: string): string[] {
    return [...this.#entries.keys()].filter((each) => each === path || each.startsWith(`${path}/`));
  }

  #write(path: string, content: Uint8Array): void {
    this.#makeFolder(parentOf(path));
    const [ctime, mtime] = [this.#entries.get(path)?.ctime ?? this.#moment(), this.#moment()];
    this.#entries.set(path, { type: vscode.FileType.File, ctime, mtime, size: content.length, content });
  }

  #makeFolder(path: string): void {
    if (this.#entries.has(path)) return;
    this.#makeFolder(parentOf(path));
    const moment = this.#moment();
    this.#entries.set(path, { type: vscode.FileType.Directory, ctime: moment, mtime: moment, size: 0 });
  }

  #moment(): number {
    this.#moments += 1;
    return this.#moments;
  }

  #tell(...changes: [uri: vscode.Uri, type: vscode.FileChangeType][]): void {
    this.#changed.fire(changes.map(([uri, type]) => ({ uri, type })));
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
