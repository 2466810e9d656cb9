import {
  type ClientCapabilities,
  CodeLensRefreshRequest,
  type Connection,
  type InitializeParams,
} from 'vscode-languageserver';
import { askForChanges, askForChangesOf } from './askForChanges.ts';
import type { EditAbilities } from './service/severities/findSilencings.ts';
import { SeveritySetting } from './severitySetting.ts';
import { WorkspaceFolders } from './workspaceFolders.ts';

/** What the server knows about its editor: capabilities, open folders, settings. */
export class EditorKnowledge {
  readonly #connection: Connection;
  readonly #folders = new WorkspaceFolders();
  readonly #setting = new SeveritySetting();
  readonly #watched = new Set<string>();
  #capabilities: ClientCapabilities = {};

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Handles the `initialize` request. */
  initialize(params: InitializeParams): void {
    this.#capabilities = params.capabilities;
    this.#folders.initialize(params);
    this.#setting.initialize(params, this.#connection);
  }

  /** Reports changes that affect diagnostics, as far as the editor sends them. Call it once the editor is ready. */
  follow(changed: () => void): void {
    askForChanges(this.#connection, this.#capabilities, this.#folders.uris());
    if (this.#capabilities.workspace?.workspaceFolders === true) this.#folders.follow(this.#connection, changed);
  }

  /** Follows changes of files that a configuration depends on, each from the first time that it is told of. */
  watch(uris: readonly string[]): void {
    const fresh = uris.filter((uri) => !this.#watched.has(uri));
    for (const uri of fresh) this.#watched.add(uri);
    if (fresh.length > 0) askForChangesOf(fresh, this.#connection, this.#capabilities);
  }

  /** The editor reports changed settings, perhaps with the new values. */
  changeSettings(settings: unknown): void {
    this.#setting.change(settings);
  }

  /** What inlay hints say has changed without a change of the text: the editor asks for them again, if it can. */
  refreshInlayHints(): void {
    if (this.#capabilities.workspace?.inlayHint?.refreshSupport !== true) return;
    void this.#connection.languages.inlayHint.refresh().catch(() => undefined);
  }

  /** The same for the plans above jobs, which an environment changes. */
  refreshCodeLenses(): void {
    if (this.#capabilities.workspace?.codeLens?.refreshSupport !== true) return;
    void this.#connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
  }

  /** The document was closed. */
  forget(uri: string): void {
    this.#setting.forget(uri);
  }

  workspaceFolders(): readonly string[] {
    return this.#folders.uris();
  }

  async severitySetting(uri: string): Promise<unknown> {
    return await this.#setting.of(uri);
  }

  abilities(): EditAbilities {
    const { documentChanges, resourceOperations } = this.#capabilities.workspace?.workspaceEdit ?? {};
    return { createFiles: documentChanges === true && resourceOperations?.includes('create') === true };
  }
}
