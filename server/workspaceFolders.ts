import type { Connection, InitializeParams } from 'vscode-languageserver';

/** The folders that the editor has open, as URIs. */
export class WorkspaceFolders {
  #uris: string[] = [];

  /** What the editor says of them when it starts the server. */
  initialize({ workspaceFolders, rootUri }: InitializeParams): void {
    // Editors that know one folder only speak of a root.
    this.#uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  }

  /** Follows what is opened and closed later, for an editor that tells it. */
  follow({ workspace }: Connection, changed: () => void): void {
    workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const gone = new Set(removed.map(({ uri }) => uri));
      this.#uris = [...this.#uris.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
      changed();
    });
  }

  uris(): readonly string[] {
    return this.#uris;
  }
}
