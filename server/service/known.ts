import type { SecretPlace } from '@pagewright/core/secrets/secretPlace';

/** What the editor knows of a configuration that is not in its text. */
export interface Known {
  /** The names of the secrets that have a value in the editor's secret store. */
  secrets: ReadonlySet<string>;
  /** The name of the environment that is chosen for it. */
  environment?: string | undefined;
  /** The file with the shapes that runs have learned, and when it changed last. */
  shapes?: { uri: string; changedAt: number } | undefined;
}

/** What is known of a document, by its URI. */
export type KnownOf = (uri: string) => Known;

/** What is known where no editor reports anything. */
export const nothingKnown: Known = { secrets: new Set() };

/** Whether the editor's secret store has a value for this place, under its path or under its key. */
export function isStored({ path, key }: Pick<SecretPlace, 'path' | 'key'>, { secrets }: Known): boolean {
  return secrets.has(path) || secrets.has(key);
}
