import type { Connection, InitializeParams } from 'vscode-languageserver';

/** The open folders of the editor, as URIs. */
export class WorkspaceFolders {
  #uris: string[] = [];

  /** Takes the folders that the editor sends when it starts the server. */
  initialize({ workspaceFolders, rootUri }: InitializeParams): void {
    // Editors with a single folder only send a root.
    this.#uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  }

  /** Follows folders that are opened and closed later, if the editor reports them. */
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
