import {
  type ClientCapabilities,
  CodeLensRefreshRequest,
  type Connection,
  type InitializeParams,
} from 'vscode-languageserver';
import { askForChanges, askForChangesOf } from './askForChanges.ts';
import { DocumentSetting } from './documentSetting.ts';
import type { EditAbilities } from './service/features/findSilencings.ts';
import { WorkspaceFolders } from './workspaceFolders.ts';

/** The server's knowledge of its editor: capabilities, open folders, settings. */
export class EditorKnowledge {
  readonly #connection: Connection;
  readonly #folders = new WorkspaceFolders();
  readonly #severity = new DocumentSetting(['diagnostics', 'severity']);
  readonly #profile = new DocumentSetting(['profile']);
  readonly #settings = [this.#severity, this.#profile];
  readonly #watched = new Set<string>();
  #capabilities: ClientCapabilities = {};

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  initialize(params: InitializeParams): void {
    this.#capabilities = params.capabilities;
    this.#folders.initialize(params);
    for (const setting of this.#settings) setting.initialize(params, this.#connection);
  }

  /** Reports changes that affect diagnostics, as far as the editor sends them. Called once the editor is ready. */
  follow(changed: () => void): void {
    askForChanges(this.#connection, this.#capabilities, this.#folders.uris());
    if (this.#capabilities.workspace?.workspaceFolders === true) this.#folders.follow(this.#connection, changed);
  }

  /** Follows changes of files that a configuration depends on, each from its first mention on. */
  watch(uris: readonly string[]): void {
    const fresh = uris.filter((uri) => !this.#watched.has(uri));
    for (const uri of fresh) this.#watched.add(uri);
    if (fresh.length > 0) askForChangesOf(fresh, this.#connection, this.#capabilities);
  }

  /** Takes changed settings, whose new values the editor may include. */
  changeSettings(settings: unknown): void {
    for (const setting of this.#settings) setting.change(settings);
  }

  /** Makes the editor ask for inlay hints again, if it can: they have changed without a change of the text. */
  refreshInlayHints(): void {
    if (this.#capabilities.workspace?.inlayHint?.refreshSupport !== true) return;
    void this.#connection.languages.inlayHint.refresh().catch(() => undefined);
  }

  /** Makes the editor ask for the plans above jobs again, which an environment changes. */
  refreshCodeLenses(): void {
    if (this.#capabilities.workspace?.codeLens?.refreshSupport !== true) return;
    void this.#connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
  }

  forget(uri: string): void {
    for (const setting of this.#settings) setting.forget(uri);
  }

  workspaceFolders(): readonly string[] {
    return this.#folders.uris();
  }

  async severitySetting(uri: string): Promise<unknown> {
    return await this.#severity.of(uri);
  }

  async profileSetting(uri: string): Promise<unknown> {
    return await this.#profile.of(uri);
  }

  abilities(): EditAbilities {
    const { documentChanges, resourceOperations } = this.#capabilities.workspace?.workspaceEdit ?? {};
    return { createFiles: documentChanges === true && resourceOperations?.includes('create') === true };
  }
}
