import type { Connection, InitializeParams } from 'vscode-languageserver';

const section = 'pagewright.diagnostics.severity';

/** What one of these answers; each may have nothing to say. */
type Ask = (uri: string) => Promise<unknown>;

/**
 * The setting `pagewright.diagnostics.severity`. Editors have three ways to tell a setting: to be asked for it, to send
 * it when it changes, and to send it once when they start the server.
 */
export class SeveritySetting {
  #initial: unknown;
  #sent: unknown;
  #ask: Ask | undefined;
  readonly #answers = new Map<string, Promise<unknown>>();

  initialize({ initializationOptions, capabilities }: InitializeParams, { workspace }: Connection): void {
    this.#initial = read(initializationOptions, ['diagnostics', 'severity']);
    if (capabilities.workspace?.configuration !== true) return;
    this.#ask = (scopeUri) => workspace.getConfiguration({ scopeUri, section });
  }

  /** The editor says that settings have changed, and perhaps to what. */
  change(settings: unknown): void {
    this.#sent = read(settings, section.split('.'));
    this.#answers.clear();
  }

  /** What holds for a document; the editor is asked once for each document until something changes. */
  async of(uri: string): Promise<unknown> {
    const answer = this.#answers.get(uri) ?? this.#ask?.(uri).catch(() => undefined);
    if (answer) this.#answers.set(uri, answer);
    return (await answer) ?? this.#sent ?? this.#initial;
  }

  /** The document was closed. */
  forget(uri: string): void {
    this.#answers.delete(uri);
  }
}

function read(value: unknown, keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) found = Object.entries(Object(found)).find(([name]) => name === key)?.[1];
  return found;
}
