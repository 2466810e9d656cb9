import type { ProjectLink } from '@pagewright/engine/platform';
import type * as vscode from 'vscode';

/** A project of a stack. */
export interface ProjectName {
  /** The origin of the stack. */
  stack: string;
  /** Id of the project. */
  project: string;
}

/** The name of the project that a folder is linked to. */
export function projectOf({ stack, project }: ProjectLink): ProjectName {
  return { stack, project: project.id };
}

/**
 * The tokens of projects in VS Code's secret store. Only the user puts one there, for a stack that they have named: the
 * link of a folder, which somebody else may have written, is not enough.
 */
export class Tokens {
  readonly #storage: vscode.SecretStorage;

  constructor(storage: vscode.SecretStorage) {
    this.#storage = storage;
  }

  async of(name: ProjectName): Promise<string | undefined> {
    return await this.#storage.get(keyOf(name));
  }

  async set(name: ProjectName, token: string): Promise<void> {
    await this.#storage.store(keyOf(name), token);
  }

  async forget(name: ProjectName): Promise<void> {
    await this.#storage.delete(keyOf(name));
  }

  /** Calls a listener when a token is set or forgotten, in any window. */
  onDidChange(listener: () => void): vscode.Disposable {
    return this.#storage.onDidChange(({ key }) => key.startsWith(ownKeys) && listener());
  }
}

const ownKeys = 'pagewright.token:';

function keyOf({ stack, project }: ProjectName): string {
  return `${ownKeys}${stack}/${project}`;
}
