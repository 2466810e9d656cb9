import type { ManifestEntry } from './manifest.ts';

/** The configurations of a manifest by what is asked for. Of several with the same the first is meant. */
export class ManifestIndex {
  readonly #byId = new Map<string, ManifestEntry>();
  readonly #byUser = new Map<string, ManifestEntry>();
  /** By the folders of the configurations and of their rows. */
  readonly #byFolder = new Map<string, ManifestEntry>();

  constructor(entries: readonly ManifestEntry[]) {
    for (const entry of entries.toReversed()) this.#add(entry);
  }

  #add(entry: ManifestEntry): void {
    const { branch, component, id, folder, rows, variablesFor } = entry;
    this.#byId.set(keyOf(branch, component, id), entry);
    for (const row of rows) this.#byFolder.set(row.folder, entry);
    this.#byFolder.set(folder, entry);
    if (variablesFor !== undefined) this.#byUser.set(keyOf(branch, variablesFor.component, variablesFor.id), entry);
  }

  /** The configuration with an id. */
  find(branch: string, component: string, id: string): ManifestEntry | undefined {
    return this.#byId.get(keyOf(branch, component, id));
  }

  /** The variables that are for a configuration. */
  variablesFor(branch: string, component: string, id: string): ManifestEntry | undefined {
    return this.#byUser.get(keyOf(branch, component, id));
  }

  /** The configuration in a folder, or the one of the row in it. */
  inFolder(folder: string): ManifestEntry | undefined {
    return this.#byFolder.get(folder);
  }
}

function keyOf(...ids: string[]): string {
  return JSON.stringify(ids);
}
