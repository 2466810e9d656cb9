import type * as vscode from 'vscode';

/** VS Code's secret store; values leave it only for a run. */
type Storage = Pick<vscode.SecretStorage, 'keys' | 'get' | 'store' | 'delete'>;

/** The secrets of configurations in VS Code's secret store, by the path of the file and the name of the secret. */
export class SecretStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The names of the secrets stored for a configuration, sorted. */
  async names(configFile: string): Promise<string[]> {
    const prefix = keyOf(configFile, '');
    const keys = await this.#storage.keys();
    const own = keys.filter((key) => key.startsWith(prefix));
    return own.map((key) => key.slice(prefix.length)).sort();
  }

  /** The stored values of a configuration by name. */
  async values(configFile: string): Promise<Record<string, string>> {
    const values: Record<string, string> = {};
    for (const name of await this.names(configFile)) {
      const value = await this.#storage.get(keyOf(configFile, name));
      if (value !== undefined) values[name] = value;
    }
    return values;
  }

  async set(configFile: string, name: string, value: string): Promise<void> {
    await this.#storage.store(keyOf(configFile, name), value);
  }

  async clear(configFile: string, name: string): Promise<void> {
    await this.#storage.delete(keyOf(configFile, name));
  }
}

function keyOf(configFile: string, name: string): string {
  return `pagewright.secret:${configFile}:${name}`;
}
