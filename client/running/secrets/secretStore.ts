import type * as vscode from 'vscode';
import type { FileMove } from '../../shared/fileMove.ts';
import { ownerFile } from '../../shared/ownerFile.ts';
import type { Environments } from '../environments/environments.ts';
import { isOwnedBy, movedOwner } from './movedOwner.ts';

/** VS Code's secret store; values leave it only for a run. */
type Storage = Pick<vscode.SecretStorage, 'keys' | 'get' | 'store' | 'delete'>;

/**
 * The owner of secrets: a configuration in one of its environments, or in none. No value of one is ever used for
 * another, so that a secret of production never goes to a test system. The rows of a configuration share its secrets.
 */
export type SecretOwner = string & { readonly isSecretOwner: true };

export function secretOwner(configFile: string, environment: string | undefined): SecretOwner {
  // A path never begins with `@`, and an encoded name has no `:`.
  const prefix = environment === undefined ? '' : `@${encodeURIComponent(environment.toWellFormed())}:`;
  return `${prefix}${ownerFile(configFile)}` as SecretOwner;
}

/** The owner of a configuration's secrets in its chosen environment. */
export function chosenOwner(configFile: string, environments: Pick<Environments, 'chosen'>): SecretOwner {
  return secretOwner(configFile, environments.chosen(configFile));
}

/** The name of the tokens of a login in the browser: no key of a configuration is called so. */
export const loginName = 'OAuth login';

/** The secrets of configurations in VS Code's secret store, by their owner and the name of the secret. */
export class SecretStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The names of the secrets stored for an owner, sorted. */
  async names(owner: SecretOwner): Promise<string[]> {
    const prefix = keyOf(owner, '');
    const keys = await this.#storage.keys();
    const own = keys.filter((key) => key.startsWith(prefix));
    return own.map((key) => key.slice(prefix.length)).sort();
  }

  async value(owner: SecretOwner, name: string): Promise<string | undefined> {
    return await this.#storage.get(keyOf(owner, name));
  }

  /** The stored values of an owner by name, without its login. */
  async values(owner: SecretOwner): Promise<Record<string, string>> {
    const values: Record<string, string> = {};
    for (const name of await this.names(owner)) {
      const value = name === loginName ? undefined : await this.value(owner, name);
      if (value !== undefined) values[name] = value;
    }
    return values;
  }

  /** All values of all owners, for code that has to hide them. */
  async allValues(): Promise<string[]> {
    const keys = (await this.#storage.keys()).filter((key) => key.startsWith(ownKeys));
    const values = await Promise.all(keys.map((key) => this.#storage.get(key)));
    return values.filter((value) => value !== undefined);
  }

  async set(owner: SecretOwner, name: string, value: string): Promise<void> {
    await this.#storage.store(keyOf(owner, name), value);
  }

  async clear(owner: SecretOwner, name: string): Promise<void> {
    await this.#storage.delete(keyOf(owner, name));
  }

  /** Whether a file has secrets in any environment. */
  async has(file: string): Promise<boolean> {
    return (await this.#ownKeys()).some((key) => isOwnedBy(key, file));
  }

  /** Forgets the secrets of a file in all environments. */
  async forget(file: string): Promise<void> {
    const keys = (await this.#ownKeys()).filter((key) => isOwnedBy(key, file));
    for (const key of keys) await this.#storage.delete(ownKeys + key);
  }

  /** Takes the secrets of a file, or of all files in a folder, along when it moves, those of each environment. */
  async move(move: FileMove): Promise<void> {
    for (const key of await this.#ownKeys()) {
      const moved = movedOwner(key, move);
      const value = moved === undefined ? undefined : await this.#storage.get(ownKeys + key);
      if (moved === undefined || value === undefined) continue;
      // Stored first: no value is lost if this ends halfway.
      await this.#storage.store(ownKeys + moved, value);
      await this.#storage.delete(ownKeys + key);
    }
  }

  /** The keys of all secrets, which begin with their owners. */
  async #ownKeys(): Promise<string[]> {
    const keys = await this.#storage.keys();
    return keys.filter((key) => key.startsWith(ownKeys)).map((key) => key.slice(ownKeys.length));
  }
}

const ownKeys = 'pagewright.secret:';

function keyOf(owner: SecretOwner, name: string): string {
  return `${ownKeys}${owner}:${name}`;
}
