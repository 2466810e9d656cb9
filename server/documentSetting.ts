import type { Connection, InitializeParams } from 'vscode-languageserver';

/** Gets a setting in one of these ways; each may have none. */
type Ask = (uri: string) => Promise<unknown>;

/**
 * A setting of `pagewright` that may differ between documents. Editors provide a setting in three ways: on request, by
 * sending it when it changes, or by sending it once when they start the server.
 */
export class DocumentSetting {
  readonly #keys: readonly string[];
  #initial: unknown;
  #sent: unknown;
  #ask: Ask | undefined;
  readonly #answers = new Map<string, Promise<unknown>>();

  /** @param keys The keys of the setting below `pagewright`. */
  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  initialize({ initializationOptions, capabilities }: InitializeParams, { workspace }: Connection): void {
    this.#initial = read(initializationOptions, this.#keys);
    if (capabilities.workspace?.configuration !== true) return;
    const section = ['pagewright', ...this.#keys].join('.');
    this.#ask = (scopeUri) => workspace.getConfiguration({ scopeUri, section });
  }

  /** Takes changed settings, whose new values the editor may include. */
  change(settings: unknown): void {
    this.#sent = read(settings, ['pagewright', ...this.#keys]);
    this.#answers.clear();
  }

  /** The value for a document; the editor is asked once per document until something changes. */
  async of(uri: string): Promise<unknown> {
    const answer = this.#answers.get(uri) ?? this.#ask?.(uri).catch(() => undefined);
    if (answer) this.#answers.set(uri, answer);
    return (await answer) ?? this.#sent ?? this.#initial;
  }

  forget(uri: string): void {
    this.#answers.delete(uri);
  }
}

function read(value: unknown, keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) found = Object.entries(Object(found)).find(([name]) => name === key)?.[1];
  return found;
}
